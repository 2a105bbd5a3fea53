import { type Ruling, refusal } from '../../errors.ts';
import { lieng } from '../game.ts';
import { judge } from '../judge.ts';
import type { LiengEvent, LiengMove, LiengState } from '../types.ts';
import { readPlayerIds } from './players.ts';
import type { ActionName, Verdict } from './types.ts';

export const verdict = (ruling: Ruling<unknown>): Verdict =>
  ruling.ok ? { valid: true } : { valid: false, reason: ruling.error.reason, code: ruling.error.code };

/** Betting over a game that has been dealt: players by id, the rules from the one judge. */
export class BettingManager {
  readonly #players: readonly string[];
  #state: LiengState;

  constructor(playerIds: readonly string[], state: LiengState) {
    const { seats } = state.position;
    this.#players = readPlayerIds(playerIds, { min: seats, max: seats });
    this.#state = state;
  }

  get state(): LiengState {
    return this.#state;
  }

  /** Whether a player may do this now, and why not. Anything but a current player's action is refused (no doubles). */
  validateAction(playerId: string, action: ActionName, amount?: number): Verdict {
    return verdict(this.#read(playerId, action, amount));
  }

  /** Does it, or says why not; then nothing has changed. */
  processAction(playerId: string, action: ActionName, amount?: number): Verdict & { events: readonly LiengEvent[] } {
    const move = this.#read(playerId, action, amount);
    if (!move.ok) return { ...verdict(move), events: [] };
    const step = lieng.apply(this.#state, move.value);
    if (!step.ok) return { ...verdict(step), events: [] };
    this.#state = step.value.state;
    return { valid: true, events: step.value.events };
  }

  /** The highest bet, which the others must match. */
  getCurrentBet(): number {
    return this.#state.position.bet;
  }

  getMinRaise(): number {
    return this.#state.position.minRaise;
  }

  #read(playerId: string, type: ActionName, amount: number | undefined): Ruling<LiengMove> {
    const seat = this.#players.indexOf(playerId);
    if (seat < 0) return refusal('BAD_ACTION', 'notAtThisTable');
    const turn = lieng.turn(this.#state);
    if (turn === null) return refusal('GAME_OVER', 'gameOver');
    return seat === turn ? judge(this.#state.position, { type, amount }) : refusal('BAD_ACTION', 'notYourTurn');
  }
}
