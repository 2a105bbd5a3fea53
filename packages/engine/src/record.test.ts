import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { cardId } from './cards.ts';
import type { DealRequest } from './game.ts';
import { readRecord, writeRecord } from './record.ts';
import { shuffledDeck } from './shuffle.ts';
import { tienlen } from './tienlen/game.ts';

const textOf = (request: DealRequest, ...words: string[]): string => {
  const dealt = tienlen.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  for (const word of words) {
    const action = tienlen.readAction(word);
    if (action === null) throw new Error(word);
    const step = tienlen.apply(state, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  return writeRecord(tienlen, state);
};

describe('the text of a game', () => {
  test('is one readable line: version, rule set, seats, seed, then a word an action', () => {
    expect(textOf({ seats: 4, seed: 'abc' }, '3s.3h', 'pass')).toBe(
      'sr1 tienlen/mien-nam seats=4 seed=abc | 3s.3h pass',
    );
  });

  test('names options only where they differ, and what the game before left', () => {
    const request = {
      ruleSet: 'thirteen',
      seats: 5,
      seed: 'bàn số 1',
      options: { winnerLeads: false, passIsFinal: true },
      previous: { winner: 2, leader: 4 },
    };
    expect(textOf(request)).toBe(
      'sr1 tienlen/thirteen seats=5 options={"winnerLeads":false} previous={"winner":2,"leader":4} seed=b%C3%A0n%20s%E1%BB%91%201 |',
    );
  });

  test('holds a given deal card by card', () => {
    const given = {
      hands: [
        ['3s', '3c'],
        ['2h', '4d'],
      ],
      leader: 1,
    };
    expect(textOf({ given }, '4d')).toBe('sr1 tienlen/mien-nam seats=2 hands=3s.3c/4d.2h leader=1 | 4d');
  });

  test('holds a deck card by card, the first to be dealt first', () => {
    const deck = shuffledDeck('abc').map(cardId);
    const text = textOf({ seats: 4, deck }, '3s.3h', 'pass');
    expect(text).toBe(`sr1 tienlen/mien-nam seats=4 deck=${deck.join('.')} | 3s.3h pass`);
    expect(readRecord(text)).toMatchObject({ ok: true });
    for (const [other, reason] of [
      [deck.slice(1), 'badDeck'],
      [[...deck.slice(1), deck[1]], 'badDeck'],
      [[...deck, deck[0]], 'badDeck'],
      [['3x', ...deck.slice(1)], 'badText'],
      [[], 'badDeck'],
    ] as const) {
      expect(readRecord(text.replace(deck.join('.'), other.join('.')))).toMatchObject({
        ok: false,
        error: { code: 'BAD_TEXT', reason },
      });
    }
    expect(readRecord(text.replace(' deck=', ' seed=a deck='))).toMatchObject({ error: { reason: 'seedDeckOrHands' } });
  });

  test.each([
    'sr1 tienlen/mien-nam seats=4 seed=abc | 3s.3h pass',
    'sr1 tienlen/mien-nam seats=2 hands=3s.3c/4d.2h leader=1 | 4d',
    'sr1 tienlen/mien-nam seats=2 options={"toiTrang":{"later":["fourTwos"]}} seed=%7C%20%25 |',
    'sr1 tienlen/thirteen seats=8 options={"hideCounts":[0,7]} seed=1 |',
  ])('%s is read and written again', (text) => {
    const replay = readRecord(text);
    if (!replay.ok) throw new Error(replay.error.reason);
    const { game, steps } = replay.value;
    expect(writeRecord(game, steps[steps.length - 1].state)).toBe(text);
  });

  test.each([
    ['', 'badText'],
    ['sr1', 'badText'],
    ['sr1 tienlen/mien-nam seats=4 seed=abc', 'badText'],
    ['sr2 tienlen/mien-nam seats=4 seed=abc |', 'unknownVersion'],
    ['sr1 chess/mien-nam seats=4 seed=abc |', 'unknownGame'],
    ['sr1 tienlen/mien-bac seats=4 seed=abc |', 'unknownRuleSet'],
    ['sr1 tienlen seats=4 seed=abc |', 'badText'],
    ['sr1 tienlen/mien-nam/x seats=4 seed=abc |', 'badText'],
    ['sr1 tienlen/mien-nam seats=four seed=abc |', 'badText'],
    ['sr1 tienlen/mien-nam seats=9 seed=abc |', 'badSeats'],
    ['sr1 tienlen/mien-nam seats=4 |', 'seedDeckOrHands'],
    ['sr1 tienlen/mien-nam seats=4 seed=%E0%A4%A |', 'badText'],
    ['sr1 tienlen/mien-nam seats=4 options={ seed=abc |', 'badText'],
    ['sr1 tienlen/mien-nam seats=4 __proto__=1 seed=abc |', 'badText'],
    ['sr1 tienlen/mien-nam seats=4 seed=abc | 9x', 'badWord'],
    ['sr1 tienlen/mien-nam seats=4 seed=abc | pass', 'refusedWord'],
    ['sr1 tienlen/mien-nam seats=4 seed=abc | 3h.3s', 'notCanonical'],
    ['sr1 tienlen/mien-nam seed=abc seats=4 |', 'notCanonical'],
    ['sr1 tienlen/mien-nam seats=4 options={} seed=abc |', 'notCanonical'],
    ['sr1 tienlen/mien-nam seats=4 seed=abc | 3s ', 'badWord'],
    ['sr1 tienlen/mien-nam seats=2 stock=3s hands=4s/5s |', 'unknownField'],
    [' sr1 tienlen/mien-nam seats=4 seed=abc |', 'unknownVersion'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readRecord(text)).toMatchObject({ ok: false, error: { code: 'BAD_TEXT', reason } });
  });

  test('anything at all is either read or refused', () => {
    fc.assert(
      fc.property(fc.anything(), (text) => {
        expect(readRecord(text)).toMatchObject({ ok: false, error: { code: 'BAD_TEXT' } });
      }),
    );
  });

  test('a text with one character changed is another game or none, never a crash', () => {
    const text = textOf({ seats: 4, seed: 'abc', options: { passIsFinal: false } }, '3s', 'pass', 'pass', 'pass');
    const change = fc.tuple(fc.nat(text.length), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(change, ([at, piece]) => {
        const changed = text.slice(0, at) + piece + text.slice(at + 1);
        const replay = readRecord(changed);
        const again = replay.ok
          ? writeRecord(replay.value.game, replay.value.steps[replay.value.steps.length - 1].state)
          : replay.error.code;
        expect(again).toBe(replay.ok ? changed : 'BAD_TEXT');
      }),
      { numRuns: examples(150, 500) },
    );
  });
});
