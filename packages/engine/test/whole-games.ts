import fc from 'fast-check';
import type { AnyGame, BaseAction, BaseEvent, BaseState, DealRequest, Step } from '../src/game.ts';
import { lieng } from '../src/lieng/game.ts';
import { phom } from '../src/phom/game.ts';
import { Random } from '../src/random.ts';
import { tienlen } from '../src/tienlen/game.ts';
import { randomTable, requestOf } from './naive-lieng/random-table.ts';
import { randomDeal } from './naive-phom/random-deals.ts';
import { type RandomGame, randomGame } from './random-games.ts';

/** Whole random games of every kind, for tests that ask all of them the same questions. */

export type AnyState = BaseState<BaseAction>;
export type AnyStep = Step<AnyState, BaseEvent>;

export interface WholeGame {
  readonly game: AnyGame;
  readonly request: DealRequest;
  /** The deal, then one step for each action; the game is over at the last one. */
  readonly steps: readonly AnyStep[];
}

/** An action as it is played: one that stands for a range of amounts is given one of them. */
export const settled = (action: BaseAction, random: Random): BaseAction => {
  if (!('min' in action && 'max' in action)) return action;
  const { min, max } = action as { min: number; max: number };
  return { type: action.type, amount: min + random.below(max - min + 1) } as BaseAction;
};

export type Choose = (state: AnyState, legal: readonly BaseAction[]) => BaseAction;

export const played = (game: AnyGame, request: DealRequest, choose: Choose): WholeGame => {
  const dealt = game.deal(request);
  if (!dealt.ok) throw new Error(dealt.error.reason);
  const steps: AnyStep[] = [dealt.value];
  for (let { state } = dealt.value; game.turn(state) !== null; { state } = steps[steps.length - 1]) {
    const next = game.apply(state, choose(state, game.legal(state)));
    if (!next.ok) throw new Error(next.error.code);
    steps.push(next.value);
  }
  return { game, request, steps };
};

const wholeTienLen = ({ setup, choose }: RandomGame): WholeGame => {
  const { hands, leader, ...rest } = setup;
  const request = { ...rest, given: { hands, ...(leader === undefined ? {} : { leader }) } };
  return played(tienlen as AnyGame, request, (state, legal) => {
    const { table, passed, turn } = tienlen.view(state as Parameters<typeof tienlen.view>[0], 'watcher');
    const seat = turn ?? 0;
    return legal[choose(legal.length, table !== null, seat, passed[seat])];
  });
};

export const tienlenGames: fc.Arbitrary<WholeGame> = randomGame().map(wholeTienLen);

/** Games in which a seat passes, waits, and may still cut with consecutive pairs (MN-7). */
export const lateCutGames: fc.Arbitrary<WholeGame> = randomGame(fc.constant('pairRun'), fc.constant('sly')).map(
  wholeTienLen,
);

/** A seat with four 2s: only a hand of fewer cards than are dealt can hold them and not have won at once (MN-5). */
export const fourTwosGames: fc.Arbitrary<WholeGame> = fc.constantFrom('mien-nam', 'thirteen').map((ruleSet) => {
  const hands = [
    ['3s', '4s', '2s', '2c', '2d', '2h'],
    ['5s', '6s', 'As'],
  ];
  return played(tienlen as AnyGame, { ruleSet, given: { hands } }, (_state, legal) => legal[0]);
});

/**
 * A straight is led, and the seat that answers holds nothing but a shorter one, with either rule for their length
 * (MN-4).
 */
export const equalStraightGames: fc.Arbitrary<WholeGame> = fc.boolean().map((straightsOfEqualLength) => {
  const hands = [
    ['3s', '4s', '5s', '6s', 'Ks'],
    ['7c', '8c', '9d'],
  ];
  const request = { ruleSet: 'mien-nam', options: { straightsOfEqualLength }, given: { hands } };
  return played(tienlen as AnyGame, request, (_state, legal) => {
    const lengthOf = (action: BaseAction): number => ('cards' in action ? (action.cards as unknown[]).length : 0);
    return legal.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  });
});

/** Players who want phỏm: they eat, send and go ù where they can, now and then not. */
export const phomGames: fc.Arbitrary<WholeGame> = fc
  .record({
    ruleSet: fc.constantFrom('ta-la' as const, 'basic' as const),
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.nat().map(String),
  })
  .map(({ ruleSet, seats, seed }) => {
    const random = new Random(seed);
    const { request } = randomDeal(random, ruleSet, seats);
    return played(phom as AnyGame, request, (_state, legal) => {
      const eager = legal.filter(({ type }) => ['eat', 'lay', 'send', 'u'].includes(type));
      return random.pick(eager.length > 0 && random.below(4) > 0 ? eager : legal);
    });
  });

export const liengGames: fc.Arbitrary<WholeGame> = fc.nat().map((seed) => {
  const table = randomTable(String(seed));
  const { random } = table;
  return played(lieng as AnyGame, requestOf(table), (_state, legal) => settled(random.pick(legal), random));
});

export const WHOLE_GAMES = [
  { id: 'tienlen', games: tienlenGames },
  { id: 'phom', games: phomGames },
  { id: 'lieng', games: liengGames },
] as const;

export const lastOf = ({ steps }: WholeGame): AnyState => steps[steps.length - 1].state;
