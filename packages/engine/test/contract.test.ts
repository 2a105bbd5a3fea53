import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import { cardId } from '../src/cards.ts';
import type { AnyGame, BaseAction, BaseEvent, BaseState, Json, Step, Viewer } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import { Random } from '../src/random.ts';
import { readRecord, writeRecord } from '../src/record.ts';
import { shuffledDeck } from '../src/shuffle.ts';

/** What every game promises to its callers, asked of each rule set without knowing which game it is. */

type AnyStep = Step<BaseState<BaseAction>, BaseEvent>;

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** An action as it is played: one that stands for a range of amounts is given one of them. */
const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

function* steps(game: AnyGame, ruleSet: string, seats: number, seed: string, previous: unknown): Generator<AnyStep> {
  const random = new Random(seed);
  const dealt = game.deal({ ruleSet, seats, seed, previous });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let step: AnyStep = frozen(dealt.value);
  yield step;
  while (game.turn(step.state) !== null) {
    const next = game.apply(step.state, settled(random.pick(game.legal(step.state)), random));
    if (!next.ok) throw new Error(next.error.code);
    step = frozen(next.value);
    yield step;
  }
}

const TABLES = GAMES.flatMap((game) =>
  game.ruleSets.map((ruleSet) => ({ game, ruleSet, name: `${game.id}/${ruleSet.id}` })),
);

describe.each(TABLES)('$name', ({ game, ruleSet }) => {
  const { min, max } = ruleSet.seats;
  const tables = fc.record({ seats: fc.integer({ min, max }), seed: fc.string({ minLength: 1, maxLength: 12 }) });

  /** Three games of a session, each told what the one before left. */
  const sessions = (runs: number, check: (step: AnyStep, last: AnyStep | null) => void): void =>
    fc.assert(
      fc.property(tables, ({ seats, seed }) => {
        let previous: unknown = null;
        for (const number of [1, 2, 3]) {
          let last: AnyStep | null = null;
          for (const step of steps(game, ruleSet.id, seats, `${seed}/${number}`, previous)) {
            check(step, last);
            last = step;
          }
          if (last !== null) previous = game.carryOver(last.state);
        }
      }),
      { numRuns: runs, seed: 20261115 },
    );

  test('legal actions are unique, and who must act and the result never disagree', () => {
    sessions(examples(8, 40), ({ state }) => {
      const legal = game.legal(state);
      expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
      expect(game.turn(state) === null).toBe(game.result(state) !== null);
      expect(game.turn(state) === null).toBe(legal.length === 0);
      expect(game.carryOver(state) === null).toBe(game.result(state) === null);
    });
  });

  test('points sum to zero and equal their breakdown', () => {
    sessions(examples(12, 60), ({ state }) => {
      const result = game.result(state);
      if (result === null) return;
      expect(result.points.reduce((sum, points) => sum + points, 0)).toBe(0);
      const sums = result.breakdown.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0));
      expect(sums).toEqual(result.points);
      expect(Math.min(...result.places)).toBe(1);
    });
  });

  test('saving and restoring at any step changes nothing; the clock always has something legal to do', () => {
    sessions(examples(4, 15), ({ state }) => {
      const restored: BaseState<BaseAction> = JSON.parse(JSON.stringify(state));
      expectSame(restored, state);
      if (game.turn(state) === null) return;
      const action = game.timeout(state);
      const next = game.apply(state, action);
      expect(next.ok).toBe(true);
      expectSame(game.apply(restored, action), next);
    });
  });

  test('the text of a game gives the same game at any step', () => {
    let count = 0;
    sessions(examples(4, 12), ({ state }) => {
      count += 1;
      if (game.turn(state) !== null && count % 7 !== 0) return;
      const text = writeRecord(game, state);
      const replay = readRecord(text);
      if (!replay.ok) throw new Error(`${replay.error.reason}: ${text}`);
      expectSame(replay.value.steps[replay.value.steps.length - 1].state, state);
    });
    expect(count).toBeGreaterThan(30);
  });

  test('while a game is on, a viewer sees no hand but their own, and only the one to act sees what is legal', () => {
    sessions(examples(4, 15), ({ state, events }) => {
      const turn = game.turn(state);
      if (turn === null) return;
      const seats = [...Array(state.setup.seats).keys()];
      for (const viewer of ['watcher', ...seats] as Viewer[]) {
        const view = game.view(state, viewer);
        expect(view.viewer).toBe(viewer);
        for (const seat of seats) if (seat !== viewer) expectSame(view.hands[seat] ?? [], []);
        expect(view.legal.length > 0).toBe(viewer === turn);
        for (const event of events) {
          const seen = game.seen(event, viewer) as { hands?: unknown[] } | null;
          seen?.hands?.forEach((hand, seat) => {
            if (seat !== viewer) expectSame(hand ?? [], []);
          });
        }
      }
      expect(game.view(state, 'open').hands.every((hand) => hand !== null)).toBe(true);
    });
  });

  test('anything but an action is refused and changes nothing', () => {
    const dealt = game.deal({ ruleSet: ruleSet.id, seats: ruleSet.seats.usual, seed: 'contract' });
    if (!dealt.ok) throw new Error(dealt.error.reason);
    const state = frozen(dealt.value.state);
    const anyAction = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(
          'play',
          'pass',
          'draw',
          'eat',
          'lay',
          'send',
          'discard',
          'u',
          'bo',
          'theo',
          'to',
          'to-tat',
        ),
      }),
      fc.record({
        type: fc.constantFrom('play', 'eat', 'lay', 'send', 'discard', 'to'),
        cards: fc.anything(),
        card: fc.anything(),
        melds: fc.anything(),
        seat: fc.anything(),
        meld: fc.anything(),
        amount: fc.anything(),
      }),
    );
    const legal = game.legal(state).map(({ type }) => type);
    fc.assert(
      fc.property(anyAction, (action) => {
        const step = game.apply(state, action as BaseAction);
        if (step.ok) expect(legal).toContain(step.value.state.history[0].action.type);
        else expect(step.error.code).toMatch(/^([A-Z]{2}-\d+|BAD_ACTION|GAME_OVER)$/);
      }),
      { numRuns: examples(200, 1000) },
    );
  });

  test('a deck deals what the seed that shuffles it so deals, in every game of a session', () => {
    fc.assert(
      fc.property(tables, ({ seats, seed }) => {
        let previous: unknown = null;
        for (const number of [1, 2]) {
          const text = `${seed}/${number}`;
          const all = [...steps(game, ruleSet.id, seats, text, previous)];
          const deck = shuffledDeck(text).map(cardId);
          const dealt = game.deal({ ruleSet: ruleSet.id, seats, deck, previous });
          if (!dealt.ok) throw new Error(dealt.error.reason);
          let { state } = frozen(dealt.value);
          expect(state.setup.deal).toEqual({ deck });
          for (const [i, { state: same, events }] of all.entries()) {
            const step = i === 0 ? dealt : game.apply(state, same.history[i - 1].action);
            if (!step.ok) throw new Error(step.error.code);
            state = step.value.state;
            expectSame(step.value.events, events);
            expectSame({ ...state, setup: null }, { ...same, setup: null });
          }
          const replay = readRecord(writeRecord(game, state));
          if (!replay.ok) throw new Error(replay.error.reason);
          expectSame(replay.value.steps[replay.value.steps.length - 1].state, state);
          previous = game.carryOver(state);
        }
      }),
      { numRuns: examples(3, 10), seed: 20261115 },
    );
  });

  test('whatever seats have new holders, the next game is dealt; and as a first one where nobody has stayed', () => {
    fc.assert(
      fc.property(tables, fc.array(fc.nat({ max: 9 }), { maxLength: 4 }), ({ seats, seed }, changed) => {
        let previous: Json = null;
        for (const number of [1, 2, 3]) {
          const last = [...steps(game, ruleSet.id, seats, `${seed}/${number}`, previous)].at(-1);
          if (last === undefined) throw new Error('a game has a deal');
          const { options } = last.state.setup;
          const reseat = (left: Json, seat: number): Json =>
            game.reseat({ ruleSet: ruleSet.id, seats, options, previous: left }, seat);
          const left = game.carryOver(last.state);
          previous = changed.map((seat) => seat % seats).reduce(reseat, left);
          const all = [...Array(seats).keys()].reduce(reseat, left);
          const first = game.deal({ ruleSet: ruleSet.id, seats, seed });
          const again = game.deal({ ruleSet: ruleSet.id, seats, seed, previous: all });
          if (!first.ok || !again.ok) throw new Error('not dealt');
          // Where the lead goes round or the dealer's place moves on, it does so for every holder of the seats.
          if (all === null) expectSame(again.value.events, first.value.events);
          else expectSame(game.view(again.value.state, 'open').hands, game.view(first.value.state, 'open').hands);
        }
      }),
      { numRuns: examples(8, 40), seed: 20261118 },
    );
    expect(game.reseat({ ruleSet: ruleSet.id, seats: 4, options: {}, previous: null }, 0)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (previous) => {
        const left = game.reseat({ ruleSet: ruleSet.id, seats: 4, options: {}, previous: previous as Json }, 0);
        expect(game.deal({ ruleSet: ruleSet.id, seats: 4, seed: 'x', previous: left }).ok).toBe(true);
      }),
    );
  });

  test('anything but a request is refused', () => {
    for (const nothing of [null, undefined, 'deal', 7, []]) {
      expect(game.deal(nothing as never)).toMatchObject({ ok: false, error: { code: 'BAD_DEAL' } });
    }
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (options, previous, hands) => {
        for (const request of [
          { seed: 'x', options },
          { seed: 'x', previous },
          { given: { hands } },
          { seed: options, seats: previous },
          { deck: hands },
          { deck: shuffledDeck('x').map(cardId), options, previous },
          { ruleSet: hands, seed: 'x' },
        ] as Parameters<AnyGame['deal']>[0][]) {
          const dealt = game.deal({ ruleSet: ruleSet.id, ...request });
          if (!dealt.ok) expect(dealt.error.code).toBe('BAD_DEAL');
        }
      }),
      { numRuns: examples(100, 500) },
    );
  });
});
