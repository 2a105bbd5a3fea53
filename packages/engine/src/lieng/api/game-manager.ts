import { type Ruling, refusal } from '../../errors.ts';
import { ok } from '../../result.ts';
import { lieng } from '../game.ts';
import { type LiengOptions, minRaiseOf } from '../options.ts';
import type { LiengEvent, LiengState, Phase } from '../types.ts';
import { BettingManager, verdict } from './betting-manager.ts';
import { createDeck, dealCards, shuffleDeck } from './cards.ts';
import { Emitter } from './emitter.ts';
import { apiMessage } from './errors.ts';
import { publicState } from './public-state.ts';
import { readRoom } from './room.ts';
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

/**
 * A table by classes: round after round through the phases of LG-9, players by id, everything that happens told to
 * listeners. The rules are the engine's; shuffle and timer come from outside.
 *
 * Listeners cannot hurt a round. Before the first of them is told, everything has changed; all of them are told
 * everything, and the clock is set; only then is what one of them threw thrown on to the caller (as an AggregateError
 * when there was more than one), who thus hears of the mistake; where the clock acted, the caller is the timer. A
 * listener may act itself: what follows is told after what is being told.
 */
export class GameManager {
  readonly #players: readonly RoomPlayer[];
  readonly #options: LiengOptions;
  readonly #shuffle: Environment['shuffle'];
  readonly #clock: TurnClock;
  readonly #events = new Emitter<LiengEvent>();
  readonly #chips: number[];
  #dealer = 0;
  #phase: Phase = 'WAITING';
  #betting: BettingManager | null = null;
  /** Events that are still to be told, the one being told first. */
  readonly #untold: LiengEvent[] = [];

  constructor(room: Room, environment: Partial<Environment> = {}) {
    const { players, options, chips } = readRoom(room);
    this.#players = players;
    this.#options = options;
    this.#chips = chips;
    this.#shuffle = environment.shuffle ?? ((deck) => shuffleDeck(deck));
    this.#clock = new TurnClock(environment.timer ?? null);
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
    const rebuys = this.#options.rebuy === 'automatic' ? this.#emptySeats() : [];
    this.#tell([{ type: 'phase', phase: 'WAITING' }, ...rebuys.map((seat) => this.#newChips(seat))]);
    return { valid: true };
  }

  /** New chips for a player who has none, between rounds (LG-8). */
  rebuy(playerId: string): Verdict {
    const seat = this.#mayRebuy(playerId);
    if (!seat.ok) return verdict(seat);
    this.#tell([this.#newChips(seat.value)]);
    return { valid: true };
  }

  /** What everybody may know. */
  getPublicState(): PublicGameState {
    const state = this.#state();
    return state === null ? this.#idleState() : publicState(state, this.#players, this.#phase, 'watcher');
  }

  /** What this player may know. An id without a seat here gets the public state. */
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
    let deck = this.#shuffle(createDeck());
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

  #emptySeats(): number[] {
    return [...this.#chips.keys()].filter((seat) => this.#chips[seat] === 0);
  }

  #newChips(seat: number): LiengEvent {
    this.#chips[seat] = this.#options.startChips;
    return { type: 'rebuy', seat, chips: this.#options.startChips };
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
    const telling = this.#untold.length > 0;
    this.#untold.push(...events);
    // A listener has acted: the call that is emitting now emits this too, in its turn.
    if (telling) return;
    const errors: unknown[] = [];
    for (let next = this.#untold[0]; next !== undefined; next = this.#untold[0]) {
      this.#tellOne(next, errors);
      this.#untold.shift();
    }
    this.#setClock();
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new AggregateError(errors, apiMessage('LISTENERS_FAILED', { count: errors.length }));
  }

  #tellOne(event: LiengEvent, errors: unknown[]): void {
    if (event.type === 'phase') this.#phase = event.phase;
    const open = lieng.seen(event, 'watcher');
    if (open !== null) this.#events.emit(open, null, errors);
    if (event.type !== 'deal') return;
    for (const [seat, { id }] of this.#players.entries()) {
      const seen = lieng.seen(event, seat);
      if (seen !== null) this.#events.emit(seen, id, errors);
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
