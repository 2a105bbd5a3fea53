import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/open.ts';
import { gameSeats, games, tables } from '../../src/database/schema.ts';

export interface PlayedGame {
  readonly id: string;
  readonly code: string;
  readonly number: number;
  /** Who sat there; null for bots and built-in players. */
  readonly people: readonly (string | null)[];
  /** Long ago unless told. */
  readonly endedAt?: number;
}

/** Lets a person finish so many games, as somebody has who is no newcomer. */
export const finishGames = async (database: Database, person: string, count: number): Promise<void> => {
  const code = randomUUID();
  const table = { code, seq: 1, phase: 'closed', game: 'tienlen', visibility: 'private' } as const;
  await database.sql.insert(tables).values(table);
  for (let number = 1; number <= count; number += 1) {
    await playedGame(database, { id: `${code} ${number}`, code, number, people: [person] });
  }
};

/** A private game that is over, as far as the pages of a bot read it. */
export const playedGame = async ({ sql }: Database, played: PlayedGame): Promise<void> => {
  const { id, code, number, people, endedAt = 2 } = played;
  const ended = { startedAt: 1, endedAt, session: 1, seats: people.length, practice: false, text: '' };
  const shape = { game: 'tienlen', ruleSet: 'mien-nam', visibility: 'private', result: {}, statistics: {}, proof: {} };
  await sql.insert(games).values({ id, code, number, ...ended, ...shape, visibility: 'private' });
  const rows = people.map((person, seat) => ({ gameId: id, seat, person, name: 'x', points: 0, place: 1, endedAt }));
  await sql.insert(gameSeats).values(rows);
};
