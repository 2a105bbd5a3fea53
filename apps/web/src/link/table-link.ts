import type { BaseAction, BaseEvent } from '@sanh-rong/engine';
import type { Answer, ChatTold, TableUpdate, WireError } from '@sanh-rong/protocol';
import { ClientTable, type SeatFault, type TableView, type UpdateOutcome } from '@sanh-rong/table';
import { pauseAfter } from './pause.ts';
import { randomText } from './random-text.ts';
import type { TableWitness } from './table-witness.ts';
import { type ConnectionState, NO_ANSWER, type PushedMessage, type Transport } from './transport.ts';

/** A table as a screen follows it. Each change makes a new one of these. */
export interface Feed {
  readonly view: TableView | null;
  /** What the game on the table has told so far. */
  readonly eventsSoFar: readonly BaseEvent[];
  /** What bots have done wrong in this game, as far as it was seen from here. */
  readonly faults: readonly Faulted[];
  readonly talk: readonly ChatTold[];
  readonly connection: ConnectionState;
  /** Why there is no table to show. */
  readonly failure: WireError | null;
  /** The clock of the server or worker that runs the table, minus ours (milliseconds). */
  readonly skew: number;
  /** What has been done here and not yet been answered; it is shown as if it had been accepted. */
  readonly pending: BaseAction | null;
  /** Why the last move made here was refused, until the game goes on; a new object each time. */
  readonly refusal: WireError | null;
}

/** A bot gave no move. */
export interface Faulted {
  readonly seat: number;
  readonly fault: SeatFault;
  /** How often it has done wrong by then, and whether that was too often. */
  readonly strikes: number;
  readonly out: boolean;
  /** How much the game had told before. */
  readonly told: number;
}

/** Something has just happened, for motion, sound and words. */
export interface Cue {
  readonly type: TableUpdate['type'];
  readonly seat: number | null;
  readonly events: readonly BaseEvent[];
  /** What a bot has just done wrong. */
  readonly faulted: Faulted | null;
  /** The clock moved for the seat. */
  readonly byClock: boolean;
  readonly before: TableView | null;
  readonly after: TableView;
}

const EMPTY: Feed = {
  view: null,
  eventsSoFar: [],
  faults: [],
  talk: [],
  connection: 'opening',
  failure: null,
  skew: 0,
  pending: null,
  refusal: null,
};

const MOST_TALK = 200;

/** There is no table here, or none for us; anything else may be better in a moment. */
const GONE: readonly string[] = ['NO_TABLE', 'TABLE_CLOSED', 'SENT_AWAY', 'BAD_MESSAGE'];

/**
 * So is a table without room for one more, unless we were there already: then it may have room in a moment; and a table of
 * strangers that we have left.
 */
const GONE_AT_FIRST: readonly string[] = ['WATCHERS_FULL', 'NOT_SEATED'];

/** How long a table is shown as it was where too many look on to be told what changes (milliseconds). */
const LOOK_AGAIN = 10_000;

const NOT_ANSWERED: Answer = { ok: false, error: { code: NO_ANSWER, message: '' } };

const isUnanswered = (answer: Answer): boolean => !answer.ok && answer.error.code === NO_ANSWER;

interface Move {
  readonly tableId: string;
  readonly seq: number;
  readonly actionId: string;
  readonly action: BaseAction;
}

/** Follows one table over the connection that leads to it, and does things there. */
export class TableLink {
  readonly code: string;
  readonly transport: Transport;
  private readonly witness: TableWitness | null;
  private feed: Feed;
  private table = new ClientTable();
  /** Seats whose connection broke a moment ago; the table does not know of it yet. */
  private away: readonly number[] = [];
  private move: Move | null = null;
  /** What was asked last for the shuffle. */
  private brought = '';
  /** We watch, as far as we know: a watcher who loses the connection watches no more, and has to come again. */
  private watches = false;
  private isClosed = false;
  /** How often in a row the table could not be read. */
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private resuming: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly cueListeners = new Set<(cue: Cue) => void>();
  private readonly stops: readonly (() => void)[];

  /** Without a witness nothing is pledged: at home there is no other player who could choose their text after ours. */
  constructor(transport: Transport, code: string, witness: TableWitness | null = null) {
    this.transport = transport;
    this.code = code;
    this.witness = witness;
    this.feed = { ...EMPTY, connection: transport.connection };
    this.stops = [
      transport.onTold((told) => this.hear(told)),
      transport.onConnection((connection) => {
        this.change({ connection });
        if (connection !== 'open') return;
        // With a new connection the server tells anew who is away.
        this.away = [];
        void this.resume();
      }),
    ];
    void this.resume();
  }

  readonly snapshot = (): Feed => this.feed;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  onCue(listener: (cue: Cue) => void): () => void {
    this.cueListeners.add(listener);
    return () => this.cueListeners.delete(listener);
  }

  /** Stops following; the seat stays ours. Where the connection is broken and nothing was asked, nothing is followed anyway. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.retry);
    for (const stop of this.stops) stop();
    if (this.transport.connection !== 'open' && this.resuming === null) return;
    void this.transport.ask('unfollow_table', { tableId: this.code });
  }

  /** By the clock of the server or worker that runs the table. */
  now(): number {
    return Date.now() + this.feed.skew;
  }

  /** Reads the whole table again, after coming or after something was missed. */
  resume(): Promise<void> {
    clearTimeout(this.retry);
    this.resuming ??= this.readTable()
      .finally(() => {
        this.resuming = null;
      })
      .then((isRead) => (isRead ? this.readTalk() : undefined));
    return this.resuming;
  }

  sit(seat?: number): Promise<Answer> {
    const where = seat === undefined ? {} : { seat };
    return this.come(this.transport.ask('join_table', { tableId: this.code, ...where }));
  }

  watch(): Promise<Answer> {
    return this.come(this.transport.ask('join_table', { tableId: this.code, watch: true }));
  }

  ready(ready: boolean): Promise<Answer> {
    return this.transport.ask('player_ready', { tableId: this.code, ready, ...(ready ? this.ownText() : {}) });
  }

  /** What this browser brings into the shuffle. */
  private ownText(): { readonly pledge?: string; readonly seal?: string; readonly contribution?: string } {
    const { witness } = this;
    const { view } = this.feed;
    if (witness === null) return { contribution: randomText() };
    return view === null ? {} : { pledge: witness.pledge(view, this.now()), seal: view.fair.commitment };
  }

  /** Pledges or brings a text that the table waits for, once each. */
  private async bringTexts(): Promise<void> {
    const { view } = this.feed;
    const due = view === null ? null : (this.witness?.due(view, this.now()) ?? null);
    if (view === null || due === null || this.brought === `${due.type} ${due.pledge}`) return;
    this.brought = `${due.type} ${due.pledge}`;
    const answer = await (due.type === 'pledge'
      ? this.transport.ask('player_ready', { tableId: this.code, ready: true, pledge: due.pledge, seal: due.seal })
      : this.command({ type: 'bringText', text: due.text }));
    if (isUnanswered(answer)) this.brought = '';
    if (answer.ok) this.witness?.acknowledged(view, due, this.now());
  }

  start(): Promise<Answer> {
    return this.transport.ask('start_game', { tableId: this.code });
  }

  command(command: object): Promise<Answer> {
    return this.transport.ask('table_command', { tableId: this.code, command });
  }

  say(what: { readonly text: string } | { readonly phrase: string }): Promise<Answer> {
    return this.transport.ask('send_message', { tableId: this.code, actionId: randomText(), ...what } as never);
  }

  leave(): Promise<Answer> {
    this.watches = false;
    return this.transport.ask('leave_table', { tableId: this.code });
  }

  /** Does something in the game. It shows at once; if it is refused it is taken back with the reason. */
  async act(action: BaseAction): Promise<Answer> {
    const { view } = this.feed;
    if (view === null || this.move !== null) return NOT_ANSWERED;
    this.move = { tableId: this.code, seq: view.seq, actionId: randomText(), action };
    this.change({ pending: action, refusal: null });
    return this.send();
  }

  private async send(): Promise<Answer> {
    const { move } = this;
    if (move === null) return NOT_ANSWERED;
    const answer = await this.transport.ask('act', move);
    if (this.move !== move) {
      // The clock was faster: what was done instead is on the screen, and here is why.
      if (!answer.ok && !isUnanswered(answer)) this.change({ refusal: { ...answer.error } });
      return answer;
    }
    // It may have arrived or not: it is sent again, under the same name, once the table can be read.
    if (isUnanswered(answer)) {
      this.tryAgain(answer);
      return answer;
    }
    this.move = null;
    this.change({ pending: null, refusal: answer.ok ? null : { ...answer.error } });
    return answer;
  }

  private async come(asked: Promise<Answer>): Promise<Answer> {
    const answer = await asked;
    if (this.take(answer) === 'gap') void this.resume();
    else if (answer.ok) await this.readTalk();
    return answer;
  }

  /** True when it was read, and what was said there is to be read next. */
  private async readTable(): Promise<boolean> {
    const answer = await this.transport.ask('resume_table', { tableId: this.code });
    if (this.isClosed) return false;
    if (!answer.ok) {
      const { code } = answer.error;
      const isGone = GONE.includes(code) || (GONE_AT_FIRST.includes(code) && this.feed.view === null);
      if (isGone) this.change({ failure: answer.error });
      else this.tryAgain(answer);
      return false;
    }
    if (this.watches && answer.view?.you === null && !answer.view.watching) {
      const watching = await this.transport.ask('join_table', { tableId: this.code, watch: true });
      if (watching.ok) return this.take(watching) === 'gap' ? this.readTable() : true;
      if (isUnanswered(watching)) {
        this.tryAgain(watching);
        return false;
      }
    }
    if (this.take(answer) === 'gap') return this.readTable();
    this.change({ refusal: null });
    if (answer.crowded && !this.isClosed) this.retry = setTimeout(() => void this.resume(), LOOK_AGAIN);
    if (this.move !== null) void this.send();
    return true;
  }

  /**
   * What is shown stays meanwhile. At home the worker is never too busy to answer, and a connection that was closed
   * opens on purpose only.
   */
  private tryAgain(answer: Answer): void {
    if (this.isClosed || (isUnanswered(answer) && (this.transport.home || this.transport.connection === 'closed')))
      return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.resume(), pauseAfter(this.failures));
    this.failures += 1;
  }

  /** What was said is for those who sit or watch. */
  private async readTalk(): Promise<void> {
    if (this.transport.home || this.feed.view?.settings.chat === false) return;
    const answer = await this.transport.ask('read_messages', { tableId: this.code });
    if (answer.ok && answer.messages !== undefined) this.change({ talk: answer.messages });
  }

  private take(answer: Answer): UpdateOutcome {
    if (!answer.ok || answer.view === undefined) return 'known';
    this.failures = 0;
    // At home answers and updates come in order, and a table that was kept may begin again from an earlier moment.
    if (this.transport.home) this.table = new ClientTable();
    const taken = this.table.accept(answer.view);
    if (taken === 'known') {
      this.change({ failure: null, connection: this.transport.connection });
      return taken;
    }
    this.watches = answer.view.watching;
    this.witness?.read(answer.view);
    const skew = answer.now === undefined ? this.feed.skew : answer.now - Date.now();
    const { view, story: eventsSoFar = [] } = answer;
    // What was seen of this very game is still known; the server tells only what the game told.
    const faults = this.feed.view?.played === view.played && view.game !== null ? this.feed.faults : [];
    this.change({
      view: this.shown(view),
      eventsSoFar,
      faults,
      failure: null,
      skew,
      connection: this.transport.connection,
    });
    return taken;
  }

  private hear(told: PushedMessage): void {
    if (told.kind === 'update' && told.update.tableId === this.code) this.update(told.update);
    if (told.kind === 'presence' && told.tableId === this.code) this.showAway(told.away);
    if (told.kind === 'said' && told.message.tableId === this.code) {
      this.change({ talk: [...this.feed.talk, told.message].slice(-MOST_TALK) });
    }
  }

  private showAway(away: readonly number[]): void {
    this.away = away;
    const { view } = this.table;
    if (view !== null) this.change({ view: this.shown(view) });
  }

  /** It goes by the code that was asked for: what is kept as evidence is kept by it, and is not the server's to move. */
  private named(view: TableView): TableView {
    return view.code === this.code ? view : { ...view, code: this.code };
  }

  /** The table with those away whose connection has just broken. */
  private shown(view: TableView): TableView {
    const named = this.named(view);
    if (this.away.length === 0) return named;
    const seats = named.seats.map((seat, at) =>
      seat.kind === 'person' && this.away.includes(at) ? { ...seat, away: true } : seat,
    );
    return { ...named, seats };
  }

  private update(update: TableUpdate): void {
    const before = this.feed.view;
    const known = this.table.view;
    const taken = this.table.apply(update);
    if (taken === 'gap') void this.resume();
    const after = this.table.view;
    if (taken !== 'taken' || after === null) return;
    this.watches = after.watching;
    const expected = this.move !== null && update.type === 'acted' && update.seat === after.you;
    if (expected) this.move = null;
    if (known !== null) this.witness?.changed(update, known, this.named(after), this.now());
    const faulted = this.faultOf(update, after);
    this.change({
      view: this.shown(after),
      eventsSoFar: this.eventsAfter(update, before, after),
      ...(update.type === 'dealt' ? { faults: [] } : {}),
      ...(faulted === null ? {} : { faults: [...this.feed.faults, faulted] }),
      skew: update.story === undefined ? this.feed.skew : update.at - Date.now(),
      ...(expected ? { pending: null } : {}),
      ...(update.type === 'acted' || update.type === 'dealt' ? { refusal: null } : {}),
    });
    const { type, seat, game: events, byClock = false } = update;
    for (const listener of this.cueListeners) listener({ type, seat, events, faulted, byClock, before, after });
  }

  private faultOf({ type, seat, fault }: TableUpdate, after: TableView): Faulted | null {
    const holder = seat === null ? undefined : after.seats[seat];
    if (type !== 'faulted' || seat === null || fault === undefined || holder?.kind !== 'bot') return null;
    const { strikes, out } = holder;
    return { seat, fault, strikes, out, told: this.feed.eventsSoFar.length };
  }

  /** The events begin anew with a deal, unless no seat could play it and the last game stays on the table. */
  private eventsAfter(update: TableUpdate, before: TableView | null, after: TableView): readonly BaseEvent[] {
    if (update.story !== undefined) return update.story;
    if (after.game === null) return [];
    if (update.type !== 'dealt')
      return update.game.length === 0 ? this.feed.eventsSoFar : [...this.feed.eventsSoFar, ...update.game];
    return after.game === before?.game ? this.feed.eventsSoFar : update.game;
  }

  private change(part: Partial<Feed>): void {
    this.feed = { ...this.feed, ...part };
    if (part.view) this.witness?.shown(part.view, this.now());
    if (part.view !== undefined) void this.bringTexts();
    for (const listener of this.listeners) listener();
  }
}
