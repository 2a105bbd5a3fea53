import { CARD_IDS, type CardSet, cardOf, cardset, type OwnView } from '@sanh-rong/engine';
import type { TienLenAction, TienLenView } from '@sanh-rong/engine/tienlen';
import {
  classify,
  FOUR,
  highOf,
  kindOf,
  NO_FORM,
  PAIR,
  PAIRS,
  SINGLE,
  STRAIGHT,
  TRIPLE,
  TWO,
} from '@sanh-rong/engine/tienlen/core';
import { groupsOf } from '@sanh-rong/players/tienlen';
import type { Flaw, GameReasons } from '../reason.ts';
import { formOf, isCut } from './combination.ts';
import { TIENLEN_REASON_WORDS, type TienLenFlaw } from './messages/reasons/vi.ts';

/** What can be wrong with a move of Tiến Lên. */

type View = OwnView<TienLenView>;

/** The rule set in which what stays in the hand may cost more than its cards (MN-14, MN-15). */
const COSTS_EXTRA = 'mien-nam';
/** A hand that may be empty after the next round. */
const FEW_CARDS = 3;
/** Rounds that are left may be too few to play a card at all. */
const NEARLY_OUT = 5;
const KING = 10;

const setOf = (cards: readonly string[]): CardSet => cardset.setOfIds(cards) ?? cardset.EMPTY;
const handOf = (view: View): CardSet => setOf(view.hands[view.viewer] ?? []);
const playedBy = (action: TienLenAction): CardSet => (action.type === 'pass' ? cardset.EMPTY : setOf(action.cards));
const kindOfSet = (set: CardSet): number => {
  const form = classify(cardset.lowHalf(set), cardset.highHalf(set));
  return form === NO_FORM ? NO_FORM : kindOf(form);
};
const isHang = (set: CardSet): boolean => [FOUR, PAIRS].includes(kindOfSet(set));
const twosOf = (set: CardSet): number => cardset.cardsOf(set).filter((card) => card >> 2 === TWO).length;
const plays = ({ legal }: View) => legal.filter((action) => action.type === 'play');

/** The play ends nothing: cards stay in the hand. */
const staysIn = (view: View, action: TienLenAction): boolean => playedBy(action) !== handOf(view);

/** The fewest cards that another seat holds, of those that may still answer; without an end where no count is shown. */
const fewestOfOthers = ({ counts, viewer, places, passed }: View, mayAnswer: boolean): number =>
  Math.min(
    ...counts.map((count, seat) =>
      seat === viewer || count === null || places[seat] !== null || (mayAnswer && passed[seat])
        ? Number.POSITIVE_INFINITY
        : count,
    ),
  );

/** Some card that no one has shown yet is higher. */
const canBeBeaten = (view: View, card: number): boolean => {
  const gone = new Set(view.history.flatMap(({ action }) => (action.type === 'play' ? action.cards : [])));
  const own = handOf(view);
  return CARD_IDS.some((id, other) => other > card && !gone.has(id) && !cardset.has(own, other));
};

/** The single that is played, where it is one and cards stay in the hand; else null. */
const singleOf = (view: View, action: TienLenAction): number | null =>
  action.type === 'play' && action.cards.length === 1 && staysIn(view, action) ? (cardOf(action.cards[0]) ?? 0) : null;

const feeds = (view: View, action: TienLenAction): boolean => {
  const card = singleOf(view, action);
  return card !== null && fewestOfOthers(view, true) === 1 && canBeBeaten(view, card);
};

const singlesOf = (view: View): readonly number[] => plays(view).flatMap((play) => singleOf(view, play) ?? []);

/**
 * The play takes some cards of a group and leaves the others without it, and the hand is no sooner out than before: it
 * needs as many plays as with all its cards.
 */
const breaks =
  (isKind: (group: CardSet) => boolean) =>
  (view: View, action: TienLenAction): boolean => {
    const played = playedBy(action);
    const hand = handOf(view);
    const before = groupsOf(hand);
    const groups = before.filter(isKind);
    const isTorn = groups.some((group) => cardset.overlaps(group, played) && !cardset.isSubset(group, played));
    if (!isTorn) return false;
    const after = groupsOf(cardset.minus(hand, played));
    const whole = groups.filter((group) => cardset.isSubset(group, played)).length;
    return after.length >= before.length && after.filter(isKind).length < groups.length - whole;
  };

const ofKind =
  (kind: number) =>
  (group: CardSet): boolean =>
    kindOfSet(group) === kind && twosOf(group) === 0;

/** 2s and hàng, which cost extra when they are left over. */
const costsExtra = (set: CardSet): boolean => twosOf(set) > 0 || groupsOf(set).some(isHang);

const keepsWhatCosts = (view: View, action: TienLenAction): boolean => {
  if (view.ruleSet !== COSTS_EXTRA || fewestOfOthers(view, false) > FEW_CARDS) return false;
  const isCostly = (set: CardSet): boolean => twosOf(set) > 0 || isHang(set);
  return (
    costsExtra(handOf(view)) && !isCostly(playedBy(action)) && plays(view).some((play) => isCostly(playedBy(play)))
  );
};

const hasPlayed = ({ history, viewer }: View): boolean =>
  history.some(({ seat, action }) => seat === viewer && action.type === 'play');

const isHighOf = (kind: number, action: TienLenAction): boolean => {
  if (action.type === 'pass') return false;
  const form = formOf(action.cards);
  const rank = highOf(form) >> 2;
  return form !== NO_FORM && kindOf(form) === kind && rank >= KING && rank < TWO;
};

/** An ace or a king, or a pair of them. */
const spendsHigh = (view: View, action: TienLenAction): boolean =>
  staysIn(view, action) && [SINGLE, PAIR].some((kind) => isHighOf(kind, action));

const TORN = [isHang, ofKind(STRAIGHT), ofKind(TRIPLE), ofKind(PAIR)].map(breaks);

/** An answer that tears nothing apart and takes neither a high card, nor a 2, nor hàng. */
const costsNothing = (view: View, action: TienLenAction): boolean =>
  action.type === 'play' &&
  !isHang(playedBy(action)) &&
  twosOf(playedBy(action)) === 0 &&
  !spendsHigh(view, action) &&
  !TORN.some((tears) => tears(view, action));

const leadsShort = (view: View, action: TienLenAction): boolean =>
  view.table === null &&
  action.type === 'play' &&
  action.cards.length <= 2 &&
  groupsOf(handOf(view)).some(
    (group) => kindOfSet(group) === STRAIGHT && plays(view).some((play) => playedBy(play) === group),
  );

const FLAWS: readonly Flaw<TienLenView, TienLenAction, TienLenFlaw>[] = [
  {
    id: 'missesCut',
    holds: (view, action) => {
      const table = view.table?.cards ?? null;
      const cuts = (each: TienLenAction): boolean => each.type === 'play' && isCut(each.cards, table);
      return !cuts(action) && view.legal.some(cuts);
    },
  },
  { id: 'feeds', holds: feeds },
  {
    id: 'leadsLow',
    holds: (view, action) =>
      feeds(view, action) && singlesOf(view).some((single) => single > (singleOf(view, action) ?? single)),
  },
  {
    id: 'risksCong',
    holds: (view, action) =>
      view.ruleSet === COSTS_EXTRA &&
      action.type === 'pass' &&
      !hasPlayed(view) &&
      fewestOfOthers(view, false) <= NEARLY_OUT,
  },
  { id: 'risksThui', holds: keepsWhatCosts },
  { id: 'breaksHang', holds: breaks(isHang) },
  { id: 'breaksStraight', holds: breaks(ofKind(STRAIGHT)) },
  { id: 'breaksTriple', holds: breaks(ofKind(TRIPLE)) },
  { id: 'breaksPair', holds: breaks(ofKind(PAIR)) },
  {
    id: 'spendsHang',
    holds: (view, action) =>
      action.type === 'play' &&
      isHang(playedBy(action)) &&
      !isCut(action.cards, view.table?.cards ?? null) &&
      staysIn(view, action),
  },
  { id: 'spendsTwo', holds: (view, action) => twosOf(playedBy(action)) > 0 && staysIn(view, action) },
  {
    id: 'leavesLead',
    holds: ({ table, counts }, action) => {
      const count = table === null ? null : counts[table.seat];
      return action.type === 'pass' && count !== null && count <= FEW_CARDS;
    },
  },
  {
    id: 'letsGo',
    holds: (view, action, instead) => action.type === 'pass' && costsNothing(view, instead),
  },
  { id: 'spendsHigh', holds: spendsHigh },
  { id: 'leadsShort', holds: leadsShort },
];

export const TIENLEN_REASONS: GameReasons<TienLenView, TienLenAction, TienLenFlaw> = {
  flaws: FLAWS,
  words: TIENLEN_REASON_WORDS,
};
