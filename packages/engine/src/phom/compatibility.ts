import { CARD_IDS, type CardId, RANKS } from '../cards.ts';
import { isRecord } from '../options.ts';
import { isMeld, isOneRank, onlySuit } from './core/melds.ts';
import { countCards } from './core/suits.ts';
import { meldsWith, type PhomRuleSetId } from './hand.ts';
import { type Cards, readIds } from './ids.ts';
import { meldFault } from './judge.ts';
import type { PhomReason } from './messages/en.ts';
import { ruleSetNamed } from './rule-sets.ts';

/**
 * The functions of an older interface under their names, over the same core. Its game is `basic`, so the ace is high
 * unless a rule set is named. Cards are ids or objects. A list with something else in it, or with a card
 * twice, is no phỏm: `false`, or `badCards` where a reason is given.
 */

const SUITS = ['spades', 'clubs', 'diamonds', 'hearts'] as const;
const TWO = 2;
const ACE = 14;

/** A card of the older interface. Rank and suit say which card it is; the id is not read. */
export interface CardObject {
  readonly suit: (typeof SUITS)[number];
  /** 2 … 14: J is 11, Q 12, K 13, A 14. */
  readonly rank: number;
  readonly id?: string | number;
}

export type AnyCard = CardId | CardObject;

/** The one reader of cards: ids stay as they are, objects become ids, anything else becomes no id. */
const idOf = (card: unknown): unknown => {
  if (!isRecord(card)) return card;
  const { rank } = card;
  const suit = (SUITS as readonly unknown[]).indexOf(card.suit);
  if (suit < 0 || typeof rank !== 'number' || !Number.isInteger(rank) || rank < TWO || rank > ACE) return undefined;
  return CARD_IDS[(rank === TWO ? RANKS.length - 1 : rank - TWO - 1) * SUITS.length + suit];
};

const readCards = (ruleSet: PhomRuleSetId, cards: unknown): Cards | null =>
  readIds(ruleSetNamed(ruleSet).rules, Array.isArray(cards) ? cards.map(idOf) : null);

/** Three or more cards of one rank. */
export const isValidSet = (cards: readonly AnyCard[]): boolean => {
  const set = readCards('basic', cards);
  return set !== null && isMeld(set.black, set.red) && isOneRank(set.black, set.red);
};

/** Three or more consecutive cards of one suit. */
export const isValidSequence = (cards: readonly AnyCard[], ruleSet: PhomRuleSetId = 'basic'): boolean => {
  const set = readCards(ruleSet, cards);
  return set !== null && isMeld(set.black, set.red) && onlySuit(set.black, set.red) !== 0;
};

/** Whether some of these cards make a phỏm with the discard. */
export const canFormMeld = (
  handCards: readonly AnyCard[],
  discardCard: AnyCard,
  ruleSet: PhomRuleSetId = 'basic',
): boolean =>
  Array.isArray(handCards) &&
  meldsWith(handCards.map(idOf) as CardId[], idOf(discardCard) as CardId, ruleSet).length > 0;

/** Green or red while cards are being selected; red with the key of the sentence that says why (PH-13). */
export type MeldSelection =
  | { readonly valid: true; readonly reason: null }
  | { readonly valid: false; readonly reason: PhomReason | 'badCards' };

/** Whether exactly the selected cards and the discard make a phỏm; without a discard, the selected cards alone. */
export const validateMeldSelection = (
  selectedCards: readonly AnyCard[],
  discardCard?: AnyCard | null,
  ruleSet: PhomRuleSetId = 'basic',
): MeldSelection => {
  const discard = discardCard === null || discardCard === undefined ? [] : [discardCard];
  const cards = readCards(ruleSet, Array.isArray(selectedCards) ? [...selectedCards, ...discard] : null);
  if (cards === null) return { valid: false, reason: 'badCards' };
  if (countCards(cards.black, cards.red) === 0) return { valid: false, reason: 'tooFewForPhom' };
  const fault = meldFault(ruleSetNamed(ruleSet).rules, cards);
  return fault === null ? { valid: true, reason: null } : { valid: false, reason: fault.reason };
};
