import { bitCount } from '../../cardset.ts';
import { blackPart, redPart, SETS } from './melds.ts';
import {
  clubs,
  colour,
  diamonds,
  hearts,
  IN_RUNS,
  type Layout,
  MIN_MELD,
  RANKS_OF_SUIT,
  ranksOfThree,
  SUIT,
  spades,
} from './suits.ts';

/**
 * The best way to put a hand into disjoint phỏm, exactly. Sets are tried rank by rank; what they leave splits into four
 * suits that no longer touch each other, and in a suit everything that lies in a run is covered, which is a look in a
 * table. Only ranks whose cards are wanted by runs as well need more than one try.
 *
 * Of the arrangements that cover the most, the one with the fewest phỏm is taken, and of those the first in the order
 * in which `lay` lists them.
 */

/** Covered weight and number of phỏm in one number, so that one comparison decides: more weight, then fewer phỏm. */
const WEIGHT = 32;
const IMPOSSIBLE = -1e6;

/** What covering a card is worth. */
export interface Weights {
  readonly rank: Uint8Array;
  /** The score of every set of ranks of a suit when its longest runs are the phỏm. */
  readonly runs: Int16Array;
}

const makeWeights = (rank: Uint8Array): Weights => {
  const runs = new Int16Array(SUIT + 1);
  for (let bits = 0; bits <= SUIT; bits++) {
    const covered = IN_RUNS[bits];
    let score = -bitCount(covered & ~(covered << 1));
    for (let left = covered; left !== 0; left &= left - 1) score += WEIGHT * rank[31 - Math.clz32(left & -left)];
    runs[bits] = score;
  }
  return { rank, runs };
};

const BY_POINTS = new Map<Layout, Weights>();
/** Covering points: what is left is the fewest points. */
export const weighPoints = (layout: Layout): Weights => {
  const known = BY_POINTS.get(layout);
  if (known !== undefined) return known;
  const weights = makeWeights(layout.points);
  BY_POINTS.set(layout, weights);
  return weights;
};

/** Covering cards: what is left is the fewest cards (PH-24). */
export const BY_CARDS: Weights = makeWeights(new Uint8Array(RANKS_OF_SUIT).fill(1));

/** An arrangement, written over by the next one. */
export class Arrangement {
  size = 0;
  readonly black: number[] = [];
  readonly red: number[] = [];
  /** The weight of the cards in it; below 0 when no arrangement gives every eaten card its own phỏm. */
  covered = 0;

  push(black: number, red: number): void {
    this.black[this.size] = black;
    this.red[this.size] = red;
    this.size += 1;
  }
}

let weights: Weights = BY_CARDS;
let best = IMPOSSIBLE;
/** The sets tried now and the best ones so far, each as rank bit × 16 + suits; and what the best ones leave. */
const tried: number[] = [];
let triedSize = 0;
const chosen: number[] = [];
let chosenSize = 0;
let leftS = 0;
let leftC = 0;
let leftD = 0;
let leftH = 0;

/** The best score of a suit's ranks from `from` on when several of them were eaten, each needing a run of its own. */
const splitScore = (bits: number, eaten: number, from: number): number => {
  const left = (bits >> from) << from;
  if (left === 0) return 0;
  const at = 31 - Math.clz32(left & -left);
  let score = (eaten >> at) & 1 ? IMPOSSIBLE : splitScore(bits, eaten, at + 1);
  let weight = 0;
  let eatenInRun = 0;
  for (let rank = at; (bits >> rank) & 1; rank++) {
    weight += WEIGHT * weights.rank[rank];
    eatenInRun += (eaten >> rank) & 1;
    if (eatenInRun > 1) break;
    if (rank - at + 1 >= MIN_MELD) score = Math.max(score, weight - 1 + splitScore(bits, eaten, rank + 1));
  }
  return score;
};

const suitScore = (bits: number, eaten: number): number => {
  if ((eaten & ~IN_RUNS[bits]) !== 0) return IMPOSSIBLE;
  return (eaten & (eaten - 1)) === 0 ? weights.runs[bits] : splitScore(bits, eaten, 0);
};

/** Pushes a suit's runs, first the lowest and shortest that still lead to the best score. */
const pushRuns = (
  out: Arrangement,
  bits: number,
  eaten: number,
  put: (out: Arrangement, run: number) => void,
): void => {
  const several = (eaten & (eaten - 1)) !== 0;
  for (let at = 0; at < RANKS_OF_SUIT; at++) {
    if (((IN_RUNS[bits] >> at) & 1) === 0) continue;
    let end = at;
    if (several) {
      const wanted = splitScore(bits, eaten, at);
      let weight = 0;
      for (let rank = at; (bits >> rank) & 1; rank++) {
        weight += WEIGHT * weights.rank[rank];
        const run = (2 << rank) - (1 << at);
        if (rank - at + 1 < MIN_MELD || bitCount(run & eaten) > 1) continue;
        if (weight - 1 + splitScore(bits, eaten, rank + 1) !== wanted) continue;
        end = rank + 1;
        break;
      }
    } else while ((bits >> end) & 1) end += 1;
    if (end > at) put(out, (1 << end) - (1 << at));
    at = Math.max(at, end - 1);
  }
};

const search = (
  ranks: number,
  s: number,
  c: number,
  d: number,
  h: number,
  es: number,
  ec: number,
  ed: number,
  eh: number,
  score: number,
): void => {
  if (ranks === 0) {
    const total = score + suitScore(s, es) + suitScore(c, ec) + suitScore(d, ed) + suitScore(h, eh);
    if (total <= best) return;
    best = total;
    chosenSize = triedSize;
    for (let i = 0; i < triedSize; i++) chosen[i] = tried[i];
    leftS = s;
    leftC = c;
    leftD = d;
    leftH = h;
    return;
  }
  const bit = ranks & -ranks;
  const worth = WEIGHT * weights.rank[31 - Math.clz32(bit)];
  const held = (s & bit ? 1 : 0) | (c & bit ? 2 : 0) | (d & bit ? 4 : 0) | (h & bit ? 8 : 0);
  const eaten = (es & bit ? 1 : 0) | (ec & bit ? 2 : 0) | (ed & bit ? 4 : 0) | (eh & bit ? 8 : 0);
  const wanted = ((IN_RUNS[s] | IN_RUNS[c] | IN_RUNS[d] | IN_RUNS[h]) & bit) !== 0;
  for (const suits of SETS) {
    // Where no run wants a card of this rank, the whole rank is the only set worth trying.
    if (wanted ? (suits & ~held) !== 0 : suits !== held) continue;
    const eatenHere = suits & eaten;
    if ((eatenHere & (eatenHere - 1)) !== 0) continue;
    tried[triedSize++] = (bit << SUITS_OF_SET) | suits;
    const ns = suits & 1 ? ~bit : -1;
    const nc = suits & 2 ? ~bit : -1;
    const nd = suits & 4 ? ~bit : -1;
    const nh = suits & 8 ? ~bit : -1;
    const gain = worth * (suits === ALL_SUITS ? 4 : 3) - 1;
    search(ranks ^ bit, s & ns, c & nc, d & nd, h & nh, es & ns, ec & nc, ed & nd, eh & nh, score + gain);
    triedSize -= 1;
  }
  if (wanted) search(ranks ^ bit, s, c, d, h, es, ec, ed, eh, score);
};

const SUITS_OF_SET = 4;
const ALL_SUITS = 0b1111;

const putSpades = (out: Arrangement, run: number): void => out.push(colour(run, 0), 0);
const putClubs = (out: Arrangement, run: number): void => out.push(colour(0, run), 0);
const putDiamonds = (out: Arrangement, run: number): void => out.push(0, colour(run, 0));
const putHearts = (out: Arrangement, run: number): void => out.push(0, colour(0, run));

const seek = (by: Weights, black: number, red: number, eatenBlack: number, eatenRed: number): void => {
  weights = by;
  best = IMPOSSIBLE / 2;
  triedSize = 0;
  chosenSize = 0;
  const s = spades(black);
  const c = clubs(black);
  const d = diamonds(red);
  const h = hearts(red);
  const es = spades(eatenBlack);
  const ec = clubs(eatenBlack);
  const ed = diamonds(eatenRed);
  const eh = hearts(eatenRed);
  search(ranksOfThree(s, c, d, h), s, c, d, h, es, ec, ed, eh, 0);
};

/** A score is weight × 32 − phỏm, and there are far fewer than 32 phỏm. */
const weightOf = (score: number): number => Math.ceil(score / WEIGHT);

/** The most weight that disjoint phỏm can cover, every eaten card in its own; below 0 when there is no such way. */
export const bestCover = (by: Weights, black: number, red: number, eatenBlack: number, eatenRed: number): number => {
  seek(by, black, red, eatenBlack, eatenRed);
  return best < -WEIGHT ? -1 : weightOf(best);
};

/** Finds the best arrangement and writes it to `out`. */
export const arrange = (
  out: Arrangement,
  by: Weights,
  black: number,
  red: number,
  eatenBlack: number,
  eatenRed: number,
): void => {
  out.size = 0;
  seek(by, black, red, eatenBlack, eatenRed);
  out.covered = best < -WEIGHT ? -1 : weightOf(best);
  if (out.covered <= 0) return;
  let b = eatenBlack;
  let r = eatenRed;
  for (let i = 0; i < chosenSize; i++) {
    const suits = chosen[i] & ALL_SUITS;
    const bit = chosen[i] >> SUITS_OF_SET;
    const setBlack = blackPart(suits, bit);
    const setRed = redPart(suits, bit);
    out.push(setBlack, setRed);
    b &= ~setBlack;
    r &= ~setRed;
  }
  const s = leftS;
  const c = leftC;
  const d = leftD;
  const h = leftH;
  pushRuns(out, s, spades(b), putSpades);
  pushRuns(out, c, clubs(b), putClubs);
  pushRuns(out, d, diamonds(r), putDiamonds);
  pushRuns(out, h, hearts(r), putHearts);
};
