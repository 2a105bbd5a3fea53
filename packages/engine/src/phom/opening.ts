import { CARD_IDS, type Card, cardOf, DECK_SIZE } from '../cards.ts';
import { type CardSet, cardsOf } from '../cardset.ts';
import { type GivenFields, isSeat, readLeader, readRequest, readRuleSet } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { DealRequest, Seat, Setup } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { fullHand, HAND_SIZE, type Rules, stockSize } from './core/rules.ts';
import { RULE_SETS } from './rule-sets.ts';
import type { PhomPrevious, PhomRuleSet } from './types.ts';

/** From a request for a deal to the cards of a game. */

export interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly setAside: readonly Card[];
}

export interface Opening extends Dealt {
  readonly ruleSet: PhomRuleSet;
  readonly setup: Setup;
  readonly leader: Seat;
}

/** The leader, and the cards to draw from, first card first. */
export const GIVEN: GivenFields = { fields: { leader: 'seat', stock: 'cards' }, emptyHands: false };

const ALL_CARDS: readonly Card[] = CARD_IDS.map((_, card) => card);

/** Nine cards each, one at a time from seat 0 on; then the leader's tenth; then the stock; the rest is set aside. */
const dealFrom = (rules: Rules, deck: readonly Card[], seats: number, leader: Seat): Dealt => {
  const hands = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: HAND_SIZE }, (_, round) => deck[round * seats + seat]),
  );
  let next = seats * HAND_SIZE;
  while (hands[leader].length < fullHand(rules, true)) hands[leader].push(deck[next++]);
  const end = next + stockSize(rules, seats, DECK_SIZE - next);
  return { hands, stock: deck.slice(next, end), setAside: deck.slice(end) };
};

/** The stock that a given deal names; without one, the cards in no hand, weakest first (CD-1). */
const readStock = (input: unknown, undealt: readonly Card[], size: number): Ruling<readonly Card[]> => {
  if (size < 1 || size > undealt.length) return refusal('BAD_DEAL', 'stockTooSmall');
  if (input === undefined || input === null) return ok(undealt.slice(0, size));
  const bad = refusal('BAD_DEAL', 'badStock', { size });
  if (!Array.isArray(input) || input.length !== size || new Set(input).size !== size) return bad;
  const stock: Card[] = [];
  for (const id of input) {
    const card = typeof id === 'string' ? cardOf(id) : undefined;
    if (card === undefined || !undealt.includes(card)) return bad;
    stock.push(card);
  }
  return ok(stock);
};

const readGiven = (ruleSet: PhomRuleSet, sets: readonly CardSet[], stockInput: unknown): Ruling<Dealt> => {
  const hands = sets.map(cardsOf);
  const seat = hands.findIndex((hand) => hand.length > ruleSet.maxHand);
  if (seat >= 0) return refusal('BAD_DEAL', 'handTooLarge', { seat, max: ruleSet.maxHand });
  const held = new Set(hands.flat());
  const undealt = ALL_CARDS.filter((card) => !held.has(card));
  const stock = readStock(stockInput, undealt, stockSize(ruleSet.rules, hands.length, undealt.length));
  if (!stock.ok) return stock;
  return ok({ hands, stock: stock.value, setAside: undealt.filter((card) => !stock.value.includes(card)) });
};

export const readPrevious = (input: unknown, seats: number): Ruling<PhomPrevious | null> => {
  if (input === undefined || input === null) return ok(null);
  if (!isRecord(input) || Object.keys(input).some((field) => field !== 'winner') || !isSeat(input.winner, seats)) {
    return refusal('BAD_DEAL', 'badPrevious');
  }
  return ok({ winner: input.winner });
};

/** Reads a request; nothing of it is trusted. A given leader leads, else the last winner, else seat 0 (PH-1). */
export const readOpening = (request: DealRequest): Ruling<Opening> => {
  const ruleSet = readRuleSet(RULE_SETS, request.ruleSet);
  if (!ruleSet.ok) return ruleSet;
  const { id, rules } = ruleSet.value;
  const reading = readRequest(ruleSet.value, request, GIVEN);
  if (!reading.ok) return reading;
  const { seats, options, shuffled, hands, given } = reading.value;
  const named = readLeader(given.leader, seats);
  if (!named.ok) return named;
  const previous = readPrevious(request.previous, seats);
  if (!previous.ok) return previous;
  const leader = named.value ?? previous.value?.winner ?? 0;
  const dealt =
    hands === null
      ? ok(dealFrom(rules, shuffled?.deck ?? [], seats, leader))
      : readGiven(ruleSet.value, hands, given.stock);
  if (!dealt.ok) return dealt;
  const ids = (cards: readonly Card[]) => cards.map((card) => CARD_IDS[card]);
  const deal: Setup['deal'] =
    shuffled !== null
      ? shuffled.deal
      : {
          hands: dealt.value.hands.map(ids),
          ...(named.value === undefined ? {} : { leader: named.value }),
          stock: ids(dealt.value.stock),
        };
  const setup: Setup = {
    ruleSet: id,
    seats,
    options,
    deal,
    previous: previous.value === null ? null : { winner: previous.value.winner },
  };
  return ok({ ruleSet: ruleSet.value, setup, leader, ...dealt.value });
};
