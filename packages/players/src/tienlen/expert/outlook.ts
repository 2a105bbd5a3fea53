import { cardset } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import { classify, clone, NO_FORM, type Position, pass, play } from '@sanh-rong/engine/tienlen/core';
import type { OutlookOf } from '../../outlook.ts';
import { trainedPolicy } from '../champion.ts';
import { type Observation, observe } from '../observation.ts';
import { weightsFor } from '../steady/weights.ts';
import { policyWith } from '../steady.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { Endgame } from './endgame.ts';
import { Evidence } from './evidence.ts';
import { retell } from './moments.ts';
import { Prospects } from './prospects.ts';
import { worldGame } from './world-game.ts';
import { Worlds } from './worlds.ts';

/** Positions for each choice of an ending in which nothing is left to guess. */
const MOST_NODES = 20_000;
const DEEPEST_HAND = 14;

const candidateOf = (action: TienLenAction): Candidate => {
  if (action.type === 'pass') return { low: 0, high: 0, form: NO_FORM, value: 0 };
  const cards = cardset.setOfIds(action.cards) ?? cardset.EMPTY;
  const [low, high] = [cardset.lowHalf(cards), cardset.highHalf(cards)];
  return { low, high, form: classify(low, high), value: 0 };
};

const actionOf = ({ low, high, form }: Candidate): TienLenAction =>
  form === NO_FORM ? { type: 'pass' } : { type: 'play', cards: cardset.idsOf(cardset.fromHalves(low, high)) };

const isSame = (one: Candidate, other: Candidate): boolean => one.low === other.low && one.high === other.high;

/** What each choice ends with when everybody plays perfectly; null where an ending was too long to solve. */
const solved = (
  { rules }: Observation,
  world: Position,
  candidates: readonly Candidate[],
): readonly number[] | null => {
  const solver = new Endgame(world.seats, DEEPEST_HAND);
  const points = new Int32Array(world.seats);
  const values: number[] = [];
  for (const { low, high, form } of candidates) {
    const next = clone(world);
    if (form === NO_FORM) pass(rules, next);
    else play(rules, next, low, high, form);
    solver.begin(MOST_NODES);
    if (!solver.solve(rules, next, points)) return null;
    values.push(points[world.turn]);
  }
  return values;
};

/**
 * How far points may be wrong for other reasons than chance, once the champion has played on: it is not perfect, and others
 * do not hold what the steady player would. Less where a place is all there is to win (TH-11).
 */
const DOUBT = 0.5;
const DOUBT_OF_PLACES = 0.1;

/** About two rounds of a table: who is weaker after that is weaker after either choice. */
const CONFIRMED = 8;

/**
 * Worlds as the expert draws them, played out as it does; an ending without secrets is solved. Steady play is quick and
 * weaker than whom it judges: a mistake is confirmed with the champion in every seat for the next actions, where its network
 * is at hand.
 */
export const outlookOf: OutlookOf<TienLenView, TienLenAction> = (view, also, random) => {
  const observation = observe(view);
  const policy = policyWith(weightsFor(observation.rules, observation.position.seats));
  const sensible = candidatesOf(policy, observation).all;
  const others = also.map(candidateOf).filter((asked) => !sensible.some((candidate) => isSame(candidate, asked)));
  const candidates = [...sensible, ...others];
  const retold = retell(view, observation);
  const drawn = new Worlds(observation, retold, new Evidence(view, observation, retold), random);
  if (!drawn.exist) return null;
  const world = clone(observation.position);
  const exact = drawn.isCertain && drawn.deal(world) ? solved(observation, world, candidates) : null;
  const { seats } = observation.position;
  const prospects = new Prospects(seats, policy);
  const trained = exact === null ? trainedPolicy() : null;
  const doubt = observation.rules.playsOn ? DOUBT_OF_PLACES : DOUBT;
  const closer = trained === null ? null : new Prospects(seats, policy, { policy: trained, actions: CONFIRMED });
  const valuesIn = (ahead: Prospects, among: readonly number[]): readonly number[] | null =>
    drawn.deal(world) ? among.map((at) => ahead.value(observation, world, candidates[at])) : null;
  return {
    choices: candidates.map(actionOf),
    isExact: exact !== null,
    doubt: exact === null ? doubt : 0,
    next: (among) => (exact === null ? valuesIn(prospects, among) : among.map((at) => exact[at])),
    nextCloser: closer === null ? null : (among) => valuesIn(closer, among),
    world: () => (drawn.deal(world) ? worldGame(view, world) : null),
  };
};
