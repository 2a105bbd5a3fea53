import { type Card, DECK_SIZE } from '@sanh-rong/engine';
import { NO_CARD, nextSeat } from '@sanh-rong/engine/phom/core';
import { type Danger, measureDanger } from './danger.ts';
import type { Holding } from './holding.ts';
import { type Knowledge, turnsAfter } from './knowledge.ts';
import { readBasic } from './outlook-basic.ts';
import { readTaLa } from './outlook-ta-la.ts';

/** How many signs of a position are weighed. */
export const SIGNS = 24;

/** Weights by seats (from 2), then by turns to come (see `STAGES`), then one a sign. */
export type Weights = readonly (readonly (readonly number[])[])[];

/** The fewest turns to come of each stage. */
export const STAGES: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 10, 14];

export const stageOf = (turns: number): number => {
  let stage = STAGES.length - 1;
  while (STAGES[stage] > turns) stage -= 1;
  return stage;
};

/** PH-23 */
const CHOT = 4;

/** Dangers of the cards, worked out once for each decision. */
const dangers: Danger[] = [];
const measured = new Uint8Array(DECK_SIZE);
let measuredFor: Knowledge | null = null;

const dangerOf = (know: Knowledge, card: Card): Danger => {
  if (measuredFor !== know) {
    measuredFor = know;
    measured.fill(0);
  }
  dangers[card] ??= { fresh: 0, doubtful: 0 };
  const danger = dangers[card];
  if (measured[card] === 0) measureDanger(danger, know, card);
  measured[card] = 1;
  return danger;
};

/** Places of what the discard tells; the outlooks have the others. */
const SIGN = { feeds: 15, mayFeed: 16, feedsMore: 17, feedsMost: 22, others: 23 } as const;

/** What a discard tells of the next player's gain. After the last card of the stock it can no longer be eaten. */
const readDanger = (x: Float64Array, know: Knowledge, { stock }: Holding, card: Card): void => {
  const { position: p, rules, counts } = know;
  const next = nextSeat(p, know.seat);
  const othersEats = p.eats.reduce((sum, eats, seat) => (seat === know.seat ? sum : sum + eats), 0);
  if (rules.laying) x[SIGN.others] = othersEats;
  else x[SIGN.others] = counts.some((count, seat) => seat !== know.seat && count <= 3) ? 1 : 0;
  if (stock === 0 || card === NO_CARD) return;
  const danger = dangerOf(know, card);
  if (rules.laying) {
    const price = stock < p.seats ? CHOT : p.eats[next] + 1;
    x[SIGN.feeds] = danger.fresh * price;
    x[SIGN.mayFeed] = danger.doubtful * price;
    x[SIGN.feedsMore] = p.eats[next] === 2 ? danger.fresh + danger.doubtful / 2 : 0;
    x[SIGN.feedsMost] = danger.fresh;
  } else {
    x[SIGN.feeds] = danger.fresh;
    x[SIGN.mayFeed] = danger.doubtful;
    x[SIGN.feedsMore] = counts[next] <= 6 ? danger.fresh : 0;
    x[SIGN.feedsMost] = counts[next] <= 3 ? danger.fresh + danger.doubtful / 2 : 0;
  }
};

/** The signs of what a discard leaves, written over by the next one. */
export const signs = new Float64Array(SIGNS);

/** What is still to be won or lost after a discard: the signs times the weights. */
export const valueAfter = (weights: Weights, know: Knowledge, holding: Holding, card: Card): number => {
  const turns = turnsAfter(know.position, holding.stock);
  if (know.rules.laying) readTaLa(signs, know, holding, turns);
  else readBasic(signs, know, holding);
  readDanger(signs, know, holding, card);
  const stages = weights[know.counts.length - 2];
  const row = stages[Math.min(stageOf(turns), stages.length - 1)];
  let value = 0;
  for (let i = 0; i < SIGNS; i++) value += row[i] * signs[i];
  return value;
};
