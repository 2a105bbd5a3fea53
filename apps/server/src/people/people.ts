import { ok } from '@sanh-rong/engine';
import type { ApiTokenShown, PeopleRequest, Profile, SignInShown, SignOutScope } from '@sanh-rong/protocol';
import { eq } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { people } from '../database/schema.ts';
import type { Networks } from '../rate-limits/networks.ts';
import type { SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { changePassword, register, signIn } from './accounts.ts';
import { aliveTokens, createToken, hasExpired, listTokens, revokeToken, sweepTokens } from './api-tokens.ts';
import type { PeopleDependencies, Revoked } from './dependencies.ts';
import { Devices } from './devices.ts';
import { identify } from './identify.ts';
import { isId, openIdentity } from './identity.ts';
import { removeIdleGuests } from './idle-guests.ts';
import { PeopleLimiter, type PeopleLimits, USUAL_LIMITS } from './limits.ts';
import { offeredName, readPersonName } from './names.ts';
import { profileOf } from './profile.ts';
import type { PeopleRuling } from './refusal.ts';
import {
  aliveSignIns,
  bySignIn,
  listSignIns,
  revokeSignIn,
  signOut,
  signOutEverywhere,
  sweepSignIns,
} from './sign-ins.ts';
import type { Credentials, From, SignedIn, SignInMade } from './signed-in.ts';

export interface PeopleOptions {
  readonly sql: Sql;
  readonly sharedLimiter: SharedRateLimiter;
  readonly networks: Networks;
  /** Signs cookies and tokens: all nodes have the same, and a new one signs everybody out. */
  readonly secret: string;
  /** Cookies over HTTPS only. */
  readonly secureCookies: boolean;
  readonly limits?: Partial<PeopleLimits>;
  readonly now?: () => number;
  /** A guest has signed in to an account: what only the guest could get at goes along. */
  readonly joined?: (guest: string, account: string) => Promise<void>;
  /** Told of what went wrong inside better-auth, without any value. */
  readonly log?: (message: string) => void;
}

/** Who people are. A refused request has changed nothing; only a broken database throws. */
export interface People {
  /** The person of a good cookie, sign-in token or API token; null for everything else. One query. */
  identify(credentials: Credentials): Promise<SignedIn | null>;
  /** Whether no person was found because an API token has expired. */
  hasExpired(credentials: Credentials): Promise<boolean>;
  /** What all may know of a person. */
  find(person: string): Promise<Profile | null>;

  /** A guest at once; without a name they get a friendly one. */
  guest(from: From, name?: string): Promise<PeopleRuling<SignInMade>>;
  /** Another name, another avatar; what is left out stays as it is. */
  change(who: SignedIn, request: PeopleRequest<'changeMe'>): Promise<PeopleRuling<Profile>>;
  /** Turns a guest into an account with the same id; all sign-ins of the guest end, a new one begins. */
  register(who: SignedIn, request: PeopleRequest<'register'>, from: From): Promise<PeopleRuling<SignInMade>>;
  /** `instead`: who is signed in already, if so; that sign-in is replaced. */
  signIn(request: PeopleRequest<'signIn'>, from: From, instead: SignedIn | null): Promise<PeopleRuling<SignInMade>>;
  /** Ends every other sign-in and every API token; answers with cookies for the browser that asked. */
  changePassword(
    who: SignedIn,
    request: PeopleRequest<'changePassword'>,
    from: From,
  ): Promise<PeopleRuling<readonly string[]>>;

  /** Answers with cookies that make the browser forget. */
  signOut(who: SignedIn): Promise<PeopleRuling<readonly string[]>>;
  signOutEverywhere(who: SignedIn, scope: SignOutScope): Promise<PeopleRuling<readonly string[]>>;
  signIns(who: SignedIn): Promise<PeopleRuling<readonly SignInShown[]>>;
  revokeSignIn(who: SignedIn, id: string): Promise<PeopleRuling<null>>;
  /** Which of these are still good. One query. */
  aliveSignIns(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes what has expired. */
  sweep(): Promise<number>;
  /** Removes guests who never played and have been away for long. */
  removeIdleGuests(isStopping?: () => boolean): Promise<void>;

  createToken(
    who: SignedIn,
    name: string,
  ): Promise<PeopleRuling<{ readonly token: ApiTokenShown; readonly secret: string }>>;
  tokens(who: SignedIn): Promise<PeopleRuling<readonly ApiTokenShown[]>>;
  revokeToken(who: SignedIn, id: string): Promise<PeopleRuling<null>>;
  /** Which of these are still good. One query. */
  aliveTokens(ids: readonly string[]): Promise<ReadonlySet<string>>;

  /** Cookies that keep a browser's sign-in for the whole time again; none for a cookie that is not ours. */
  renewedCookies(cookie: string): Promise<readonly string[]>;
  /** Cookies that make a browser forget its sign-in, good or not. */
  forgottenCookies(): Promise<readonly string[]>;

  /** Hears of everything that is ended on this node; the answer stops listening. */
  onRevoked(listener: (revoked: Revoked) => void): () => void;
}

export const createPeople = (options: PeopleOptions): People => {
  const { sql, sharedLimiter, networks, secret, secureCookies, limits, now = Date.now, log } = options;
  const { joined = async () => {} } = options;
  const listeners = new Set<(revoked: Revoked) => void>();
  const dependencies: PeopleDependencies = {
    sql,
    identity: openIdentity({ sql, secret, secureCookies, now, log }),
    limits: new PeopleLimiter({ ...USUAL_LIMITS, ...limits }, sharedLimiter, networks),
    devices: new Devices({ secret, secureCookies }),
    now,
    joined,
    tell: (revoked) => {
      for (const listener of listeners) listener(revoked);
    },
  };

  return {
    identify: (credentials) => identify(dependencies, credentials),
    hasExpired: (credentials) => hasExpired(dependencies, credentials),

    async find(person) {
      if (!isId(person)) return null;
      const [row] = await sql.select().from(people).where(eq(people.id, person));
      return row === undefined ? null : profileOf(row);
    },

    async guest(from, name) {
      const called = name === undefined ? ok(offeredName()) : readPersonName(name);
      if (!called.ok) return called;
      const networks = await dependencies.limits.newGuest(from.address);
      if (!networks.ok) return networks;
      const since = now();
      const id = await dependencies.identity.newGuest(called.value, networks.value);
      const { token, cookies } = await dependencies.identity.signIn(id, from);
      return ok({
        profile: { id, name: called.value, username: null, guest: true, since, face: null },
        token,
        cookies,
      });
    },

    async change(who, { name, face }) {
      const signedIn = bySignIn(who);
      if (!signedIn.ok) return signedIn;
      const called = name === undefined ? ok(undefined) : readPersonName(name);
      if (!called.ok) return called;
      const changed = {
        ...(called.value === undefined ? {} : { name: called.value }),
        ...(face === undefined ? {} : { image: face }),
        updatedAt: new Date(now()),
      };
      const [row] = await sql.update(people).set(changed).where(eq(people.id, who.person.id)).returning();
      return ok(profileOf(row));
    },

    register: (who, request, from) => register(dependencies, who, request, from),
    signIn: (request, from, instead) => signIn(dependencies, request, from, instead),
    changePassword: (who, request, from) => changePassword(dependencies, who, request, from),

    signOut: (who) => signOut(dependencies, who),
    signOutEverywhere: (who, scope) => signOutEverywhere(dependencies, who, scope),
    signIns: (who) => listSignIns(dependencies, who),
    revokeSignIn: (who, id) => revokeSignIn(dependencies, who, id),
    aliveSignIns: (ids) => aliveSignIns(dependencies, ids),
    sweep: async () => (await sweepSignIns(dependencies)) + (await sweepTokens(dependencies)),
    removeIdleGuests: (isStopping) => removeIdleGuests(dependencies, isStopping),

    createToken: (who, name) => createToken(dependencies, who, name),
    tokens: (who) => listTokens(dependencies, who),
    revokeToken: (who, id) => revokeToken(dependencies, who, id),
    aliveTokens: (ids) => aliveTokens(dependencies, ids),

    renewedCookies: (cookie) => dependencies.identity.renewed(cookie),
    forgottenCookies: () => dependencies.identity.forgotten(),

    onRevoked(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
