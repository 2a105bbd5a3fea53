import { ARENA_ANSWERS as ANSWERS, ARENA_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { type Route, route } from '../../http/route.ts';
import { andThen, askerOf, asPerson, reply, replyTo } from './replies.ts';
import type { ArenaRouteDependencies } from './routes.ts';

/** Matches, their games, and challenges. */
export const matchRoutes = ({ arena, reading }: ArenaRouteDependencies): readonly Route[] => [
  route({
    id: 'listArenaMatches',
    method: 'get',
    path: '/api/arena/matches',
    tag: 'arena',
    who: 'anyone',
    query: REQUESTS.matches,
    answer: ANSWERS.matches,
    handle: async (call) => reply(await reading.matches(call.query)),
  }),
  route({
    id: 'showArenaMatch',
    method: 'get',
    path: '/api/arena/matches/{id}',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.match,
    answer: ANSWERS.match,
    handle: async (call) => replyTo(await reading.match(call.params.id, askerOf(call))),
  }),
  route({
    id: 'showArenaGame',
    method: 'get',
    path: '/api/arena/matches/{id}/games/{number}',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.matchGame,
    answer: ANSWERS.matchGame,
    handle: async (call) => replyTo(await reading.game(call.params)),
  }),
  route({
    id: 'showLiveMatch',
    method: 'get',
    path: '/api/arena/matches/{id}/live',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.match,
    answer: ANSWERS.live,
    handle: async (call) => replyTo(await reading.live(call.params.id)),
  }),
  route({
    id: 'challenge',
    method: 'post',
    path: '/api/arena/challenges',
    tag: 'arena',
    who: 'person',
    body: REQUESTS.challenge,
    answer: ANSWERS.match,
    handle: async (call) => {
      const challenged = await asPerson(call, (person) => arena.challenge(person, call.body));
      return replyTo(await andThen(challenged, (id) => reading.match(id, askerOf(call))), 201);
    },
  }),
  route({
    id: 'cancelChallenge',
    method: 'post',
    path: '/api/arena/matches/{id}/cancel',
    tag: 'arena',
    who: 'person',
    params: REQUESTS.match,
    answer: ANSWERS.match,
    handle: async (call) => {
      const cancelled = await asPerson(call, (person) => arena.cancelChallenge(person, call.params.id));
      return replyTo(await andThen(cancelled, (id) => reading.match(id, askerOf(call))));
    },
  }),
];
