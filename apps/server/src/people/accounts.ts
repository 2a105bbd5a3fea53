import { ok } from '@sanh-rong/engine';
import { PASSWORD, type PeopleRequest } from '@sanh-rong/protocol';
import { and, eq, ne } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { accounts, apiTokens, people, signIns } from '../database/schema.ts';
import { isUniqueViolation } from '../database/violations.ts';
import { networksOf, turnOfNetworks } from '../rate-limits/networks.ts';
import type { PeopleDependencies } from './dependencies.ts';
import { whenHashing } from './hashing.ts';
import { readUsername } from './names.ts';
import { hashPassword, readPassword, verifyPassword } from './passwords.ts';
import { profileOf } from './profile.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';
import { bySignIn, endSignIns, keepNewest } from './sign-ins.ts';
import type { From, SignedIn, SignInMade } from './signed-in.ts';

/** Usernames and passwords. */

/** better-auth's word for an account with a password. */
const WITH_PASSWORD = 'credential';

interface KnownPassword {
  readonly account: string;
  readonly hash: string;
}

const selectPassword = (sql: Sql, username: string) =>
  sql
    .select({ account: accounts.id, hash: accounts.password })
    .from(accounts)
    .innerJoin(people, eq(people.id, accounts.userId))
    .where(and(eq(people.username, username), eq(accounts.providerId, WITH_PASSWORD)));

const firstOf = ([found]: readonly { account: string; hash: string | null }[]): KnownPassword | null =>
  found === undefined || found.hash === null ? null : { account: found.account, hash: found.hash };

const passwordOf = async (sql: Sql, username: string): Promise<KnownPassword | null> =>
  firstOf(await selectPassword(sql, username));

/** The same, after every change of it that has begun. */
const settledPasswordOf = async (sql: Sql, username: string): Promise<KnownPassword | null> =>
  firstOf(await selectPassword(sql, username).for('share', { of: accounts }));

/** Whether the sign-in is still good, and keeps it as it is until the transaction ends. */
const holds = async (sql: Sql, signIn: string): Promise<boolean> =>
  (await sql.select({ id: signIns.id }).from(signIns).where(eq(signIns.id, signIn)).for('update')).length > 0;

/** A guest gets a username and a password and stays who they are; every sign-in of the guest ends, a new one begins. */
export const register = async (
  dependencies: PeopleDependencies,
  who: SignedIn,
  request: PeopleRequest<'register'>,
  from: From,
): Promise<PeopleRuling<SignInMade>> => {
  const { sql, identity, limits, devices, now } = dependencies;
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  if (!who.guest) return refusePeople('ALREADY_REGISTERED');
  const username = readUsername(request.username);
  if (!username.ok) return username;
  const password = readPassword(request.password, username.value);
  if (!password.ok) return password;
  // Before anything is looked up: else a client over the limit could go on asking who has an account.
  const attempt = await limits.registration(from.address);
  if (!attempt.ok) return attempt;
  const failed = async <Refusal>(refusal: Refusal): Promise<Refusal> => {
    await attempt.value.failed();
    return refusal;
  };
  const taken = sql.select({ id: people.id }).from(people).where(eq(people.username, username.value));
  if ((await taken).length > 0) return failed(refusePeople('USERNAME_TAKEN'));
  const hashed = await whenHashing(turnOfNetworks(networksOf(from.address)), () => hashPassword(password.value));
  if (!hashed.ok) return failed(hashed);
  const person = who.person.id;

  const registered = await sql
    .transaction(async (tx) => {
      if (!(await holds(tx, signIn.value))) return refusePeople('SIGN_IN_FIRST');
      const [row] = await tx
        .update(people)
        .set({
          username: username.value,
          displayUsername: request.username,
          isAnonymous: false,
          updatedAt: new Date(now()),
        })
        .where(and(eq(people.id, person), eq(people.isAnonymous, true)))
        .returning();
      if (row === undefined) return refusePeople('ALREADY_REGISTERED');
      const account = { id: identity.newId(), userId: person, accountId: person, providerId: WITH_PASSWORD };
      await tx.insert(accounts).values({ ...account, password: hashed.value });
      const ended = await tx.delete(signIns).where(eq(signIns.userId, person)).returning({ id: signIns.id });
      return ok({ profile: profileOf(row), ended: ended.map(({ id }) => id) });
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) return refusePeople('USERNAME_TAKEN');
      throw error;
    });
  if (!registered.ok) return failed(registered);

  dependencies.tell({ person, signIns: registered.value.ended, apiTokens: [] });
  const { token, cookies } = await identity.signIn(person, from);
  const device = devices.remember(from.cookie, username.value, hashed.value);
  return ok({ profile: registered.value.profile, token, cookies: [...cookies, device] });
};

const fits = (password: string): boolean => password.length >= PASSWORD.min && password.length <= PASSWORD.max;

/** One answer for an unknown username and for a wrong password. A sign-in that asks is replaced by the new one. */
export const signIn = async (
  dependencies: PeopleDependencies,
  request: PeopleRequest<'signIn'>,
  from: From,
  instead: SignedIn | null,
): Promise<PeopleRuling<SignInMade>> => {
  const { sql, identity, limits, devices } = dependencies;
  const username = readUsername(request.username);
  if (!username.ok) return refusePeople('BAD_SIGN_IN');
  // What cannot be a password is no guess: it is neither looked up nor counted against the owner of the name.
  if (!fits(request.password)) return refusePeople('BAD_SIGN_IN');
  const before = await passwordOf(sql, username.value);
  const device = before === null ? null : devices.known(from.cookie, username.value, before.hash);
  const attempt = await (device === null
    ? limits.password(username.value, from.address)
    : limits.passwordFrom(device, username.value));
  if (!attempt.ok) return attempt;

  const checked = await whenHashing(device ?? turnOfNetworks(networksOf(from.address)), () =>
    identity.signInWithPassword(username.value, request.password, from),
  );
  if (!checked.ok) {
    await attempt.value.untried();
    return checked;
  }
  const made = checked.value;
  if (made === null) return refusePeople('BAD_SIGN_IN');
  // A change that has ended the other sign-ins and is not stored yet would not have seen this one.
  const after = await settledPasswordOf(sql, username.value);
  if (after === null || before?.hash !== after.hash) {
    // The password was changed while it was being checked: the old one must not outlive that.
    await endSignIns(dependencies, made.person, [made.id]);
    return refusePeople('BAD_SIGN_IN');
  }
  await attempt.value.succeeded();

  if (instead !== null && instead.signIn !== null) {
    if (instead.guest && instead.person.id !== made.person) await dependencies.joined(instead.person.id, made.person);
    await endSignIns(dependencies, instead.person.id, [instead.signIn]);
  }
  await keepNewest(dependencies, made.person);
  const [row] = await sql.select().from(people).where(eq(people.id, made.person));
  const cookies = [...made.cookies, devices.remember(from.cookie, username.value, after.hash)];
  return ok({ profile: profileOf(row), token: made.token, cookies });
};

/** Ends every other sign-in and API token, and makes all other devices unknown: others may know the old password. */
export const changePassword = async (
  dependencies: PeopleDependencies,
  who: SignedIn,
  request: PeopleRequest<'changePassword'>,
  from: From,
): Promise<PeopleRuling<readonly string[]>> => {
  const { sql, limits, devices, now } = dependencies;
  const signIn = bySignIn(who);
  if (!signIn.ok) return signIn;
  if (who.username === null) return refusePeople('NEEDS_ACCOUNT');
  const next = readPassword(request.next, who.username);
  if (!next.ok) return next;
  if (!fits(request.current)) return refusePeople('WRONG_PASSWORD');
  // An attacker who floods the name from elsewhere must not keep its owner from changing the password.
  const attempt = await limits.passwordFrom(signIn.value, who.username);
  if (!attempt.ok) return attempt;
  const known = await passwordOf(sql, who.username);
  if (known === null) return refusePeople('WRONG_PASSWORD');
  const hashed = await whenHashing(signIn.value, async () => {
    const right = await verifyPassword({ hash: known.hash, password: request.current });
    return right ? hashPassword(next.value) : null;
  });
  if (!hashed.ok) {
    await attempt.value.untried();
    return hashed;
  }
  const password = hashed.value;
  if (password === null) return refusePeople('WRONG_PASSWORD');
  await attempt.value.succeeded();
  const person = who.person.id;

  const changed = await sql.transaction(async (tx) => {
    if (!(await holds(tx, signIn.value))) return refusePeople('SIGN_IN_FIRST');
    const rows = await tx
      .update(accounts)
      .set({ password, updatedAt: new Date(now()) })
      .where(and(eq(accounts.id, known.account), eq(accounts.password, known.hash)))
      .returning({ id: accounts.id });
    if (rows.length === 0) return refusePeople('WRONG_PASSWORD');
    const others = and(eq(signIns.userId, person), ne(signIns.id, signIn.value));
    const ended = await tx.delete(signIns).where(others).returning({ id: signIns.id });
    const revoked = await tx.delete(apiTokens).where(eq(apiTokens.referenceId, person)).returning({ id: apiTokens.id });
    return ok({ ended: ended.map(({ id }) => id), revoked: revoked.map(({ id }) => id) });
  });
  if (!changed.ok) return changed;
  const { ended, revoked } = changed.value;
  if (ended.length + revoked.length > 0) dependencies.tell({ person, signIns: ended, apiTokens: revoked });
  return ok([devices.remember(from.cookie, who.username, password)]);
};
