import { ok, type Result } from '@sanh-rong/engine';
import { type AnyPlayer, playersFor } from '@sanh-rong/players';
import { ACTION_ID } from '@sanh-rong/protocol';
import {
  type DailyDeal,
  type DailyTry,
  type Decision,
  decide,
  dependsOnBot,
  type Evolved,
  evolve,
  openDailyTry,
  openForStrangers,
  type Person,
  refuseTable,
  type Surroundings,
  seatOf,
  type TableEvent,
  type TableRuling,
  type TableState,
  type WantedGame,
} from '@sanh-rong/table';
import { KeyedQueue } from '../keyed-queue.ts';
import type { UsedUp } from '../rate-limits/shared-rate-limiter.ts';
import { bringersIn, gamesAloneIn, MAX_BOT_TABLES, tooManyBotTables, tooManyGamesAlone } from './bot-tables.ts';
import { Doors } from './doors.ts';
import { finishedGame } from './finished.ts';
import { isSnapshotDue, openPast, openStored, type Past } from './folding.ts';
import { type Opening, openingCommands, openTable } from './opening.ts';
import { decideOverdue, type FindOverdueTurnOutcome, newPauses, sweepOverdue } from './overdue-tables.ts';
import { botsIn, type FindBot, namesBot } from './seatable.ts';
import { SessionRoots } from './session-roots.ts';
import { type ActionKey, Conflict, type TableStore } from './store.ts';
import { drawCode, drawSecret, surroundings } from './surroundings.ts';
import { TableCache } from './table-cache.ts';

/** One event of a table as it was stored, with the table after it. */
export interface Happened extends Evolved {
  readonly event: TableEvent;
  /** The table before it; null when this is its first. */
  readonly before: TableState | null;
}

export type Listener = (happened: Happened) => void;

/** Guards against doing a request twice, or on a table that its sender has not seen. */
export interface RequestGuards {
  readonly actionId?: string;
  /** The number of the last event the sender had seen. */
  readonly seen?: number;
  /** What must hold of the table that it is decided on: it may have changed since its sender looked. */
  readonly only?: (state: TableState) => boolean;
}

/** What an accepted request brought: the table after it, and whether it had been done before. */
export interface Accepted {
  readonly state: TableState;
  readonly repeated: boolean;
}

/** Runs the seats that take their time: bots, and built-in players that search. The table does not wait for it. */
export interface SlowSeatRunner {
  /** Until when this node runs the turn (milliseconds), after which another may; null when it is not one of its seats. */
  readonly claims: (state: TableState) => number | null;
  /** Told of each of its turns that begins here, and of those that other nodes should have run. */
  readonly ask: (state: TableState) => void;
}

/** The clock and the secrets; tests bring their own. */
export interface TablesEnvironment {
  readonly now?: () => number;
  readonly secret?: () => string;
  /** Told when a listener or a player breaks: what was stored stands, everybody else is still told, and games go on. */
  readonly failed?: (error: unknown) => void;
  /** Tables kept in the cache. */
  readonly maxHeld?: number;
  /** Left out where bots cannot play. */
  readonly findBot?: FindBot;
  /** Takes so many games without people from what these people share; left out where they share nothing. */
  readonly takeGamesAlone?: (people: readonly string[], games: number) => Promise<Result<unknown, UsedUp>>;
  /** The built-in players of a game, weakest first. */
  readonly players?: (game: string) => readonly AnyPlayer[];
  /** What becomes of a turn whose time is up; left out where no node was ever away. */
  readonly overdueTurnOutcome?: FindOverdueTurnOutcome;
}

const refuseAction = refuseTable('BAD_COMMAND', 'badCommand');
const refuseStale = refuseTable('STALE', 'stale');
const tooManyAsk = refuseTable('SLOW_DOWN', 'tooLively');

const LOOK_UP = 'lookUp';

const actionKey = ({ id }: Person, { actionId }: RequestGuards): ActionKey | undefined =>
  actionId === undefined ? undefined : { person: id, actionId };

/** How often a request is decided anew because another node was faster, before it is given up. */
const TRIES = 20;

export class Tables {
  private readonly store: TableStore;
  private readonly now: () => number;
  private readonly secret: () => string;
  private readonly failed: (error: unknown) => void;
  private readonly listeners = new Set<Listener>();
  private readonly storedListeners = new Set<Listener>();
  private readonly findBot: FindBot | undefined;
  private readonly takeGamesAlone: NonNullable<TablesEnvironment['takeGamesAlone']>;
  private readonly players: NonNullable<TablesEnvironment['players']>;
  private readonly overdueTurnOutcome: NonNullable<TablesEnvironment['overdueTurnOutcome']>;
  private readonly runners: SlowSeatRunner[] = [];
  private readonly cache: TableCache;
  private readonly roots: SessionRoots;
  private readonly pauses: ReturnType<typeof newPauses>;
  /** Requests of one table follow each other on this node; on another node the store settles who was first. */
  private readonly turns = new KeyedQueue();
  /** What one person asks of a table is done in the order it was asked, though some of it waits for something else. */
  private readonly senders = new KeyedQueue();
  /** Those without a seat wait for each other first: however many ask at once, a move waits for one of them. */
  private readonly doors: Doors;
  /** Those who bring bots to tables. */
  private readonly bringers = new KeyedQueue();

  constructor(
    store: TableStore,
    {
      now = Date.now,
      secret = drawSecret,
      failed = () => {},
      maxHeld,
      findBot,
      takeGamesAlone = async () => ok(null),
      players = playersFor,
      overdueTurnOutcome = async () => 'runsOut',
    }: TablesEnvironment = {},
  ) {
    this.overdueTurnOutcome = overdueTurnOutcome;
    this.players = players;
    this.findBot = findBot;
    this.takeGamesAlone = takeGamesAlone;
    this.store = store;
    this.now = now;
    this.secret = secret;
    this.failed = failed;
    this.cache = new TableCache(maxHeld);
    this.roots = new SessionRoots(now);
    this.doors = new Doors(now);
    this.pauses = newPauses(now);
  }

  /**
   * Hears of every event of the tables this node follows, in order and without gaps. A table is followed from the first
   * time it is asked for; what had happened before is not told again.
   */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears of every event that this node itself stored. */
  onStored(listener: Listener): void {
    this.storedListeners.add(listener);
  }

  /** From now on the turns that this runner claims are its own: it answers each with `move`, some time. */
  addSlowSeatRunner(runner: SlowSeatRunner): void {
    this.runners.push(runner);
  }

  private runnerOf(state: TableState): { readonly ask: SlowSeatRunner['ask']; readonly until: number } | null {
    for (const { claims, ask } of this.runners) {
      const until = claims(state);
      if (until !== null) return { ask, until };
    }
    return null;
  }

  /** Tables with followers stay in the cache, however many others come by: what happens there must be told. */
  keepFollowed(isFollowed: (code: string) => boolean): void {
    this.cache.isFollowed = isFollowed;
  }

  private around(bots?: Surroundings['bots']): Surroundings {
    const { secret, players, failed } = this;
    const around = surroundings({ now: this.now(), secret, players, failed });
    return bots === undefined ? around : { ...around, bots };
  }

  /** What a person's request comes to: it may promise the deals of a whole session. */
  private decided(bots: Surroundings['bots'], decide: (around: Surroundings) => Decision): Promise<Decision> {
    return this.roots.decided(this.secret, (source) => decide({ ...this.around(bots), ...source }));
  }

  /** Opens a table, with all whom `opening` names in their seats. */
  async create(host: Person, settings: unknown, opening: Opening = {}): Promise<TableRuling<TableState>> {
    const begun = await this.begin(host, settings, opening);
    return begun.ok ? begun.value() : begun;
  }

  /** What opens a table, once it is clear that it may be as it is asked for. */
  async begin(
    host: Person,
    settings: unknown,
    opening: Opening,
  ): Promise<TableRuling<() => Promise<TableRuling<TableState>>>> {
    const bots = await botsIn(openingCommands(opening), host, this.findBot);
    const decide = (): Promise<Decision> => this.decided(bots, (around) => openTable(host, settings, opening, around));
    const decision = await decide();
    return decision.ok ? ok(() => this.open(host, decide, decision)) : decision;
  }

  /** Opens a table of strangers, built-in players in all other seats. */
  async createForStrangers(person: Person, wanted: WantedGame): Promise<TableRuling<TableState>> {
    const decide = (): Promise<Decision> =>
      this.decided(undefined, (around) => openForStrangers(drawCode(), person, wanted, around));
    return this.open(person, decide, await decide());
  }

  /** Opens a person's try at a deal of the day, begun at this moment. Rejects with TriedAlready where they have one. */
  async openDailyTry(person: Person, deal: DailyDeal, daily: DailyTry, at: number): Promise<TableState> {
    const begin = async (): Promise<Decision> =>
      openDailyTry(drawCode(), person, deal, daily, { ...this.around(), now: at });
    const opened = await this.open(person, begin, await begin());
    if (!opened.ok) throw new Error(opened.error.code);
    return opened.value;
  }

  private async open(host: Person, begin: () => Promise<Decision>, first: Decision): Promise<TableRuling<TableState>> {
    for (let tries = 0, decision = first; ; tries++, decision = await begin()) {
      if (!decision.ok) return decision;
      try {
        return await this.storeAsked(null, decision.value, host);
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

  /** What happened at a table behind a number, oldest first. */
  async events(code: string, behind = 0): Promise<TableEvent[]> {
    return this.store.read(code, behind);
  }

  /** A table as it was at a time (milliseconds); null when there is none of this code. */
  async past(code: string, until: number): Promise<Past | null> {
    return openPast(this.store, code, until);
  }

  /** The table as far as its followers on this node have been told; null when it is not in the cache. */
  cached(code: string): TableState | null {
    return this.cache.get(code);
  }

  /** How many tables are in the cache of this node. */
  get held(): number {
    return this.cache.size;
  }

  /** Does what a person asks, once, whichever node they ask and however often. Null: no such table. */
  async ask(
    code: string,
    by: Person,
    command: unknown,
    guards: RequestGuards = {},
  ): Promise<TableRuling<Accepted> | null> {
    const { actionId } = guards;
    if (actionId !== undefined && !ACTION_ID.test(actionId)) return refuseAction;
    return this.senders.take(`${code}/${by.id}`, () => this.answer(code, by, command, guards));
  }

  private async answer(
    code: string,
    by: Person,
    command: unknown,
    guards: RequestGuards,
  ): Promise<TableRuling<Accepted> | null> {
    // Read before its turn at the table comes: those who play there shall not wait for it.
    if ((this.cache.get(code) ?? (await this.catchUp(code))) === null) return null;
    const settle = (bots?: Surroundings['bots']): Promise<TableRuling<Accepted> | null> =>
      this.settle(code, by, command, guards, bots);
    if (!namesBot(command)) return this.inTurn(code, by, command, settle);
    const ruling = await this.inTurn(code, by, command, async () =>
      (await this.dependsOnBot(code, by, command, guards)) ? LOOK_UP : settle(),
    );
    if (ruling !== LOOK_UP) return ruling;
    // Looking a bot up takes its time: the table does not wait for it.
    const bots = await botsIn([command], by, this.findBot);
    return this.inTurn(code, by, command, () => settle(bots));
  }

  /** Bots are looked up only for those who may seat one, and not again for a request that is done. */
  private async dependsOnBot(code: string, by: Person, command: unknown, guards: RequestGuards): Promise<boolean> {
    const state = await this.catchUp(code);
    if (state === null || !dependsOnBot(state, by, command, this.now())) return false;
    return !(await this.isDone(code, actionKey(by, guards)));
  }

  private async isDone(code: string, key: ActionKey | undefined): Promise<boolean> {
    return key !== undefined && (await this.store.answered(code, key)) !== null;
  }

  private isAtHome(state: TableState, person: string): boolean {
    return seatOf(state, person) >= 0 || state.host === person;
  }

  private async inTurn<Value>(
    code: string,
    { id }: Person,
    command: unknown,
    work: () => Promise<Value>,
  ): Promise<Value | typeof tooManyAsk> {
    const state = this.cache.get(code);
    if (state !== null && this.isAtHome(state, id)) return this.turns.take(code, work);
    const comeIn = async (): Promise<{ readonly value: Value | typeof tooManyAsk }> => {
      if (!this.doors.hasRoom(code, command)) return { value: tooManyAsk };
      const before = this.cache.get(code)?.seq ?? 0;
      const value = await work();
      if ((this.cache.get(code)?.seq ?? 0) > before) this.doors.changed(code, command);
      return { value };
    };
    const done = await this.doors.enter(code, () => this.turns.take(code, comeIn));
    return done === null ? tooManyAsk : done.value;
  }

  /**
   * Decides on the table as this node knows it. What could be stored was decided on the newest; a refusal, or nothing to
   * do, counts only after the store has said that nothing is newer.
   */
  private async settle(
    code: string,
    by: Person,
    command: unknown,
    guards: RequestGuards,
    bots: Surroundings['bots'],
  ): Promise<TableRuling<Accepted> | null> {
    const { seen = Number.POSITIVE_INFINITY, only = () => true } = guards;
    const key = actionKey(by, guards);
    let state = this.cache.get(code) ?? (await this.catchUp(code));
    for (let tries = 0; state !== null; tries++) {
      const current = state;
      let decision: Decision =
        seen < state.moved || !only(state)
          ? refuseStale
          : await this.decided(bots, (around) => decide(current, by, command, around));
      let stored: TableState | null = null;
      if (decision.ok && decision.value.length > 0) {
        try {
          const ruling = await this.storeAsked(state, decision.value, by, key);
          if (ruling.ok) stored = ruling.value;
          else decision = ruling;
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= TRIES) throw error;
        }
      }
      if (stored !== null) return ok({ state: stored, repeated: false });
      // It may be that the same request was faster on another way in; who has no seat has done nothing twice.
      const done = this.isAtHome(state, by.id) && (await this.isDone(code, key));
      const newest: TableState | null = await this.catchUp(code);
      if (done && newest !== null) return ok({ state: newest, repeated: true });
      if (newest?.seq === state.seq) return decision.ok ? ok({ state, repeated: false }) : decision;
      state = newest;
    }
    return null;
  }

  /**
   * Stores what a person asked for, unless one of those whose bots sit down with it, or begin to play, has as many tables with
   * bots as may be, or too many games begin without people. Of each of them one is stored after the other, or a table that is
   * just being stored would not count.
   */
  private storeAsked(
    before: TableState | null,
    events: readonly TableEvent[],
    by: Person,
    key?: ActionKey,
  ): Promise<TableRuling<TableState>> {
    const people = [...bringersIn(before, events, by.id)].sort();
    const store = async (): Promise<TableRuling<TableState>> => {
      const counts = await Promise.all(people.map((person) => this.store.botTables(person, before?.code)));
      if (counts.some((count) => count >= MAX_BOT_TABLES)) return tooManyBotTables;
      const games = gamesAloneIn(before, events);
      const taken = games === 0 ? ok(null) : await this.takeGamesAlone([by.id, ...people], games);
      return taken.ok ? ok(await this.storeThenTell(before, events, key)) : tooManyGamesAlone(taken.error.seconds);
    };
    return people.reduceRight((next, person) => () => this.bringers.take(person, next), store)();
  }

  /** Stores what follows from an answer to a turn, unless the game has moved on since. */
  move(code: string, moved: number, follows: (state: TableState, now: number) => Decision): Promise<TableState | null> {
    return this.turns.take(code, async () => {
      let state = this.cache.get(code) ?? (await this.catchUp(code));
      for (let tries = 0; state !== null && state.moved === moved; tries++) {
        const decision = follows(state, this.now());
        if (!decision.ok || decision.value.length === 0) return null;
        try {
          return await this.storeThenTell(state, decision.value);
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= TRIES) throw error;
        }
        state = await this.catchUp(code);
      }
      return null;
    });
  }

  /** Reads and tells what happened at a table up to this number, if the table is followed here. */
  async catchUpTo(code: string, seq: number): Promise<void> {
    const known = this.cache.get(code);
    if (known !== null && known.seq < seq) await this.catchUp(code);
  }

  /** The same for what no notice told of, at these tables. */
  async catchUpAll(codes: readonly string[]): Promise<void> {
    for (const [code, seq] of await this.store.numbers(codes)) await this.catchUpTo(code, seq);
  }

  /** Plays out what is overdue; returns how many tables moved. Several nodes may sweep at once. */
  sweep(): Promise<number> {
    const wakeUp = (code: string): Promise<boolean> => this.turns.take(code, () => this.wakeUp(code));
    const { store, pauses, now, failed } = this;
    return sweepOverdue({ store, pauses, now, failed, wakeUp });
  }

  private async wakeUp(code: string): Promise<boolean> {
    const state = await this.catchUp(code);
    if (state === null) return false;
    const decision = await decideOverdue(state, () => this.around(), this.overdueTurnOutcome);
    // What cannot be decided yet is looked at again when it is due again.
    if (decision === null || !decision.ok) return false;
    if (decision.value.length === 0) {
      this.runnerOf(state)?.ask(state);
      return false;
    }
    await this.storeThenTell(state, decision.value);
    return true;
  }

  /** Reads what is new and tells it; a table met for the first time is only read. */
  private async catchUp(code: string): Promise<TableState | null> {
    const known = this.cache.get(code);
    if (known !== null) return this.foldAndTell(known, await this.store.newer(code, known.seq));
    const { state, at, isLong } = await openStored(this.store, code);
    // Another request may have met the table while this one was reading: then it is followed already.
    const met = this.cache.get(code);
    if (met !== null) return met.seq < (state?.seq ?? 0) ? this.catchUp(code) : met;
    if (state === null) return null;
    this.cache.hold(state);
    if (isLong) await this.keepSnapshot(state, at);
    return state;
  }

  /** Stores events, with the games they ended, and only then tells them. */
  private async storeThenTell(
    before: TableState | null,
    events: readonly TableEvent[],
    key?: ActionKey,
  ): Promise<TableState> {
    const happened: Happened[] = [];
    let after = before;
    for (const event of events) {
      const evolved = evolve(after, event);
      happened.push({ ...evolved, event, before: after });
      after = evolved.state;
    }
    if (after === null) throw new Error('a table begins with an event');
    const finished = happened.flatMap((each) => finishedGame(each.before, each.state, each.event.at, this.roots) ?? []);
    const runner = this.runnerOf(after);
    const isNewTurn = after.moved !== before?.moved;
    const claim = runner === null ? 'none' : isNewTurn ? { until: runner.until } : 'asBefore';
    await this.store.append({ before, after, events, key, finished, claim });
    for (const each of happened) this.tellOnce(each);
    for (const each of happened) this.notify(this.storedListeners, each);
    if (isNewTurn) runner?.ask(after);
    if (isSnapshotDue(before?.seq ?? 0, after)) await this.keepSnapshot(after, events[events.length - 1].at);
    return after;
  }

  /** Only a shortcut: what was stored stands without it. */
  private async keepSnapshot(state: TableState, at: number): Promise<void> {
    try {
      await this.store.keepSnapshot(state, at);
    } catch (error) {
      this.failed(error);
    }
  }

  private foldAndTell(from: TableState | null, events: readonly TableEvent[]): TableState | null {
    let state = from;
    for (const event of events) {
      const evolved = evolve(state, event);
      this.tellOnce({ ...evolved, event, before: state });
      state = evolved.state;
    }
    return state;
  }

  /** Two requests may read the same events at once; each event is told once. */
  private tellOnce(happened: Happened): void {
    const { code, seq } = happened.state;
    if ((this.cache.get(code)?.seq ?? 0) >= seq) return;
    this.cache.hold(happened.state);
    this.notify(this.listeners, happened);
  }

  private notify(listeners: Iterable<Listener>, happened: Happened): void {
    for (const listener of listeners) {
      try {
        listener(happened);
      } catch (error) {
        this.failed(error);
      }
    }
  }
}
