import { createHash } from 'node:crypto';
import { type BaseAction, Random } from '@sanh-rong/engine';
import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import {
  applyChanges,
  evolve,
  replayTable,
  type TableEvent,
  type TableSettings,
  type TableState,
  type TableView,
} from '@sanh-rong/table';
import type { HomeSurroundings } from '../home-table.ts';
import { TableHost } from '../host.ts';
import type { Keeper, PracticeGame, PracticeSummary } from '../kept.ts';
import { thinkWithin } from '../thinking.ts';
import { HOME_CODE } from '../wire.ts';

const THINK = thinkWithin(() => ({ positions: 50 }));

/** A practice store in memory. */
export class MemoryKeeper implements Keeper {
  events: TableEvent[] = [];
  /** The table that the kept events tell. */
  state: TableState | null = null;
  summary: PracticeSummary | null = null;
  games: PracticeGame[] = [];

  async read(): Promise<readonly TableEvent[]> {
    return structuredClone(this.events);
  }
  keep(from: number, events: readonly TableEvent[], summary: PracticeSummary): void {
    const added = structuredClone(events);
    const follows = from === this.events.length + 1;
    this.events = follows ? this.events : this.events.slice(0, from - 1);
    this.events.push(...added);
    this.state = follows
      ? added.reduce((state, event) => evolve(state, event).state, this.state)
      : replayTable(this.events);
    this.summary = summary;
  }
  forget(): void {
    this.events = [];
    this.state = null;
    this.summary = null;
  }
  finish(game: PracticeGame): void {
    this.games.push(structuredClone(game));
  }
  async hasFinished(): Promise<boolean> {
    return this.games.length > 0;
  }
}

interface Timer {
  readonly due: number;
  readonly ring: () => void;
}

/** A host with its clock, and a page that follows it by what it is told alone. */
export class TestHome {
  now = 1_000_000;
  arePlayersHere = true;
  readonly keeper: MemoryKeeper;
  readonly told: TableUpdate[] = [];
  view: TableView | null = null;
  host: TableHost;
  readonly random: Random;
  private timers: Timer[] = [];
  private draws = 0;
  private readonly seed: string;
  private readonly code: string;
  private actions = 0;

  constructor(seed: string, keeper = new MemoryKeeper(), code = HOME_CODE) {
    this.seed = seed;
    this.code = code;
    this.random = new Random(seed);
    this.keeper = keeper;
    this.host = this.open();
  }

  private open(): TableHost {
    const around: HomeSurroundings = {
      now: () => this.now,
      setTimer: (after, ring) => {
        const timer = { due: this.now + after, ring };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      random: (count) => {
        this.draws += 1;
        return createHash('sha256').update(`${this.seed} ${this.draws}`).digest().subarray(0, count);
      },
      keeper: this.keeper,
      // What players do in a test must not depend on how fast the machine is.
      think: () => (this.arePlayersHere ? THINK : null),
    };
    const host = new TableHost(around, this.code);
    host.onTold((update) => {
      this.told.push(update);
      this.view = applyChanges(this.view, update.changes);
    });
    return host;
  }

  /** The tab is closed, nothing else is said, and another one is opened. */
  reopen(): void {
    this.host.stop();
    this.timers = [];
    this.host = this.open();
    this.view = null;
  }

  get isBusy(): boolean {
    return this.timers.length > 0;
  }

  /** The table as it is kept. */
  get state(): TableState {
    if (this.keeper.state === null) throw new Error('no table');
    return this.keeper.state;
  }

  /** Lets the next built-in player finish thinking. False when none thinks. */
  wait(): boolean {
    const next = [...this.timers].sort((one, other) => one.due - other.due)[0];
    if (next === undefined) return false;
    this.timers = this.timers.filter((timer) => timer !== next);
    this.now = Math.max(this.now, next.due);
    next.ring();
    return true;
  }

  ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    return this.host.ask(name, message);
  }

  command(command: object): Promise<Answer> {
    return this.ask('table_command', { tableId: this.code, command });
  }

  act(action: unknown, { seq = this.view?.seq ?? 0, actionId = `a${++this.actions}` } = {}): Promise<Answer> {
    return this.ask('act', { tableId: this.code, seq, actionId, action });
  }

  /** Opens a table with built-in players in every other seat. */
  async create(
    settings: { readonly game: string; readonly seats: number } & Partial<TableSettings>,
    level = 'random',
  ): Promise<void> {
    const players = Array.from({ length: settings.seats - 1 }, (_, at) => ({ seat: at + 1, level }));
    await this.must(this.ask('create_table', { settings, players }));
  }

  /** The same, and deals. */
  async start(
    settings: { readonly game: string; readonly seats: number } & Partial<TableSettings>,
    level?: string,
  ): Promise<void> {
    await this.create(settings, level);
    await this.must(this.ask('start_game', { tableId: this.code }));
  }

  /** Plays on where a record ends, against players in every other seat; only for the table of code `homeCode(PLAY_ON)`. */
  playOn(record: string, seat: number, seats: number): Promise<Answer> {
    const others = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);
    return this.command({ type: 'playOn', record, seat, players: others.map((at) => ({ seat: at, level: 'random' })) });
  }

  get legal(): readonly BaseAction[] {
    return this.view?.game?.legal ?? [];
  }

  /** Something the person may do now, anything. */
  anyAction(): BaseAction {
    const action = this.random.pick(this.legal);
    if (!('min' in action && 'max' in action)) return action;
    const { type, min, max } = action as { type: string; min: number; max: number };
    return { type, amount: min + this.random.below(max - min + 1) } as BaseAction;
  }

  get isOver(): boolean {
    return this.view?.phase === 'completed';
  }

  /** One step on, of the kind that the table waits for. */
  async step(): Promise<void> {
    if (this.wait()) return;
    const { phase, seats = [] } = this.view ?? {};
    const empty = seats.findIndex(({ kind }) => kind === 'empty');
    if (phase === 'completed') return this.must(this.command({ type: 'again' }));
    if (empty >= 0) return this.must(this.command({ type: 'seatPlayer', seat: empty, level: 'random' }));
    if (phase === 'waiting') return this.must(this.ask('start_game', { tableId: this.code }));
    if (this.legal.length > 0) return this.must(this.act(this.anyAction()));
    return this.must(this.command({ type: 'next' }));
  }

  private async must(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    if (!answer.ok) throw new Error(answer.error.message);
  }
}
