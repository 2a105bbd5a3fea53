import { describe, expect, test } from 'vitest';
import { holdTurn, timedTurn } from '../src/coming-and-going.ts';
import { evolve } from '../src/evolve.ts';
import { turnOf } from '../src/playing.ts';
import type { TableState } from '../src/state.ts';
import { MISSED_TURNS, TIMES } from '../src/times.ts';
import { TestTable } from './test-table.ts';

/** The server was away while a person's turn ran. */

const TURN = 30_000;

const held = (table: TestTable, isThere: boolean): TableState => {
  const decision = holdTurn(table.state, isThere, table.now);
  if (!decision.ok) throw new Error(decision.error.code);
  table.events = [...table.events, ...decision.value];
  return decision.value.reduce((state, event) => evolve(state, event).state, table.state);
};

describe('a turn that ran while the server was away', () => {
  const begun = () => new TestTable({ turnSeconds: TURN / 1_000 }).dealt();

  test('is held as for somebody whose connection broke, and whoever is there again is not away', () => {
    const table = begun();
    const { person, began } = timedTurn(table.state) ?? { person: null, began: 0 };
    expect([person, began]).toEqual([table.turn.who, table.now]);
    table.now += 10 * TURN;
    const state = held(table, true);
    expect(state.wake).toBe(table.now + TIMES.heldSeat);
    expect(state.seats[turnOf(state)]).toMatchObject({ away: false, missed: 0, standIn: false });
    expect(table.after(TIMES.heldSeat - 1)).toBe('');
    expect(table.after(1)).toBe('acted');
  });

  test('is held for whoever is not back yet, who is away until then', () => {
    const table = begun();
    const { who, legal } = table.turn;
    table.now += 10 * TURN;
    expect(held(table, false).seats.some((seat) => seat.kind === 'person' && seat.away)).toBe(true);
    table.now += TIMES.heldSeat / 2;
    expect(table.ask(who, { type: 'back' })).toBe('back');
    expect(table.ask(who, { type: 'act', action: legal[0] })).toBe('acted');
  });

  test('SY-33 is held anew where it had been held before: that time passed without a server as well', () => {
    const table = begun();
    const { who } = table.turn;
    table.ask(who, { type: 'away' });
    table.ask(who, { type: 'back' });
    expect(table.state.held).toBe(true);
    table.now += 10 * TURN;
    expect(held(table, true).wake).toBe(table.now + TIMES.heldSeat);
  });

  test('is nobody’s where a built-in player stands in, or no game is on', () => {
    const table = begun();
    const { who } = table.turn;
    for (let missed = 0; missed < MISSED_TURNS; ) {
      if (table.turn.who === who) missed += table.after(TURN) === 'acted' ? 1 : 0;
      else table.ask(table.turn.who, { type: 'act', action: table.turn.legal[0] });
    }
    while (table.turn.who !== who) table.ask(table.turn.who, { type: 'act', action: table.turn.legal[0] });
    expect(timedTurn(table.state)).toBeNull();
    expect(holdTurn(table.state, true, table.now)).toEqual({ ok: true, value: [] });
    expect(holdTurn(new TestTable().state, true, 1)).toEqual({ ok: true, value: [] });
  });
});
