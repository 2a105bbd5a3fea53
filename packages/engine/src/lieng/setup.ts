import type { Card } from '../cards.ts';
import { CARD_IDS } from '../cards.ts';
import { type CardSet, cardsOf } from '../cardset.ts';
import { CATALOGUE } from '../catalogue.ts';
import { type GivenFields, isSeat, type Reading, readRequest, readRuleSet } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { DealRequest, RuleSet, Seat, Setup } from '../game.ts';
import { ok } from '../result.ts';
import { BY_RANK, HAND_SIZE } from './core/hand.ts';
import { LIENG_OPTIONS, type LiengOptions, MAX_TABLE_CHIPS } from './options.ts';
import { areChips, readPrevious, rebuysOf } from './previous.ts';
import type { LiengPrevious } from './types.ts';

/** Reading a request for a deal, down to chips, dealer and cards. */

const ruleSet = {
  id: 'lieng',
  seats: CATALOGUE.lieng.lieng,
  options: LIENG_OPTIONS,
} as const satisfies RuleSet;

export const RULE_SETS = [ruleSet] as const;

export const GIVEN: GivenFields = { fields: { chips: 'amounts', dealer: 'seat' }, emptyHands: true };

export interface Dealt {
  readonly setup: Setup;
  readonly options: LiengOptions;
  readonly dealer: Seat;
  /** By seat, before the antes. */
  readonly chips: readonly number[];
  readonly rebuys: readonly Seat[];
  /** By seat, weakest card first; empty for seats without chips, and for all when the game cannot be played. */
  readonly hands: readonly (readonly Card[])[];
}

interface Stacks {
  readonly chips: readonly number[];
  readonly rebuys: readonly Seat[];
}

/** Chips as given, or what the previous game and the rebuys since make of them (LG-1, LG-8). */
const readStacks = (
  given: unknown,
  seats: number,
  previous: LiengPrevious | null,
  options: LiengOptions,
): Ruling<Stacks> => {
  if (given !== undefined && given !== null) {
    if (!areChips(given, seats)) return refusal('BAD_DEAL', 'badChips', { max: MAX_TABLE_CHIPS });
    return ok({ chips: given.slice(), rebuys: [] });
  }
  const rebuys = rebuysOf(previous, options);
  const chips = Array.from({ length: seats }, (_, seat) =>
    previous === null || rebuys.includes(seat) ? options.startChips : previous.chips[seat],
  );
  return ok({ chips, rebuys });
};

/** Seat 0 deals the first game; then the place moves on by one seat, with or without chips (LG-1, LG-5). */
const readDealer = (given: unknown, seats: number, previous: LiengPrevious | null): Ruling<Seat> => {
  if (given === undefined || given === null) return ok(previous === null ? 0 : (previous.dealer + 1) % seats);
  return isSeat(given, seats) ? ok(given) : refusal('BAD_DEAL', 'badDealer', { last: seats - 1 });
};

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => BY_RANK[a] - BY_RANK[b]);

/**
 * The hands of a deck, one card at a time round the table. A seat that sits out does not change the cards of the
 * others.
 */
const dealHands = (deck: readonly Card[], chips: readonly number[]): Card[][] => {
  const seats = chips.length;
  return chips.map((stack, seat) =>
    stack === 0 ? [] : inOrder(Array.from({ length: HAND_SIZE }, (_, round) => deck[round * seats + seat])),
  );
};

const checkHands = (hands: readonly CardSet[], chips: readonly number[]): Ruling<Card[][]> => {
  const cards = hands.map((hand) => inOrder(cardsOf(hand)));
  const lucky = cards.findIndex((hand, seat) => chips[seat] === 0 && hand.length > 0);
  if (lucky >= 0) return refusal('BAD_DEAL', 'chiplessHand', { seat: lucky });
  if (cards.some((hand, seat) => chips[seat] > 0 && hand.length !== HAND_SIZE)) {
    return refusal('BAD_DEAL', 'handOfThree');
  }
  return ok(cards);
};

const isGiven = (field: unknown): boolean => field !== undefined && field !== null;

const readCards = (
  { shuffled, hands }: Reading<typeof LIENG_OPTIONS>,
  chips: readonly number[],
): Ruling<readonly (readonly Card[])[]> => {
  const enough = chips.filter((stack) => stack > 0).length > 1;
  if (hands !== null) return enough ? checkHands(hands, chips) : refusal('BAD_DEAL', 'twoStacks');
  // A session can come to a point where one seat has everything: the game then waits, without cards (LG-9).
  return ok(enough ? dealHands(shuffled?.deck ?? [], chips) : chips.map(() => []));
};

export const readDeal = (request: DealRequest): Ruling<Dealt> => {
  const chosen = readRuleSet(RULE_SETS, request.ruleSet);
  if (!chosen.ok) return chosen;
  const reading = readRequest(chosen.value, request, GIVEN);
  if (!reading.ok) return reading;
  const { seats, options, shuffled, given } = reading.value;
  const previous = readPrevious(request.previous, seats, options);
  if (!previous.ok) return previous;
  const stacks = readStacks(given.chips, seats, previous.value, options);
  if (!stacks.ok) return stacks;
  const dealer = readDealer(given.dealer, seats, previous.value);
  if (!dealer.ok) return dealer;
  const { chips, rebuys } = stacks.value;
  const cards = readCards(reading.value, chips);
  if (!cards.ok) return cards;
  const hands = cards.value;
  const deal: Setup['deal'] =
    shuffled === null
      ? {
          hands: hands.map((hand) => hand.map((card) => CARD_IDS[card])),
          ...(isGiven(given.chips) ? { chips } : {}),
          ...(isGiven(given.dealer) ? { dealer: dealer.value } : {}),
        }
      : shuffled.deal;
  const setup: Setup = { ruleSet: chosen.value.id, seats, options, deal, previous: previous.value };
  return ok({ setup, options, dealer: dealer.value, chips, rebuys, hands });
};
