import { cardset, DECK_SIZE, type Random, type Seat } from '@sanh-rong/engine';
import {
  isIn,
  lateCuts,
  legalPlays,
  MoveList,
  NO_FORM,
  NO_SEAT,
  type Position,
  TWO,
} from '@sanh-rong/engine/tienlen/core';
import type { Observation } from '../observation.ts';
import { type Evidence, IMPOSSIBLE } from './evidence.ts';
import type { Retold } from './moments.ts';

const { LOW_BITS } = cardset;

/** Exchanges tried before the first world, and between two worlds. */
const FIRST_EXCHANGES = 200;
const EXCHANGES = 24;

/** The fewest consecutive pairs that cut after a pass, and how often a run of them is drawn until one fits. */
const SHORTEST_LATE = 4;
const MOST_TRIES = 500;

const scratch = new MoveList();

const isLow = (card: number): boolean => card < LOW_BITS;
const lowBit = (card: number): number => (isLow(card) ? 1 << card : 0);
const highBit = (card: number): number => (isLow(card) ? 0 : 1 << (card - LOW_BITS));

/**
 * Draws hands the others may hold, the likelier the better they explain what was seen. One way of sharing out the
 * unseen cards is kept and changed by exchanging cards between two hands, or a hand and the cards in no hand; an
 * exchange is kept with the odds of the two worlds (Metropolis), so in the long run worlds come up as often as they are
 * likely.
 */
export class Worlds {
  private readonly evidence: Evidence;
  private readonly retold: Retold;
  private readonly random: Random;
  private readonly viewer: Seat;
  private readonly seats: number;
  /** Unseen cards that may be in hands, hand by hand, then those in no hand; and whose each place is. */
  private readonly cards: number[] = [];
  private readonly holders: number[] = [];
  private readonly low: number[];
  private readonly high: number[];
  private readonly weights: number[];
  private readonly held: number;
  private isFirst = true;

  constructor(observation: Observation, retold: Retold, evidence: Evidence, random: Random) {
    const { position: p } = observation;
    this.evidence = evidence;
    this.retold = retold;
    this.random = random;
    this.viewer = p.turn;
    this.seats = p.seats;
    for (let seat = 0; seat < p.seats; seat++) {
      if (seat === p.turn || isIn(p.out, seat)) continue;
      for (let i = 0; i < p.left[seat]; i++) this.holders.push(seat);
    }
    this.held = this.holders.length;
    this.collect(observation);
    while (this.holders.length < this.cards.length) this.holders.push(p.seats);
    this.low = new Array<number>(p.seats + 1).fill(0);
    this.high = new Array<number>(p.seats + 1).fill(0);
    this.weights = new Array<number>(p.seats + 1).fill(0);
  }

  /** Whether there are worlds to draw: enough unseen cards for what the others hold. */
  get exist(): boolean {
    return this.cards.length >= this.held;
  }

  /** Nothing is left to guess: one hand, and every card that was not seen is in it. */
  get isCertain(): boolean {
    return this.cards.length === this.held && this.holders[0] === this.holders[this.held - 1];
  }

  /**
   * Deals the next world's hands into a position that has everything else. False while it contradicts something that is
   * certain: then the next call will have come nearer to one that does not.
   */
  deal(p: Position): boolean {
    if (this.isFirst) {
      this.isFirst = false;
      this.shuffle();
      this.exchange(FIRST_EXCHANGES);
    } else this.exchange(EXCHANGES);
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === this.viewer) continue;
      p.low[seat] = this.low[seat];
      p.high[seat] = this.high[seat];
    }
    p.heldBack = NO_SEAT;
    if (this.evidence.rules.cutsCost && (p.played & (p.played - 1)) === 0) this.lookWhoHeldBack(p);
    return this.isPossible();
  }

  /** Unseen cards, less those below the lowest that was dealt (TL-6): these are in no hand. */
  private collect({ position: p, goneLow, goneHigh }: Observation): void {
    const seenLow = goneLow | p.low[p.turn];
    const seenHigh = goneHigh | p.high[p.turn];
    for (let card = DECK_SIZE - 1; card >= 0; card--) {
      if ((seenLow & lowBit(card)) !== 0 || (seenHigh & highBit(card)) !== 0) continue;
      // The lowest cards come last, so a rule that leaves too few cards for the hands gives way.
      if (card < this.retold.lowest && this.cards.length >= this.held) break;
      this.cards.push(card);
    }
  }

  private isPossible(): boolean {
    for (let seat = 0; seat < this.seats; seat++) if (this.weights[seat] <= IMPOSSIBLE) return false;
    return true;
  }

  private shuffle(): void {
    const { cards, random } = this;
    for (let at = 0; at < this.held; at++) this.swap(at, at + random.below(cards.length - at));
    for (let seat = 0; seat < this.seats; seat++) {
      const fact = this.isAsked(seat) ? this.evidence.heldLateCut(seat) : null;
      if (fact !== null) this.giveRun(seat, fact.table, fact.laterLow, fact.laterHigh);
    }
    for (let at = 0; at < cards.length; at++) {
      this.low[this.holders[at]] |= lowBit(cards[at]);
      this.high[this.holders[at]] |= highBit(cards[at]);
    }
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.isAsked(seat)) this.weights[seat] = this.evidence.weigh(seat, this.low[seat], this.high[seat]);
    }
  }

  /** Whether the seat is another one's that holds cards. */
  private isAsked(seat: Seat): boolean {
    return this.holders.includes(seat);
  }

  private swap(one: number, other: number): void {
    const card = this.cards[one];
    this.cards[one] = this.cards[other];
    this.cards[other] = card;
  }

  /** Gives a seat consecutive pairs that cut this table, since it was seen to have them (MN-7). */
  private giveRun(seat: Seat, table: number, laterLow: number, laterHigh: number): void {
    const first = this.holders.indexOf(seat);
    const room = this.holders.lastIndexOf(seat) - first + 1;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      // Four pairs nearly always do; longer ones are tried now and then.
      const length = SHORTEST_LATE + this.random.below(1 + (tries % 3));
      const run = this.drawRun(length, cardset.cardsOf(cardset.fromHalves(laterLow, laterHigh)));
      const needed = run.filter((card) => (laterLow & lowBit(card)) === 0 && (laterHigh & highBit(card)) === 0);
      if (run.length < 2 * length || needed.length > room) continue;
      const set = cardset.setOf(run);
      lateCuts(scratch, this.evidence.rules, cardset.lowHalf(set), cardset.highHalf(set), table);
      if (scratch.size === 0) continue;
      for (const [i, card] of needed.entries()) this.swap(this.cards.indexOf(card), first + i);
      return;
    }
  }

  /** Two cards each of so many consecutive ranks, drawn from the unseen cards and from those a seat played later. */
  private drawRun(length: number, later: readonly number[]): number[] {
    const from = this.random.below(TWO - length + 1);
    const run: number[] = [];
    for (let rank = from; rank < from + length; rank++) {
      const of = [...later, ...this.cards].filter((card) => card >> 2 === rank);
      for (let i = 0; i < 2 && of.length > 0; i++) run.push(...of.splice(this.random.below(of.length), 1));
    }
    return run;
  }

  private exchange(times: number): void {
    const { cards, holders, low, high, weights, random, evidence, held, seats } = this;
    if (held === 0 || this.isCertain) return;
    for (let i = 0; i < times; i++) {
      const one = random.below(held);
      const other = random.below(cards.length);
      const a = holders[one];
      const b = holders[other];
      if (a === b) continue;
      const give = cards[one];
      const take = cards[other];
      const aLow = (low[a] & ~lowBit(give)) | lowBit(take);
      const aHigh = (high[a] & ~highBit(give)) | highBit(take);
      const bLow = (low[b] & ~lowBit(take)) | lowBit(give);
      const bHigh = (high[b] & ~highBit(take)) | highBit(give);
      const aWeight = evidence.weigh(a, aLow, aHigh);
      const bWeight = b === seats ? 0 : evidence.weigh(b, bLow, bHigh);
      const gain = aWeight + bWeight - weights[a] - weights[b];
      if (gain < 0 && random.fraction() >= Math.exp(gain)) continue;
      this.swap(one, other);
      low[a] = aLow;
      high[a] = aHigh;
      low[b] = bLow;
      high[b] = bHigh;
      weights[a] = aWeight;
      weights[b] = bWeight;
    }
  }

  /** Who passed last while holding a play, in this world, while a single seat had played (MN-16). */
  private lookWhoHeldBack(p: Position): void {
    const { moments } = this.retold;
    for (let at = moments.length - 1; at >= 0; at--) {
      const moment = moments[at];
      const { played, turn } = moment.position;
      if (moment.form !== NO_FORM || (played & (played - 1)) !== 0) continue;
      moment.position.low[turn] = p.low[turn] | moment.laterLow;
      moment.position.high[turn] = p.high[turn] | moment.laterHigh;
      legalPlays(scratch, this.evidence.rules, moment.position);
      moment.position.low[turn] = 0;
      moment.position.high[turn] = 0;
      if (scratch.size === 0) continue;
      p.heldBack = turn;
      return;
    }
  }
}
