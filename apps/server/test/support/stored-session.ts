import { readRecord } from '@sanh-rong/engine';
import { replayTable, type TableState } from '@sanh-rong/table';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { gameSeats, games, tableAnswers } from '../../src/database/schema.ts';
import { sqlTableStore } from '../../src/tables/store.ts';
import type { ScriptedPlayer } from './scripted-player.ts';

/** A finished session of one game as the database has it, held against what its players were told. */
export const checkSession = async (database: Database, players: readonly ScriptedPlayer[]): Promise<TableState> => {
  const [{ code }] = players;
  const events = await sqlTableStore(database).read(code, 0);
  const state = replayTable(events);
  if (state === null) throw new Error('a table is lost');
  expect(state.phase).toBe('completed');
  const answers = await database.sql.select().from(tableAnswers).where(eq(tableAnswers.code, code));
  for (const { person, acknowledged } of players) {
    const stored = answers.filter((answer) => answer.person === person);
    // Acknowledged once each, stored once each, and nothing stored that was not acknowledged in the end.
    expect(stored.map(({ actionId }) => actionId).sort()).toEqual(acknowledged.map(({ actionId }) => actionId).sort());
  }
  const acted = events.flatMap((event, i) => (event.type === 'acted' && event.by === 'person' ? [i + 1] : []));
  expect(answers.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(acted);
  // The stored text alone tells the same game with the same points.
  const [row, ...more] = await database.sql.select().from(games).where(eq(games.code, code));
  expect(more).toEqual([]);
  const replay = readRecord(row.text);
  if (!replay.ok) throw new Error(replay.error.code);
  const { steps, game } = replay.value;
  const result = game.result(steps[steps.length - 1].state);
  expect(result).toEqual(row.result);
  expect(state.session.results).toEqual([result]);
  expect(result?.points.reduce((sum, each) => sum + each, 0)).toBe(0);
  const seats = await database.sql.select().from(gameSeats).where(eq(gameSeats.gameId, row.id));
  expect(seats.sort((a, b) => a.seat - b.seat).map(({ points }) => points)).toEqual(result?.points);
  for (const { client } of players) {
    expect(client.at(code)).toMatchObject({ phase: 'completed', standings: { totals: result?.points } });
  }
  return state;
};
