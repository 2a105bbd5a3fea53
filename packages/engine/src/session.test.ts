import { describe, expect, test } from 'vitest';
import type { GameResult } from './game.ts';
import { Random } from './random.ts';
import { isComplete, newSession, recordGame, SESSION_LENGTHS, type Session, standings } from './session.ts';
import { tienlen } from './tienlen/game.ts';

const result = (...points: number[]): GameResult => ({
  points,
  places: points.map((own) => 1 + points.filter((other) => other > own).length),
  breakdown: points.map((cards) => ({ cards })),
});

const playSession = (session: Session, seed: string): { session: Session; leaders: number[]; openings: boolean[] } => {
  const random = new Random(seed);
  const leaders: number[] = [];
  const openings: boolean[] = [];
  let now = session;
  for (let k = 1; !isComplete(now); k++) {
    const dealt = tienlen.deal({ seats: now.seats, seed: `${seed}/${k}`, previous: now.previous });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    let { state } = dealt.value;
    leaders.push(state.leader);
    openings.push(tienlen.view(state, 'open').opening || state.result !== null);
    while (tienlen.turn(state) !== null) {
      const step = tienlen.apply(state, random.pick(tienlen.legal(state)));
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    if (state.result === null) throw new Error('not over');
    now = recordGame(now, state.result, tienlen.carryOver(state));
  }
  return { session: now, leaders, openings };
};

describe('sessions', () => {
  test('MN-2 sixteen games unless thirty-two are asked for; a single one for practice', () => {
    expect(newSession(4).length).toBe(16);
    expect([...SESSION_LENGTHS].sort((a, b) => a - b)).toEqual([1, 16, 32]);
    expect(newSession(3, 32).length).toBe(32);
  });

  test('MN-2 other lengths and results of other seats are refused', () => {
    expect(() => newSession(4, 7 as never)).toThrow(RangeError);
    expect(() => newSession(0)).toThrow(RangeError);
    expect(() => recordGame(newSession(3), result(1, -1), null)).toThrow(RangeError);
    expect(() => recordGame(newSession(3), null as never, null)).toThrow(RangeError);
  });

  test('MN-2 points are never reset, and nothing is added to a complete session', () => {
    let session = newSession(2, 1);
    expect(isComplete(session)).toBe(false);
    session = recordGame(session, result(5, -5), { winner: 0, toiTrang: false, barred: null });
    expect(isComplete(session)).toBe(true);
    expect(recordGame(session, result(-9, 9), null)).toBe(session);
    expect(standings(session).totals).toEqual([5, -5]);
  });

  test('MN-21 totals, shared ranks (1, 1, 3), every winner, and the table of games', () => {
    let session = newSession(4, 16);
    session = recordGame(session, result(10, -2, -4, -4), null);
    session = recordGame(session, result(-8, 4, 6, -2), null);
    expect(standings(session)).toEqual({
      totals: [2, 2, 2, -6],
      ranks: [1, 1, 1, 4],
      winners: [0, 1, 2],
      games: [
        [10, -2, -4, -4],
        [-8, 4, 6, -2],
      ],
    });
    session = recordGame(session, result(1, 1, -3, 1), null);
    expect(standings(session).ranks).toEqual([1, 1, 3, 4]);
  });

  test.each([2, 3, 4])('MN-2, MN-3, MN-21 a whole session of sixteen games with %i seats', (seats) => {
    const { session, leaders, openings } = playSession(newSession(seats), `session ${seats}`);
    expect(session.results).toHaveLength(16);
    const { totals, games } = standings(session);
    expect(totals.reduce((sum, points) => sum + points, 0)).toBe(0);
    expect(games).toHaveLength(16);
    for (let k = 1; k < 16; k++) {
      const { places, breakdown } = session.results[k - 1];
      const toiTrang = breakdown.some((parts) => parts.toiTrang !== 0);
      if (!toiTrang) expect(leaders[k]).toBe(places.indexOf(1));
      if (toiTrang) expect(openings[k]).toBe(true);
    }
    expect(playSession(newSession(seats), `session ${seats}`).session).toEqual(session);
  });
});
