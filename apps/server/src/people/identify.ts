import { type Person, toldPerson } from '@sanh-rong/table';
import { and, eq, gt } from 'drizzle-orm';
import { apiTokens, people, signIns } from '../database/schema.ts';
import { tokenEnd } from './api-tokens.ts';
import type { PeopleDependencies } from './dependencies.ts';
import { API_TOKEN_PREFIX, SIGN_IN_SECONDS } from './identity.ts';
import { readAvatar } from './profile.ts';
import type { Credentials, SignedIn } from './signed-in.ts';

const HOUR = 3_600_000;
/** How exactly it is known when something was last used: every use is a query, few are a write. */
const SIGN_IN_GRAIN = 24 * HOUR;
const TOKEN_GRAIN = HOUR;

const person = {
  id: people.id,
  name: people.name,
  image: people.image,
  username: people.username,
  guest: people.isAnonymous,
};

/** A person as tables know them. */
const personOf = ({
  id,
  name,
  image,
}: {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}): Person => toldPerson({ id, name, face: readAvatar(image) ?? undefined });

const bySignIn = async (
  { sql, identity, now }: PeopleDependencies,
  credentials: Credentials,
): Promise<SignedIn | null> => {
  const secret = await identity.secretOf(credentials);
  if (secret === null) return null;
  const at = now();
  const [found] = await sql
    .select({ ...person, signIn: signIns.id, usedAt: signIns.updatedAt })
    .from(signIns)
    .innerJoin(people, eq(people.id, signIns.userId))
    .where(and(eq(signIns.token, secret), gt(signIns.expiresAt, new Date(at))));
  if (found === undefined) return null;
  if (at - found.usedAt.getTime() >= SIGN_IN_GRAIN) {
    const used = { updatedAt: new Date(at), expiresAt: new Date(at + SIGN_IN_SECONDS * 1_000) };
    const kept = await sql.update(signIns).set(used).where(eq(signIns.id, found.signIn)).returning({ id: signIns.id });
    // A guest who was away for long may be removed at this very moment.
    if (kept.length === 0) return null;
  }
  const { username, guest, signIn } = found;
  return { person: personOf(found), username, guest, signIn, apiToken: null };
};

const byApiToken = async ({ sql, identity, now }: PeopleDependencies, token: string): Promise<SignedIn | null> => {
  const key = await identity.apiTokenKey(token);
  if (key === null) return null;
  const at = now();
  const [found] = await sql
    .select({ ...person, apiToken: apiTokens.id, usedAt: apiTokens.lastRequest })
    .from(apiTokens)
    .innerJoin(people, eq(people.id, apiTokens.referenceId))
    .where(and(eq(apiTokens.key, key), eq(apiTokens.enabled, true), gt(tokenEnd, new Date(at))));
  if (found === undefined) return null;
  if (found.usedAt === null || at - found.usedAt.getTime() >= TOKEN_GRAIN) {
    await sql
      .update(apiTokens)
      .set({ lastRequest: new Date(at) })
      .where(eq(apiTokens.id, found.apiToken));
  }
  const { username, guest, apiToken } = found;
  return { person: personOf(found), username, guest, signIn: null, apiToken };
};

/** Who a request is from. A token counts more than a cookie, even one that is good for nothing. */
export const identify = async (
  dependencies: PeopleDependencies,
  credentials: Credentials,
): Promise<SignedIn | null> => {
  const { token } = credentials;
  const isApiToken = typeof token === 'string' && token.startsWith(API_TOKEN_PREFIX);
  return isApiToken ? byApiToken(dependencies, token) : bySignIn(dependencies, credentials);
};
