import { randomBytes, randomInt } from 'node:crypto';
import { findGame, ok, Random } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import {
  createTable,
  decide,
  type Evolved,
  evolve,
  type Person,
  refuseTable,
  replayTable,
  type Surroundings,
  type TableEvent,
  type TableRuling,
  type TableState,
  type Thought,
  tick,
} from '@sanh-rong/table';
import { type ActionKey, Conflict, type TableStore } from './store.ts';

/** One event of a table as it was stored, with the table after it. */
export interface Happened extends Evolved {
  readonly event: TableEvent;
}

export type Listener = (happened: Happened) => void;

/** What an accepted request brought: the table after it, and whether it had been done before. */
export interface Accepted {
  readonly state: TableState;
  readonly repeated: boolean;
}

/** Letters and digits that cannot be taken for one another. Nine of them are 45 bits: not to be guessed. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 9;

const drawCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** 256 bits that nobody can guess: the secret of a session's deals. */
const drawSecret = (): string => randomBytes(32).toString('hex');

/** The clock and the secrets; tests bring their own. */
export interface TablesEnvironment {
  readonly now?: () => number;
  readonly secret?: () => string;
  /** Told when a listener breaks: what was stored stands, and everybody else is still told. */
  readonly failed?: (error: unknown) => void;
}

/** Who plays for people: the strongest level there is. */
const think = ({ game, level, view, legal, dice }: Thought) => {
  const levels = playersFor(game);
  const player = levels.find(({ id }) => id === level) ?? levels[levels.length - 1];
  return player.choose(view, legal, new Random(dice), { positions: 10_000 });
};

/** Tables a node keeps at hand. Any other is read again from the store. */
const MAX_HELD = 10_000;

/** Ids that clients give their actions: short and plain. */
const ACTION_ID = /^[\x21-\x7e][\x20-\x7e]{0,63}$/;
const refuseAction = refuseTable('BAD_COMMAND', 'badCommand');

/** How often a request is decided anew because another node was faster, before it is given up. */
const TRIES = 20;

export class Tables {
  private readonly store: TableStore;
  private readonly now: () => number;
  private readonly secret: () => string;
  private readonly failed: (error: unknown) => void;
  private readonly listeners = new Set<Listener>();
  /** Tables as far as this node has read them. Only a shortcut: the store is asked before anything is decided. */
  private readonly cache = new Map<string, TableState>();

  constructor(store: TableStore, { now = Date.now, secret = drawSecret, failed = () => {} }: TablesEnvironment = {}) {
    this.store = store;
    this.now = now;
    this.secret = secret;
    this.failed = failed;
  }

  /**
   * Hears of every event of the tables this node follows, in order and without gaps. A table is followed from the first
   * time it is asked for; what had happened before is not told again. (A table that stays quiet while MAX_HELD others
   * come by is met anew.)
   */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private around(): Surroundings {
    return {
      now: this.now(),
      secret: this.secret,
      levels: (game) => (findGame(game).ok ? playersFor(game).map(({ id }) => id) : []),
      think,
    };
  }

  async create(host: Person, settings: unknown): Promise<TableRuling<TableState>> {
    for (let tries = 0; ; tries++) {
      const decision = createTable(drawCode(), host, settings, this.around());
      if (!decision.ok) return decision;
      try {
        return ok(await this.keep(null, decision.value));
      } catch (error) {
        // The code is taken, one time in a great many.
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
      }
    }
  }

  /** The table as it is stored now; null when there is none of this code. */
  async find(code: string): Promise<TableState | null> {
    return this.catchUp(code);
  }

  /** Does what a person asks, once, whichever node they ask and however often. Null: no such table. */
  async ask(code: string, by: Person, command: unknown, actionId?: string): Promise<TableRuling<Accepted> | null> {
    const key: ActionKey | undefined = actionId === undefined ? undefined : { person: by.id, actionId };
    if (actionId !== undefined && !ACTION_ID.test(actionId)) return refuseAction;
    for (let tries = 0; ; tries++) {
      const state = await this.catchUp(code);
      if (state === null) return null;
      const decision = decide(state, by, command, this.around());
      // A refusal may only mean that the same request was faster on another way in, so that is asked after deciding.
      const done = key === undefined ? null : await this.store.answered(code, key);
      if (done !== null) return ok({ state: (await this.catchUp(code)) ?? state, repeated: true });
      if (!decision.ok) return decision;
      try {
        return ok({ state: await this.keep(state, decision.value, key), repeated: false });
      } catch (error) {
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
      }
    }
  }

  /** Whether this person's action of this id has been done. */
  async wasDone(code: string, by: Person, actionId: string): Promise<boolean> {
    return (await this.store.answered(code, { person: by.id, actionId })) !== null;
  }

  /** Plays out what is overdue; returns how many tables moved. Several nodes may sweep at once. */
  async sweep(limit = 100): Promise<number> {
    let moved = 0;
    for (const code of await this.store.due(this.now(), limit)) {
      try {
        if (await this.wakeUp(code)) moved += 1;
      } catch (error) {
        // One broken table must not stop the clocks of all the others.
        if (!(error instanceof Conflict)) this.failed(error);
      }
    }
    return moved;
  }

  private async wakeUp(code: string): Promise<boolean> {
    const state = await this.catchUp(code);
    if (state === null) return false;
    const decision = tick(state, this.around());
    if (!decision.ok || decision.value.length === 0) return false;
    await this.keep(state, decision.value);
    return true;
  }

  /** Reads what is new and tells it; a table met for the first time is only read. */
  private async catchUp(code: string): Promise<TableState | null> {
    const known = this.cache.get(code) ?? null;
    const events = await this.store.read(code, known?.seq ?? 0);
    if (known !== null) return this.take(known, events);
    // Another request may have met the table while this one was reading: then it is followed already.
    const met = this.cache.get(code);
    if (met !== undefined) return this.take(met, events.slice(met.seq));
    const state = replayTable(events);
    if (state !== null) this.hold(state);
    return state;
  }

  /** Stores events and only then tells them. */
  private async keep(state: TableState | null, events: readonly TableEvent[], key?: ActionKey): Promise<TableState> {
    if (events.length === 0 && state !== null) return state;
    const after = events.reduce<TableState | null>((now, event) => evolve(now, event).state, state);
    if (after === null) throw new Error('a table begins with an event');
    await this.store.append(after, events, key);
    return this.take(state, events) ?? after;
  }

  private take(from: TableState | null, events: readonly TableEvent[]): TableState | null {
    let state = from;
    for (const event of events) {
      const evolved = evolve(state, event);
      state = evolved.state;
      this.remember(evolved, event);
    }
    return state;
  }

  /** Two requests may read the same events at once; each event is told once. */
  private remember(evolved: Evolved, event: TableEvent): void {
    const { code, seq } = evolved.state;
    if ((this.cache.get(code)?.seq ?? 0) >= seq) return;
    this.hold(evolved.state);
    for (const listener of this.listeners) {
      try {
        listener({ ...evolved, event });
      } catch (error) {
        this.failed(error);
      }
    }
  }

  /** Keeps a table at hand, and lets go of the one that has been quiet the longest when there are too many. */
  private hold(state: TableState): void {
    this.cache.delete(state.code);
    this.cache.set(state.code, state);
    for (const code of this.cache.keys()) {
      if (this.cache.size <= MAX_HELD) break;
      this.cache.delete(code);
    }
  }
}
