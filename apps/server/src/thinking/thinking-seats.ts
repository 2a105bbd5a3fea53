import type { BaseAction } from '@sanh-rong/engine';
import { type AnyPlayer, standInAmong } from '@sanh-rong/players';
import { type PlayerTurn, playerMoves, playerToAct, type TableState, type Thought, thoughtOf } from '@sanh-rong/table';
import { withDeadline } from '../deadlines.ts';
import type { CountedThought } from '../http/metrics.ts';
import { PendingTurns, type PendingTurnsOptions } from '../tables/pending-turns.ts';
import { answerAtOnce } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

export interface ThinkingSeatsOptions extends PendingTurnsOptions {
  readonly tables: Tables;
  /** The built-in players of a game, weakest first. */
  readonly players: (game: string) => readonly AnyPlayer[];
  /** Has a searching player choose its move, in a thread; rejects where it cannot be asked. */
  readonly think: (thought: Thought, signal: AbortSignal, turn: string) => Promise<BaseAction>;
  /** With whom a person takes turns where many tables wait. */
  readonly turnOf: (person: string) => Promise<string>;
  readonly counted: (outcome: CountedThought) => void;
  /** How long a turn waits for its player at most, those before it included (milliseconds). */
  readonly patience?: number;
}

const PATIENCE = 3_000;
/**
 * The node that stored the move before a turn has its player think; so long after it should have acted another node may
 * (milliseconds).
 */
const LEASE = 5_000;

/**
 * Has searching players of this node's tables think when their turn begins, and stores what they do when the table lets
 * them act, as other built-in players do. Where one cannot be asked, dies or does not come back, the strongest player that
 * does not search acts for it at once.
 */
export class ThinkingSeats {
  private readonly options: ThinkingSeatsOptions;
  private readonly turns: PendingTurns;

  constructor(options: ThinkingSeatsOptions) {
    const { tables, now } = options;
    this.options = options;
    this.turns = new PendingTurns(options);
    tables.addSlowSeatRunner({
      claims: (state) => (this.turnOf(state) === null ? null : (state.wake ?? now()) + LEASE),
      ask: (state) => this.begin(state),
    });
    tables.listen(({ state }) => this.turns.heard(state));
  }

  /** The turn of a player that searches. */
  private turnOf(state: TableState): PlayerTurn | null {
    const turn = playerToAct(state);
    if (turn === null || turn.level === null) return null;
    const player = this.options.players(state.settings.game).find(({ id }) => id === turn.level);
    return player?.searches === true ? turn : null;
  }

  private begin(state: TableState): void {
    const turn = this.turnOf(state);
    const thought = turn === null ? null : thoughtOf(state, turn);
    if (thought !== null) this.turns.begin(state, (signal) => this.play(state, thought, signal));
  }

  private async play(state: TableState, thought: Thought, signal: AbortSignal): Promise<void> {
    const found = await this.thoughtOut(state, thought, signal);
    await this.turns.until(state.wake ?? 0, signal);
    const action = found ?? this.standIn(thought);
    const stored = await this.options.tables.move(state.code, state.moved, (table, now) =>
      playerMoves(table, action, now),
    );
    if (stored !== null) this.options.counted(found === null ? 'stood_in' : 'thought');
  }

  /** Null where the player could not be asked. */
  private async thoughtOut(
    { host, creator }: TableState,
    thought: Thought,
    signal: AbortSignal,
  ): Promise<BaseAction | null> {
    const { think, turnOf, failed, patience = PATIENCE } = this.options;
    try {
      return await withDeadline(signal, patience, async (enough) => {
        return think(thought, enough, await turnOf(host ?? creator));
      });
    } catch (error) {
      signal.throwIfAborted();
      failed(error);
      return null;
    }
  }

  private standIn(thought: Thought): BaseAction {
    const { players, failed } = this.options;
    return answerAtOnce(standInAmong(players(thought.game)), thought, failed);
  }

  /** Starts no more thinking. */
  async close(): Promise<void> {
    await this.turns.close();
  }
}
