import { CARD_IDS, type CardId, DECK_SIZE, isCardId } from '../cards.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { AnyGame, DealRequest } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { shuffledDeck } from '../shuffle.ts';
import { fairSeed, isLinkOf } from './chain.ts';
import { type Ending, endingFrom, endingOf } from './ending.ts';
import { type Contributions, keepsPledges, type Pledges, unbroughtSeats } from './fingerprint.ts';
import type { ChainProof, OpenedPlace, Proof, SealedProof } from './proof.ts';
import { dealtPlaces, rootOf, sealedCommitment, sealOf } from './sealed.ts';

/** Checking the proof of a deal against what is known without it. */

/** The text that the person who checks drew, kept and brought into the shuffle. */
export interface OwnText {
  readonly seat: number;
  readonly text: string;
  /** The table has acknowledged it before the deal: one that has not may have come too late, where a table does not wait. */
  readonly taken?: boolean;
}

/** What the checker of a proof knows without it. */
export interface DealEvidence {
  /** As they saw it before the session. */
  readonly commitment: string;
  readonly number: number;
  readonly contributions: Contributions;
  /** The text that they brought into the shuffle themselves, and from which seat; null where they brought none. */
  readonly own?: OwnText | null;
  /** The pledges of all seats as they stood before the own text was opened; null where none were seen. */
  readonly pledges?: Pledges | null;
  /** A table of strangers, as they saw it: it does not wait for a pledged text that does not come. */
  readonly strangers?: boolean;
  /** How many games the session was to have, as they saw it before; null where they did not. */
  readonly games?: number | null;
  /** The hand that they were dealt at the table themselves; null where they saw none. */
  readonly ownHand?: readonly CardId[] | null;
  /** How they saw the game end at the table (`endingOf`); null where they did not. */
  readonly ownEnding?: string | null;
  /** How the game is said to have gone. */
  readonly ending?: Ending | null;
  /** How the game was dealt, apart from the cards. */
  readonly deal: Pick<DealRequest, 'ruleSet' | 'seats' | 'options' | 'previous'>;
  /** The hands as dealt, by seat; null where they never saw one. */
  readonly hands: readonly (readonly CardId[] | null)[];
}

/** What a good proof proves: the deck as it was dealt, null for cards that it does not open. */
export interface Proven {
  readonly deck: readonly (CardId | null)[];
  /** The seed that shuffles it so, where the whole deal is proven. */
  readonly seed: string | null;
  /**
   * Seats that pledged a text which did not come, at a table of strangers. A dropped line looks like that, and so does a seat
   * that left its text out because it liked the deal better without: nobody can tell.
   */
  readonly unbrought: readonly number[];
}

/** What the proof itself proves. */
type Dealt = Omit<Proven, 'unbrought'>;

/** More than any session has: what names a later game is a proof of none, and must not be counted up to. */
const MOST_GAMES = 1_000;

const isText = (value: unknown): value is string => typeof value === 'string';

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const hasFields = (value: unknown, ...fields: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) &&
  Object.keys(value).length === fields.length &&
  fields.every((field) => Object.hasOwn(value, field));

const isFingerprint = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DECK_SIZE;

const isOpened = (value: unknown): value is OpenedPlace =>
  hasFields(value, 'place', 'card', 'salt') && isPlace(value.place) && isCardId(value.card) && isText(value.salt);

const isContribution = (value: unknown): value is string | null => value === null || isText(value);

const BASE = ['kind', 'commitment', 'number', 'contributions'] as const;

const hasBase = (proof: Record<string, unknown>): boolean =>
  isText(proof.commitment) && Number.isSafeInteger(proof.number) && isList(proof.contributions, isContribution);

const isChain = (proof: unknown): proof is ChainProof =>
  hasFields(proof, ...BASE, 'link') && proof.kind === 'chain' && hasBase(proof) && isText(proof.link);

const isSealed = (proof: unknown): proof is SealedProof =>
  hasFields(proof, ...BASE, 'roots', 'seals', 'opened') &&
  proof.kind === 'sealed' &&
  hasBase(proof) &&
  isList(proof.roots, isFingerprint) &&
  isList(proof.seals, isFingerprint) &&
  // Fewer or more could be read as other seals of the same root.
  proof.seals.length === DECK_SIZE &&
  isList(proof.opened, isOpened) &&
  new Set(proof.opened.map(({ place }) => place)).size === proof.opened.length &&
  new Set(proof.opened.map(({ card }) => card)).size === proof.opened.length;

const sameTexts = (a: Contributions, b: Contributions): boolean =>
  a.length === b.length && a.every((text, seat) => text === b[seat]);

/** A proof must be about the game that is asked about before it can prove anything. */
const aboutAnother = ({ commitment, number, contributions }: Proof, evidence: DealEvidence) => {
  if (commitment !== evidence.commitment) return refusal('BAD_PROOF', 'otherCommitment');
  const { own = null, pledges = null, games = null, strangers = false } = evidence;
  const isOfSession = number >= 1 && number <= (games ?? MOST_GAMES);
  if (number !== evidence.number || !isOfSession) return refusal('BAD_PROOF', 'otherGame');
  const isLate = strangers && pledges !== null && own?.taken !== true && contributions[own?.seat ?? -1] === null;
  if (own !== null && !isLate && contributions[own.seat] !== own.text) return refusal('BAD_PROOF', 'ownTextMissing');
  // Tables of friends stop the countdown for a text that does not come: there none may be left out.
  const isKept =
    pledges === null ||
    (keepsPledges(commitment, contributions, pledges) &&
      (strangers || unbroughtSeats(contributions, pledges).length === 0));
  if (!isKept) return refusal('BAD_PROOF', 'brokenPledge');
  return sameTexts(contributions, evidence.contributions) ? null : refusal('BAD_PROOF', 'otherTexts');
};

const proveChain = ({ commitment, number, contributions, link }: ChainProof): Ruling<Dealt> => {
  if (!isLinkOf(commitment, link, number)) return refusal('BAD_PROOF', 'brokenLink');
  const seed = fairSeed(link, contributions, number);
  return ok({ seed, deck: shuffledDeck(seed).map((card) => CARD_IDS[card]) });
};

const proveSealed = (
  { commitment, number, contributions, roots, seals, opened }: SealedProof,
  games: number,
): Ruling<Dealt> => {
  if (roots.length !== games || sealedCommitment(roots) !== commitment || roots[number - 1] !== rootOf(number, seals)) {
    return refusal('BAD_PROOF', 'brokenRoot');
  }
  const broken = opened.find(({ place, card, salt }) => seals[place] !== sealOf(number, place, card, salt));
  if (broken !== undefined) return refusal('BAD_PROOF', 'brokenSeal', { card: broken.card });
  const byPlace = new Map(opened.map(({ place, card }) => [place, card]));
  return ok({ seed: null, deck: dealtPlaces(contributions, number).map((place) => byPlace.get(place) ?? null) });
};

/** A deck to deal from: places that were not opened get the cards that are left, whichever. */
const filledIn = (deck: Proven['deck']): CardId[] => {
  const rest = CARD_IDS.filter((card) => !deck.includes(card));
  return deck.map((card) => card ?? rest.pop() ?? CARD_IDS[0]);
};

const isHand = (cards: readonly CardId[], hand: readonly CardId[] | null | undefined): boolean =>
  cards.length === hand?.length && cards.every((card) => hand.includes(card));

/** Whether the game deals this deck as the evidence says. */
const isDealtSo = (game: AnyGame, { deal, hands }: DealEvidence, deck: Proven['deck']): boolean => {
  const { ruleSet, seats, options, previous } = deal;
  const step = game.deal({ ruleSet, seats, options, previous, deck: filledIn(deck) });
  if (!step.ok) return false;
  const dealt = game.view(step.value.state, 'open').hands;
  return dealt.length === hands.length && hands.every((seen, seat) => seen === null || isHand(seen, dealt[seat]));
};

/** What is shown as dealt is not the own hand at the table. */
const isOtherHand = ({ own = null, ownHand = null, hands }: DealEvidence): boolean =>
  own !== null && ownHand !== null && !isHand(ownHand, hands[own.seat]);

/**
 * Whether the game that is shown is the one of the evidence, and can be played from this deal. Where hands stay hidden
 * the deck is not known; there hands that were open in the end are the ones that were dealt.
 */
const isPlayedSo = (game: AnyGame, evidence: DealEvidence, deck: Proven['deck']): boolean => {
  const { ownEnding = null, ending = null, deal, hands } = evidence;
  if (ownEnding === null) return true;
  if (ending === null || endingOf(ending) !== ownEnding) return false;
  if (game.conceals) {
    return ending.hands.every((hand, seat) => hand?.every((card) => hands[seat]?.includes(card)) ?? true);
  }
  return endingFrom(game, { ...deal, deck: filledIn(deck) }, ending.history) === ownEnding;
};

/**
 * Whether a proof holds: it keeps the promise of the commitment with the texts the players brought, and the cards the
 * evidence holds were dealt where it has them. The proof may be anything at all. Cards that were never opened to the
 * checker are not proven to be anything.
 */
export const checkProof = (game: AnyGame, proof: unknown, evidence: DealEvidence): Ruling<Proven> => {
  if (!isChain(proof) && !isSealed(proof)) return refusal('BAD_PROOF', 'badProof');
  // A game that conceals hands cannot be proven by a link, nor any other by seals.
  if (game.conceals !== (proof.kind === 'sealed')) return refusal('BAD_PROOF', 'badProof');
  const another = aboutAnother(proof, evidence);
  if (another !== null) return another;
  const proven = proof.kind === 'chain' ? proveChain(proof) : proveSealed(proof, evidence.games ?? proof.roots.length);
  if (!proven.ok) return proven;
  if (isOtherHand(evidence)) return refusal('BAD_PROOF', 'otherHand');
  const unopened = evidence.hands.flat().find((card) => card !== null && !proven.value.deck.includes(card));
  if (unopened !== undefined && unopened !== null) return refusal('BAD_PROOF', 'cardNotOpened', { card: unopened });
  if (!isDealtSo(game, evidence, proven.value.deck)) return refusal('BAD_PROOF', 'otherDeal');
  if (!isPlayedSo(game, evidence, proven.value.deck)) return refusal('BAD_PROOF', 'otherPlay');
  return ok({ ...proven.value, unbrought: unbroughtSeats(proof.contributions, evidence.pledges ?? []) });
};
