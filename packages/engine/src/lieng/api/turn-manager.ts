import { isSeat } from '../../deal.ts';
import { isAlone, isIn, NO_SEAT, nextOf } from '../core/position.ts';
import { RULE_SETS } from '../setup.ts';
import { LiengApiError } from './errors.ts';
import { readPlayerIds } from './players.ts';
import { TURN_MILLISECONDS, TurnClock } from './turn-clock.ts';
import type { Timer } from './types.ts';

const TURNS_OF = { min: 1, max: RULE_SETS[0].seats.max };

/** The turn order: round the table from the dealer's left, over those still in, until all have acted. */
export class TurnManager {
  readonly #players: readonly string[];
  readonly #clock: TurnClock;
  readonly #onTimeout: (playerId: string) => void;
  #active: number;
  #pending: number;
  #turn: number;

  constructor(
    playerIds: readonly string[],
    dealerIndex: number,
    { timer = null, onTimeout = () => {} }: { timer?: Timer | null; onTimeout?: (playerId: string) => void } = {},
  ) {
    this.#players = readPlayerIds(playerIds, TURNS_OF);
    if (!isSeat(dealerIndex, playerIds.length)) throw new LiengApiError('BAD_DEALER', { last: playerIds.length - 1 });
    this.#clock = new TurnClock(timer);
    this.#onTimeout = onTimeout;
    this.#active = 2 ** playerIds.length - 1;
    this.#pending = this.#active;
    this.#turn = nextOf(this.#active, dealerIndex);
    this.#startClock();
  }

  getCurrentPlayer(): string | null {
    return this.#turn === NO_SEAT ? null : this.#players[this.#turn];
  }

  /** The current player has acted: on to the next who must, or null when the round is over. */
  advance(): string | null {
    if (this.#turn === NO_SEAT) return null;
    this.#pending &= ~(1 << this.#turn);
    return this.#moveOn();
  }

  /** The current player has raised: everybody else must act again. */
  reopen(): void {
    if (this.#turn !== NO_SEAT) this.#pending = this.#active & ~(1 << this.#turn);
  }

  /** Marks a player as folded or out. The turn moves on if it was theirs. */
  removePlayer(playerId: string): void {
    const seat = this.#players.indexOf(playerId);
    if (seat < 0) return;
    this.#active &= ~(1 << seat);
    this.#pending &= ~(1 << seat);
    if (seat === this.#turn || this.isRoundComplete()) this.#moveOn();
  }

  isRoundComplete(): boolean {
    return this.#pending === 0 || isAlone(this.#active);
  }

  getActivePlayers(): string[] {
    return this.#players.filter((_, seat) => isIn(this.#active, seat));
  }

  #moveOn(): string | null {
    this.#turn = this.isRoundComplete() ? NO_SEAT : nextOf(this.#pending, this.#turn);
    this.#startClock();
    return this.getCurrentPlayer();
  }

  #startClock(): void {
    this.#clock.stop();
    const player = this.getCurrentPlayer();
    if (player !== null) this.#clock.start(TURN_MILLISECONDS, () => this.#onTimeout(player));
  }
}
