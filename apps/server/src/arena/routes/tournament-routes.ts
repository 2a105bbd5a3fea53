import { ok } from '@sanh-rong/engine';
import { ARENA_ANSWERS as ANSWERS, type ArenaTournamentDetail, ARENA_REQUESTS as REQUESTS } from '@sanh-rong/protocol';
import { z } from 'zod';
import { type Call, type Reply, type Route, route } from '../../http/route.ts';
import type { ArenaRuling } from '../refusal.ts';
import { standingsAsTable } from '../tournaments/csv.ts';
import { andThen, askerOf, asPerson, reply, replyTo } from './replies.ts';
import type { ArenaRouteDependencies } from './routes.ts';

type AnyCall = Call<unknown, unknown, unknown>;

/** Does something with a tournament and answers with what it is then. */
const changing =
  ({ tournaments }: ArenaRouteDependencies) =>
  async (
    call: AnyCall,
    id: string,
    change: (person: string) => Promise<ArenaRuling<null>>,
  ): Promise<Reply<ArenaTournamentDetail>> =>
    replyTo(await andThen(await asPerson(call, change), () => tournaments.show(id, askerOf(call))));

const reading = ({ tournaments, now }: ArenaRouteDependencies): readonly Route[] => [
  route({
    id: 'listTournaments',
    method: 'get',
    path: '/api/arena/tournaments',
    tag: 'arena',
    who: 'anyone',
    query: REQUESTS.tournaments,
    answer: ANSWERS.tournaments,
    handle: async (call) => reply({ tournaments: await tournaments.list(call.query, askerOf(call)) }),
  }),
  route({
    id: 'showTournament',
    method: 'get',
    path: '/api/arena/tournaments/{id}',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.tournament,
    answer: ANSWERS.tournament,
    handle: async (call) => replyTo(await tournaments.show(call.params.id, askerOf(call))),
  }),
  route({
    id: 'exportTournament',
    method: 'get',
    path: '/api/arena/tournaments/{id}/export',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.tournament,
    answer: ANSWERS.tournamentExport,
    handle: async ({ params }) =>
      replyTo(
        await andThen(await tournaments.show(params.id, null), async (tournament) =>
          ok({ tournament, exportedAt: now() }),
        ),
      ),
  }),
  route({
    id: 'exportTournamentTable',
    method: 'get',
    path: '/api/arena/tournaments/{id}/export.csv',
    tag: 'arena',
    who: 'anyone',
    params: REQUESTS.tournament,
    answer: z.string(),
    file: 'text/csv',
    handle: async ({ params, language }) =>
      replyTo(
        await andThen(await tournaments.show(params.id, null), async (tournament) =>
          ok(standingsAsTable(tournament, language)),
        ),
      ),
  }),
];

const organising = (dependencies: ArenaRouteDependencies): readonly Route[] => {
  const { tournaments } = dependencies;
  const change = changing(dependencies);
  return [
    route({
      id: 'createTournament',
      method: 'post',
      path: '/api/arena/tournaments',
      tag: 'arena',
      who: 'person',
      body: REQUESTS.createTournament,
      answer: ANSWERS.tournament,
      handle: async (call) => {
        const made = await asPerson(call, (person) => tournaments.create(person, call.body));
        return replyTo(await andThen(made, (id) => tournaments.show(id, askerOf(call))), 201);
      },
    }),
    route({
      id: 'startTournament',
      method: 'post',
      path: '/api/arena/tournaments/{id}/start',
      tag: 'arena',
      who: 'person',
      params: REQUESTS.tournament,
      answer: ANSWERS.tournament,
      handle: (call) => change(call, call.params.id, (person) => tournaments.start(person, call.params.id)),
    }),
    route({
      id: 'cancelTournament',
      method: 'post',
      path: '/api/arena/tournaments/{id}/cancel',
      tag: 'arena',
      who: 'person',
      params: REQUESTS.tournament,
      answer: ANSWERS.tournament,
      handle: (call) => change(call, call.params.id, (person) => tournaments.cancel(person, call.params.id)),
    }),
    route({
      id: 'signUpForTournament',
      method: 'post',
      path: '/api/arena/tournaments/{id}/sign-ups',
      tag: 'arena',
      who: 'person',
      params: REQUESTS.tournament,
      body: REQUESTS.signUp,
      answer: ANSWERS.tournament,
      handle: (call) =>
        change(call, call.params.id, (person) => tournaments.signUp(person, call.params.id, call.body.bot)),
    }),
    route({
      id: 'withdrawFromTournament',
      method: 'delete',
      path: '/api/arena/tournaments/{id}/sign-ups/{bot}',
      tag: 'arena',
      who: 'person',
      params: REQUESTS.signedUp,
      answer: ANSWERS.tournament,
      handle: (call) =>
        change(call, call.params.id, (person) => tournaments.withdraw(person, call.params.id, call.params.bot)),
    }),
  ];
};

/** Tournaments: organising them, coming, watching. */
export const tournamentRoutes = (dependencies: ArenaRouteDependencies): readonly Route[] => [
  ...reading(dependencies),
  ...organising(dependencies),
];
