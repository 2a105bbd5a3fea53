import type { BaseAction } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { playerMoves, playerToAct, thoughtOf } from '../src/acting.ts';
import { tick } from '../src/decide.ts';
import { evolve } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import type { TableState } from '../src/state.ts';
import { TIMES } from '../src/times.ts';
import { AN, BINH, TestTable } from './test-table.ts';

/**
 * Built-in players that take their time: the table waits until the server or the practice worker brings their moves.
 */

/** Nam against a built-in player, whose turn it is. */
const itsTurn = (): { table: TestTable; state: TableState } => {
  const table = new TestTable();
  table.ask(AN, { type: 'seatPlayer', seat: 1, level: 'simple' });
  table.ask(AN, { type: 'start' });
  table.after(TIMES.countdown);
  if (turnOf(table.state) === 0) table.ask(AN, { type: 'act', action: table.turn.legal[0] });
  return { table, state: table.state };
};

const movesOf = (state: TableState, action: BaseAction, now: number): TableState => {
  const decision = playerMoves(state, action, now);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce((table, event) => evolve(table, event).state, state);
};

describe('a player that takes its time', () => {
  test('leaves the table as it is until its move is brought, however long that takes', () => {
    const { table, state } = itsTurn();
    const around = { ...table.around, now: state.wake ?? 0, think: () => null };
    expect(tick(state, around)).toEqual({ ok: true, value: [] });
    expect(tick(state, { ...around, now: around.now + 3_600_000 })).toEqual({ ok: true, value: [] });
  });

  test('is told its own view, what is legal, and dice that are the same however often it is asked', () => {
    const { table, state } = itsTurn();
    const turn = playerToAct(state);
    expect(turn).toEqual({ seat: 1, level: 'simple' });
    if (turn === null) return;
    const thought = thoughtOf(state, turn);
    expect(thought).toMatchObject({ game: 'tienlen', level: 'simple', view: { viewer: 1 } });
    expect(thought?.view.hands[0]).toBeNull();
    // Another person comes to watch: still the same turn.
    table.ask(BINH, { type: 'watch' });
    expect(thoughtOf(table.state, turn)).toEqual(thought);
    expect(table.state.seq).toBeGreaterThan(state.seq);
  });

  test('acts as a player; what the rules forbid is played by the clock in its name', () => {
    const { state } = itsTurn();
    const turn = playerToAct(state);
    const legal = turn === null ? [] : (thoughtOf(state, turn)?.legal ?? []);
    for (const action of [legal[0], { type: 'nonsense' }]) {
      const after = movesOf(state, action, 5_000);
      expect(after.moved).toBe(state.seq + 1);
      expect(after.game?.history).toHaveLength((state.game?.history.length ?? 0) + 1);
    }
  });

  test('brings nothing when it is somebody else’s turn', () => {
    const { state } = itsTurn();
    const turn = playerToAct(state);
    const legal = turn === null ? [] : (thoughtOf(state, turn)?.legal ?? []);
    let after = movesOf(state, legal[0], 5_000);
    while (turnOf(after) === 1) after = movesOf(after, legal[0], 5_000);
    expect(playerToAct(after)).toBeNull();
    expect(playerMoves(after, legal[0], 6_000)).toEqual({ ok: true, value: [] });
  });

  test('plays for somebody who has left, as whoever stands in', () => {
    const table = new TestTable().dealt();
    const { who } = table.turn;
    expect(playerToAct(table.state)).toBeNull();
    table.ask(who, { type: 'leave' });
    expect(playerToAct(table.state)).toEqual({ seat: turnOf(table.state), level: null });
  });
});
