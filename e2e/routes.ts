import { GAMES } from '@sanh-rong/engine';
import { PAGE_PATHS, type PageId, pagePath } from '@sanh-rong/protocol/pages';
import type { Hall } from './hall.ts';

/** Every page of the client, as its link shows it. */
export interface RouteCase {
  readonly name: string;
  readonly path: (places: Places) => string;
  /** The address leads nowhere, and the server says so. */
  readonly lost?: true;
}

/** A code that no table has. */
const NO_TABLE = 'NQSUCH22';

/** Two people in a game that waits for one of them. */
const playingTable = async (hall: Hall, game: string): Promise<string> => {
  const { code, host } = await hall.newTable({ game, seats: 2, turnSeconds: 120, name: `Bàn ${game}` });
  const guest = await hall.client(await hall.guest('Lan'));
  await guest.view('join_table', { tableId: code });
  await guest.must('player_ready', { tableId: code });
  await host.must('start_game', { tableId: code });
  await host.until(() => host.at(code).game !== null);
  return code;
};

interface BotPlaces {
  readonly bot: string;
  readonly entry: string;
  readonly tournament: string;
}

/** A bot that everybody may read, in a ladder and signed up for a tournament. */
const botPlaces = async (hall: Hall): Promise<BotPlaces> => {
  const { token } = await hall.guest('Nam');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body: object): Promise<string> => {
    const response = await fetch(`${hall.url}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { readonly id: string }).id;
  };
  const [{ id: game, ruleSets }] = GAMES;
  const ruleSet = ruleSets[0].id;
  const bot = await ask('POST', 'bots', { game, name: 'Bot Bờm' });
  await ask('PATCH', `bots/${bot}`, { sharing: 'public' });
  const entry = await ask('POST', 'arena/entries', { bot, ruleSet });
  const wish = { name: 'Cúp Bờm', game, ruleSet, format: 'swiss', seats: 2, deals: 4, rounds: 3 };
  const tournament = await ask('POST', 'arena/tournaments', wish);
  await ask('POST', `arena/tournaments/${tournament}/sign-ups`, { bot });
  return { bot, entry, tournament };
};

/** Something behind every address: a table that waits, one of each game that plays, games that are over, a person. */
export interface Places extends BotPlaces {
  /** The code of a table that waits. */
  readonly lobby: string;
  /** By game: a table at which it is played. */
  readonly playing: ReadonlyMap<string, string>;
  /** By game: one that is over. */
  readonly played: ReadonlyMap<string, string>;
  readonly person: string;
  /** The own link of a person who has no table open. */
  readonly link: string;
}

const ownLink = async (hall: Hall): Promise<string> => {
  const { token } = await hall.guest('Lan');
  const response = await fetch(`${hall.url}/api/me/link`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { readonly link: string }).link;
};

/** As it is in Vietnam. */
const today = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

const IDS = GAMES.map(({ id }) => id);

export const openPlaces = async (hall: Hall): Promise<Places> => {
  const [played, playing, bots, { code }] = await Promise.all([
    Promise.all(IDS.map((game) => hall.playedGame({ game }))),
    Promise.all(IDS.map((game) => playingTable(hall, game))),
    botPlaces(hall),
    hall.newTable({ game: IDS[0], visibility: 'public', name: 'Chiếu nhà Nam' }),
  ]);
  return {
    ...bots,
    lobby: code,
    playing: new Map(IDS.map((game, at) => [game, playing[at]])),
    played: new Map(IDS.map((game, at) => [game, played[at].id])),
    person: played[0].people[0].id,
    link: await ownLink(hall),
  };
};

const one = (name: string, path: RouteCase['path']): readonly RouteCase[] => [{ name, path }];

/** A page that is the same for everybody. */
const same = (page: PageId, name: string = page): readonly RouteCase[] => one(name, () => PAGE_PATHS[page]);

const ofGames = (name: (game: string) => string, path: (game: string, places: Places) => string): RouteCase[] =>
  IDS.map((game) => ({ name: name(game), path: (places) => path(game, places) }));

/** Of every page what there is to be seen; the pages of a match need one that is played, in `arena.test.ts`. */
const CASES: Readonly<Record<Exclude<PageId, 'match' | 'live' | 'arenaGame'>, readonly RouteCase[]>> = {
  home: same('home'),
  create: same('create'),
  table: [
    { name: 'lobby', path: ({ lobby }) => pagePath('table', { code: lobby }) },
    ...ofGames(
      (game) => `table of ${game}`,
      (game, { playing }) => pagePath('table', { code: playing.get(game) ?? '' }),
    ),
    { name: 'no table', path: () => pagePath('table', { code: NO_TABLE }), lost: true },
  ],
  practice: same('practice'),
  practiceTable: same('practiceTable', 'practice table'),
  botPractice: one('practice with a bot', ({ bot }) => pagePath('botPractice', { id: bot })),
  learn: same('learn'),
  learnGame: ofGames(
    (game) => `learn ${game}`,
    (game) => pagePath('learnGame', { game }),
  ),
  puzzles: same('puzzles'),
  games: same('games'),
  daily: same('daily'),
  dailyDay: [
    { name: 'deals of today, by its date', path: () => pagePath('dailyDay', { day: today() }) },
    { name: 'no day', path: () => pagePath('dailyDay', { day: '2999-02-30' }), lost: true },
  ],
  leaders: same('leaders'),
  replay: ofGames(
    (game) => `replay of ${game}`,
    (game, { played }) => pagePath('replay', { id: played.get(game) ?? '' }),
  ),
  me: same('me'),
  person: one('person', ({ person }) => pagePath('person', { id: person })),
  bots: same('bots'),
  bot: one('bot', ({ bot }) => pagePath('bot', { id: bot })),
  entry: one('bot in a ladder', ({ entry }) => pagePath('entry', { id: entry })),
  tournaments: same('tournaments'),
  newTournament: same('newTournament', 'new tournament'),
  tournament: one('tournament', ({ tournament }) => pagePath('tournament', { id: tournament })),
  arena: same('arena'),
  ladder: [
    ...GAMES.map(({ id: game, ruleSets }) => ({
      name: `ladder of ${game}`,
      path: () => pagePath('ladder', { game, ruleSet: ruleSets[0].id }),
    })),
    { name: 'no ladder', path: () => pagePath('ladder', { game: 'khong', ruleSet: 'co' }), lost: true },
  ],
  matches: same('matches'),
  invited: one('own link', ({ link }) => pagePath('invited', { link })),
  settings: same('settings'),
};

export const ROUTES: readonly RouteCase[] = [
  ...Object.values(CASES).flat(),
  { name: 'no page', path: () => '/khong-co-trang-nay', lost: true },
];
