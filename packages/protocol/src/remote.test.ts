import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REMOTE_LIMITS, readAsk, readMoves, timeFor } from './remote.ts';

describe('what a program answered', () => {
  test('is read move by move, in any of the three ways', () => {
    const moves = [
      { action: { type: 'play', cards: ['3s', '3d'] } },
      { action: { type: 'to', amount: 60 } },
      { move: { action: 'play', cards: [{ rank: '3', suit: '♠' }] } },
      { error: 'no idea' },
    ];
    expect(readMoves({ answers: moves })).toEqual(moves);
    expect(readMoves({ answers: moves, took: 3 })).toEqual(moves);
  });

  test('is null for each that cannot be read, and the others stand', () => {
    const pass = { action: { type: 'pass' } };
    const bad = [
      1,
      null,
      {},
      [],
      { action: 'pass' },
      { ...pass, move: {} },
      { error: 'x'.repeat(401) },
      { action: { [`${'k'.repeat(33)}`]: 1 } },
    ];
    for (const each of bad) expect(readMoves({ answers: [pass, each, pass] })).toEqual([pass, null, pass]);
  });

  test('is nothing where there are no answers, or more than were asked', () => {
    for (const answer of [undefined, null, 7, 'no', [], {}, { answers: 'all' }]) expect(readMoves(answer)).toEqual([]);
    expect(readMoves({ answers: new Array(REMOTE_LIMITS.questions + 1).fill({ error: '' }) })).toEqual([]);
  });

  test('never throws and never brings more than a move may hold', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 6 }), { maxLength: 40 }), (answers) => {
        const read = readMoves({ answers });
        expect(read.length).toBe(answers.length > REMOTE_LIMITS.questions ? 0 : answers.length);
        for (const [at, each] of read.entries()) if (each !== null) expect(each).toEqual(answers[at]);
      }),
    );
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(readMoves({ answers: [{ action: { type: 'play', cards: deep } }] })).toEqual([null]);
    const [proto] = readMoves({ answers: [JSON.parse('{"action":{"__proto__":{"type":"pass"}}}')] });
    expect((proto as { action?: { type?: unknown } } | null)?.action?.type).toBeUndefined();
  });

  test('is left at once where it has more parts than a move', () => {
    let looked = 0;
    const counting = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get: (target, key) => {
          looked += 1;
          return Reflect.get(target, key);
        },
      });
    const fields = counting(Object.fromEntries(Array.from({ length: 2_450 }, (_, at) => [at, [[[]]]])));
    const list = counting(Array.from({ length: 2_450 }, () => ({})));
    expect(readMoves({ answers: [{ action: fields }, { action: { cards: list } }] })).toEqual([null, null]);
    expect(looked).toBeLessThan(20);
  });
});

test('there is a second for each question and one for the line, and an end to it', () => {
  expect([1, 4, 9, 32].map(timeFor)).toEqual([2_000, 5_000, 10_000, 10_000]);
});

describe('what a server asks', () => {
  const question = { number: 0, seat: 1, dice: 'x', state: { hand: ['3s'] }, legal: [{ type: 'pass' }] };
  const names = { id: 'a1', bot: 'b2', match: 'c3', game: 'tienlen', ruleSet: 'mien-nam' };
  const ask = { ...names, options: { stakes: 2 }, seats: 4, time: 2_000, questions: [question] };

  test('is read as it came', () => {
    expect(readAsk(ask)).toEqual(ask);
  });

  test('is nothing where a program could not rely on it', () => {
    const bad = [
      null,
      'ask',
      [],
      {},
      { ...ask, match: { toString: 1 } },
      { ...ask, time: Number.POSITIVE_INFINITY },
      { ...ask, options: null },
      { ...ask, questions: undefined },
      { ...ask, questions: [null] },
      { ...ask, questions: new Array(REMOTE_LIMITS.questions + 1).fill(question) },
    ];
    for (const message of bad) expect(readAsk(message)).toBeNull();
  });
});
