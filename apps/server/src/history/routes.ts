import { GAMES, SESSION_LENGTHS } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import {
  BOT_ANSWERS,
  type Profile,
  REST_ANSWERS,
  REST_REQUESTS,
  type RestAnswer,
  type RestCode,
} from '@sanh-rong/protocol';
import { TURN_SECONDS, tableOptions } from '@sanh-rong/table';
import { HttpRefusal } from '../http/refusal.ts';
import { type Refused, type Reply, type Route, route } from '../http/route.ts';
import { ParsingBusy } from '../parsing-threads/parsing-threads.ts';
import type { SignedIn } from '../people/signed-in.ts';
import type { Asker } from './game-rows.ts';
import type { History } from './history.ts';
import type { TableDirectory } from './table-directory.ts';

export interface HistoryRouteDependencies {
  readonly history: History;
  readonly directory: TableDirectory;
  /** What all may know of a person; null when there is none of this id. */
  readonly people: { find(id: string): Promise<Profile | null> };
}

const STATUS: Readonly<Record<RestCode, Refused['status']>> = {
  NO_TABLE: 404,
  NO_GAME: 404,
  NO_PERSON: 404,
  CONCEALED: 403,
  OLD_GAME: 409,
};

const refuse = (code: RestCode): Reply<never> => ({ ok: false, refused: { status: STATUS[code], code } });

const reply = <Answer>(answer: Answer): Reply<Answer> => ({ ok: true, answer });

/** Where too many games are being played again, the request is refused for now. */
const orLater = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw error instanceof ParsingBusy ? new HttpRefusal(429, 'SLOW_DOWN') : error;
  });

const askerOf = (who: SignedIn | null): Asker => who?.person.id ?? null;

type Rules = RestAnswer<'rules'>;

/** The rules as data never change while the server runs. */
const RULES = {
  games: GAMES.map(({ id, ruleSets, conceals }) => ({
    id,
    ruleSets: ruleSets.map(({ id, seats, options }) => ({ id, seats, options: tableOptions(options) })),
    levels: playersFor(id).map((player) => player.id),
    conceals,
  })),
  sessionLengths: SESSION_LENGTHS,
  turnSeconds: TURN_SECONDS,
} as unknown as Rules;

const tableRoutes = ({ history, directory }: HistoryRouteDependencies): Route[] => [
  route({
    id: 'listTables',
    method: 'get',
    path: '/api/tables',
    tag: 'tables',
    who: 'anyone',
    query: REST_REQUESTS.pageOfGame,
    answer: REST_ANSWERS.tables,
    handle: async ({ query: { game, ...paging } }) => {
      const { tables, next } = await directory.page(paging, game);
      return reply({ tables: tables.map((table) => ({ ...table, people: [...table.people] })), next });
    },
  }),
  route({
    id: 'showTable',
    method: 'get',
    path: '/api/tables/{code}',
    tag: 'tables',
    who: 'anyone',
    params: REST_REQUESTS.table,
    answer: REST_ANSWERS.table,
    handle: async ({ params }) => {
      const table = await directory.find(params.code);
      return table === null ? refuse('NO_TABLE') : reply({ table: { ...table, people: [...table.people] } });
    },
  }),
  route({
    id: 'listTableGames',
    method: 'get',
    path: '/api/tables/{code}/games',
    tag: 'tables',
    who: 'anyone',
    params: REST_REQUESTS.table,
    query: REST_REQUESTS.page,
    answer: REST_ANSWERS.games,
    handle: async ({ params, query, who }) => {
      const { games, next } = await history.gamesAt(params.code, askerOf(who), query);
      return reply({ games: [...games], next });
    },
  }),
];

const gameRoutes = ({ history }: HistoryRouteDependencies): Route[] => [
  route({
    id: 'listGames',
    method: 'get',
    path: '/api/games',
    tag: 'games',
    who: 'anyone',
    query: REST_REQUESTS.pageOfGame,
    answer: REST_ANSWERS.games,
    handle: async ({ query: { game, ...paging } }) => {
      const { games, next } = await history.recent(paging, game);
      return reply({ games: [...games], next });
    },
  }),
  route({
    id: 'showGame',
    method: 'get',
    path: '/api/games/{id}',
    tag: 'games',
    who: 'anyone',
    params: REST_REQUESTS.game,
    answer: REST_ANSWERS.game,
    handle: async ({ params, who }) => {
      const game = await history.game(params.id, askerOf(who));
      return game === null ? refuse('NO_GAME') : reply({ game });
    },
  }),
  route({
    id: 'replayGame',
    method: 'get',
    path: '/api/games/{id}/replay',
    tag: 'games',
    who: 'anyone',
    params: REST_REQUESTS.game,
    answer: REST_ANSWERS.replay,
    handle: async ({ params, who }) => {
      const replay = await orLater(history.replay(params.id, askerOf(who)));
      return typeof replay === 'string' ? refuse(replay) : reply(replay);
    },
  }),
  route({
    id: 'listBotCalls',
    method: 'get',
    path: '/api/games/{id}/bots',
    tag: 'games',
    who: 'anyone',
    params: REST_REQUESTS.game,
    answer: BOT_ANSWERS.calls,
    handle: async ({ params, who }) => {
      const calls = await orLater(history.botCalls(params.id, askerOf(who)));
      return typeof calls === 'string' ? refuse(calls) : reply({ calls });
    },
  }),
  route({
    id: 'gameText',
    method: 'get',
    path: '/api/games/{id}/text',
    tag: 'games',
    who: 'anyone',
    params: REST_REQUESTS.game,
    answer: REST_ANSWERS.text,
    handle: async ({ params, who }) => {
      const replay = await orLater(history.replay(params.id, askerOf(who)));
      if (typeof replay === 'string') return refuse(replay);
      return replay.text === null ? refuse('CONCEALED') : reply({ text: replay.text });
    },
  }),
];

const personRoutes = ({ history, people }: HistoryRouteDependencies): Route[] => [
  route({
    id: 'showPerson',
    method: 'get',
    path: '/api/people/{id}',
    tag: 'people',
    who: 'anyone',
    params: REST_REQUESTS.person,
    answer: REST_ANSWERS.person,
    handle: async ({ params, who }) => {
      const person = await people.find(params.id);
      if (person === null) return refuse('NO_PERSON');
      return reply({ person, statistics: await history.statistics(params.id, askerOf(who)) });
    },
  }),
  route({
    id: 'listPersonGames',
    method: 'get',
    path: '/api/people/{id}/games',
    tag: 'people',
    who: 'anyone',
    params: REST_REQUESTS.person,
    query: REST_REQUESTS.pageOfGame,
    answer: REST_ANSWERS.games,
    handle: async ({ params, query: { game, ...paging }, who }) => {
      const { games, next } = await history.gamesOf(params.id, askerOf(who), paging, game);
      return reply({ games: [...games], next });
    },
  }),
];

const rulesRoute: Route = route({
  id: 'listRules',
  method: 'get',
  path: '/api/rules',
  tag: 'rules',
  who: 'anyone',
  answer: REST_ANSWERS.rules,
  handle: async () => reply(RULES),
});

/** What can be read about tables, finished games, people and rules. */
export const historyRoutes = (dependencies: HistoryRouteDependencies): Route[] => [
  ...tableRoutes(dependencies),
  ...gameRoutes(dependencies),
  ...personRoutes(dependencies),
  rulesRoute,
];
