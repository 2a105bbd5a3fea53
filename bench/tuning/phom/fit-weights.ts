import * as core from '../../../packages/engine/src/phom/core/index.ts';
import { Random } from '../../../packages/engine/src/random.ts';
import { knowledgeAt, turnsAfter } from '../../../packages/players/src/phom/keen/knowledge.ts';
import { KeenPolicy } from '../../../packages/players/src/phom/keen/policy.ts';
import { SIGNS, STAGES, signs, stageOf, type Weights } from '../../../packages/players/src/phom/keen/valuation.ts';

/** Fitting keen's weights: least squares of what was won after a discard on the signs of that discard. */

const DECK = 52;
const EXPLORE = 0.06;
/** How many of the discards are compared with another one, and what such a pair counts against a game. */
const COMPARE = 0.2;
const PAIR_WEIGHT = 10;
const RIDGE = 1e-6;
const FADING = 0.6;
/** Half of the pairs are among so many of the best, where choices are close. */
const CLOSE = 4;

export const dealCore = (rules: core.Rules, seats: number, leader: number, dice: Random): core.Position => {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  for (let i = DECK - 1; i > 0; i--) {
    const pick = dice.below(i + 1);
    [deck[i], deck[pick]] = [deck[pick], deck[i]];
  }
  const hands = Array.from({ length: seats }, (_, seat) => core.fullHand(rules, seat === leader));
  const dealt = hands.reduce((sum, size) => sum + size, 0);
  const size = core.stockSize(rules, seats, DECK - dealt);
  const p = core.newPosition(rules, seats, leader, deck.slice(dealt, dealt + size));
  let at = 0;
  for (const [seat, count] of hands.entries()) for (let i = 0; i < count; i++) core.give(rules, p, seat, deck[at++]);
  return p;
};

export const finalUnits = (rules: core.Rules, p: core.Position): number[] => {
  const units = p.eatUnits.map((own, seat) => own + p.chotUnits[seat]);
  for (const { from, to, amount } of core.settle(rules, p).payments) {
    units[from] -= amount;
    units[to] += amount;
  }
  return units;
};

/** Sums of least squares, one system a stage. */
class Systems {
  readonly xx = STAGES.map(() => new Float64Array(SIGNS * SIGNS));
  readonly xy = STAGES.map(() => new Float64Array(SIGNS));
  readonly count = STAGES.map(() => 0);

  add(stage: number, x: Float64Array, y: number, weight: number): void {
    const xx = this.xx[stage];
    const xy = this.xy[stage];
    for (let i = 0; i < SIGNS; i++) {
      if (x[i] === 0) continue;
      xy[i] += weight * x[i] * y;
      for (let j = 0; j < SIGNS; j++) xx[i * SIGNS + j] += weight * x[i] * x[j];
    }
    this.count[stage] += 1;
  }

  /** What earlier rounds told counts for less: their players played otherwise. */
  fade(): void {
    for (const numbers of [...this.xx, ...this.xy]) for (let i = 0; i < numbers.length; i++) numbers[i] *= FADING;
  }

  /** Gauss with pivots; signs that never showed get 0. */
  solve(stage: number): number[] {
    const n = SIGNS;
    const a = Array.from({ length: n }, (_, i) => [...this.xx[stage].slice(i * n, i * n + n), this.xy[stage][i]]);
    for (let i = 0; i < n; i++) a[i][i] += RIDGE * (this.count[stage] + 1);
    for (let col = 0; col < n; col++) {
      let pivot = col;
      for (let row = col + 1; row < n; row++) if (Math.abs(a[row][col]) > Math.abs(a[pivot][col])) pivot = row;
      [a[col], a[pivot]] = [a[pivot], a[col]];
      for (let row = 0; row < n; row++) {
        if (row === col) continue;
        const factor = a[row][col] / a[col][col];
        if (factor === 0) continue;
        for (let k = col; k <= n; k++) a[row][k] -= factor * a[col][k];
      }
    }
    return a.map((row, i) => row[n] / row[i]);
  }
}

interface Sample {
  readonly seat: number;
  readonly stage: number;
  readonly x: Float64Array;
  readonly unitsBefore: number;
}

/** Plays a position to its end, the i-th move first. */
const unitsAfter = (rules: core.Rules, start: core.Position, first: core.MoveList, i: number, policy: KeenPolicy) => {
  const p = core.clone(start);
  core.doMove(first, i, rules, p);
  while (!core.isOver(p)) {
    const at = policy.choose(knowledgeAt(rules, p));
    core.doMove(policy.moves, at, rules, p);
  }
  return finalUnits(rules, p);
};

/** One deal, two discards: what one brings more than the other tells more than two games on their own. */
const compareDiscards = (
  rules: core.Rules,
  p: core.Position,
  chosen: number,
  policies: { readonly first: KeenPolicy; readonly later: KeenPolicy },
  dice: Random,
  systems: Systems,
): void => {
  const { first, later } = policies;
  const throws: number[] = [];
  for (let k = 0; k < first.moves.size; k++) if (first.moves.kind[k] === core.THROW && k !== chosen) throws.push(k);
  if (throws.length === 0) return;
  throws.sort((a, b) => first.values[b] - first.values[a]);
  const other = dice.pick(dice.below(2) === 0 ? throws : throws.slice(0, CLOSE));
  const know = knowledgeAt(rules, p);
  first.valueOfDiscard(know, chosen);
  const difference = signs.slice();
  first.valueOfDiscard(know, other);
  for (let k = 0; k < SIGNS; k++) difference[k] -= signs[k];
  const won = unitsAfter(rules, p, first.moves, chosen, later)[know.seat];
  const lost = unitsAfter(rules, p, first.moves, other, later)[know.seat];
  systems.add(stageOf(turnsAfter(p)), difference, won - lost, PAIR_WEIGHT);
};

const selfPlay = (
  rules: core.Rules,
  seats: number,
  policies: { readonly first: KeenPolicy; readonly later: KeenPolicy },
  dice: Random,
  systems: Systems,
): void => {
  const p = dealCore(rules, seats, dice.below(seats), dice);
  const policy = policies.first;
  const samples: Sample[] = [];
  while (!core.isOver(p)) {
    const know = knowledgeAt(rules, p);
    let i = policy.choose(know);
    const { moves } = policy;
    if (moves.kind[i] === core.THROW) {
      if (dice.fraction() < COMPARE) compareDiscards(rules, p, i, policies, dice, systems);
      if (dice.fraction() < EXPLORE) {
        const throws: number[] = [];
        for (let k = 0; k < moves.size; k++) if (moves.kind[k] === core.THROW) throws.push(k);
        i = dice.pick(throws);
      }
    } else if (p.phase === core.TAKE && dice.fraction() < EXPLORE) i = dice.below(moves.size);
    if (moves.kind[i] === core.THROW) {
      policy.valueOfDiscard(know, i);
      const seat = p.turn;
      const unitsBefore = p.eatUnits[seat] + p.chotUnits[seat];
      samples.push({ seat, stage: stageOf(turnsAfter(p)), x: signs.slice(), unitsBefore });
    }
    core.doMove(moves, i, rules, p);
  }
  const units = finalUnits(rules, p);
  for (const { seat, stage, x, unitsBefore } of samples) systems.add(stage, x, units[seat] - unitsBefore, 1);
};

/** Where it begins: points hurt, chances help, feeding hurts. */
const firstGuess = (ruleSet: 'basic' | 'ta-la'): number[] => {
  const row = new Array<number>(SIGNS).fill(0);
  if (ruleSet === 'ta-la') {
    row[1] = -2;
    row[4] = -1;
    row[2] = -0.1;
    row[5] = 0.3;
    row[6] = 0.5;
    row[7] = 0.7;
    row[8] = 0.5;
    row[9] = 0.2;
    row[11] = 2;
  } else {
    row[1] = -10;
    row[12] = 3;
  }
  row[15] = ruleSet === 'ta-la' ? -1 : -5;
  row[16] = row[15] / 2;
  return row;
};

/** The weights by stage for one number of seats. */
export const fitWeights = (
  ruleSet: 'basic' | 'ta-la',
  seats: number,
  games: number,
  rounds: number,
  say: (line: string) => void,
): number[][] => {
  const rules = ruleSet === 'basic' ? core.BASIC : core.TA_LA;
  const systems = new Systems();
  let table = STAGES.map(() => firstGuess(ruleSet));
  for (let round = 0; round < rounds; round++) {
    const weights: Weights = [table, table, table];
    const both = { basic: weights, taLa: weights };
    const policies = { first: new KeenPolicy(both, 4), later: new KeenPolicy(both, 4) };
    systems.fade();
    const dice = new Random(`phom ${ruleSet} ${seats} ${round}`);
    for (let game = 0; game < games; game++) selfPlay(rules, seats, policies, dice, systems);
    table = STAGES.map((_, stage) => (systems.count[stage] > 0 ? systems.solve(stage) : []));
    say(`${ruleSet}, ${seats} seats, round ${round + 1}: ${systems.count.join(' ')}`);
  }
  return table;
};
