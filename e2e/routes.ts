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

/** A bot that everybody may read. */
const publicBot = async (hall: Hall): Promise<string> => {
  const { token } = await hall.guest('Nam');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body: object): Promise<{ readonly id: string }> => {
    const response = await fetch(`${hall.url}/api/bots${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as { readonly id: string };
  };
  const { id } = await ask('POST', '', { game: GAMES[0].id, name: 'Bot Bờm' });
  await ask('PATCH', `/${id}`, { sharing: 'public' });
  return id;
};

/** Something behind every address: a table that waits, one of each game that plays, games that are over, somebody. */
export const allRoutes = async (hall: Hall): Promise<RouteCase[]> => {
  const ids = GAMES.map(({ id }) => id);
  const played = await Promise.all(ids.map((game) => hall.playedGame({ game })));
  const playing = await Promise.all(ids.map((game) => playingTable(hall, game)));
  const bot = await publicBot(hall);
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
    ...ids.map((game, at) => ({ name: `replay of ${game}`, path: `/games/${played[at].id}` })),
    { name: 'me', path: '/me' },
    { name: 'person', path: `/people/${played[0].people[0].id}` },
    { name: 'bots', path: '/bots' },
    { name: 'bot', path: `/bots/${bot}` },
    { name: 'settings', path: '/settings' },
    { name: 'no table', path: `/t/${NO_TABLE}`, lost: true },
    { name: 'no page', path: '/khong-co-trang-nay', lost: true },
  ];
};
