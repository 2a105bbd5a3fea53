import {
  CARD_IDS,
  type Card,
  type CardId,
  cardOf,
  DECK_SIZE,
  type OwnView,
  type Random,
  type Seat,
} from '@sanh-rong/engine';
import { type LiengMove, type LiengOptions, type LiengState, type LiengView, lieng } from '@sanh-rong/engine/lieng';
import { HAND_SIZE } from '@sanh-rong/engine/lieng/core';
import { classOfShare, HAND_CLASSES, shareOf } from './hand-class.ts';
import { oddsByClass } from './odds.ts';
import { spotOf } from './sharp.ts';

/**
 * Exchanges of cards before each world, for each other seat. So many that a world has little to do with the one before:
 * figures over worlds that resemble each other look surer than they are.
 */
const EXCHANGES = 40;

/** What every seat had before the antes; null where the antes of seats that could not pay them whole cannot be told. */
const stacksOf = ({ chips, bets, pot, sitsOut, options }: LiengView): readonly number[] | null => {
  const { ante } = options as unknown as LiengOptions;
  const dealt = sitsOut.filter((sits) => !sits).length;
  const antes = pot - bets.reduce((sum, bet) => sum + bet, 0);
  if (antes !== ante * dealt) return null;
  return chips.map((stack, seat) => (sitsOut[seat] ? 0 : stack + bets[seat] + ante));
};

/** The same betting over these hands, up to the moment of the view. */
const replayed = (
  view: OwnView<LiengView>,
  stacks: readonly number[],
  hands: readonly (readonly CardId[])[],
  before: (state: LiengState) => void = () => {},
): LiengState | null => {
  const { ruleSet, options, dealer, history } = view;
  const given = { hands, chips: stacks, dealer };
  const dealt = lieng.deal({ ruleSet, seats: hands.length, options, given });
  if (!dealt.ok) return null;
  let { state } = dealt.value;
  for (const { seat, action } of history) {
    if (lieng.turn(state) !== seat) return null;
    before(state);
    const step = lieng.apply(state, action);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return state;
};

/**
 * Draws hands the others may hold, the likelier the better they explain the betting: one way of sharing out the unseen
 * cards is kept and changed by exchanges, each kept with the odds of the two worlds (Metropolis).
 */
export class LiengWorlds {
  private readonly view: OwnView<LiengView>;
  private readonly random: Random;
  private readonly stacks: readonly number[];
  /** Unseen cards, hand by hand of the other seats, then those that were not dealt. */
  private readonly cards: Card[];
  private readonly others: readonly Seat[];
  /** By other seat: how well a hand of each class explains what the seat did. */
  private readonly odds: readonly Float64Array[];
  private readonly weights: number[];

  private constructor(view: OwnView<LiengView>, stacks: readonly number[], random: Random) {
    this.view = view;
    this.random = random;
    this.stacks = stacks;
    const own = new Set((view.hands[view.viewer] ?? []).map((id) => cardOf(id)));
    this.cards = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !own.has(card));
    this.others = [...stacks.keys()].filter((seat) => seat !== view.viewer && !view.sitsOut[seat]);
    for (let at = this.cards.length - 1; at > 0; at--) this.swap(at, random.below(at + 1));
    this.odds = this.tellingOdds();
    this.weights = this.others.map((_, at) => this.weigh(at));
  }

  /** Null where the start of the game cannot be told from what the seat sees. */
  static of(view: OwnView<LiengView>, random: Random): LiengWorlds | null {
    const stacks = stacksOf(view);
    if (stacks === null) return null;
    const worlds = new LiengWorlds(view, stacks, random);
    return worlds.next() === null ? null : worlds;
  }

  /** The game as it is in the next world. */
  next(): LiengState | null {
    this.exchange(EXCHANGES);
    return replayed(this.view, this.stacks, this.hands());
  }

  private hands(): CardId[][] {
    const { view, others, cards } = this;
    return this.stacks.map((_, seat) => {
      if (seat === view.viewer) return [...(view.hands[seat] ?? [])];
      const at = others.indexOf(seat);
      return at < 0 ? [] : cards.slice(at * HAND_SIZE, (at + 1) * HAND_SIZE).map((card) => CARD_IDS[card]);
    });
  }

  /** Who acts when, and for what price, is open: it is the same in all worlds. */
  private tellingOdds(): Float64Array[] {
    const { view, others } = this;
    const odds = others.map(() => new Float64Array(HAND_CLASSES).fill(1));
    let at = 0;
    replayed(view, this.stacks, this.hands(), (state) => {
      const { seat, action } = view.history[at++];
      if (seat === view.viewer) return;
      const chances = oddsByClass(action as LiengMove, spotOf(lieng.view(state, 'watcher'), seat));
      const own = odds[others.indexOf(seat)];
      for (let handClass = 0; handClass < HAND_CLASSES; handClass++) own[handClass] *= chances(handClass);
    });
    return odds;
  }

  private weigh(at: number): number {
    const { tieBreak } = this.view.options as unknown as LiengOptions;
    const hand = this.cards.slice(at * HAND_SIZE, (at + 1) * HAND_SIZE);
    return this.odds[at][classOfShare(shareOf(hand, tieBreak))];
  }

  private swap(one: number, other: number): void {
    [this.cards[one], this.cards[other]] = [this.cards[other], this.cards[one]];
  }

  private exchange(times: number): void {
    const { cards, others, random, weights } = this;
    const held = others.length * HAND_SIZE;
    for (let i = 0; i < times * others.length; i++) {
      const one = random.below(held);
      const other = random.below(cards.length);
      const [a, b] = [Math.floor(one / HAND_SIZE), Math.floor(other / HAND_SIZE)];
      if (a === b) continue;
      this.swap(one, other);
      const aWeight = this.weigh(a);
      const bWeight = b < others.length ? this.weigh(b) : 1;
      const before = weights[a] * (b < others.length ? weights[b] : 1);
      if (random.fraction() * before < aWeight * bWeight) {
        weights[a] = aWeight;
        if (b < others.length) weights[b] = bWeight;
      } else this.swap(one, other);
    }
  }
}
