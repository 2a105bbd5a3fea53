import { ok } from '@sanh-rong/engine';
import type { ApiTokenShown } from '@sanh-rong/protocol';
import { and, count, desc, eq, gt, lte, sql as query } from 'drizzle-orm';
import { isAmong } from '../database/among.ts';
import { apiTokens } from '../database/schema.ts';
import type { PeopleDependencies } from './dependencies.ts';
import { isId } from './identity.ts';
import { readPersonName } from './names.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';
import { bySignIn } from './sign-ins.ts';
import type { Credentials, SignedIn } from './signed-in.ts';

/** Tokens for programs that act for a person. */

export const MAX_API_TOKENS = 20;

const DAY = 86_400_000;
/** A token that has leaked, and that its owner has forgotten, is good for so long at most. */
export const TOKEN_LIFE = 365 * DAY;
/** For so long afterwards its owner is told that it has ended; then it is as if it had never been. */
const REMEMBERED = 90 * DAY;

/** A node of an older version makes tokens without an end while others have been upgraded. */
export const tokenEnd = query<Date>`coalesce(${apiTokens.expiresAt}, ${apiTokens.createdAt} + interval '365 days')`;

const endOf = ({ expiresAt, createdAt }: typeof apiTokens.$inferSelect): number =>
  expiresAt?.getTime() ?? createdAt.getTime() + TOKEN_LIFE;

const shown = (row: typeof apiTokens.$inferSelect): ApiTokenShown => ({
  id: row.id,
  name: row.name ?? '',
  start: row.start ?? '',
  createdAt: row.createdAt.getTime(),
  usedAt: row.lastRequest?.getTime() ?? null,
  expiresAt: endOf(row),
});

/** The person who may look after tokens: not a program with one, and not a guest, who might be gone tomorrow. */
const mayManage = (who: SignedIn): PeopleRuling<string> => {
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  return who.guest ? refusePeople('NEEDS_ACCOUNT') : ok(who.person.id);
};

const ofPerson = (person: string, id: string) => and(eq(apiTokens.referenceId, person), eq(apiTokens.id, id));

export const createToken = async (
  { sql, identity, now }: PeopleDependencies,
  who: SignedIn,
  name: string,
): Promise<PeopleRuling<{ readonly token: ApiTokenShown; readonly secret: string }>> => {
  const person = mayManage(who);
  if (!person.ok) return person;
  const called = readPersonName(name);
  if (!called.ok) return called;
  const { id, secret } = await identity.newApiToken(person.value, called.value);
  // Counted afterwards: two at once cannot both slip in under the limit.
  const [{ held }] = await sql.select({ held: count() }).from(apiTokens).where(eq(apiTokens.referenceId, person.value));
  if (held > MAX_API_TOKENS) {
    await sql.delete(apiTokens).where(ofPerson(person.value, id));
    return refusePeople('TOO_MANY_TOKENS', { max: MAX_API_TOKENS });
  }
  const [row] = await sql
    .update(apiTokens)
    .set({ expiresAt: new Date(now() + TOKEN_LIFE) })
    .where(ofPerson(person.value, id))
    .returning();
  return ok({ token: shown(row), secret });
};

export const listTokens = async (
  { sql }: PeopleDependencies,
  who: SignedIn,
): Promise<PeopleRuling<readonly ApiTokenShown[]>> => {
  const person = mayManage(who);
  if (!person.ok) return person;
  const rows = await sql
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.referenceId, person.value))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return ok(rows.map(shown));
};

export const revokeToken = async (
  { sql, tell }: PeopleDependencies,
  who: SignedIn,
  id: string,
): Promise<PeopleRuling<null>> => {
  const person = mayManage(who);
  if (!person.ok) return person;
  if (!isId(id)) return refusePeople('NO_TOKEN');
  const revoked = await sql.delete(apiTokens).where(ofPerson(person.value, id)).returning({ id: apiTokens.id });
  if (revoked.length === 0) return refusePeople('NO_TOKEN');
  tell({ person: person.value, signIns: [], apiTokens: [id] });
  return ok(null);
};

/** Which of these are still good. */
export const aliveTokens = async (
  { sql, now }: PeopleDependencies,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const alive = await sql
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(isAmong(apiTokens.id, ids), gt(tokenEnd, new Date(now()))));
  return new Set(alive.map(({ id }) => id));
};

/** Whether this is a token that was good once and has ended by itself. */
export const hasExpired = async (
  { sql, identity, now }: PeopleDependencies,
  { token }: Credentials,
): Promise<boolean> => {
  const key = token === undefined ? null : await identity.apiTokenKey(token);
  if (key === null) return false;
  const ended = await sql
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(and(eq(apiTokens.key, key), eq(apiTokens.enabled, true), lte(tokenEnd, new Date(now()))));
  return ended.length > 0;
};

/** Removes tokens that have ended long ago. */
export const sweepTokens = async ({ sql, now }: PeopleDependencies): Promise<number> => {
  const ended = lte(tokenEnd, new Date(now() - REMEMBERED));
  return (await sql.delete(apiTokens).where(ended).returning({ id: apiTokens.id })).length;
};
