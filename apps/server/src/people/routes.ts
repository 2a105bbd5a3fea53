import { PEOPLE_ANSWERS as ANSWERS, PEOPLE_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { type Call, type Reply, type Route, route } from '../http/route.ts';
import type { People } from './people.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';
import type { From, SignedIn, SignInMade } from './signed-in.ts';

/** People over HTTP. */

type AnyCall = Call<unknown, unknown, unknown>;

const fromOf = ({ address, headers: { cookie, 'user-agent': userAgent } }: AnyCall): From => ({
  address,
  userAgent,
  cookie,
});

/** The answer to a ruling. */
const replyTo = <Value, Answer>(
  ruling: PeopleRuling<Value>,
  accepted: (value: Value) => Omit<Extract<Reply<Answer>, { ok: true }>, 'ok'>,
): Reply<Answer> => (ruling.ok ? { ok: true, ...accepted(ruling.value) } : { ok: false, refused: ruling.error });

/** The router turns strangers away; nothing here relies on it. */
const asPerson = async <Value>(
  { who }: AnyCall,
  ask: (who: SignedIn) => Promise<PeopleRuling<Value>>,
): Promise<PeopleRuling<Value>> => (who === null ? refusePeople('SIGN_IN_FIRST') : ask(who));

const signedIn = ({ profile, token, cookies }: SignInMade) => ({ answer: { person: profile, token }, cookies });
const withCookies = (cookies: readonly string[]) => ({ answer: {}, cookies });
const done = () => ({ answer: {} });

/** A browser that comes with its cookie keeps it for the whole time again; programs have none. */
const renewed = async (people: People, { headers }: AnyCall): Promise<readonly string[]> =>
  headers.authorization === undefined && headers.cookie !== undefined ? people.renewedCookies(headers.cookie) : [];

const me = (people: People): readonly Route[] => [
  route({
    id: 'createGuest',
    method: 'post',
    path: '/api/guest',
    tag: 'people',
    who: 'anyone',
    body: REQUESTS.guest,
    answer: ANSWERS.signedIn,
    async handle(call) {
      const there = call.who === null ? null : await people.find(call.who.person.id);
      if (there !== null) {
        return { ok: true, answer: { person: there, token: null }, cookies: await renewed(people, call) };
      }
      const made = await people.guest(fromOf(call), call.body.name);
      return replyTo(made, (value) => ({ ...signedIn(value), status: 201 }));
    },
  }),
  route({
    id: 'getMe',
    method: 'get',
    path: '/api/me',
    tag: 'people',
    who: 'person',
    answer: ANSWERS.profile,
    async handle(call) {
      const person = call.who === null ? null : await people.find(call.who.person.id);
      if (person === null) return { ok: false, refused: refusePeople('SIGN_IN_FIRST').error };
      return { ok: true, answer: { person }, cookies: await renewed(people, call) };
    },
  }),
  route({
    id: 'changeMe',
    method: 'patch',
    path: '/api/me',
    tag: 'people',
    who: 'person',
    body: REQUESTS.changeMe,
    answer: ANSWERS.profile,
    async handle(call) {
      const changed = await asPerson(call, (who) => people.change(who, call.body));
      return replyTo(changed, (person) => ({ answer: { person } }));
    },
  }),
];

const passwords = (people: People): readonly Route[] => [
  route({
    id: 'register',
    method: 'post',
    path: '/api/me/account',
    tag: 'people',
    who: 'person',
    body: REQUESTS.register,
    answer: ANSWERS.signedIn,
    async handle(call) {
      const made = await asPerson(call, (who) => people.register(who, call.body, fromOf(call)));
      return replyTo(made, (value) => ({ ...signedIn(value), status: 201 }));
    },
  }),
  route({
    id: 'signIn',
    method: 'post',
    path: '/api/sign-in',
    tag: 'people',
    who: 'anyone',
    body: REQUESTS.signIn,
    answer: ANSWERS.signedIn,
    async handle(call) {
      return replyTo(await people.signIn(call.body, fromOf(call), call.who), signedIn);
    },
  }),
  route({
    id: 'changePassword',
    method: 'post',
    path: '/api/me/password',
    tag: 'people',
    who: 'person',
    body: REQUESTS.changePassword,
    answer: ANSWERS.done,
    async handle(call) {
      const changed = await asPerson(call, (who) => people.changePassword(who, call.body, fromOf(call)));
      return replyTo(changed, withCookies);
    },
  }),
];

const signIns = (people: People): readonly Route[] => [
  route({
    id: 'signOut',
    method: 'post',
    path: '/api/sign-out',
    tag: 'people',
    who: 'anyone',
    answer: ANSWERS.done,
    async handle({ who }) {
      // A browser whose sign-in has ended elsewhere wants to be rid of its cookie all the same.
      if (who === null) return { ok: true, ...withCookies(await people.forgottenCookies()) };
      return replyTo(await people.signOut(who), withCookies);
    },
  }),
  route({
    id: 'signOutEverywhere',
    method: 'post',
    path: '/api/sign-out-everywhere',
    tag: 'people',
    who: 'person',
    body: REQUESTS.signOutEverywhere,
    answer: ANSWERS.done,
    async handle(call) {
      const { scope = 'sign-ins' } = call.body;
      return replyTo(await asPerson(call, (who) => people.signOutEverywhere(who, scope)), withCookies);
    },
  }),
  route({
    id: 'listSignIns',
    method: 'get',
    path: '/api/me/sign-ins',
    tag: 'people',
    who: 'person',
    answer: ANSWERS.signIns,
    async handle(call) {
      return replyTo(await asPerson(call, people.signIns), (list) => ({ answer: { signIns: [...list] } }));
    },
  }),
  route({
    id: 'revokeSignIn',
    method: 'delete',
    path: '/api/me/sign-ins/{id}',
    tag: 'people',
    who: 'person',
    params: REQUESTS.one,
    answer: ANSWERS.done,
    async handle(call) {
      return replyTo(await asPerson(call, (who) => people.revokeSignIn(who, call.params.id)), done);
    },
  }),
];

const tokens = (people: People): readonly Route[] => [
  route({
    id: 'listTokens',
    method: 'get',
    path: '/api/me/tokens',
    tag: 'people',
    who: 'person',
    answer: ANSWERS.tokens,
    async handle(call) {
      return replyTo(await asPerson(call, people.tokens), (list) => ({ answer: { tokens: [...list] } }));
    },
  }),
  route({
    id: 'createToken',
    method: 'post',
    path: '/api/me/tokens',
    tag: 'people',
    who: 'person',
    body: REQUESTS.createToken,
    answer: ANSWERS.tokenMade,
    async handle(call) {
      const made = await asPerson(call, (who) => people.createToken(who, call.body.name));
      return replyTo(made, (answer) => ({ answer, status: 201 }));
    },
  }),
  route({
    id: 'revokeToken',
    method: 'delete',
    path: '/api/me/tokens/{id}',
    tag: 'people',
    who: 'person',
    params: REQUESTS.one,
    answer: ANSWERS.done,
    async handle(call) {
      return replyTo(await asPerson(call, (who) => people.revokeToken(who, call.params.id)), done);
    },
  }),
];

export const peopleRoutes = (people: People): readonly Route[] => [
  ...me(people),
  ...passwords(people),
  ...signIns(people),
  ...tokens(people),
];
