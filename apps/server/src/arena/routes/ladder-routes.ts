import { ok } from '@sanh-rong/engine';
import { ARENA_ANSWERS as ANSWERS, ARENA_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { type Route, route } from '../../http/route.ts';
import { andThen, askerOf, asPerson, reply, replyTo } from './replies.ts';
import type { ArenaRouteDependencies } from './routes.ts';

const ladders = ({ reading }: ArenaRouteDependencies): readonly Route[] => [
  route({
    id: 'listLadders',
    method: 'get',
    path: '/api/arena/ladders',
    tag: 'arena',
    who: 'anyone',
    query: REQUESTS.pool,
    answer: ANSWERS.ladders,
    handle: async (call) => reply(await reading.ladders(call.query.pool)),
  }),
  route({
    id: 'showLadder',
    method: 'get',
    path: '/api/arena/ladders/{game}/{ruleSet}',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.ladder,
    query: REQUESTS.pool,
    answer: ANSWERS.ladder,
    handle: async (call) => replyTo(await reading.ladder({ ...call.params, ...call.query }, askerOf(call))),
  }),
];

const entries = ({ arena, reading }: ArenaRouteDependencies): readonly Route[] => [
  route({
    id: 'enterLadder',
    method: 'post',
    path: '/api/arena/entries',
    tag: 'arena',
    who: 'person',
    body: REQUESTS.enter,
    answer: ANSWERS.entry,
    handle: async (call) => {
      const entered = await asPerson(call, (person) => arena.enter(person, call.body));
      return replyTo(await andThen(entered, (id) => reading.entry(id, askerOf(call))), 201);
    },
  }),
  route({
    id: 'showEntry',
    method: 'get',
    path: '/api/arena/entries/{id}',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.entry,
    answer: ANSWERS.entryDetail,
    handle: async (call) => replyTo(await reading.entryPage(call.params.id, askerOf(call))),
  }),
  route({
    id: 'withdrawEntry',
    method: 'delete',
    path: '/api/arena/entries/{id}',
    tag: 'arena',
    who: 'person',
    params: REQUESTS.entry,
    answer: ANSWERS.done,
    handle: async (call) => {
      const withdrawn = await asPerson(call, (person) => arena.withdraw(person, call.params.id));
      return replyTo(await andThen(withdrawn, async () => ok({})));
    },
  }),
];

const ofBots = ({ reading }: ArenaRouteDependencies): readonly Route[] => [
  route({
    id: 'listBotEntries',
    method: 'get',
    path: '/api/bots/{id}/entries',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.entriesOfBot,
    answer: ANSWERS.entries,
    handle: async (call) => replyTo(await reading.entriesOf(call.params.id, askerOf(call))),
  }),
  route({
    id: 'listArenaReports',
    method: 'get',
    path: '/api/bots/{id}/arena-reports',
    tag: 'arena',
    who: 'person',
    params: REQUESTS.reportsOfBot,
    answer: ANSWERS.reports,
    handle: async (call) => {
      const found = await asPerson(call, (person) => reading.reports(person, call.params.id));
      return replyTo(await andThen(found, async (reports) => ok({ reports: [...reports] })));
    },
  }),
];

/** Ladders, and the bots in them. */
export const ladderRoutes = (dependencies: ArenaRouteDependencies): readonly Route[] => [
  ...ladders(dependencies),
  ...entries(dependencies),
  ...ofBots(dependencies),
];
