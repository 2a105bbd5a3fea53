import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { expectSame } from '../../../test/same.ts';
import type { RuleError } from '../src/errors.ts';
import type { AnyGame, BaseAction, BaseView, Seat, Viewer } from '../src/game.ts';
import { GAMES } from '../src/games.ts';
import type { Reason } from '../src/messages/index.ts';
import type { OptionSpec, OptionSpecs } from '../src/options.ts';
import { Random } from '../src/random.ts';
import { attempts } from './attempts.ts';
import {
  type AnyState,
  equalStraightGames,
  fourTwosGames,
  lastOf,
  lateCutGames,
  played,
  settled,
  WHOLE_GAMES,
  type WholeGame,
} from './whole-games.ts';

/** A view alone says why its seat may not do something, in the very words in which `apply` refuses it. */

type AnyView = BaseView<BaseAction>;

const seatsOf = (state: AnyState): Seat[] => [...Array(state.setup.seats).keys()];

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** As a client holds it. */
const sent = (view: AnyView): AnyView => JSON.parse(JSON.stringify(view));

const refusalOf = (game: AnyGame, state: AnyState, action: unknown): RuleError | null => {
  const step = game.apply(state, action as BaseAction);
  return step.ok ? null : step.error;
};

const isSame = (a: RuleError | null, b: RuleError | null): boolean =>
  a === b ||
  (a?.code === b?.code && a?.reason === b?.reason && JSON.stringify(a?.details) === JSON.stringify(b?.details));

/** Asks at every turn of a game what `apply` and each kind of view say to the same attempts. */
const compare = ({ game, steps }: WholeGame, seed: string, given: Set<string>): void => {
  const random = new Random(seed);
  const elsewhere: BaseAction[] = [];
  for (const { state } of steps) {
    const turn = game.turn(state);
    if (turn === null) continue;
    const own = frozen(game.view(state, turn));
    const views = [own, sent(own), game.view(state, 'open')];
    const { bet = 0 } = own as AnyView & { bet?: number };
    const tries = attempts({ legal: own.legal, hand: own.hands[turn] ?? [], elsewhere, amount: bet }, random);
    for (const action of tries) {
      const expected = refusalOf(game, state, action);
      given.add(expected?.reason ?? 'allowed');
      for (const view of views) {
        const objection = game.objection(view, action as BaseAction);
        if (!isSame(objection, expected))
          expect({ action, view, says: objection }).toEqual({ action, view, says: expected });
      }
    }
    for (const action of own.legal) expect(game.objection(own, settled(action, random))).toBeNull();
    elsewhere.push(random.pick(own.legal));
  }
};

const optionValue = (spec: OptionSpec, seats: number): fc.Arbitrary<unknown> => {
  switch (spec.kind) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: spec.min, max: Math.min(spec.max, spec.min + 60) });
    case 'choice':
      return fc.constantFrom(...spec.of);
    case 'names':
      return fc.subarray([...spec.of]);
    case 'seats':
      return fc.subarray([...Array(seats).keys()]);
    case 'group':
      return optionValues(spec.fields, seats);
  }
};

const optionValues = (specs: OptionSpecs, seats: number): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, optionValue(spec, seats)])));

const TABLES = GAMES.flatMap((game) =>
  game.ruleSets.map((ruleSet) => ({ game, ruleSet, name: `${game.id}/${ruleSet.id}` })),
);

describe.each(TABLES)('$name', ({ game, ruleSet }) => {
  const { min, max } = ruleSet.seats;
  /** Any number of seats with any options that leave room for so many. */
  const tables = fc
    .integer({ min, max })
    .chain((seats) => fc.record({ seats: fc.constant(seats), options: optionValues(ruleSet.options, seats) }))
    .filter((table) => game.deal({ ruleSet: ruleSet.id, ...table, seed: 'room' }).ok);

  /** Two games of a session. */
  const sessions = (runs: number, check: (whole: WholeGame, seed: string) => void): void =>
    fc.assert(
      fc.property(tables, fc.nat().map(String), (table, seed) => {
        const random = new Random(seed);
        let previous: unknown = null;
        for (const number of [1, 2]) {
          const request = { ruleSet: ruleSet.id, ...table, seed: `${seed}/${number}`, previous };
          const whole = played(game, request, (_state, legal) => settled(random.pick(legal), random));
          check(whole, seed);
          previous = game.carryOver(lastOf(whole));
        }
      }),
      { numRuns: runs, seed: 20261118 },
    );

  test('at every turn a view objects to what apply refuses, word for word, and to nothing else', () => {
    const given = new Set<string>();
    sessions(examples(4, 15), (whole, seed) => compare(whole, seed, given));
    expect(given).toContain('allowed');
    expect(given.size).toBeGreaterThan(4);
  });

  test('whoever is not to act hears that, a watcher that they watch, and everybody when the game is over', () => {
    const says = (view: AnyView, action: BaseAction) => game.objection(sent(view), action);
    sessions(examples(3, 8), (whole) => {
      const end = lastOf(whole);
      for (const { state } of whole.steps) {
        const turn = game.turn(state);
        const action = game.legal(state)[0] ?? whole.steps[1]?.state.history[0].action ?? { type: 'pass' };
        for (const viewer of ['open', 'watcher', ...seatsOf(state)] as Viewer[]) {
          const objection = says(game.view(state, viewer), action);
          if (turn === null) expectSame(objection, { code: 'GAME_OVER', reason: 'gameOver', details: {} });
          else if (viewer === 'watcher')
            expect(objection).toMatchObject({ code: 'BAD_ACTION', reason: 'onlyWatching' });
          else if (viewer !== 'open' && viewer !== turn) {
            expect(objection).toMatchObject({ code: 'BAD_ACTION', reason: 'notYourTurn' });
          }
        }
        if (turn === null) continue;
        expect(says(game.hindsight(state, end, turn), action)).toMatchObject({ reason: 'gameOver' });
      }
    });
  });

  test('anything at all may be asked about, by anybody', () => {
    const whole = played(game, { ruleSet: ruleSet.id, seed: 'anything' }, (state) => game.timeout(state));
    const states = [whole.steps[0].state, whole.steps[whole.steps.length >> 1].state, lastOf(whole)];
    const fields = ['cards', 'card', 'melds', 'seat', 'meld', 'amount'];
    const types = new Set(whole.steps.flatMap(({ state }) => game.legal(state).map(({ type }) => type)));
    const anyAction = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom(...types),
        ...Object.fromEntries(fields.map((field) => [field, fc.anything()])),
      }),
    );
    fc.assert(
      fc.property(anyAction, fc.constantFrom(...states), (action, state) => {
        const turn = game.turn(state);
        for (const viewer of ['open', 'watcher', ...seatsOf(state)] as Viewer[]) {
          const objection = game.objection(game.view(state, viewer), action as BaseAction);
          if (viewer === 'open' || viewer === turn) expectSame(objection, refusalOf(game, state, action));
          else expect(objection).not.toBeNull();
        }
      }),
      { numRuns: examples(60, 300) },
    );
  });
});

/** Everything for which the judges of the games refuse an action. */
const REASONS: Readonly<Record<string, readonly Reason[]>> = {
  tienlen: [
    'unknownAction',
    'badCards',
    'notYourCards',
    'notACombination',
    'fourTwosNeverPlayed',
    'leaderCannotPass',
    'mustInclude',
    'alreadyPassed',
    'otherType',
    'otherLength',
    'tooShort',
    'tooLow',
    'cannotCut',
  ],
  phom: [
    'unknownAction',
    'badCards',
    'badMelds',
    'notYourCards',
    'takeFirst',
    'alreadyTook',
    'nothingToEat',
    'tooFewForPhom',
    'noPhom',
    'gapInRun',
    'aceHighOnly',
    'aceLowOnly',
    'eatenNeedsPhom',
    'twoEatenInPhom',
    'eatenStays',
    'notLayingPhase',
    'layEatenFirst',
    'layBeforeSending',
    'noSuchPhom',
    'doesNotFit',
    'uOnlyAfterTaking',
    'notU',
  ],
  lieng: [
    'unknownAction',
    'badAmount',
    'callNeedsChips',
    'raiseTooSmall',
    'raiseAboveChips',
    'raisingClosed',
    'allInClosed',
  ],
};

describe.each(WHOLE_GAMES)('$id in the corners of its rules', ({ id, games }) => {
  test('a view objects to what apply refuses, for every reason there is', () => {
    const given = new Set<string>();
    const corners = [lateCutGames, games, fourTwosGames, equalStraightGames].map((arbitrary, at) => ({
      arbitrary,
      weight: at < 2 ? 3 : 1,
    }));
    const some = id === 'tienlen' ? fc.oneof(...corners) : games;
    fc.assert(
      fc.property(some, fc.nat().map(String), (whole, seed) => compare(whole, seed, given)),
      { numRuns: examples(70, 200), seed: 20261118 },
    );
    expect([...given].sort()).toEqual(['allowed', ...REASONS[id]].sort());
  });
});
