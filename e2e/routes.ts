import { GAMES } from '@sanh-rong/engine';
import type { Hall } from './hall.ts';

/** Every page of the client, as somebody finds it who has the link. */
export interface RouteCase {
  readonly name: string;
  readonly path: string;
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
export const allRoutes = async (hall: Hall): Promise<RouteCase[]> => {
  const ids = GAMES.map(({ id }) => id);
  const played = await Promise.all(ids.map((game) => hall.playedGame({ game })));
  const playing = await Promise.all(ids.map((game) => playingTable(hall, game)));
  const { bot, entry, tournament } = await botPlaces(hall);
  const { code } = await hall.newTable({ game: ids[0], visibility: 'public', name: 'Chiếu nhà Nam' });
  return [
    { name: 'home', path: '/' },
    { name: 'create', path: '/new' },
    { name: 'lobby', path: `/t/${code}` },
    ...ids.map((game, at) => ({ name: `table of ${game}`, path: `/t/${playing[at]}` })),
    { name: 'practice', path: '/practice' },
    { name: 'practice table', path: '/practice/table' },
    { name: 'practice with a bot', path: `/practice/bot/${bot}` },
    { name: 'learn', path: '/learn' },
    ...ids.map((game) => ({ name: `learn ${game}`, path: `/learn/${game}` })),
    { name: 'games', path: '/games' },
    { name: 'leaders', path: '/leaders' },
    ...ids.map((game, at) => ({ name: `replay of ${game}`, path: `/games/${played[at].id}` })),
    { name: 'me', path: '/me' },
    { name: 'person', path: `/people/${played[0].people[0].id}` },
    { name: 'bots', path: '/bots' },
    { name: 'bot', path: `/bots/${bot}` },
    { name: 'bot in a ladder', path: `/arena/bots/${entry}` },
    { name: 'tournaments', path: '/arena/tournaments' },
    { name: 'new tournament', path: '/arena/tournaments/new' },
    { name: 'tournament', path: `/arena/tournaments/${tournament}` },
    { name: 'arena', path: '/arena' },
    ...GAMES.map(({ id, ruleSets }) => ({ name: `ladder of ${id}`, path: `/arena/${id}/${ruleSets[0].id}` })),
    { name: 'matches', path: '/arena/matches' },
    { name: 'settings', path: '/settings' },
    { name: 'no table', path: `/t/${NO_TABLE}`, lost: true },
    { name: 'no ladder', path: '/arena/khong/co', lost: true },
    { name: 'no page', path: '/khong-co-trang-nay', lost: true },
  ];
};
