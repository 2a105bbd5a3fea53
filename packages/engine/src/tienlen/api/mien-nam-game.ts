import { type CardId, cardOf, DECK_SIZE } from '../../cards.ts';
import { highHalf, idsOf, lowHalf, setOfIds } from '../../cardset.ts';
import { isSeat } from '../../deal.ts';
import type { Ruling } from '../../errors.ts';
import type { GameResult, Json, Seat, Step } from '../../game.ts';
import { isRecord, readOptions } from '../../options.ts';
import { systemShuffle } from '../../system.ts';
import { classify, type KindName, NO_FORM } from '../core/combination.ts';
import type { ToiTrang } from '../core/instant.ts';
import { FULL_HAND } from '../core/opening.ts';
import { giveHand, newPosition } from '../core/position.ts';
import { tienlen } from '../game.ts';
import { judge } from '../judge.ts';
import { MIEN_NAM_OPTIONS, type MienNamOptions, mienNam } from '../mien-nam.ts';
import type { TienLenAction, TienLenEvent, TienLenState, TienLenView } from '../types.ts';
import { codedError, MESSAGES, refusedError } from './messages.ts';
import { type CardLike, engineIds, MIEN_NAM_CARDS, type MienNamCard, mienNamCards } from './mien-nam-cards.ts';
import { copyOf, logEntries, type MienNamLogEntry } from './mien-nam-log.ts';
import { type MienNamGameState, mienNamState, seatShown, stateBeforeTheDeal, typeOf } from './mien-nam-state.ts';

export interface MienNamGameOptions {
  /** Gets all 52 cards and returns them in the order of dealing. Left out: the system's randomness. */
  readonly shuffle?: (deck: MienNamCard[]) => MienNamCard[];
  /** What `carryOver` of the game before gave; null or left out for the first game of a session. */
  readonly previous?: Json;
  readonly rules?: {
    readonly passIsFinal?: boolean;
    readonly fourPairsAfterPass?: boolean;
    readonly straightsOfEqualLength?: boolean;
    readonly toiTrang?: { readonly initial?: readonly ToiTrang[]; readonly later?: readonly ToiTrang[] };
    readonly hideCounts?: readonly Seat[];
  };
}

/** Something lies on the table: its cards are all that the rules ask about. */
export interface PlayToBeat {
  readonly cards: readonly CardLike[];
}

const need = <Value>(ruling: Ruling<Value>): Value => {
  if (!ruling.ok) throw refusedError(ruling.error);
  return ruling.value;
};

const OPTION_NAMES = ['shuffle', 'previous', 'rules'];

const readGameOptions = (options: MienNamGameOptions): MienNamGameOptions => {
  if (!isRecord(options)) throw codedError('BAD_DEAL', MESSAGES.badOptions);
  const strange = Object.keys(options).find((name) => !OPTION_NAMES.includes(name));
  if (strange !== undefined) throw codedError('BAD_DEAL', MESSAGES.unknownOption(strange));
  if (options.shuffle !== undefined && typeof options.shuffle !== 'function') {
    throw codedError('BAD_DEAL', MESSAGES.badShuffle);
  }
  return options;
};

/** Thirteen cards each, dealt one at a time round the table. */
const handsOf = (deck: readonly CardId[], seats: number): CardId[][] => {
  const dealt = deck.slice(0, seats * mienNam.handSize(seats));
  return Array.from({ length: seats }, (_, seat) => dealt.filter((_, at) => at % seats === seat));
};

/**
 * Tiến Lên Miền Nam as a class, over the same engine as every other way into the game. It runs a
 * game, so it knows every card; `getGameState` is what may be told to a player. A refused call throws an Error whose
 * `code` names the rule, and leaves the game as it was.
 */
export class MienNamGame<Player = unknown> {
  readonly #players: readonly Player[];
  readonly #shuffle: (deck: MienNamCard[]) => MienNamCard[];
  readonly #previous: Json;
  readonly #rules: MienNamOptions;
  readonly #log: MienNamLogEntry[] = [];
  #state: TienLenState | null = null;
  #roundEnded = false;

  constructor(players: readonly Player[], options: MienNamGameOptions = {}) {
    const { min, max } = mienNam.seats;
    if (!Array.isArray(players) || players.length < min || players.length > max) {
      throw codedError('BAD_DEAL', MESSAGES.badPlayers(min, max));
    }
    const { shuffle = systemShuffle, previous = null, rules } = readGameOptions(options);
    this.#players = players.slice();
    this.#shuffle = shuffle;
    this.#previous = need(mienNam.readPrevious(previous, players.length));
    this.#rules = need(readOptions(MIEN_NAM_OPTIONS, rules, players.length));
  }

  get players(): Player[] {
    return this.#players.slice();
  }

  /** The whole deck; once dealt, the cards set aside (MN-1). */
  get deck(): MienNamCard[] {
    return this.#state === null ? this.initializeDeck() : mienNamCards(idsOf(this.#state.setAside));
  }

  /** The seat to act; 0 before the deal, the winner after the game. */
  get currentTurn(): Seat {
    const view = this.#publicView();
    return view === null ? 0 : seatShown(view);
  }

  /** Every card played in this round, in the order of playing. */
  get roundPlayedCards(): MienNamCard[] {
    const start = this.#log.findLastIndex(({ action }) => action === 'roundWon' || action === 'deal');
    return this.#log.slice(start + 1).flatMap((entry) => (entry.action === 'play' ? entry.cards : []));
  }

  /** By seat: who has passed in this round. */
  get passedPlayers(): boolean[] {
    return [...(this.#publicView()?.passed ?? this.#players.map(() => false))];
  }

  get gameLog(): MienNamLogEntry[] {
    return this.#log.slice();
  }

  /** The 52 cards, weakest first. */
  initializeDeck(): MienNamCard[] {
    return MIEN_NAM_CARDS.slice();
  }

  /** Shuffles, deals thirteen cards each and finds who leads; a tới trắng ends the game here. Returns the hands. */
  dealCards(): MienNamCard[][] {
    this.#needNoCards();
    const deck = engineIds(this.#shuffle(this.initializeDeck()));
    // A shuffle may call back into the game.
    this.#needNoCards();
    if (deck === null || deck.length !== DECK_SIZE) throw codedError('BAD_DEAL', MESSAGES.badShuffle);
    const seats = this.#players.length;
    const hands = handsOf(deck, seats);
    const request = { ruleSet: mienNam.id, seats, options: this.#rules, given: { hands }, previous: this.#previous };
    this.#take(need(tienlen.deal(request)));
    return hands.map((hand) => mienNamCards(hand.sort((a, b) => (cardOf(a) ?? 0) - (cardOf(b) ?? 0))));
  }

  /**
   * Whether these cards may be played on `lastPlay`, or lead when it is null. Left out, it means here and now: on what
   * lies on the table, from the hand of the seat to act, with the opening card where it is due.
   */
  isValidMove(cards: readonly CardLike[], lastPlay?: PlayToBeat | null): boolean {
    const set = this.#setOf(cards);
    if (set === null) return false;
    const [low, high] = [lowHalf(set), highHalf(set)];
    const rules = mienNam.rules(this.#rules);
    if (lastPlay === undefined) {
      const position = this.#state?.position;
      return position !== undefined && !this.checkGameEnd() && judge(rules, position, low, high).ok;
    }
    const imagined = newPosition(mienNam.seats.min);
    giveHand(imagined, imagined.turn, low, high);
    if (lastPlay !== null) {
      const table = this.#setOf(lastPlay.cards);
      if (table === null) return false;
      imagined.table = classify(lowHalf(table), highHalf(table));
      imagined.last = imagined.turn + 1;
      if (imagined.table === NO_FORM) return false;
    }
    return judge(rules, imagined, low, high).ok;
  }

  /** `single pair triple straight fourOfAKind consecutivePairs` (BT-1), or null. */
  getCombinationType(cards: readonly CardLike[]): KindName | null {
    const ids = engineIds(cards);
    return ids === null ? null : typeOf(ids);
  }

  /** Plays for the seat to act; returns what happened. */
  playCards(playerIndex: Seat, cards: readonly CardLike[]): MienNamLogEntry[] {
    const state = this.#stateOnTurnOf(playerIndex);
    const ids = engineIds(cards);
    if (ids === null) throw codedError('BAD_ACTION', MESSAGES.badCards);
    return this.#act(state, { type: 'play', cards: ids });
  }

  /** Passes for the seat to act; returns what happened. */
  passTurn(playerIndex: Seat): MienNamLogEntry[] {
    return this.#act(this.#stateOnTurnOf(playerIndex), { type: 'pass' });
  }

  /** Whether the last action ended a round. The new one has begun by itself: the seat to act leads it. */
  checkRoundEnd(): boolean {
    return this.#roundEnded;
  }

  /** Whether the game has a winner. */
  checkGameEnd(): boolean {
    return this.#state !== null && tienlen.turn(this.#state) === null;
  }

  /** Points, places and what the points are made of, by seat; null until the game is over. */
  calculateScores(): GameResult | null {
    const result = this.#state === null ? null : tienlen.result(this.#state);
    return result === null ? null : copyOf(result);
  }

  /** What the player in this seat may know: the bot API's object (BT-1). */
  getGameState(playerIndex: Seat): MienNamGameState {
    this.#needSeat(playerIndex);
    if (this.#state === null) return stateBeforeTheDeal(this.#players.length, playerIndex);
    return mienNamState(tienlen.view(this.#state, playerIndex), playerIndex);
  }

  /** What the next game of the session must be given as `previous`; null until this one is over. */
  carryOver(): Json {
    return this.#state === null ? null : tienlen.carryOver(this.#state);
  }

  #publicView(): TienLenView | null {
    return this.#state === null ? null : tienlen.view(this.#state, 'watcher');
  }

  #needNoCards(): void {
    if (this.#state !== null) throw codedError('BAD_DEAL', MESSAGES.dealtAlready);
  }

  /** Null for what no hand can hold: seven pairs, say. */
  #setOf(cards: unknown): number | null {
    const ids = engineIds(cards);
    return ids === null || ids.length === 0 || ids.length > FULL_HAND ? null : setOfIds(ids);
  }

  #needSeat(playerIndex: Seat): void {
    const seats = this.#players.length;
    if (!isSeat(playerIndex, seats)) throw codedError('BAD_VIEWER', MESSAGES.unknownSeat(seats - 1));
  }

  #stateOnTurnOf(playerIndex: Seat): TienLenState {
    this.#needSeat(playerIndex);
    if (this.#state === null) throw codedError('NO_GAME', MESSAGES.notDealt);
    const turn = tienlen.turn(this.#state);
    if (turn === null) throw codedError('GAME_OVER', MESSAGES.gameOver);
    if (turn !== playerIndex) throw codedError('TL-2', MESSAGES.notYourTurn);
    return this.#state;
  }

  #act(state: TienLenState, action: TienLenAction): MienNamLogEntry[] {
    return this.#take(need(tienlen.apply(state, action)));
  }

  #take({ state, events }: Step<TienLenState, TienLenEvent>): MienNamLogEntry[] {
    const entries = logEntries(events);
    this.#state = state;
    this.#roundEnded = events.some(({ type }) => type === 'roundWon');
    this.#log.push(...entries);
    return entries;
  }
}
