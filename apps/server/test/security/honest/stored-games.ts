import { readRecord } from '@sanh-rong/engine';
import { replayTable } from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../src/database/open.ts';
import { games } from '../../../src/database/schema.ts';
import { sqlTableStore } from '../../../src/tables/store.ts';
import type { HonestTable } from './honest-table.ts';

/** The games of honest people as the database has them, held against what they were told. */
export const checkStoredGames = async (database: Database, { code, players, sessions }: HonestTable): Promise<void> => {
  const events = await sqlTableStore(database).read(code, 0);
  const acted = events.filter((event) => event.type === 'acted');
  // Each move that was acknowledged is stored once, and neither a clock nor a built-in player had to move for a person.
  expect(acted.every(({ by }) => by === 'person')).toBe(true);
  expect(acted).toHaveLength(players.reduce((sum, { acknowledged }) => sum + acknowledged, 0));
  const rows = await database.sql.select().from(games).where(eq(games.code, code));
  expect(rows).toHaveLength(sessions);
  for (const { text, result } of rows) {
    const replay = readRecord(text);
    if (!replay.ok) throw new Error(replay.error.code);
    const { steps, game } = replay.value;
    expect(game.result(steps[steps.length - 1].state)).toEqual(result);
    expect((result as { points: readonly number[] }).points.reduce((sum, each) => sum + each, 0)).toBe(0);
  }
  const last = replayTable(events)?.session.results.at(-1);
  for (const { client } of players) {
    expect(client.at(code)).toMatchObject({ phase: 'completed', standings: { totals: last?.points } });
  }
};
