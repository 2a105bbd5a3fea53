import { ok } from '@sanh-rong/engine';
import type { SignInShown, SignOutScope } from '@sanh-rong/protocol';
import { and, desc, eq, gt, inArray, lte, notInArray, type SQL } from 'drizzle-orm';
import { isAmong } from '../database/among.ts';
import { apiTokens, signIns } from '../database/schema.ts';
import type { PeopleDependencies } from './dependencies.ts';
import { isId } from './identity.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';
import type { SignedIn } from './signed-in.ts';

/** A person who signs in once more than this is signed out where they signed in first. */
export const MAX_SIGN_INS = 50;

/** What only a person who signed in may do; a leaked API token must not take over anything. */
export const bySignIn = (who: SignedIn): PeopleRuling<string> =>
  who.signIn === null ? refusePeople('NEEDS_SIGN_IN') : ok(who.signIn);

const remove = async ({ sql }: PeopleDependencies, which: SQL | undefined): Promise<string[]> => {
  const removed = await sql.delete(signIns).where(which).returning({ id: signIns.id });
  return removed.map(({ id }) => id);
};

const ofPerson = (person: string, ids: readonly string[]): SQL | undefined =>
  and(eq(signIns.userId, person), inArray(signIns.id, [...ids]));

/** Ends sign-ins of a person and tells the open connections and the other nodes; true when there was one. */
export const endSignIns = async (
  dependencies: PeopleDependencies,
  person: string,
  ids: readonly string[],
): Promise<boolean> => {
  const ended = await remove(dependencies, ofPerson(person, ids));
  if (ended.length > 0) dependencies.tell({ person, signIns: ended, apiTokens: [] });
  return ended.length > 0;
};

/** Keeps the newest sign-ins of a person. */
export const keepNewest = async (dependencies: PeopleDependencies, person: string): Promise<void> => {
  const newest = dependencies.sql
    .select({ id: signIns.id })
    .from(signIns)
    .where(eq(signIns.userId, person))
    .orderBy(desc(signIns.createdAt), desc(signIns.id))
    .limit(MAX_SIGN_INS);
  const ended = await remove(dependencies, and(eq(signIns.userId, person), notInArray(signIns.id, newest)));
  if (ended.length > 0) dependencies.tell({ person, signIns: ended, apiTokens: [] });
};

export const signOut = async (
  dependencies: PeopleDependencies,
  who: SignedIn,
): Promise<PeopleRuling<readonly string[]>> => {
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  await endSignIns(dependencies, who.person.id, [signIn.value]);
  return ok(await dependencies.identity.forgotten());
};

export const signOutEverywhere = async (
  dependencies: PeopleDependencies,
  who: SignedIn,
  scope: SignOutScope,
): Promise<PeopleRuling<readonly string[]>> => {
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  const person = who.person.id;
  await remove(dependencies, eq(signIns.userId, person));
  const everything = scope === 'everything';
  if (everything) await dependencies.sql.delete(apiTokens).where(eq(apiTokens.referenceId, person));
  dependencies.tell({ person, signIns: 'all', apiTokens: everything ? 'all' : [] });
  return ok(await dependencies.identity.forgotten());
};

export const listSignIns = async (
  { sql, now }: PeopleDependencies,
  who: SignedIn,
): Promise<PeopleRuling<readonly SignInShown[]>> => {
  const current = bySignIn(who);
  if (!current.ok) return current;
  const rows = await sql
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, who.person.id), gt(signIns.expiresAt, new Date(now()))))
    .orderBy(desc(signIns.createdAt), desc(signIns.id));
  return ok(
    rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      createdAt: createdAt.getTime(),
      usedAt: updatedAt.getTime(),
      userAgent: userAgent ?? '',
      current: id === current.value,
    })),
  );
};

export const revokeSignIn = async (
  dependencies: PeopleDependencies,
  who: SignedIn,
  id: string,
): Promise<PeopleRuling<null>> => {
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  const ended = isId(id) && (await endSignIns(dependencies, who.person.id, [id]));
  return ended ? ok(null) : refusePeople('NO_SIGN_IN');
};

/** Which of these are still good. */
export const aliveSignIns = async (
  { sql, now }: PeopleDependencies,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const alive = await sql
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(isAmong(signIns.id, ids), gt(signIns.expiresAt, new Date(now()))));
  return new Set(alive.map(({ id }) => id));
};

/** Removes sign-ins that have expired. */
export const sweepSignIns = async (dependencies: PeopleDependencies): Promise<number> =>
  (await remove(dependencies, lte(signIns.expiresAt, new Date(dependencies.now())))).length;
