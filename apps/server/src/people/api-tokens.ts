import { ok } from '@sanh-rong/engine';
import type { ApiTokenShown } from '@sanh-rong/protocol';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { apiTokens } from '../database/schema.ts';
import { readPersonName } from './names.ts';
import { isId, type Parts } from './parts.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';
import { bySignIn } from './sign-ins.ts';
import type { SignedIn } from './signed-in.ts';

/** Tokens for programs that act for somebody. */

export const MAX_API_TOKENS = 20;

const shown = (row: typeof apiTokens.$inferSelect): ApiTokenShown => ({
  id: row.id,
  name: row.name ?? '',
  start: row.start ?? '',
  createdAt: row.createdAt.getTime(),
  usedAt: row.lastRequest?.getTime() ?? null,
});

/** Whoever may look after tokens: not a program with one, and not a guest, who might be gone tomorrow. */
const mayManage = (who: SignedIn): PeopleRuling<string> => {
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  return who.guest ? refusePeople('NEEDS_ACCOUNT') : ok(who.person.id);
};

const ofPerson = (person: string, id: string) => and(eq(apiTokens.referenceId, person), eq(apiTokens.id, id));

export const createToken = async (
  { sql, identity }: Parts,
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
  const [row] = await sql.select().from(apiTokens).where(ofPerson(person.value, id));
  return ok({ token: shown(row), secret });
};

export const listTokens = async ({ sql }: Parts, who: SignedIn): Promise<PeopleRuling<readonly ApiTokenShown[]>> => {
  const person = mayManage(who);
  if (!person.ok) return person;
  const rows = await sql
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.referenceId, person.value))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return ok(rows.map(shown));
};

export const revokeToken = async ({ sql, tell }: Parts, who: SignedIn, id: string): Promise<PeopleRuling<null>> => {
  const person = mayManage(who);
  if (!person.ok) return person;
  if (!isId(id)) return refusePeople('NO_TOKEN');
  const revoked = await sql.delete(apiTokens).where(ofPerson(person.value, id)).returning({ id: apiTokens.id });
  if (revoked.length === 0) return refusePeople('NO_TOKEN');
  tell({ person: person.value, signIns: [], apiTokens: [id] });
  return ok(null);
};

/** Which of these are still good. */
export const aliveTokens = async ({ sql }: Parts, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const alive = await sql
    .select({ id: apiTokens.id })
    .from(apiTokens)
    .where(inArray(apiTokens.id, [...ids]));
  return new Set(alive.map(({ id }) => id));
};
