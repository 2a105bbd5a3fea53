import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEST_FIRST, cards, Script } from '../../test/naive-lieng/scripted-game.ts';
import type { DealRequest } from '../game.ts';
import { lieng } from './game.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import { askRebuy } from './previous.ts';
import type { LiengAction, LiengPrevious, LiengState } from './types.ts';

const dealt = (request: DealRequest): LiengState => {
  const step = lieng.deal(request);
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

const refused = (request: DealRequest): string => {
  const step = lieng.deal(request);
  return step.ok ? 'dealt' : `${step.error.code} ${step.error.reason}`;
};

const left = (state: LiengState): LiengPrevious => lieng.carryOver(state) as LiengPrevious;

/** Everybody folds as soon as they can. */
const foldedOut = (state: LiengState): LiengState => {
  let at = state;
  while (lieng.turn(at) !== null) {
    const step = lieng.apply(at, { type: 'bo' });
    if (step.ok) at = step.value.state;
  }
  return at;
};

describe('LG-1 deals', () => {
  test('LG-1 three different cards each, from 2 to 17 seats', () => {
    for (let seats = 2; seats <= 17; seats++) {
      const state = dealt({ seats, seed: `seats ${seats}` });
      const hands = lieng.view(state, 'open').hands.map((hand) => hand ?? []);
      expect(hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(3));
      expect(new Set(hands.flat()).size).toBe(seats * 3);
    }
    expect(refused({ seats: 18, seed: 'a' })).toBe('BAD_DEAL badSeats');
    expect(refused({ seats: 1, seed: 'a' })).toBe('BAD_DEAL badSeats');
  });

  test('LG-1 one seed, one deal; who sits out changes nobody else’s cards', () => {
    expect(dealt({ seats: 6, seed: 'x' })).toEqual(dealt({ seats: 6, seed: 'x' }));
    const full = lieng.view(dealt({ seats: 3, seed: 'x' }), 'open').hands;
    const previous = { chips: [50, 0, 50], dealer: 0 };
    const without = lieng.view(dealt({ seats: 3, seed: 'x', previous }), 'open').hands;
    expect(without).toEqual([full[0], [], full[2]]);
  });

  test('LG-1 seat 0 deals first, then the place moves one seat a game, also to seats without chips', () => {
    let previous: LiengPrevious | null = null;
    const dealers: number[] = [];
    for (let game = 0; game < 5; game++) {
      const state: LiengState = foldedOut(dealt({ seats: 3, seed: `game ${game}`, previous }));
      dealers.push(state.position.dealer);
      previous = left(state);
    }
    expect(dealers).toEqual([0, 1, 2, 0, 1]);
    const toAnEmptySeat = dealt({ seats: 3, seed: 'x', previous: { chips: [50, 0, 50], dealer: 0 } });
    expect([toAnEmptySeat.position.dealer, lieng.turn(toAnEmptySeat)]).toEqual([1, 2]);
  });

  test('LG-1 chips carry over', () => {
    const first = foldedOut(dealt({ seats: 2, seed: 'x', options: { startChips: 200 } }));
    expect(left(first)).toEqual({ chips: [210, 190], dealer: 0 });
    const second = dealt({ seats: 2, seed: 'y', options: { startChips: 200 }, previous: left(first) });
    expect(second.position.chips).toEqual([200, 180]);
    expect(lieng.carryOver(second)).toBeNull();
  });

  test('LG-1 given deals: chips and dealer are optional', () => {
    const hands = [cards(BEST_FIRST[0]), cards(BEST_FIRST[1])];
    const plain = dealt({ seats: 2, given: { hands } });
    expect([plain.position.chips, plain.position.dealer]).toEqual([[990, 990], 0]);
    expect(plain.setup.deal).toEqual({ hands });
    const full = dealt({ seats: 2, given: { hands, chips: [30, 40], dealer: 1 } });
    expect([full.position.chips, lieng.turn(full)]).toEqual([[20, 30], 0]);
  });

  const hands = [cards(BEST_FIRST[0]), cards(BEST_FIRST[1]), cards(BEST_FIRST[2])];
  test.each([
    [{ hands: [hands[0], hands[1], hands[2].slice(1)] }, 'BAD_DEAL handOfThree'],
    [{ hands: [hands[0], hands[1], []] }, 'BAD_DEAL handOfThree'],
    [{ hands, chips: [10, 10, 0] }, 'BAD_DEAL chiplessHand'],
    [{ hands: [hands[0], [], []], chips: [10, 0, 0] }, 'BAD_DEAL twoStacks'],
    [{ hands, chips: [10, 10] }, 'BAD_DEAL badChips'],
    [{ hands, chips: [10, 10, -1] }, 'BAD_DEAL badChips'],
    [{ hands, chips: [10, 10, 0.5] }, 'BAD_DEAL badChips'],
    [{ hands, chips: [10, 10, 1e15] }, 'BAD_DEAL badChips'],
    [{ hands, chips: 'rich' }, 'BAD_DEAL badChips'],
    [{ hands, dealer: 3 }, 'BAD_DEAL badDealer'],
    [{ hands, leader: 0 }, 'BAD_DEAL unknownField'],
    [{ hands: [hands[0], hands[0], hands[1]] }, 'BAD_DEAL cardTwice'],
  ])('LG-1 a given deal that makes no sense is refused: %j', (given, why) => {
    expect(refused({ seats: 3, given })).toBe(why);
  });

  test.each([
    [{ ante: -1 }],
    [{ ante: 1.5 }],
    [{ startChips: 0 }],
    [{ minRaise: -1 }],
    [{ tieBreak: 'none' }],
    [{ rebuy: true }],
  ])('LG-1 the options %j are refused', (options) => {
    expect(refused({ seats: 2, seed: 'a', options })).toBe('BAD_DEAL badOption');
  });
});

describe('LG-7 time and sight', () => {
  test('LG-7 the clock checks when nothing is owed, else folds', () => {
    const script = new Script({ chips: [100, 100] });
    expect(lieng.timeout(script.state)).toEqual({ type: 'theo' });
    expect(lieng.timeout(script.follow('0 to 10').state)).toEqual({ type: 'bo' });
  });

  test('LG-7 while it runs everybody sees their own cards only', () => {
    const { state, events } = new Script({ chips: [100, 100, 0] });
    expect(lieng.view(state, 1).hands).toEqual([null, cards(BEST_FIRST[1]), []]);
    expect(lieng.view(state, 1).rankings).toEqual([null, { kind: 'sap', points: 0 }, null]);
    expect(lieng.view(state, 'watcher').hands).toEqual([null, null, []]);
    const deal = events.find(({ type }) => type === 'deal');
    expect(deal && lieng.seen(deal, 0)).toMatchObject({ hands: [cards(BEST_FIRST[0]), null, []] });
    expect(deal && lieng.seen(deal, 'watcher')).toMatchObject({ hands: [null, null, []] });
    expect([lieng.view(state, 0).legal.length, lieng.view(state, 1).legal]).toEqual([4, []]);
  });

  test('LG-7 the showdown shows the hands in it; folded hands stay with their owners', () => {
    const { state, events } = new Script({ chips: [100, 100, 100] }).follow('0 bo', '1 theo', '2 theo');
    const [first, second, third] = BEST_FIRST.map(cards);
    expect(lieng.view(state, 'watcher').hands).toEqual([null, second, third]);
    expect(lieng.view(state, 0).hands).toEqual([first, second, third]);
    expect(lieng.view(state, 1).hands).toEqual([null, second, third]);
    expect(lieng.view(state, 'open').hands).toEqual([first, second, third]);
    expect(events.flatMap((event) => (event.type === 'show' ? [event.seat] : []))).toEqual([1, 2]);
  });

  test('LG-7 when all but one fold nothing is shown', () => {
    const { state, events } = new Script({ chips: [100, 100] }).follow('0 bo');
    expect(lieng.view(state, 'watcher').hands).toEqual([null, null]);
    expect(lieng.view(state, 0).hands[1]).toBeNull();
    expect(events.some(({ type }) => type === 'show')).toBe(false);
  });
});

describe('LG-8 sitting out and rebuying', () => {
  const previous = { chips: [0, 40, 60], dealer: 0 };

  test('LG-8 a seat without chips gets no cards, pays nothing and is not asked', () => {
    const state = foldedOut(dealt({ seats: 3, seed: 'x', previous }));
    expect(lieng.view(state, 'open').hands[0]).toEqual([]);
    expect(state.result?.points).toEqual([0, 10, -10]);
    expect(state.result?.places).toEqual([2, 1, 3]);
  });

  test('LG-8 it buys in again when the table says so', () => {
    const step = lieng.deal({ seats: 3, seed: 'x', previous: askRebuy(previous, 0) });
    if (!step.ok) throw new Error(step.error.reason);
    expect(step.value.state.stacks).toEqual([1000, 40, 60]);
    expect(step.value.events[0]).toEqual({ type: 'rebuy', seat: 0, chips: 1000 });
    expect(step.value.state.setup.previous).toEqual({ ...previous, rebuy: [0] });
    expect(foldedOut(step.value.state).result?.points.reduce((a, b) => a + b)).toBe(0);
  });

  test('LG-8 or without asking, or never', () => {
    const automatic = dealt({ seats: 3, seed: 'x', previous, options: { rebuy: 'automatic', startChips: 70 } });
    expect(automatic.stacks).toEqual([70, 40, 60]);
    expect(dealt({ seats: 3, seed: 'x', previous, options: { rebuy: 'never' } }).stacks).toEqual([0, 40, 60]);
  });

  test('LG-8 not with chips left, and not where it is not offered', () => {
    expect(refused({ seats: 3, seed: 'x', previous: askRebuy(previous, 1) })).toBe('LG-8 rebuyWithChips');
    for (const rebuy of ['automatic', 'never']) {
      const request = { seats: 3, seed: 'x', previous: askRebuy(previous, 0), options: { rebuy } };
      expect(refused(request)).toBe('LG-8 rebuyNotOffered');
    }
  });

  test.each([
    [{ chips: [1, 2], dealer: 0 }],
    [{ chips: [1, 2, 3], dealer: 3 }],
    [{ chips: [1, 2, 3] }],
    [{ chips: [1, 2, 3], dealer: 0, winner: 1 }],
    [{ chips: [0, 2, 3], dealer: 0, rebuy: [7] }],
    [[1, 2, 3]],
    ['x'],
  ])('LG-8 what no game has left is refused: %j', (wrong) => {
    expect(refused({ seats: 3, seed: 'x', previous: wrong })).toBe('BAD_DEAL badPrevious');
  });
});

describe('LG-9 phases', () => {
  const phases = (script: Script) => script.events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));

  test('LG-9 dealing, betting, showdown, ended', () => {
    const script = new Script({ chips: [100, 100] });
    expect([phases(script), script.view.phase]).toEqual([['DEALING', 'BETTING'], 'BETTING']);
    script.follow('0 theo', '1 theo');
    expect([phases(script), script.view.phase]).toEqual([['SHOWDOWN', 'ENDED'], 'ENDED']);
    expect(phases(new Script({ chips: [5, 5] }))).toEqual(['DEALING', 'BETTING', 'SHOWDOWN', 'ENDED']);
  });

  test('LG-9 while fewer than two seats have chips the table waits, and the session goes on after a rebuy', () => {
    const previous = { chips: [0, 300, 0], dealer: 1 };
    const state = dealt({ seats: 3, seed: 'x', previous });
    expect([lieng.turn(state), lieng.legal(state), lieng.view(state, 0).phase]).toEqual([null, [], 'WAITING']);
    expect(state.result?.points).toEqual([0, 0, 0]);
    expect(left(state)).toEqual({ chips: [0, 300, 0], dealer: 2 });
    const next = dealt({ seats: 3, seed: 'y', previous: askRebuy(left(state), 2) });
    expect([lieng.view(next, 0).phase, next.stacks]).toEqual(['BETTING', [0, 300, 1000]]);
  });
});

describe('whatever is thrown at it', () => {
  test('GAME_OVER after the end', () => {
    const script = new Script({ chips: [100, 100] }).follow('0 bo');
    expect(script.refusal({ type: 'bo' })).toBe('GAME_OVER gameOver');
    expect(script.legal).toEqual([]);
  });

  test('any action at all is done or refused, and never throws', () => {
    const { state } = new Script({ chips: [100, 100] });
    const action = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom('bo', 'theo', 'to', 'to-tat', 'x'), amount: fc.anything() }),
    );
    fc.assert(
      fc.property(action, (anything) => {
        const before = JSON.stringify(state);
        const step = lieng.apply(state, anything as LiengAction);
        expect(step.ok || /^(LG-5|BAD_ACTION)$/.test(step.error.code)).toBe(true);
        expect(JSON.stringify(state)).toBe(before);
      }),
    );
  });

  test('any deal at all is dealt or refused, and never throws', () => {
    const request = fc.record({
      seats: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.anything()),
      seed: fc.oneof(fc.string(), fc.constant(undefined)),
      options: fc.oneof(fc.constant(undefined), fc.anything()),
      previous: fc.oneof(fc.constant(null), fc.anything(), fc.record({ chips: fc.anything(), dealer: fc.anything() })),
      given: fc.oneof(fc.constant(undefined), fc.record({ hands: fc.anything(), chips: fc.anything() })),
    });
    fc.assert(
      fc.property(request, (anything) => {
        expect(typeof lieng.deal(anything as DealRequest).ok).toBe('boolean');
      }),
    );
  });

  test('words: every action has one without blanks, and nothing else is read', () => {
    for (const action of [{ type: 'bo' }, { type: 'theo' }, { type: 'to-tat' }, { type: 'to', amount: 50 }] as const) {
      const word = lieng.writeAction(action);
      expect(word).not.toMatch(/\s/);
      expect(lieng.readAction(word)).toEqual(action);
    }
    for (const word of ['', 'to', 'to:', 'to:05', 'to:-5', 'to:5.0', 'to:10-90', 'pass', 'to:9999999999999999', 'BO']) {
      expect(lieng.readAction(word), word).toBeNull();
    }
  });

  test('every refusal has its sentence in both languages, with the same details', () => {
    const details = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(Object.keys(vi)).toEqual(Object.keys(en));
    for (const reason of Object.keys(en) as (keyof typeof en)[])
      expect(details(vi[reason])).toEqual(details(en[reason]));
  });
});

describe('a whole session', () => {
  test('LG-6, LG-8 chips are conserved from game to game, and what a game leaves is always good for the next', () => {
    for (let session = 0; session < 100; session++) {
      let previous: LiengPrevious | null = null;
      const seats = 2 + (session % 16);
      for (let game = 0; game < 16; game++) {
        let state: LiengState = dealt({
          seats,
          seed: `session ${session} ${game}`,
          previous,
          options: { startChips: 60 },
        });
        const total = state.stacks.reduce((sum, chips) => sum + chips, 0);
        expect(total).toBe(seats * 60);
        for (let step = session + game; lieng.turn(state) !== null; step++) {
          const legal: LiengAction[] = lieng.legal(state);
          const action: LiengAction = legal[(step * 7) % legal.length];
          const applied = lieng.apply(state, 'min' in action ? { type: 'to', amount: action.min } : action);
          if (!applied.ok) throw new Error(applied.error.reason);
          state = applied.value.state;
        }
        previous = left(state);
      }
    }
  });
});
