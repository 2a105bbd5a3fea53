import { type Card, type CardId, cardOf, type OwnView } from '@sanh-rong/engine';
import type { PhomView } from '@sanh-rong/engine/phom';
import {
  BASIC,
  countCards,
  give,
  handSizeOf,
  NO_CARD,
  newPosition,
  PHASES,
  type Position,
  type Rules,
  SUIT,
  stockLeft,
  TA_LA,
} from '@sanh-rong/engine/phom/core';

const ALL_OF_COLOUR = SUIT | (SUIT << 16);

/**
 * What the seat to act knows, in the core's shape. `position` may be a whole game (in playouts) or one with empty hands
 * for the others: only what the seat may know is ever read from it.
 */
export interface Knowledge {
  readonly rules: Rules;
  readonly position: Position;
  readonly seat: number;
  /** Cards in hand, by seat. */
  readonly counts: readonly number[];
  /** Cards of which the seat does not know where they are: other hands, the stock, set aside, face down. */
  readonly unseenBlack: number;
  readonly unseenRed: number;
  readonly unseen: number;
}

const unseenCards = (rules: Rules, p: Position, seat: number): { black: number; red: number } => {
  const { layout } = rules;
  let black = ALL_OF_COLOUR & ~p.black[seat];
  let red = ALL_OF_COLOUR & ~p.red[seat];
  for (let other = 0; other < p.seats; other++) {
    black &= ~p.eatenBlack[other];
    red &= ~p.eatenRed[other];
    for (const card of p.discards[other]) {
      black &= ~layout.black[card];
      red &= ~layout.red[card];
    }
    const melds = p.meldBlack[other].length;
    for (let i = 0; i < melds; i++) {
      const eaten = p.meldEaten[other][i];
      if (rules.laying || other === seat) {
        black &= ~p.meldBlack[other][i];
        red &= ~p.meldRed[other][i];
      } else if (eaten !== NO_CARD) {
        // Where eating lays at once, the rest of the phỏm lies face down (PH-3).
        black &= ~layout.black[eaten];
        red &= ~layout.red[eaten];
      }
    }
  }
  return { black, red };
};

/** What the seat to act of a whole position knows. */
export const knowledgeAt = (
  rules: Rules,
  p: Position,
  counts: readonly number[] = p.black.map((_, seat) => handSizeOf(p, seat)),
): Knowledge => {
  const { black, red } = unseenCards(rules, p, p.turn);
  return {
    rules,
    position: p,
    seat: p.turn,
    counts,
    unseenBlack: black,
    unseenRed: red,
    unseen: countCards(black, red),
  };
};

/** So many turns the seat to act may still hope for after this one, if no seat eats. */
export const turnsAfter = (p: Position, stock: number = stockLeft(p)): number => Math.floor(stock / p.seats);

export const rulesOf = (view: PhomView): Rules => (view.ruleSet === 'basic' ? BASIC : TA_LA);

const cardsOf = (ids: readonly CardId[]): Card[] => ids.map((id) => cardOf(id) ?? NO_CARD);

/** The position as a seat knows it: its own hand and everything that lies open. The stock has its length and no more. */
export const positionSeen = (view: OwnView<PhomView>): Position => {
  const rules = rulesOf(view);
  const { layout } = rules;
  const seat = view.turn ?? 0;
  const seats = view.counts.length;
  const p = newPosition(rules, seats, view.leader, new Array<Card>(view.stock).fill(NO_CARD));
  for (const card of cardsOf(view.hands[seat] ?? [])) give(rules, p, seat, card);
  for (let other = 0; other < seats; other++) {
    for (const card of cardsOf(view.eaten[other])) {
      p.eatenBlack[other] |= layout.black[card];
      p.eatenRed[other] |= layout.red[card];
    }
    for (const { cards, eaten } of view.melds[other]) {
      const known = cardsOf(cards ?? (eaten === null ? [] : [eaten]));
      p.meldBlack[other].push(known.reduce((bits, card) => bits | layout.black[card], 0));
      p.meldRed[other].push(known.reduce((bits, card) => bits | layout.red[card], 0));
      p.meldEaten[other].push(eaten === null ? NO_CARD : (cardOf(eaten) ?? NO_CARD));
    }
    p.discards[other].push(...cardsOf(view.discards[other]));
    p.eats[other] = view.eats[other];
    p.eatUnits[other] = view.units[other];
  }
  p.turn = seat;
  p.phase = PHASES.indexOf(view.phase);
  p.fresh = view.fresh;
  p.offered = view.offered === null ? NO_CARD : (cardOf(view.offered.card) ?? NO_CARD);
  return p;
};
