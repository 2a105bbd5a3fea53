import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { CARD_IDS } from '../src/cards.ts';
import type { Step, Viewer } from '../src/game.ts';
import { Random } from '../src/random.ts';
import { readRecord, writeRecord } from '../src/record.ts';
import { tienlen } from '../src/tienlen/game.ts';
import type { TienLenAction, TienLenEvent, TienLenState } from '../src/tienlen/types.ts';
import { allPlaysBySubsets } from './naive/combinations.ts';
import { type RandomGame, randomGame } from './random-games.ts';

/** Frozen all the way down: code that changes a state that was handed out throws. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

const started = ({ setup }: RandomGame): Step<TienLenState, TienLenEvent> => {
  const { hands, leader, ...request } = setup;
  const dealt = tienlen.deal({ ...request, given: { hands, ...(leader === undefined ? {} : { leader }) } });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  return frozen(dealt.value);
};

const advanced = (state: TienLenState, action: TienLenAction): Step<TienLenState, TienLenEvent> => {
  const step = tienlen.apply(state, action);
  if (!step.ok) throw new Error(step.error.code);
  return frozen(step.value);
};

/** Every step of a random game, the deal first. */
function* steps(game: RandomGame): Generator<Step<TienLenState, TienLenEvent>> {
  let step = started(game);
  yield step;
  while (step.state.result === null) {
    const { turn, passed, table } = tienlen.view(step.state, 'open');
    const seat = turn ?? 0;
    const legal = tienlen.legal(step.state);
    step = advanced(step.state, legal[game.choose(legal.length, table !== null, seat, passed[seat])]);
    yield step;
  }
}

const each = (runs: number, check: (game: RandomGame) => void): void =>
  fc.assert(fc.property(randomGame(), check), { numRuns: runs, seed: 20261115 });

describe('over random games', () => {
  test('CD-1, MN-1, TH-1 cards are conserved: hands, what was played and what was set aside are the deck', () => {
    each(examples(100, 600), (game) => {
      for (const { state } of steps(game)) {
        const view = tienlen.view(state, 'open');
        const played = state.history.flatMap(({ action }) => (action.type === 'play' ? action.cards : []));
        const all = [...view.hands.flatMap((hand) => hand ?? []), ...played, ...(view.setAside ?? [])];
        expect(all).toHaveLength(52);
        expect(new Set(all).size).toBe(52);
        expectSame(
          view.counts,
          view.hands.map((hand) => hand?.length),
        );
      }
    });
  });

  test('MN-20, TH-11 points sum to zero and equal their breakdown; places are a ranking', () => {
    each(examples(300, 2000), (game) => {
      for (const { state } of steps(game)) {
        if (state.result === null) continue;
        const { points, places, breakdown } = state.result;
        expect(points.reduce((sum, part) => sum + part, 0)).toBe(0);
        expect(breakdown.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0))).toEqual(points);
        expect([...places].sort()).toEqual(places.map((_, i) => i + 1));
        const { winner } = tienlen.carryOver(state) as { winner: number };
        expect(places[winner]).toBe(1);
      }
    });
  });

  test('MN-20 payments told in the events add up to the breakdown', () => {
    each(examples(200, 1000), (game) => {
      const paid = game.setup.hands.map((): Record<string, number> => ({}));
      for (const { state, events } of steps(game)) {
        for (const event of events) {
          if (event.type !== 'pay') continue;
          paid[event.from][event.for] = (paid[event.from][event.for] ?? 0) - event.amount;
          paid[event.to][event.for] = (paid[event.to][event.for] ?? 0) + event.amount;
        }
        if (state.result === null || state.setup.ruleSet !== 'mien-nam') continue;
        for (const [seat, parts] of state.result.breakdown.entries()) {
          for (const [reason, points] of Object.entries(parts)) expect(paid[seat][reason] ?? 0).toBe(points);
        }
      }
    });
  });

  test('TL-3, TL-9 every legal action is accepted once; every other part of the hand is refused with a rule', () => {
    each(examples(20, 100), (game) => {
      for (const { state } of steps(game)) {
        const turn = tienlen.turn(state);
        if (turn === null) continue;
        const hand = tienlen.view(state, 'open').hands[turn] ?? [];
        const legal = tienlen.legal(state);
        const texts = new Set(legal.map(tienlen.writeAction));
        expect(texts.size).toBe(legal.length);
        for (const action of legal) expect(tienlen.apply(state, action).ok).toBe(true);
        const parts = hand.length <= 9 ? 2 ** hand.length : 512;
        const random = new Random(String(hand.length));
        for (let i = 1; i < parts; i++) {
          const mask = hand.length <= 9 ? i : random.below(2 ** hand.length - 1) + 1;
          const cards = hand.filter((_, at) => (mask >> at) & 1);
          if (texts.has(cards.join('.'))) continue;
          const step = tienlen.apply(state, { type: 'play', cards });
          expect(step.ok ? 'accepted' : step.error.code).toMatch(/^(TL|MN|TH)-\d+$/);
        }
        if (!texts.has('pass'))
          expect(tienlen.apply(state, { type: 'pass' })).toMatchObject({ error: { code: 'TL-3' } });
      }
    });
  });

  test('TL-9 leading with any 13 cards, legal plays are exactly the subsets that form something', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARD_IDS], { minLength: 13, maxLength: 13 }), (hand) => {
        const other = CARD_IDS.find((card) => !hand.includes(card)) ?? '3s';
        const dealt = tienlen.deal({
          ruleSet: 'thirteen',
          options: { instantWins: { dragon: false, fourTwos: false, sixPairs: false } },
          given: { hands: [hand, [other]], leader: 0 },
        });
        if (!dealt.ok) throw new Error(dealt.error.reason);
        const plays = tienlen.legal(dealt.value.state).map((action) => (action.type === 'play' ? action.cards : []));
        expectSame(plays, allPlaysBySubsets(hand));
      }),
      { numRuns: examples(12, 40), seed: 20261115 },
    );
  });

  test('saving and restoring at any step changes nothing', () => {
    each(examples(40, 250), (game) => {
      for (const step of steps(game)) {
        const restored: TienLenState = JSON.parse(JSON.stringify(step.state));
        expectSame(restored, step.state);
        const legal = tienlen.legal(step.state);
        expectSame(tienlen.legal(restored), legal);
        if (legal.length > 0) expectSame(tienlen.apply(restored, legal[0]), tienlen.apply(step.state, legal[0]));
      }
    });
  });

  test('CD-3 the same seed and the same actions give the same game', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        (seed, seats, play) => {
          const played = () => {
            const random = new Random(String(play));
            const dealt = tienlen.deal({ seats, seed });
            if (!dealt.ok) throw new Error(dealt.error.reason);
            const all = [dealt.value];
            for (let { state } = dealt.value; tienlen.turn(state) !== null; { state } = all[all.length - 1]) {
              all.push(advanced(state, random.pick(tienlen.legal(state))));
            }
            return all;
          };
          expectSame(played(), played());
        },
      ),
      { numRuns: examples(30, 200), seed: 20261115 },
    );
  });

  test('the text of a game gives the same game, at every step', () => {
    each(examples(12, 60), (game) => {
      for (const { state } of steps(game)) {
        const text = writeRecord(tienlen, state);
        expect(text).not.toMatch(/\n|\s{2}/);
        const replay = readRecord(text);
        if (!replay.ok) throw new Error(`${replay.error.reason}: ${text}`);
        const again = replay.value.steps[replay.value.steps.length - 1].state;
        expectSame(again, state);
        expect(writeRecord(replay.value.game, again)).toBe(text);
      }
    });
  });

  test('TL-7 what the clock does is always legal', () => {
    each(examples(80, 500), (game) => {
      for (const { state } of steps(game)) {
        if (tienlen.turn(state) === null) continue;
        const action = tienlen.timeout(state);
        expect(tienlen.apply(state, action).ok).toBe(true);
        const { table, turn, hands, mustInclude } = tienlen.view(state, 'open');
        if (table !== null) expect(action).toEqual({ type: 'pass' });
        else expect(action).toEqual({ type: 'play', cards: [mustInclude ?? hands[turn ?? 0]?.[0]] });
      }
    });
  });

  test('MN-22 no card a viewer may not know, and no hidden count, is in anything they get', () => {
    each(examples(25, 150), (game) => {
      const hiding = { ...game, setup: { ...game.setup, options: { ...game.setup.options, hideCounts: [0] } } };
      // What the leader of a first game must play is told to them alone; few games that are drawn are first ones.
      const first = { ...hiding, setup: { ...hiding.setup, leader: undefined, previous: null } };
      for (const { state, events } of [started(first), ...steps(hiding)]) {
        if (state.result !== null) continue;
        const open = tienlen.view(state, 'open');
        const viewers: Viewer[] = ['watcher', ...open.hands.keys()];
        for (const viewer of viewers) {
          const view = tienlen.view(state, viewer);
          const told = events.map((event) => tienlen.seen(event, viewer));
          const shown = JSON.stringify([view, told]);
          const hidden = open.hands.flatMap((hand, seat) => (seat === viewer ? [] : (hand ?? [])));
          const leaked = [...hidden, ...(open.setAside ?? [])].filter((card) => shown.includes(`"${card}"`));
          expectSame(leaked, []);
          expect(view.counts[0]).toBe(viewer === 0 ? open.counts[0] : null);
          for (const event of told) {
            if (event?.type === 'play' && event.seat === 0 && viewer !== 0) expect(event.left).toBeNull();
          }
          expectSame(view.legal, viewer === open.turn ? open.legal : []);
        }
      }
    });
  });
});
