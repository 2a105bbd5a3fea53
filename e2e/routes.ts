import { GAMES } from '@sanh-rong/engine';
import type { Hall } from './hall.ts';

/** Every page of the client, as somebody finds it who has the link. */
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

/** Something behind every address: a table that waits, one of each game that plays, games that are over, somebody. */
export interface Places extends BotPlaces {
  /** The code of a table that waits. */
  readonly lobby: string;
  /** By game: a table at which it is played. */
  readonly playing: ReadonlyMap<string, string>;
  /** By game: one that is over. */
  readonly played: ReadonlyMap<string, string>;
  readonly person: string;
  /** The own link of somebody who has no table open. */
  readonly link: string;
}

const ownLink = async (hall: Hall): Promise<string> => {
  const { token } = await hall.guest('Lan');
  const response = await fetch(`${hall.url}/api/me/link`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { readonly link: string }).link;
};

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

export const ROUTES: readonly RouteCase[] = [
  { name: 'home', path: () => '/' },
  { name: 'create', path: () => '/new' },
  { name: 'lobby', path: ({ lobby }) => `/t/${lobby}` },
  ...IDS.map((game) => ({ name: `table of ${game}`, path: ({ playing }: Places) => `/t/${playing.get(game)}` })),
  { name: 'practice', path: () => '/practice' },
  { name: 'practice table', path: () => '/practice/table' },
  { name: 'practice with a bot', path: ({ bot }) => `/practice/bot/${bot}` },
  { name: 'learn', path: () => '/learn' },
  ...IDS.map((game) => ({ name: `learn ${game}`, path: () => `/learn/${game}` })),
  { name: 'games', path: () => '/games' },
  { name: 'leaders', path: () => '/leaders' },
  ...IDS.map((game) => ({ name: `replay of ${game}`, path: ({ played }: Places) => `/games/${played.get(game)}` })),
  { name: 'me', path: () => '/me' },
  { name: 'person', path: ({ person }) => `/people/${person}` },
  { name: 'bots', path: () => '/bots' },
  { name: 'bot', path: ({ bot }) => `/bots/${bot}` },
  { name: 'bot in a ladder', path: ({ entry }) => `/arena/bots/${entry}` },
  { name: 'tournaments', path: () => '/arena/tournaments' },
  { name: 'new tournament', path: () => '/arena/tournaments/new' },
  { name: 'tournament', path: ({ tournament }) => `/arena/tournaments/${tournament}` },
  { name: 'arena', path: () => '/arena' },
  ...GAMES.map(({ id, ruleSets }) => ({ name: `ladder of ${id}`, path: () => `/arena/${id}/${ruleSets[0].id}` })),
  { name: 'matches', path: () => '/arena/matches' },
  { name: 'own link', path: ({ link }) => `/i/${link}` },
  { name: 'settings', path: () => '/settings' },
  { name: 'no table', path: () => `/t/${NO_TABLE}`, lost: true },
  { name: 'no ladder', path: () => '/arena/khong/co', lost: true },
  { name: 'no page', path: () => '/khong-co-trang-nay', lost: true },
];
