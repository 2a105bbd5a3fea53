import type { Database } from '../../src/database/open.ts';
import { gameSeats, games } from '../../src/database/schema.ts';

export interface PlayedGame {
  readonly id: string;
  readonly code: string;
  readonly number: number;
  /** Who sat there; null for bots and built-in players. */
  readonly people: readonly (string | null)[];
  /** Long ago unless told. */
  readonly endedAt?: number;
}

/** A private game that is over, as far as the pages of a bot read it. */
export const playedGame = async ({ sql }: Database, played: PlayedGame): Promise<void> => {
  const { id, code, number, people, endedAt = 2 } = played;
  const ended = { startedAt: 1, endedAt, session: 1, seats: people.length, practice: false, text: '' };
  const shape = { game: 'tienlen', ruleSet: 'mien-nam', visibility: 'private', result: {}, statistics: {}, proof: {} };
  await sql.insert(games).values({ id, code, number, ...ended, ...shape, visibility: 'private' });
  const rows = people.map((person, seat) => ({ gameId: id, seat, person, name: 'x', points: 0, place: 1, endedAt }));
  await sql.insert(gameSeats).values(rows);
};
