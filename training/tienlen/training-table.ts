import { cardset, DECK_SIZE, type Random } from '@sanh-rong/engine';
import {
  bestInstantWin,
  bestToiTrang,
  clearPosition,
  FULL_HAND,
  giveHand,
  INSTANT_WIN_NAMES,
  isOver,
  legalPlays,
  mayPass,
  NO_SEAT,
  newPosition,
  openWithLowest,
  type Position,
  pass,
  play,
  type Rules,
  TOI_TRANG_NAMES,
} from '@sanh-rong/engine/tienlen/core';
import { Outcome } from '../../packages/players/src/tienlen/expert/outcome.ts';
import { MOST_MOVES, type MoveFeatures } from '../../packages/players/src/tienlen/network/move-features.ts';
import { PublicRecord } from '../../packages/players/src/tienlen/network/public-record.ts';
import { PASS, SteadyPolicy } from '../../packages/players/src/tienlen/steady/policy.ts';
import { TUNED } from '../../packages/players/src/tienlen/steady/tuned.ts';
import { type Weights, weightsFor } from '../../packages/players/src/tienlen/steady/weights.ts';
import { drawKind, drawRules, KINDS } from './settings.ts';

const { LOW_BITS } = cardset;

/** Seats of a game that the network plays, of all; the others are played by levels there are. */
const NETWORK_SHARE = 0.5;

/** How often a game begins as a later one of a session does: with a leader who may lead anything. */
const LATER_SHARE = 0.4;

const policies = new Map<Weights, SteadyPolicy>();
const policyOf = (weights: Weights): SteadyPolicy => {
  const known = policies.get(weights) ?? new SteadyPolicy(weights);
  policies.set(weights, known);
  return known;
};

/** Other ways to weigh, so that the network does not learn the habits of one opponent alone. */
const OTHERS: readonly Weights[] = Object.values(TUNED);
const OTHER_SHARE = 0.12;

/** One table at which games are played without end; it stops wherever the network is to decide. */
export class TrainingTable {
  kind = 0;
  position: Position = newPosition(2);
  readonly record = new PublicRecord();
  goneLow = 0;
  goneHigh = 0;
  rules: Rules = KINDS[0].rules;
  /** The game of the last decision has ended since, with these points by seat. */
  ended = false;
  readonly points = new Int32Array(4);
  /** The seats that the network played in it, as a bit mask. */
  network = 0;
  private readonly random: Random;
  private readonly shares: readonly number[];
  private readonly low = new Int32Array(MOST_MOVES);
  private readonly high = new Int32Array(MOST_MOVES);
  private readonly form = new Int32Array(MOST_MOVES);
  private readonly outcomes = [2, 3, 4].map((seats) => new Outcome(seats));
  private readonly positions = [2, 3, 4].map((seats) => newPosition(seats));
  private readonly deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  /** Who plays each seat: a level, or null for the network. */
  private readonly players: (SteadyPolicy | null)[] = [null, null, null, null];
  /** The policy whose findings the network is told. */
  private advisor: SteadyPolicy;
  private decided = false;

  constructor(random: Random, shares: readonly number[]) {
    this.random = random;
    this.shares = shares;
    this.advisor = policyOf(weightsFor(this.rules, 2));
    this.begin();
  }

  /** Does what the network chose. */
  answer(choice: number): void {
    this.ended = false;
    this.decided = true;
    if (this.form[choice] === PASS) this.pass();
    else this.play(this.low[choice], this.high[choice], this.form[choice]);
  }

  /** Plays on to the network's next decision, and describes its choices. */
  playOn(moves: MoveFeatures): void {
    for (;;) {
      if (isOver(this.position)) this.finish();
      const p = this.position;
      const player = this.players[p.turn];
      if (player !== null) {
        const at = player.choose(this.rules, p, this.goneLow, this.goneHigh);
        const { plays } = player;
        if (at === PASS) this.pass();
        else this.play(plays.low[at], plays.high[at], plays.form[at]);
        continue;
      }
      if (this.asks(moves)) return;
    }
  }

  /** Whether there is something to decide; what is forced, or wins for certain, is played. */
  private asks(moves: MoveFeatures): boolean {
    const { advisor, rules, position: p } = this;
    const { plays } = advisor;
    legalPlays(plays, rules, p);
    const free = mayPass(p);
    if (plays.size === 0) {
      this.pass();
      return false;
    }
    if (plays.size === 1 && !free) {
      this.play(plays.low[0], plays.high[0], plays.form[0]);
      return false;
    }
    advisor.look(rules, p, this.goneLow, this.goneHigh);
    moves.read(rules, p, advisor, free);
    if (moves.size === 1 || moves.isSure) {
      const at = moves.places[moves.steady];
      this.play(plays.low[at], plays.high[at], plays.form[at]);
      return false;
    }
    for (let i = 0; i < moves.size; i++) {
      const at = moves.places[i];
      this.low[i] = at === PASS ? 0 : plays.low[at];
      this.high[i] = at === PASS ? 0 : plays.high[at];
      this.form[i] = at === PASS ? PASS : plays.form[at];
    }
    return true;
  }

  private pass(): void {
    this.record.addPassOf(this.position);
    pass(this.rules, this.position);
  }

  private play(low: number, high: number, form: number): void {
    this.record.addPlay(this.position.turn, low, high);
    this.goneLow |= low;
    this.goneHigh |= high;
    play(this.rules, this.position, low, high, form);
  }

  private finish(): void {
    const outcome = this.outcomes[this.position.seats - 2];
    outcome.read(this.rules, this.position);
    // A game in which the network decided nothing is nobody's lesson.
    if (this.decided) {
      this.points.fill(0);
      this.points.set(outcome.points);
      this.network = 0;
      for (let seat = 0; seat < outcome.points.length; seat++) {
        if (this.players[seat] === null) this.network |= 1 << seat;
      }
      this.ended = true;
      this.decided = false;
    }
    this.begin();
  }

  private begin(): void {
    const { random } = this;
    this.kind = drawKind(this.shares, random);
    const { seats } = KINDS[this.kind];
    this.rules = drawRules(KINDS[this.kind], random);
    this.position = this.positions[seats - 2];
    this.advisor = policyOf(weightsFor(this.rules, seats));
    for (let seat = 0; seat < seats; seat++) this.players[seat] = this.drawPlayer();
    this.players[random.below(seats)] = null;
    const isLater = random.fraction() < LATER_SHARE;
    do this.deal(isLater);
    while (this.isWon());
    this.record.clear();
    this.goneLow = 0;
    this.goneHigh = 0;
  }

  private drawPlayer(): SteadyPolicy | null {
    const { random } = this;
    if (random.fraction() < NETWORK_SHARE) return null;
    return random.fraction() < OTHER_SHARE ? policyOf(OTHERS[random.below(OTHERS.length)]) : this.advisor;
  }

  private deal(isLater: boolean): void {
    const { position: p, deck, random } = this;
    clearPosition(p);
    for (let seat = 0; seat < p.seats; seat++) {
      let low = 0;
      let high = 0;
      for (let at = seat * FULL_HAND; at < (seat + 1) * FULL_HAND; at++) {
        const pick = at + random.below(DECK_SIZE - at);
        const card = deck[pick];
        deck[pick] = deck[at];
        deck[at] = card;
        if (card < LOW_BITS) low |= 1 << card;
        else high |= 1 << (card - LOW_BITS);
      }
      giveHand(p, seat, low, high);
    }
    if (isLater) p.turn = random.below(p.seats);
    else openWithLowest(p);
  }

  /** Nobody plays a deal that is won at once. */
  private isWon(): boolean {
    const { position: p, rules } = this;
    for (let seat = 0; seat < p.seats; seat++) {
      const won = rules.playsOn
        ? bestInstantWin(INSTANT_WIN_NAMES, p.low[seat], p.high[seat])
        : bestToiTrang(TOI_TRANG_NAMES, p.low[seat], p.high[seat]);
      if (won !== null) return true;
    }
    return p.turn === NO_SEAT;
  }
}
