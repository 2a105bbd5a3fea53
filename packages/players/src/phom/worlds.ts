import { CARD_IDS, type CardId, cardOf, type OwnView, type Random, type Seat } from '@sanh-rong/engine';
import { type PhomAction, type PhomState, type PhomView, phom } from '@sanh-rong/engine/phom';
import { isMeld, legalMoves, MoveList, type Rules } from '@sanh-rong/engine/phom/core';
import { rulesOf } from './keen/knowledge.ts';

/** How often a seat draws though it could have eaten, compared with one that could not. */
const EATS_NOT = 0.3;

/** Worlds tried until one fits. */
const MOST_TRIES = 60;

const NEVER = Number.POSITIVE_INFINITY;

/** A card that a seat was dealt or drew, and when it must have had it at the latest: its place in the history. */
interface Source {
  readonly card: CardId;
  readonly needed: number;
}

/** An eat of another seat, whose cards are not shown. */
interface HiddenEat {
  readonly at: number;
  readonly card: CardId;
  /** Cards of the hand that went with it, where eating lays at once; else as many as show that it is allowed. */
  readonly partners: number;
  /** The phỏm it lies in, where that was laid since. */
  readonly laid: readonly CardId[] | null;
}

/** What is certain of one seat. */
interface SeatHistory {
  /** Cards that left the hand in the open, and those of the viewer's own hand. */
  readonly sources: readonly Source[];
  readonly draws: readonly number[];
  readonly eats: readonly HiddenEat[];
  /** Cards in hand of which nothing is known. */
  readonly hidden: number;
}

const isPhom = ({ layout }: Rules, cards: readonly CardId[]): boolean => {
  const numbers = cards.map((id) => cardOf(id) ?? 0);
  return isMeld(
    numbers.reduce((bits, card) => bits | layout.black[card], 0),
    numbers.reduce((bits, card) => bits | layout.red[card], 0),
  );
};

/** The discard that an eat took: the last one before it. */
const eatenAt = ({ history }: PhomView, at: number): CardId => {
  const fed = history.slice(0, at).findLast(({ action }) => action.type === 'discard')?.action;
  if (fed?.type !== 'discard') throw new RangeError(`nothing to eat at ${at}`);
  return fed.card;
};

const historyOf = (view: OwnView<PhomView>, seat: Seat): SeatHistory => {
  const { eatingLays } = rulesOf(view);
  const isOwn = seat === view.viewer;
  const sources: Source[] = [];
  const draws: number[] = [];
  const eats: HiddenEat[] = [];
  const eaten = new Set<CardId>();
  for (const [at, { seat: actor, action }] of view.history.entries()) {
    if (actor !== seat) continue;
    const leaves = (cards: readonly CardId[]): void => {
      for (const card of cards) if (!eaten.has(card)) sources.push({ card, needed: at });
    };
    if (action.type === 'draw') draws.push(at);
    else if (action.type === 'discard' || action.type === 'send') leaves([action.card]);
    else if (action.type === 'lay') leaves(action.melds.flat());
    else if (action.type === 'eat') {
      const card = eatenAt(view, at);
      eaten.add(card);
      if (isOwn && eatingLays) leaves(action.cards);
      else if (!isOwn) {
        const meld = eatingLays
          ? view.melds[seat][eats.length]
          : view.melds[seat].find((laid) => laid.cards?.includes(card));
        const partners = eatingLays ? (meld?.size ?? 1) - 1 : 2;
        eats.push({ at, card, partners, laid: eatingLays ? null : (meld?.cards ?? null) });
      }
    }
  }
  if (isOwn) {
    for (const card of view.hands[seat] ?? []) if (!eaten.has(card)) sources.push({ card, needed: NEVER });
  }
  return { sources, draws, eats, hidden: isOwn ? 0 : view.counts[seat] - view.eaten[seat].length };
};

/** Every way to choose so many of the cards that makes a phỏm with another card. */
const partnersFor = (rules: Rules, card: CardId, from: readonly CardId[], size: number): CardId[][] => {
  const { rank } = rules.layout;
  const own = cardOf(card) ?? 0;
  // Only its rank, or its suit close by, can stand in a phỏm with it.
  const near = from.filter((id) => {
    const other = cardOf(id) ?? 0;
    const apart = Math.abs(rank[other] - rank[own]);
    return apart === 0 || ((other & 3) === (own & 3) && apart <= size);
  });
  const ways: CardId[][] = [];
  const choose = (start: number, chosen: CardId[]): void => {
    if (chosen.length === size) {
      if (isPhom(rules, [card, ...chosen])) ways.push(chosen);
      return;
    }
    for (let at = start; at < near.length; at++) choose(at + 1, [...chosen, near[at]]);
  };
  choose(0, []);
  return ways;
};

const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const order = items.slice();
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
};

/**
 * Draws whole deals that lead to what a seat has seen: hands of the others, what each has drawn and when, the stock. A
 * deal stands as often as the others would have drawn with it where they drew.
 */
export class PhomWorlds {
  private readonly view: OwnView<PhomView>;
  private readonly rules: Rules;
  private readonly random: Random;
  private readonly seats: readonly SeatHistory[];
  private readonly unseen: readonly CardId[];
  private readonly moves = new MoveList();

  constructor(view: OwnView<PhomView>, random: Random) {
    this.view = view;
    this.rules = rulesOf(view);
    this.random = random;
    this.seats = view.counts.map((_, seat) => historyOf(view, seat));
    const seen = new Set([
      ...this.seats.flatMap(({ sources }) => sources.map(({ card }) => card)),
      ...this.seats.flatMap(({ eats }) => eats.flatMap(({ card, laid }) => [card, ...(laid ?? [])])),
    ]);
    this.unseen = CARD_IDS.filter((card) => !seen.has(card));
  }

  /** The game as it is in the next world; null when none was found that fits. */
  next(): PhomState | null {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const world = this.drawn();
      if (world !== null) return world;
    }
    return null;
  }

  private drawn(): PhomState | null {
    const { rules, random } = this;
    let pool = shuffled(this.unseen, random);
    const take = (cards: readonly CardId[]): void => {
      pool = pool.filter((card) => !cards.includes(card));
    };
    const eatenWith = new Map<number, readonly CardId[]>();
    const sources = this.seats.map((seat) => seat.sources.slice());
    // Who has eaten holds a phỏm with it: such cards are given first.
    for (const [seat, { eats }] of this.seats.entries()) {
      for (const { at, card, partners, laid } of eats) {
        const ways = partnersFor(rules, card, laid?.filter((other) => other !== card) ?? pool, partners);
        if (ways.length === 0) return null;
        const way = random.pick(ways);
        eatenWith.set(at, way);
        sources[seat] = sources[seat].map((source) =>
          way.includes(source.card) ? { ...source, needed: Math.min(source.needed, at) } : source,
        );
        if (laid !== null) continue;
        take(way);
        sources[seat].push(...way.map((partner) => ({ card: partner, needed: at })));
      }
    }
    for (const [seat, { hidden, eats }] of this.seats.entries()) {
      const together = rules.eatingLays ? 0 : eats.filter(({ laid }) => laid === null).length * 2;
      const more = pool.slice(0, hidden - together);
      if (more.length < hidden - together) return null;
      take(more);
      sources[seat].push(...more.map((card) => ({ card, needed: NEVER })));
    }
    return this.replayed(sources, pool, eatenWith);
  }

  /** Shares out what each seat had into its hand at the deal and what it drew, and plays the game so far again. */
  private replayed(
    sources: readonly (readonly Source[])[],
    pool: readonly CardId[],
    eatenWith: ReadonlyMap<number, readonly CardId[]>,
  ): PhomState | null {
    const { view, random } = this;
    const drawnAt = new Map<number, CardId>();
    const hands: CardId[][] = [];
    for (const [seat, own] of sources.entries()) {
      const left = own.slice();
      for (const at of this.seats[seat].draws.toReversed()) {
        const able = left.filter(({ needed }) => needed > at);
        if (able.length === 0) return null;
        const source = random.pick(able);
        left.splice(left.indexOf(source), 1);
        drawnAt.set(at, source.card);
      }
      hands.push(left.map(({ card }) => card));
    }
    const drawn = [...drawnAt].sort(([one], [other]) => one - other).map(([, card]) => card);
    const given = { hands, leader: view.leader, stock: [...drawn, ...pool.slice(0, view.stock)] };
    const { ruleSet, options } = view;
    const dealt = phom.deal({ ruleSet, seats: hands.length, options, given });
    if (!dealt.ok) return null;
    let { state } = dealt.value;
    let odds = 1;
    // Drawn before: most deals that come to nothing do so early.
    const bar = random.fraction();
    for (const [at, { seat, action }] of view.history.entries()) {
      if (phom.turn(state) !== seat) return null;
      if (action.type === 'draw' && seat !== view.viewer && this.canEat(state)) odds *= EATS_NOT;
      if (odds <= bar) return null;
      const cards = eatenWith.get(at);
      const done: PhomAction = action.type === 'eat' && cards !== undefined ? { type: 'eat', cards } : action;
      const step = phom.apply(state, done);
      if (!step.ok) return null;
      state = step.value.state;
    }
    return phom.turn(state) === view.viewer ? state : null;
  }

  /** Whether the seat that is to take a card may eat the one that is offered. */
  private canEat({ position }: PhomState): boolean {
    legalMoves(this.moves, this.rules, position);
    return this.moves.size > 1;
  }
}
