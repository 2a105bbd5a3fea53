import { CARD_IDS, type Card, type CardId, DECK_SIZE } from './cards.ts';
import { type CardSet, EMPTY, overlaps, setOfIds, union } from './cardset.ts';
import { type Ruling, refusal } from './errors.ts';
import type { DealRequest, DeckDeal, GivenField, RuleSet, Seat, SeedDeal } from './game.ts';
import { isRecord, type OptionSpecs, type OptionsOf, readOptions } from './options.ts';
import { ok } from './result.ts';
import { shuffledDeck } from './shuffle.ts';

/** Reading a request for a deal: the part that is the same for every game. */

export const MAX_SEED_LENGTH = 256;

/** A lone surrogate has no UTF-8 form, so no text of the game could carry it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A seed as text; whole numbers are taken by their digits. */
export const readSeed = (input: unknown): Ruling<string> => {
  const seed = typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : input;
  if (typeof seed !== 'string' || seed.length < 1 || seed.length > MAX_SEED_LENGTH || LONE_SURROGATE.test(seed)) {
    return refusal('BAD_DEAL', 'badSeed', { max: MAX_SEED_LENGTH });
  }
  return ok(seed);
};

/** A deck as ids: every card once. */
const readDeck = (input: unknown): Ruling<readonly CardId[]> => {
  const ids = Array.isArray(input) && input.length === DECK_SIZE ? input : [];
  if (ids.length === 0 || setOfIds(ids) === null) return refusal('BAD_DEAL', 'badDeck', { size: DECK_SIZE });
  return ok(ids.slice());
};

/** A deck that is dealt from its first card on, and how the setup names it. */
export interface Shuffled {
  readonly deal: SeedDeal | DeckDeal;
  readonly deck: readonly Card[];
}

const isThere = (field: unknown): boolean => field !== undefined && field !== null;

const readShuffled = ({ seed, deck }: DealRequest): Ruling<Shuffled> => {
  if (isThere(deck)) {
    const read = readDeck(deck);
    return read.ok ? ok({ deal: { deck: read.value }, deck: read.value.map((id) => CARD_IDS.indexOf(id)) }) : read;
  }
  const read = readSeed(seed);
  return read.ok ? ok({ deal: { seed: read.value }, deck: shuffledDeck(read.value) }) : read;
};

export const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

/** The rule set a request names; the game's first one when it names none. */
export const readRuleSet = <Kind extends RuleSet>(ruleSets: readonly Kind[], input: unknown): Ruling<Kind> => {
  if (input === undefined || input === null) return ok(ruleSets[0]);
  const found = ruleSets.find(({ id }) => id === input);
  if (found) return ok(found);
  return refusal('BAD_DEAL', 'unknownRuleSet', { known: ruleSets.map(({ id }) => id).join(', ') });
};

const readSeats = ({ seats }: RuleSet, input: unknown): Ruling<number> => {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < seats.min || input > seats.max) {
    return refusal('BAD_DEAL', 'badSeats', { min: seats.min, max: seats.max });
  }
  return ok(input);
};

/** Where a request names no number of seats: one for each given hand, or as many as usually play. */
const usualSeats = ({ seats }: RuleSet, { given }: DealRequest): number =>
  Array.isArray(given?.hands) ? given.hands.length : seats.usual;

/** Hands as card sets: one for each seat, no card twice. */
const readHands = (input: unknown, seats: number, mayBeEmpty: boolean): Ruling<readonly CardSet[]> => {
  if (!Array.isArray(input)) return refusal('BAD_DEAL', 'badHands');
  if (input.length !== seats) return refusal('BAD_DEAL', 'handsAndSeats');
  const hands: CardSet[] = [];
  let dealt = EMPTY;
  for (const ids of input) {
    if (!Array.isArray(ids)) return refusal('BAD_DEAL', 'badHands');
    if (ids.length === 0 && !mayBeEmpty) return refusal('BAD_DEAL', 'emptyHand');
    if (new Set(ids).size !== ids.length) return refusal('BAD_DEAL', 'cardTwice');
    const hand = setOfIds(ids);
    if (hand === null) return refusal('BAD_DEAL', 'badHands');
    if (overlaps(hand, dealt)) return refusal('BAD_DEAL', 'cardTwice');
    dealt = union(dealt, hand);
    hands.push(hand);
  }
  return ok(hands);
};

/** What a game's given deals may say besides the hands. */
export interface GivenFields {
  readonly fields: Readonly<Record<string, GivenField>>;
  /** Seats may be dealt no cards at all. */
  readonly emptyHands: boolean;
}

export interface Reading<Specs extends OptionSpecs> {
  readonly seats: number;
  readonly options: OptionsOf<Specs>;
  /** The deck to deal from, or null when the deal is given. */
  readonly shuffled: Shuffled | null;
  /** The given hands, or null when the deal comes from a deck. */
  readonly hands: readonly CardSet[] | null;
  /** The other fields of a given deal, not yet read. */
  readonly given: Readonly<Record<string, unknown>>;
}

export const readLeader = (input: unknown, seats: number): Ruling<Seat | undefined> => {
  if (input === undefined || input === null) return ok(undefined);
  return isSeat(input, seats) ? ok(input) : refusal('BAD_DEAL', 'badLeader', { last: seats - 1 });
};

/** A request to deal must be an object before anything in it can be read. */
export const readRequestObject = (request: unknown): Ruling<DealRequest> =>
  isRecord(request) ? ok(request) : refusal('BAD_DEAL', 'notAnObject');

/** Seats, options, and exactly one of a seed, a deck and given hands. Fields of a given deal that the game does not know are refused. */
export const readRequest = <Kind extends RuleSet>(
  ruleSet: Kind,
  request: DealRequest,
  allowed: GivenFields,
): Ruling<Reading<Kind['options']>> => {
  const seats = readSeats(ruleSet, request.seats ?? usualSeats(ruleSet, request));
  if (!seats.ok) return seats;
  const options = readOptions<Kind['options']>(ruleSet.options, request.options, seats.value);
  if (!options.ok) return options;
  const { given, seed, deck } = request;
  if ([given, seed, deck].filter(isThere).length !== 1) return refusal('BAD_DEAL', 'seedDeckOrHands');
  if (!isThere(given)) {
    const shuffled = readShuffled(request);
    if (!shuffled.ok) return shuffled;
    return ok({ seats: seats.value, options: options.value, shuffled: shuffled.value, hands: null, given: {} });
  }
  if (!isRecord(given)) return refusal('BAD_DEAL', 'badHands');
  const strange = Object.keys(given).find((field) => field !== 'hands' && !Object.hasOwn(allowed.fields, field));
  if (strange !== undefined) return refusal('BAD_DEAL', 'unknownField', { field: strange });
  if (given.hands === undefined) return refusal('BAD_DEAL', 'handsFirst', { fields: Object.keys(given).join(', ') });
  const hands = readHands(given.hands, seats.value, allowed.emptyHands);
  if (!hands.ok) return hands;
  return ok({ seats: seats.value, options: options.value, shuffled: null, hands: hands.value, given });
};
