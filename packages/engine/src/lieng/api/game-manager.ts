import { type Ruling, refusal } from '../../errors.ts';
import { readOptions } from '../../options.ts';
import { ok } from '../../result.ts';
import { lieng } from '../game.ts';
import { LIENG_OPTIONS, type LiengOptions, minRaiseOf } from '../options.ts';
import type { LiengEvent, LiengState, Phase } from '../types.ts';
import { BettingManager, verdict } from './betting-manager.ts';
import { createDeck, dealCards, shuffleDeck } from './cards.ts';
import { Emitter } from './emitter.ts';
import { publicState } from './public-state.ts';
import { TURN_MILLISECONDS, TurnClock } from './turn-clock.ts';
import type {
  ActionName,
  ClientGameState,
  Environment,
  HandResult,
  PublicGameState,
  Room,
  RoomPlayer,
  Verdict,
} from './types.ts';

/** How long the results of a round stay before the table waits for the next one. */
const RESULT_MILLISECONDS = 5_000;

const readRoom = ({ players, options }: Room): LiengOptions => {
  const read = readOptions(LIENG_OPTIONS, options, players.length);
  if (!read.ok) throw new RangeError(read.error.reason);
  return read.value;
};

/**
 * Seed 003's table: round after round through the phases of LG-9, players by id, everything that happens told to
 * listeners. The rules are the engine's; shuffle and timer come from outside.
 */
export class GameManager {
  readonly #players: readonly RoomPlayer[];
  readonly #options: LiengOptions;
  readonly #environment: Environment;
  readonly #clock: TurnClock;
  readonly #events = new Emitter<LiengEvent>();
  readonly #chips: number[];
  #dealer = 0;
  #phase: Phase = 'WAITING';
  #betting: BettingManager | null = null;

  constructor(room: Room, environment: Partial<Environment> = {}) {
    this.#options = readRoom(room);
    this.#players = room.players.map((player) => ({ ...player }));
    this.#chips = room.players.map(({ chips = this.#options.startChips }) => chips);
    this.#environment = { shuffle: (deck) => shuffleDeck(deck), timer: null, ...environment };
    this.#clock = new TurnClock(this.#environment.timer);
  }

  get phase(): Phase {
    return this.#phase;
  }

  /**
   * Listens to one type of event, or to `'*'`. Everybody may know what is told with `to` null; the rest is for the
   * player it names.
   */
  on(type: LiengEvent['type'] | '*', listener: (event: LiengEvent, to: string | null) => void): () => void {
    return this.#events.on(type, listener);
  }

  /** Collects antes, shuffles, deals, and opens the betting. */
  startRound(): Verdict {
    if (this.#phase !== 'WAITING') return verdict(refusal('BAD_DEAL', 'roundRunning'));
    const dealt = lieng.deal({
      seats: this.#players.length,
      options: this.#options,
      given: { hands: this.#dealHands(), chips: this.#chips, dealer: this.#dealer },
    });
    if (!dealt.ok) return verdict(dealt);
    this.#betting = new BettingManager(this.#ids(), dealt.value.state);
    this.#tell(dealt.value.events);
    return { valid: true };
  }

  /** A player's action; refused ones change nothing. */
  handleAction(playerId: string, action: ActionName, amount?: number): Verdict {
    if (this.#betting === null) return verdict(refusal('NO_GAME', 'noGame'));
    const { events, ...answer } = this.#betting.processAction(playerId, action, amount);
    if (answer.valid) this.#tell(events);
    return answer;
  }

  /** Whether all have acted, or one is left. */
  checkRoundEnd(): boolean {
    return this.#state()?.result != null;
  }

  /** The hands of the showdown, by player id; empty while the round runs and when all but one have folded. */
  showdown(): ReadonlyMap<string, HandResult> {
    const shown = this.#state()?.shown ?? [];
    const { players } = this.getPublicState();
    return new Map(
      shown.flatMap((seat) => {
        const { id, hand } = players[seat];
        return hand === null ? [] : [[id, hand] as const];
      }),
    );
  }

  /** What each player got back: pots won and uncalled bets; empty while the round runs. */
  distributeWinnings(): ReadonlyMap<string, number> {
    const { breakdown } = this.#state()?.result ?? { breakdown: [] };
    return new Map(breakdown.map(({ uncalled, pots }, seat) => [this.#players[seat].id, uncalled + pots]));
  }

  /** After the results: the dealer's place moves on and the table waits for the next round. */
  endRound(): Verdict {
    if (this.#phase !== 'ENDED') return verdict(refusal('BAD_DEAL', 'roundRunning'));
    this.#clock.stop();
    this.#dealer = (this.#dealer + 1) % this.#players.length;
    this.#betting = null;
    this.#tell([{ type: 'phase', phase: 'WAITING' }]);
    if (this.#options.rebuy === 'automatic') for (const { id } of this.#players) this.rebuy(id);
    return { valid: true };
  }

  /** New chips for a player who has none, between rounds (LG-8). */
  rebuy(playerId: string): Verdict {
    const seat = this.#mayRebuy(playerId);
    if (!seat.ok) return verdict(seat);
    this.#chips[seat.value] = this.#options.startChips;
    this.#tell([{ type: 'rebuy', seat: seat.value, chips: this.#options.startChips }]);
    return { valid: true };
  }

  /** What everybody may know. */
  getPublicState(): PublicGameState {
    const state = this.#state();
    return state === null ? this.#idleState() : publicState(state, this.#players, this.#phase, 'watcher');
  }

  /** What this player may know. Somebody who does not sit here gets the public state. */
  getStateForPlayer(playerId: string): ClientGameState {
    const state = this.#state();
    const seat = this.#ids().indexOf(playerId);
    if (state === null || seat < 0) return { ...this.getPublicState(), playerId, cards: [], legal: [] };
    const seen = publicState(state, this.#players, this.#phase, seat);
    return { ...seen, playerId, cards: seen.players[seat].cards ?? [], legal: lieng.view(state, seat).legal };
  }

  #ids(): string[] {
    return this.#players.map(({ id }) => id);
  }

  #state(): LiengState | null {
    return this.#betting?.state ?? null;
  }

  #dealHands(): string[][] {
    let deck = this.#environment.shuffle(createDeck());
    return this.#chips.map((chips) => {
      const { dealt, remaining } = dealCards(deck, chips > 0 ? 3 : 0);
      deck = remaining;
      return dealt.map(({ id }) => id);
    });
  }

  #mayRebuy(playerId: string): Ruling<number> {
    const seat = this.#ids().indexOf(playerId);
    if (seat < 0) return refusal('BAD_ACTION', 'notAtThisTable');
    if (this.#phase !== 'WAITING') return refusal('LG-8', 'roundRunning');
    if (this.#options.rebuy === 'never') return refusal('LG-8', 'rebuyNotOffered');
    return this.#chips[seat] > 0 ? refusal('LG-8', 'rebuyWithChips', { seat }) : ok(seat);
  }

  #idleState(): PublicGameState {
    return {
      phase: this.#phase,
      dealerId: this.#players[this.#dealer].id,
      currentPlayerId: null,
      pot: 0,
      currentBet: 0,
      minRaise: minRaiseOf(this.#options),
      players: this.#players.map(({ id, name = id }, seat) => ({
        id,
        name,
        chips: this.#chips[seat],
        bet: 0,
        folded: false,
        allIn: false,
        sitsOut: this.#chips[seat] === 0,
        cardCount: 0,
        cards: null,
        hand: null,
      })),
      pots: [],
      points: null,
    };
  }

  /** Tells the listeners in order; the phase is always the one of the event being told. */
  #tell(events: readonly LiengEvent[]): void {
    for (const [seat, chips] of this.#state()?.position.chips.entries() ?? []) this.#chips[seat] = chips;
    for (const event of events) {
      if (event.type === 'phase') this.#phase = event.phase;
      const open = lieng.seen(event, 'watcher');
      if (open !== null) this.#events.emit(open, null);
      if (event.type === 'deal') this.#tellHands(event);
    }
    this.#setClock();
  }

  #tellHands(event: LiengEvent): void {
    for (const [seat, { id }] of this.#players.entries()) {
      const seen = lieng.seen(event, seat);
      if (seen !== null) this.#events.emit(seen, id);
    }
  }

  #setClock(): void {
    this.#clock.stop();
    if (this.#phase === 'BETTING') this.#clock.start(TURN_MILLISECONDS, () => this.#timeOut());
    if (this.#phase === 'ENDED') this.#clock.start(RESULT_MILLISECONDS, () => this.endRound());
  }

  /** LG-7: the clock acts for the player whose turn it is. */
  #timeOut(): void {
    const state = this.#state();
    const turn = state === null ? null : lieng.turn(state);
    if (state === null || turn === null) return;
    const { type } = lieng.timeout(state);
    this.handleAction(this.#players[turn].id, type);
  }
}
