import type { TableUpdate } from '@sanh-rong/protocol';
import {
  eventsSoFar,
  evolve,
  replayTable,
  type Surroundings,
  type TableEvent,
  type TableState,
  TIMES,
  tellEvent,
  tick,
  turnOf,
} from '@sanh-rong/table';
import { finishedGame, summaryOf } from './finished.ts';
import { HOME_PERSON, homeChanges } from './home-view.ts';
import type { Keeper } from './kept.ts';
import { homeSurroundings, type RandomBytes, type Think } from './surroundings.ts';

export interface HomeSurroundings {
  readonly now: () => number;
  /** Calls back once after so many milliseconds, unless stopped before. */
  readonly setTimer: (after: number, ring: () => void) => () => void;
  readonly random: RandomBytes;
  readonly keeper: Keeper;
  /** Null while players of these levels are on their way: cards are dealt meanwhile. */
  readonly think: (game: string, levels: readonly string[]) => Think | null;
}

/** What a table waits for: the person, a built-in player, a deal that is due, or the word for the next game. */
export type Awaited = 'person' | 'player' | 'deal' | 'nextGame';

/** How much longer or shorter than usual a built-in player may think, so that it does not tick like a clock. */
const PACE = { least: 0.8, most: 1.5 } as const;

/** No player is asked before the players are loaded (`pass`). */
const NO_PLAYERS: Think = () => null;

const awaited = (state: TableState): Awaited => {
  if (state.phase === 'ready') return 'deal';
  if (state.phase !== 'playing') return 'person';
  const turn = turnOf(state);
  if (turn < 0) return 'nextGame';
  return state.seats[turn].kind === 'player' ? 'player' : 'person';
};

/**
 * A table of this device as it goes on: its events are kept and told, and its built-in players act after a while, as
 * long as the page is looked at. The person's own turn lasts until they act.
 */
export class HomeTable {
  private readonly around: HomeSurroundings;
  private readonly listeners = new Set<(update: TableUpdate) => void>();
  private current: TableState | null = null;
  private timer: { readonly seq: number; readonly stop: () => void } | null = null;
  private isRunning = false;

  constructor(around: HomeSurroundings) {
    this.around = around;
  }

  get state(): TableState | null {
    return this.current;
  }

  get awaits(): Awaited {
    return this.current === null ? 'person' : awaited(this.current);
  }

  surroundings(): Surroundings {
    const { now, random } = this.around;
    return homeSurroundings(now(), random, this.think() ?? NO_PLAYERS);
  }

  onTold(listener: (update: TableUpdate) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Goes on where the kept table was. */
  async restore(): Promise<void> {
    try {
      const state = replayTable(await this.around.keeper.read());
      if (state?.phase !== 'closed') this.current = state;
    } catch {
      // What an older version left behind may no longer fit the rules: a table that cannot be read is none.
      this.around.keeper.forget();
    }
  }

  /** Takes events into the table, keeps them, and tells them. */
  take(events: readonly TableEvent[]): void {
    for (const decided of events) {
      // There is no other person to wait for: what counts down elsewhere is due at once.
      const event = decided.type === 'countdown' ? { ...decided, until: decided.at } : decided;
      const before = event.type === 'created' ? null : this.current;
      const { state, told } = evolve(before, event);
      this.current = state;
      this.store(before, state, event);
      // A game that comes from a record brings all that was told in it, and none of it is news.
      const isBegun = event.type === 'dealt' && 'record' in event;
      const update: TableUpdate = {
        tableId: state.code,
        ...tellEvent(state, event, told, HOME_PERSON),
        ...(isBegun ? { story: eventsSoFar(state, HOME_PERSON) } : {}),
        changes: homeChanges(before, state),
      };
      for (const listener of this.listeners) listener(update);
    }
  }

  private store(before: TableState | null, state: TableState, event: TableEvent): void {
    const { keeper } = this.around;
    keeper.keep(state.seq, [event], summaryOf(state, event.at));
    const finished = finishedGame(before, state, event.at);
    if (finished !== null) keeper.finish(finished);
  }

  /** Brings about now what time alone would bring about. A player who is still on the way acts the next time. */
  pass(): void {
    if (this.current === null || (this.awaits === 'player' && this.think() === null)) return;
    const around = this.surroundings();
    const decision = tick({ ...this.current, wake: around.now }, around);
    if (decision.ok) this.take(decision.value);
  }

  /** The page is looked at: built-in players act when they have thought. */
  resume(): void {
    this.isRunning = true;
    this.plan();
  }

  /** The page is no longer looked at: everything stays as it is. */
  pause(): void {
    this.isRunning = false;
    this.rest();
  }

  /** Puts the table away for good. */
  clear(): void {
    this.pause();
    this.current = null;
    this.around.keeper.forget();
  }

  /** Lets go of the table: another tab runs it from now on. */
  release(): void {
    this.pause();
    this.listeners.clear();
    this.current = null;
  }

  private plan(): void {
    const { current, awaits } = this;
    // A player who is thinking about this position goes on thinking and does not start anew.
    if (current !== null && this.timer?.seq === current.seq) return;
    this.rest();
    if (current === null || !this.isRunning || awaits === 'person' || awaits === 'nextGame') return;
    const stop = this.around.setTimer(awaits === 'deal' ? 0 : this.thinkingTime(), () => {
      this.timer = null;
      this.pass();
      this.plan();
    });
    this.timer = { seq: current.seq, stop };
  }

  private think(): Think | null {
    if (this.current === null) return null;
    const { settings, seats } = this.current;
    const levels = seats.flatMap((holder) => (holder.kind === 'player' ? [holder.level] : []));
    return this.around.think(settings.game, levels);
  }

  private thinkingTime(): number {
    const { least, most } = PACE;
    const [byte] = this.around.random(1);
    return Math.round(TIMES.thinking * (least + ((most - least) * byte) / 255));
  }

  private rest(): void {
    this.timer?.stop();
    this.timer = null;
  }
}
