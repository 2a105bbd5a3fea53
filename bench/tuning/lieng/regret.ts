import type { Random } from '../../../packages/engine/src/random.ts';

/**
 * Counterfactual regret minimisation for games of private hands and public betting, any number of seats. One iteration
 * deals, picks a seat, follows everything that seat could do with every hand at once, and draws one action for each
 * other seat (external sampling). Old iterations are discounted (Brown and Sandholm's DCFR with 1, 1, 2).
 */
export interface HandGame<State> {
  readonly hands: number;
  readonly situations: number;
  readonly choices: number;
  deal(random: Random): State;
  seatsOf(state: State): number;
  /** The seat to act, or −1 at the end. */
  turnOf(state: State): number;
  /** The hand dealt to a seat. */
  handOf(state: State, seat: number): number;
  /** How likely each hand of the seat is, given what the others were dealt. */
  weigh(state: State, seat: number, out: Float64Array): void;
  /** What the seat to act knows of the betting. */
  situationOf(state: State, random: Random): number;
  /** The open choices as a bit mask. */
  openOf(state: State): number;
  after(state: State, choice: number): State;
  /** Like `after`; the state given is not used again, so it may be changed in place. */
  proceed(state: State, choice: number): State;
  /** What the end is worth to the seat with each hand it could hold. */
  value(state: State, seat: number, out: Float64Array): void;
}

/** Scratch for one depth of the tree. */
interface Frame {
  readonly strategy: Float64Array;
  readonly reach: Float64Array;
  readonly values: Float64Array;
}

/** A strategy that learns nothing: fills in how often each open choice is made. */
export type Fixed = (situation: number, hand: number, open: number, out: Float64Array) => void;

export interface SolverOptions {
  /** Opponents that learn nothing: what is learnt is then the answer to them. */
  readonly opponents?: Fixed;
  /**
   * In this share of the deals the others do anything at all every so often. Moves that no good player makes are met
   * then as well, and answered.
   */
  readonly trembling?: { readonly deals: number; readonly choices: number };
}

const STEADY = { deals: 0, choices: 0 };

export class Solver<State> {
  readonly regrets: Float64Array;
  /** The strategies so far, weighed by how likely the seat itself plays to the situation. */
  readonly sums: Float64Array;
  private readonly frames: Frame[] = [];
  private readonly game: HandGame<State>;
  private readonly opponents: Fixed | null;
  private readonly trembling: { readonly deals: number; readonly choices: number };
  /** How often the others of this deal do anything at all. */
  private tremble = 0;

  constructor(game: HandGame<State>, { opponents, trembling = STEADY }: SolverOptions = {}) {
    this.game = game;
    this.opponents = opponents ?? null;
    this.trembling = trembling;
    const size = game.situations * game.hands * game.choices;
    this.regrets = new Float64Array(size);
    this.sums = new Float64Array(size);
  }

  /** `batches` times `deals`; the regrets of batch k count k times, its strategies k² times. */
  solve(random: Random, batches: number, deals: number, after: (batch: number) => void = () => {}): void {
    for (let batch = 1; batch <= batches; batch++) {
      for (let deal = 0; deal < deals; deal++) this.iterate(random);
      after(batch);
      if (batch < batches) this.discount(batch / (batch + 1));
    }
  }

  private discount(factor: number): void {
    const { regrets, sums } = this;
    for (let at = 0; at < regrets.length; at++) {
      regrets[at] *= factor;
      sums[at] *= factor * factor;
    }
  }

  iterate(random: Random): void {
    const { game } = this;
    const state = game.deal(random);
    const seat = random.below(game.seatsOf(state));
    const { reach } = this.frameAt(0);
    game.weigh(state, seat, reach);
    this.tremble = random.fraction() < this.trembling.deals ? this.trembling.choices : 0;
    this.follow(state, seat, 0, random);
  }

  private frameAt(depth: number): Frame {
    const { hands, choices } = this.game;
    while (this.frames.length <= depth) {
      this.frames.push({
        strategy: new Float64Array(hands * choices),
        reach: new Float64Array(hands),
        values: new Float64Array(hands),
      });
    }
    return this.frames[depth];
  }

  /** Regret matching: choices in proportion to what not having made them has cost; all alike where none has. */
  match(situation: number, hand: number, open: number, out: Float64Array, at: number): void {
    const { choices, hands } = this.game;
    const from = (situation * hands + hand) * choices;
    let sum = 0;
    let count = 0;
    for (let choice = 0; choice < choices; choice++) {
      const isOpen = ((open >> choice) & 1) === 1;
      const weight = isOpen ? Math.max(0, this.regrets[from + choice]) : 0;
      out[at + choice] = weight;
      sum += weight;
      count += Number(isOpen);
    }
    for (let choice = 0; choice < choices; choice++) {
      if (sum > 0) out[at + choice] /= sum;
      else out[at + choice] = ((open >> choice) & 1) / count;
    }
  }

  /** Fills the values of the frame at this depth: what the state is worth to the seat with each hand. */
  private follow(start: State, seat: number, depth: number, random: Random): void {
    const { game } = this;
    const frame = this.frameAt(depth);
    let state = start;
    let turn = game.turnOf(state);
    while (turn !== -1 && turn !== seat) {
      this.fillOther(state, turn, frame.strategy, random);
      state = game.proceed(state, draw(frame.strategy, game.choices, random));
      turn = game.turnOf(state);
    }
    if (turn === -1) game.value(state, seat, frame.values);
    else this.weighChoices(state, seat, depth, random);
  }

  /** How often another seat makes each of its choices. */
  private fillOther(state: State, seat: number, out: Float64Array, random: Random): void {
    const { game, tremble } = this;
    const open = game.openOf(state);
    const situation = game.situationOf(state, random);
    if (tremble > 0 && random.fraction() < tremble) spread(open, game.choices, out);
    else if (this.opponents) this.opponents(situation, game.handOf(state, seat), open, out);
    else this.match(situation, game.handOf(state, seat), open, out, 0);
  }

  private weighChoices(state: State, seat: number, depth: number, random: Random): void {
    const { game, regrets, sums } = this;
    const { hands, choices } = game;
    const { strategy, reach, values } = this.frameAt(depth);
    const child = this.frameAt(depth + 1);
    const open = game.openOf(state);
    const situation = game.situationOf(state, random);
    const start = situation * hands * choices;
    for (let hand = 0; hand < hands; hand++) this.match(situation, hand, open, strategy, hand * choices);
    values.fill(0);
    for (let choice = 0; choice < choices; choice++) {
      if (((open >> choice) & 1) === 0) continue;
      for (let hand = 0; hand < hands; hand++) child.reach[hand] = reach[hand] * strategy[hand * choices + choice];
      this.follow(game.after(state, choice), seat, depth + 1, random);
      for (let hand = 0, at = choice; hand < hands; hand++, at += choices) {
        regrets[start + at] += child.values[hand];
        sums[start + at] += reach[hand] * strategy[at];
        values[hand] += strategy[at] * child.values[hand];
      }
    }
    for (let hand = 0, at = 0; hand < hands; hand++) {
      for (let choice = 0; choice < choices; choice++, at++) {
        if (((open >> choice) & 1) === 1) regrets[start + at] -= values[hand];
      }
    }
  }
}

/** All open choices alike. */
const spread = (open: number, choices: number, out: Float64Array): void => {
  let count = 0;
  for (let choice = 0; choice < choices; choice++) count += (open >> choice) & 1;
  for (let choice = 0; choice < choices; choice++) out[choice] = ((open >> choice) & 1) / count;
};

const draw = (strategy: Float64Array, choices: number, random: Random): number => {
  let left = random.fraction();
  let last = 0;
  for (let choice = 0; choice < choices; choice++) {
    if (strategy[choice] === 0) continue;
    last = choice;
    left -= strategy[choice];
    if (left < 0) break;
  }
  return last;
};
