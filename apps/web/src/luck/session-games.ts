import type { Seat } from '@sanh-rong/engine';
import type { ListedGame, Replay } from '@sanh-rong/protocol';
import { get } from '../net/rest.ts';
import type { PracticeGame } from '../practice/kept.ts';
import type { Past } from '../replay/past.ts';
import type { LuckGame } from './wire.ts';

/** The games of one session, in their order, as far as they are kept. */

/** More than any session has. */
const MOST = 32;

const inOrder = <Numbered extends { readonly number: number }>(games: readonly Numbered[]): readonly Numbered[] =>
  games.toSorted((one, other) => one.number - other.number);

/** Practised on this device: each session has its own promise. `seat` is the player's own where it is left out. */
export const gamesAtHome = async (commitment: string, seat?: Seat): Promise<readonly LuckGame[]> => {
  const [{ practiceGames }, { pastOfPractice }] = await Promise.all([
    import('../practice/practice-store.ts'),
    import('../replay/record.ts'),
  ]);
  const own = (await practiceGames()).filter(({ proof }) => proof?.commitment === commitment);
  return inOrder(own).map((game: PracticeGame) => ({
    text: pastOfPractice(game)?.text ?? null,
    seat: seat ?? game.you ?? 0,
  }));
};

/** Played at a table of the server, whose replays say as much as this viewer may see. */
const gamesAtServer = async (table: string, id: string, seat: Seat): Promise<readonly LuckGame[]> => {
  const { games } = await get<{ games: readonly ListedGame[] }>(`/api/tables/${table}/games?limit=${MOST}`);
  const session = games.find((game) => game.id === id)?.session;
  const told: LuckGame[] = [];
  // One after the other: the page is there already, and others use the server too.
  for (const game of inOrder(games.filter((each) => each.session === session))) {
    const { text } = await get<Replay>(`/api/games/${game.id}/replay`);
    told.push({ text, seat });
  }
  return told;
};

/** All games of the session of a replay; that game alone where the others are not to be had. */
export const gamesBeside = async (past: Past, seat: Seat): Promise<readonly LuckGame[]> => {
  const { id, table, evidence, text } = past;
  const alone: readonly LuckGame[] = [{ text, seat }];
  try {
    if (id !== null && table !== null) {
      const found = await gamesAtServer(table, id, seat);
      return found.length > 0 ? found : alone;
    }
    const commitment = (evidence?.proof as { readonly commitment?: unknown } | null)?.commitment;
    if (id !== null || typeof commitment !== 'string') return alone;
    const found = await gamesAtHome(commitment, seat);
    return found.length > 0 ? found : alone;
  } catch {
    return alone;
  }
};
