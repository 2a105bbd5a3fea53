import { LIMITS } from '@sanh-rong/bot-kit';
import { ok } from '@sanh-rong/engine';
import { BOT_ANSWERS as ANSWERS, BOT_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { type Call, type Reply, type Route, route } from '../http/route.ts';
import type { Bots } from './bots.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** Bots over HTTP, for browsers and for programs that push a bot from an editor. */

type AnyCall = Call<unknown, unknown, unknown>;

/** The router turns strangers away; nothing here relies on it. */
const asPerson = async <Value, Answer>(
  { who }: AnyCall,
  ask: (person: string) => Promise<BotRuling<Value>>,
  accepted: (value: Value) => Omit<Extract<Reply<Answer>, { ok: true }>, 'ok'>,
): Promise<Reply<Answer>> => {
  const ruling = who === null ? refuseBot('SIGN_IN_FIRST') : await ask(who.person.id);
  return ruling.ok ? { ok: true, ...accepted(ruling.value) } : { ok: false, refused: ruling.error };
};

const answering = <Answer>(answer: Answer) => ({ answer });
const made = <Answer>(answer: Answer) => ({ answer, status: 201 as const });
const done = () => ({ answer: {} });

/** JSON may write a character of a source with six bytes; most take one or two. */
const SOURCE_BODY = 4 * LIMITS.source + 8_192;

const collection = (bots: Bots): readonly Route[] => [
  route({
    id: 'listBots',
    method: 'get',
    path: '/api/bots',
    tag: 'bots',
    who: 'person',
    query: REQUESTS.list,
    answer: ANSWERS.bots,
    handle: (call) =>
      asPerson(
        call,
        async (person) => ok(await bots.mine(person, call.query.game)),
        ({ bots, quota }) => ({ answer: { bots: [...bots], quota } }),
      ),
  }),
  route({
    id: 'createBot',
    method: 'post',
    path: '/api/bots',
    tag: 'bots',
    who: 'person',
    body: REQUESTS.create,
    maxBody: SOURCE_BODY,
    answer: ANSWERS.bot,
    handle: (call) => asPerson(call, (person) => bots.create(person, call.body, call.language), made),
  }),
  route({
    id: 'listOpenBots',
    method: 'get',
    path: '/api/bots/open',
    tag: 'bots',
    who: 'person',
    query: REQUESTS.open,
    answer: ANSWERS.open,
    handle: (call) =>
      asPerson(
        call,
        async (person) => ok(await bots.open(person, call.query)),
        (open) => ({ answer: { bots: [...open] } }),
      ),
  }),
];

const one = (bots: Bots): readonly Route[] => [
  route({
    id: 'showBot',
    method: 'get',
    path: '/api/bots/{id}',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    answer: ANSWERS.bot,
    handle: (call) => asPerson(call, (person) => bots.show(person, call.params.id), answering),
  }),
  route({
    id: 'changeBot',
    method: 'patch',
    path: '/api/bots/{id}',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    body: REQUESTS.change,
    answer: ANSWERS.bot,
    handle: (call) => asPerson(call, (person) => bots.change(person, call.params.id, call.body), answering),
  }),
  route({
    id: 'deleteBot',
    method: 'delete',
    path: '/api/bots/{id}',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    answer: ANSWERS.done,
    handle: (call) => asPerson(call, (person) => bots.remove(person, call.params.id), done),
  }),
  route({
    id: 'copyBot',
    method: 'post',
    path: '/api/bots/{id}/copies',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    body: REQUESTS.copy,
    answer: ANSWERS.bot,
    handle: (call) => asPerson(call, (person) => bots.copy(person, call.params.id, call.body), made),
  }),
];

const versions = (bots: Bots): readonly Route[] => [
  route({
    id: 'listBotVersions',
    method: 'get',
    path: '/api/bots/{id}/versions',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    answer: ANSWERS.versions,
    handle: (call) =>
      asPerson(
        call,
        (person) => bots.versions(person, call.params.id),
        (list) => ({ answer: { versions: [...list] } }),
      ),
  }),
  route({
    id: 'saveBot',
    method: 'post',
    path: '/api/bots/{id}/versions',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    body: REQUESTS.save,
    maxBody: SOURCE_BODY,
    answer: ANSWERS.version,
    handle: (call) => {
      const { params, body } = call;
      return asPerson(
        call,
        (person) =>
          'note' in body ? bots.announce(person, params.id, body.note) : bots.save(person, params.id, body.source),
        answering,
      );
    },
  }),
  route({
    id: 'showBotVersion',
    method: 'get',
    path: '/api/bots/{id}/versions/{number}',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.version,
    answer: ANSWERS.source,
    handle: (call) => asPerson(call, (person) => bots.version(person, call.params.id, call.params.number), answering),
  }),
  route({
    id: 'restoreBotVersion',
    method: 'post',
    path: '/api/bots/{id}/versions/{number}/restore',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.version,
    answer: ANSWERS.version,
    handle: (call) => asPerson(call, (person) => bots.restore(person, call.params.id, call.params.number), answering),
  }),
];

const tries = (bots: Bots): readonly Route[] => [
  route({
    id: 'testBot',
    method: 'post',
    path: '/api/bots/{id}/test',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    body: REQUESTS.test,
    answer: ANSWERS.tested,
    handle: (call) => asPerson(call, (person) => bots.test(person, call.params.id, call.body.version), answering),
  }),
  route({
    id: 'listBotReports',
    method: 'get',
    path: '/api/bots/{id}/reports',
    tag: 'bots',
    who: 'person',
    params: REQUESTS.bot,
    answer: ANSWERS.reports,
    handle: (call) =>
      asPerson(
        call,
        (person) => bots.reports(person, call.params.id),
        (reports) => ({ answer: { reports: [...reports] } }),
      ),
  }),
];

export const botRoutes = (bots: Bots): readonly Route[] => [
  ...collection(bots),
  ...one(bots),
  ...versions(bots),
  ...tries(bots),
];
