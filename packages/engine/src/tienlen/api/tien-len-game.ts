import { DECK_SIZE } from '../../cards.ts';
import type { RuleError } from '../../errors.ts';
import { systemNow } from '../../system.ts';
import { NO_FORM } from '../core/combination.ts';
import * as core from '../core/index.ts';
import type { Rules } from '../core/rules.ts';
import { judge } from '../judge.ts';
import { thirteen } from '../thirteen.ts';
import { createDeck, englishName, read, readCards, readIds } from './cards.ts';
import { combinationOf } from './combinations.ts';
import { deal, shuffle } from './hands.ts';
import { type CodedError, codedError, MESSAGES } from './messages.ts';
import { type Players, readPlayers } from './players.ts';
import { readSettings, type Settings } from './settings.ts';
import { History, type Snapshot, stateFor } from './state.ts';
import type { Card, ClientGameState, GameEnvironment, GameEvent, GamePhase, SettingsInput } from './types.ts';

/** A refusal of the judge in the words of 001. */
const inWordsOf001 = ({ code, reason }: RuleError, opening: number): CodedError => {
  switch (reason) {
    case 'notYourCards':
      return codedError(code, MESSAGES.cardsNotFound);
    case 'notACombination':
      return codedError(code, MESSAGES.invalidCombination);
    case 'mustInclude':
      return codedError(code, MESSAGES.firstPlay(englishName(opening)));
    default:
      return codedError(code, MESSAGES.doesNotBeat);
  }
};

const readEnvironment = (environment: GameEnvironment): Required<GameEnvironment> => {
  if (typeof environment !== 'object' || environment === null) throw codedError('BAD_DEAL', MESSAGES.badEnvironment);
  const { shuffle: shuffleDeck = shuffle, now = systemNow } = environment;
  if (typeof shuffleDeck !== 'function' || typeof now !== 'function') {
    throw codedError('BAD_DEAL', MESSAGES.badEnvironment);
  }
  return { shuffle: shuffleDeck, now };
};

/**
 * A game of Thirteen as the API reference (TH-10) describes it, over the same core and the same judge as
 * every other way into the game. A refused call throws and leaves the game as it was.
 */
export class TienLenGame {
  readonly #players: Players;
  readonly #settings: Settings;
  readonly #showsPassIsFinal: boolean;
  readonly #rules: Rules;
  readonly #isFirstGame: boolean;
  readonly #environment: Required<GameEnvironment>;
  readonly #history = new History();
  #position: core.Position;
  #phase: GamePhase = 'waiting';
  /** The last seat that acted, for when the game is over and no seat is to act. */
  #lastToAct = 0;

  constructor(
    playerIds: string[],
    playerNames: Map<string, string>,
    settings?: SettingsInput,
    isFirstGame: boolean = true,
    environment: GameEnvironment = {},
  ) {
    this.#settings = readSettings(settings);
    this.#showsPassIsFinal = settings?.passIsFinal !== undefined;
    this.#players = readPlayers(playerIds, playerNames, this.#settings.maxPlayers);
    if (typeof isFirstGame !== 'boolean') throw codedError('BAD_DEAL', MESSAGES.badFirstGame);
    this.#isFirstGame = isFirstGame;
    this.#environment = readEnvironment(environment);
    this.#rules = thirteen.rules(this.#settings);
    this.#position = core.newPosition(this.#players.ids.length);
  }

  /** Shuffles, deals, finds instant wins and the first player. A game that has started stays as it is: no events. */
  start(): GameEvent[] {
    if (this.#phase !== 'waiting') return [];
    const position = this.#dealt();
    const { ids } = this.#players;
    // 001 seats the leader of a later game at index 0: whichever way the next leader is found (TH-7), it is this one.
    const previous = this.#isFirstGame ? null : { winner: 0, leader: ids.length - 1 };
    const opened = thirteen.open(position, { seats: ids.length, options: this.#settings, previous, leader: undefined });
    this.#position = position;
    this.#lastToAct = opened.leader;
    const first = ids[opened.leader];
    const events: GameEvent[] = [{ type: 'cards_dealt' }];
    for (const [at, { seat, hand }] of opened.winsAtTheDeal.entries()) {
      events.push({ type: 'instant_win', playerId: ids[seat], data: { type: hand, position: at + 1 } });
    }
    events.push({ type: 'game_started', data: { firstPlayerId: first } }, { type: 'turn_changed', playerId: first });
    if (core.isOver(position)) this.#end(events);
    else this.#phase = 'playing';
    return events;
  }

  playCards(playerId: string, cardIds: string[]): GameEvent[] {
    const seat = this.#seatToAct(playerId);
    const p = this.#position;
    // The request 001 names this error. A seat without cards is never to act, so only a defect of the core could bring
    // it up.
    if (p.left[seat] === 0) throw codedError('BAD_ACTION', MESSAGES.playerNotFound);
    if (!readIds(cardIds)) throw codedError('BAD_ACTION', MESSAGES.cardsNotFound);
    const { low, high } = read;
    const form = judge(this.#rules, p, low, high);
    if (!form.ok) throw inWordsOf001(form.error, p.opening);
    const timestamp = this.#time();
    core.play(this.#rules, p, low, high, form.value);
    this.#history.play(playerId, this.#players.names[seat], combinationOf(low, high, form.value), timestamp);
    const combination = combinationOf(low, high, form.value);
    const data = { cards: combination.cards.slice(), combination, handSize: p.left[seat] };
    const events: GameEvent[] = [{ type: 'cards_played', playerId, data }];
    if (p.left[seat] === 0) {
      events.push({ type: 'player_finished', playerId, data: { position: p.order.indexOf(seat) + 1 } });
    }
    return this.#after(events, seat);
  }

  pass(playerId: string): GameEvent[] {
    const seat = this.#seatToAct(playerId);
    if (!core.mayPass(this.#position)) throw codedError('TL-3', MESSAGES.cannotPass);
    const timestamp = this.#time();
    core.pass(this.#rules, this.#position);
    this.#history.pass(playerId, this.#players.names[seat], timestamp);
    return this.#after([{ type: 'player_passed', playerId }], seat);
  }

  /**
   * What this player may know. An id that is not in the game gets a watcher's view: everything public, an empty hand.
   */
  getStateForPlayer(playerId: string): ClientGameState {
    return stateFor(this.#snapshot(), playerId);
  }

  /** Outside the `playing` phase: the first player before the game, the last to act after it. */
  getCurrentPlayerId(): string {
    return this.#players.ids[this.#currentSeat()];
  }

  getPhase(): GamePhase {
    return this.#phase;
  }

  /** The winner first, the loser last; empty until the game is over. */
  getFinishOrder(): string[] {
    return this.#phase === 'gameEnd' ? this.#finished() : [];
  }

  /** Players who still have cards and have not won at the deal. After the game that is the loser. */
  getActivePlayers(): string[] {
    const { left, out } = this.#position;
    return this.#players.ids.filter((_, seat) => left[seat] > 0 && !core.isIn(out, seat));
  }

  isPlayerTurn(playerId: string): boolean {
    return this.#phase === 'playing' && this.#players.ids[this.#position.turn] === playerId;
  }

  isLeading(): boolean {
    return this.#position.table === NO_FORM;
  }

  /**
   * A position with the cards dealt. The shuffle is the caller's: if it returned another set of cards, nothing is
   * dealt.
   */
  #dealt(): core.Position {
    const seats = this.#players.ids.length;
    this.#phase = 'dealing';
    try {
      const deck = this.#environment.shuffle(createDeck());
      if (!readCards(deck) || deck.length !== DECK_SIZE) throw codedError('BAD_DEAL', MESSAGES.badShuffle);
      return positionOf(deal(deck, seats).hands);
    } finally {
      this.#phase = 'waiting';
    }
  }

  /** The phase is judged first: outside `playing` no seat is to act, and that is the more telling answer. */
  #seatToAct(playerId: string): number {
    if (this.#phase !== 'playing') {
      throw codedError(this.#phase === 'gameEnd' ? 'GAME_OVER' : 'NO_GAME', MESSAGES.notPlaying);
    }
    const seat = this.#position.turn;
    if (this.#players.ids[seat] !== playerId) throw codedError('TL-2', MESSAGES.notYourTurn);
    return seat;
  }

  #time(): number {
    const time = this.#environment.now();
    if (typeof time !== 'number' || Number.isNaN(time)) throw codedError('BAD_ACTION', MESSAGES.badClock);
    return time;
  }

  /** What follows an action: the end of the game, or perhaps a round won, and the next turn. */
  #after(events: GameEvent[], seat: number): GameEvent[] {
    const { turn, roundWinner } = this.#position;
    const { ids } = this.#players;
    this.#lastToAct = seat;
    if (turn === core.NO_SEAT) return this.#end(events);
    if (roundWinner !== core.NO_SEAT) events.push({ type: 'round_won', playerId: ids[roundWinner] });
    events.push({ type: 'turn_changed', playerId: ids[turn] });
    return events;
  }

  #end(events: GameEvent[]): GameEvent[] {
    this.#phase = 'gameEnd';
    events.push({ type: 'game_over', data: { finishOrder: this.#finished() } });
    return events;
  }

  #finished(): string[] {
    return this.#position.order.map((seat) => this.#players.ids[seat]);
  }

  #currentSeat(): number {
    return this.#phase === 'playing' ? this.#position.turn : this.#lastToAct;
  }

  #snapshot(): Snapshot {
    return {
      players: this.#players,
      settings: this.#settings,
      showsPassIsFinal: this.#showsPassIsFinal,
      isFirstGame: this.#isFirstGame,
      phase: this.#phase,
      current: this.#currentSeat(),
      position: this.#position,
      history: this.#history,
    };
  }
}

const positionOf = (hands: readonly Card[][]): core.Position => {
  const position = core.newPosition(hands.length);
  for (let seat = 0; seat < hands.length; seat++) {
    readCards(hands[seat]);
    core.giveHand(position, seat, read.low, read.high);
  }
  return position;
};
