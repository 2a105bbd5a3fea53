import { type CardId, cardOf, rankIndex } from '../../cards.ts';
import { highHalf, lowHalf, setOfIds } from '../../cardset.ts';
import type { Seat } from '../../game.ts';
import { classify, isFourTwos, KINDS, type KindName, kindOf, NO_FORM } from '../core/combination.ts';
import { FULL_HAND } from '../core/opening.ts';
import type { TienLenView } from '../types.ts';
import { type MienNamCard, mienNamCards } from './mien-nam-cards.ts';

/** What a bot is shown on its turn: the state object with the meanings of BT-1. */
export interface MienNamGameState {
  myPosition: Seat;
  /** Weakest first. */
  myCards: MienNamCard[];
  /** By seat; null where a player hides the count (MN-22). */
  playerCardCounts: (number | null)[];
  /** The cards to beat; empty when leading. */
  playedCards: MienNamCard[];
  /** Nulls when leading, so that its fields can always be read. */
  lastPlay: {
    player: Seat | null;
    cards: MienNamCard[];
    type: KindName | null;
    /** The face number of the high card to beat: 3–10, J 11, Q 12, K 13, A 14, 2 15. */
    minRankToBeat: number | null;
  };
  /** The seat to act; after the game its winner. */
  currentTurn: Seat;
  passedPlayers: boolean[];
  metadata: {
    /** 1 for the first; 0 before the cards are dealt. */
    round: number;
    /** The seat that led the game. */
    dealer: Seat;
    /** The opening card must still be included (TL-6). */
    isFirstTurn: boolean;
    gameStarted: boolean;
  };
  /** Everything that may be played now, in the order of TL-9; empty when it is another player's turn. */
  validMoves: { type: KindName; cards: MienNamCard[] }[];
}

/** The bot API's name for what the cards form; null when they form nothing that can be played: four 2s never are (MN-5). */
export const typeOf = (ids: readonly CardId[]): KindName | null => {
  const set = setOfIds(ids);
  if (set === null || ids.length > FULL_HAND) return null;
  const form = classify(lowHalf(set), highHalf(set));
  return form === NO_FORM || isFourTwos(form) ? null : KINDS[kindOf(form)];
};

/** 3–10 as they are, J 11, Q 12, K 13, A 14, 2 15 (BT-1): the rank's place in the order of Tiến Lên plus three. */
const faceNumber = (id: CardId): number => rankIndex(cardOf(id) ?? 0) + 3;

const lastPlayOf = (table: TienLenView['table']): MienNamGameState['lastPlay'] => {
  if (table === null) return { player: null, cards: [], type: null, minRankToBeat: null };
  const { seat, cards, combination } = table;
  const high = cards[cards.length - 1];
  return { player: seat, cards: mienNamCards(cards), type: combination, minRankToBeat: faceNumber(high) };
};

const validMovesOf = (legal: TienLenView['legal']): MienNamGameState['validMoves'] =>
  legal.flatMap((action) => {
    const type = action.type === 'play' ? typeOf(action.cards) : null;
    return action.type === 'play' && type !== null ? [{ type, cards: mienNamCards(action.cards) }] : [];
  });

/** The seat to act; after the game its winner. */
export const seatShown = ({ turn, places }: TienLenView): Seat => turn ?? places.indexOf(1);

/** Made from the seat's own view and nothing else, so it cannot know more than a player there does. */
export const mienNamState = (view: TienLenView, seat: Seat): MienNamGameState => ({
  myPosition: seat,
  myCards: mienNamCards(view.hands[seat] ?? []),
  playerCardCounts: [...view.counts],
  playedCards: mienNamCards(view.table?.cards ?? []),
  lastPlay: lastPlayOf(view.table),
  currentTurn: seatShown(view),
  passedPlayers: [...view.passed],
  metadata: {
    round: view.round,
    dealer: view.leader,
    isFirstTurn: view.opening,
    gameStarted: true,
  },
  validMoves: validMovesOf(view.legal),
});

/** The same object before the cards are dealt. */
export const stateBeforeTheDeal = (seats: number, seat: Seat): MienNamGameState => ({
  myPosition: seat,
  myCards: [],
  playerCardCounts: new Array<number>(seats).fill(0),
  playedCards: [],
  lastPlay: lastPlayOf(null),
  currentTurn: 0,
  passedPlayers: new Array<boolean>(seats).fill(false),
  metadata: { round: 0, dealer: 0, isFirstTurn: false, gameStarted: false },
  validMoves: [],
});
