import { describe, expect, test } from 'vitest';
import { KEPT_CALLS, ToldCalls } from './told-calls.ts';

const told = (game: number, { failed = false, prints = false }) => ({
  game,
  seat: 1,
  call: { snapshot: { game }, dice: 'dice', memory: 0 },
  answer: {
    action: null,
    fault: null,
    returned: '',
    printed: prints ? [{ level: 'log' as const, text: 'xin chào' }] : [],
    unprinted: 0,
    micros: 5,
  },
  fault: failed ? ({ kind: 'crash' } as const) : null,
});

describe('what an owner hears of a block', () => {
  test('calls that went well and said nothing are not kept', () => {
    const calls = new ToldCalls(0);
    calls.add(told(0, {}));
    expect(calls.take()).toEqual([]);
  });

  test('so many that printed and so many that failed, the failed ones first', () => {
    const calls = new ToldCalls(2);
    for (let game = 0; game < 100; game++) calls.add(told(game, { prints: true, failed: game % 2 === 1 }));
    const taken = calls.take();
    expect(taken.length).toBe(KEPT_CALLS.failed + KEPT_CALLS.printed);
    expect(taken.slice(0, KEPT_CALLS.failed).every(({ call }) => call.fault !== null)).toBe(true);
    expect(taken.slice(KEPT_CALLS.failed).every(({ call }) => call.fault === null)).toBe(true);
    expect(taken[0]).toMatchObject({ contestant: 2, game: 1, seat: 1, micros: 5 });
  });

  test('what was taken is not told again', () => {
    const calls = new ToldCalls(0);
    calls.add(told(0, { failed: true }));
    expect(calls.take().length).toBe(1);
    expect(calls.take()).toEqual([]);
  });
});
