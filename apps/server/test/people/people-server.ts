import { PEOPLE_ANSWERS, type PeopleRequest, type Profile } from '@sanh-rong/protocol';
import type { z } from 'zod';
import type { Database } from '../../src/database/open.ts';
import type { Refused } from '../../src/http/route.ts';
import type { PeopleLimits } from '../../src/people/limits.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { peopleRoutes } from '../../src/people/routes.ts';
import type { Credentials, SignedIn } from '../../src/people/signed-in.ts';
import { openNetworks } from '../../src/rate-limits/networks.ts';
import { SharedRateLimiter } from '../../src/rate-limits/shared-rate-limiter.ts';

/** Clients of the people routes, asked as the router would ask them, on any database. */

export const MINUTE = 60_000;
export const DAY = 86_400_000;

export const PASSWORD = 'mật khẩu của tôi';
export const SECRET = 'a secret for tests, and long enough for one';

export interface RequestOptions {
  readonly by?: Credentials | undefined;
  readonly body?: unknown;
  readonly id?: string;
  readonly address?: string;
  readonly userAgent?: string;
}

export interface Client {
  readonly person: Profile;
  readonly by: { readonly token: string };
  readonly cookies: readonly string[];
}

/** What each route answers with. */
const ANSWERS = {
  createGuest: PEOPLE_ANSWERS.signedIn,
  getMe: PEOPLE_ANSWERS.profile,
  changeMe: PEOPLE_ANSWERS.profile,
  register: PEOPLE_ANSWERS.signedIn,
  signIn: PEOPLE_ANSWERS.signedIn,
  signOut: PEOPLE_ANSWERS.done,
  signOutEverywhere: PEOPLE_ANSWERS.done,
  changePassword: PEOPLE_ANSWERS.done,
  listSignIns: PEOPLE_ANSWERS.signIns,
  revokeSignIn: PEOPLE_ANSWERS.done,
  listTokens: PEOPLE_ANSWERS.tokens,
  createToken: PEOPLE_ANSWERS.tokenMade,
  revokeToken: PEOPLE_ANSWERS.done,
} as const;
export type RouteId = keyof typeof ANSWERS;
export const ROUTE_IDS = Object.keys(ANSWERS) as readonly RouteId[];

type AnswerOf<Id extends RouteId> = z.infer<(typeof ANSWERS)[Id]>;

export interface RouteResponse<Id extends RouteId> {
  readonly answer: AnswerOf<Id>;
  readonly cookies: readonly string[];
  readonly status: number;
}

/** The code of a refusal, or ok. */
export interface Ruled<Id extends RouteId> {
  readonly code: string;
  readonly refused: Refused | null;
  readonly done: RouteResponse<Id> | null;
}

let places = 0;
let names = 0;

export class PeopleServer {
  now = 1_800_000_000_000;
  readonly database: Database;
  readonly people: People;
  /** Every answer as it would go out. */
  readonly spoken: string[] = [];
  readonly logged: string[] = [];

  constructor(database: Database, options: { limits?: Partial<PeopleLimits>; secret?: string; secure?: true } = {}) {
    this.database = database;
    const secret = options.secret ?? SECRET;
    const now = () => this.now;
    this.people = createPeople({
      sql: database.sql,
      sharedLimiter: new SharedRateLimiter({ database, secret, now }),
      networks: openNetworks(secret),
      secret,
      secureCookies: options.secure ?? false,
      now,
      log: (message) => this.logged.push(message),
      ...(options.limits === undefined ? {} : { limits: options.limits }),
    });
  }

  /** An address that no request has come from. */
  newAddress(): string {
    places += 1;
    return `10.${places >> 16}.${(places >> 8) & 255}.${places & 255}`;
  }

  newUsername(): string {
    names += 1;
    return `nguoi_choi_${names}`;
  }

  async ask<Id extends RouteId>(id: Id, asked: RequestOptions = {}): Promise<Ruled<Id>> {
    const route = peopleRoutes(this.people).find((known) => known.id === id);
    if (route === undefined) throw new Error(`no route ${id}`);
    const { by = {}, body, userAgent } = asked;
    const reply = await route.handle({
      params: route.params?.parse({ id: asked.id }),
      query: {},
      body: route.body?.parse(body),
      who: await this.people.identify(by),
      language: 'vi',
      address: asked.address ?? this.newAddress(),
      headers: {
        ...(by.cookie === undefined ? {} : { cookie: by.cookie }),
        ...(by.token === undefined ? {} : { authorization: `Bearer ${by.token}` }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
    });
    this.spoken.push(JSON.stringify(reply));
    if (!reply.ok) return { code: reply.refused.code, refused: reply.refused, done: null };
    const answer = ANSWERS[id].parse(reply.answer) as AnswerOf<Id>;
    return { code: 'ok', refused: null, done: { answer, cookies: reply.cookies ?? [], status: reply.status ?? 200 } };
  }

  /** Asks for something that must be answered. */
  async must<Id extends RouteId>(id: Id, asked: RequestOptions = {}): Promise<RouteResponse<Id>> {
    const { code, done } = await this.ask(id, asked);
    if (done === null) throw new Error(`${id}: ${code}`);
    return done;
  }

  private client({ answer, cookies }: RouteResponse<'createGuest' | 'register' | 'signIn'>): Client {
    if (answer.token === null) throw new Error('no sign-in was made');
    return { person: answer.person, by: { token: answer.token }, cookies };
  }

  async guest(body: PeopleRequest<'guest'> = {}): Promise<Client> {
    return this.client(await this.must('createGuest', { body }));
  }

  async account(username = this.newUsername(), password = PASSWORD): Promise<Client> {
    const { by } = await this.guest();
    return this.client(await this.must('register', { by, body: { username, password } }));
  }

  async signIn(username: string | null, password = PASSWORD, asked: RequestOptions = {}): Promise<Client> {
    return this.client(await this.must('signIn', { ...asked, body: { username, password } }));
  }

  async apiToken(by: Credentials): Promise<{ readonly id: string; readonly by: { readonly token: string } }> {
    const { answer } = await this.must('createToken', { by, body: { name: 'Máy của tôi' } });
    return { id: answer.token.id, by: { token: answer.secret } };
  }

  async isGood(by: Credentials): Promise<boolean> {
    return (await this.people.identify(by)) !== null;
  }

  /** The person of these credentials, for what is asked of People itself. */
  async who(by: Credentials): Promise<SignedIn> {
    const who = await this.people.identify(by);
    if (who === null) throw new Error('nobody');
    return who;
  }
}

/** What a browser sends back of a Set-Cookie. */
export const cookieOf = ({ cookies }: { readonly cookies: readonly string[] }): string => cookies[0].split(';')[0];
