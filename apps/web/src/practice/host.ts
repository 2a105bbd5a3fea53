import { isRecord, refuse } from '@sanh-rong/engine';
import type { Answer, ClientMessage, MessageOf, TableUpdate } from '@sanh-rong/protocol';
import {
  createTable,
  createTableFromRecord,
  decide,
  eventsSoFar,
  explainTable,
  type Person,
  refuseTable,
  type TableEvent,
  type TableRuling,
  type TableState,
} from '@sanh-rong/table';
import { type Awaited, type HomeSurroundings, HomeTable } from './home-table.ts';
import { HOME_PERSON, homeView } from './home-view.ts';
import type { Keeper } from './kept.ts';
import { PRACTICE_WORDS } from './messages/vi.ts';
import { prepared } from './prepared.ts';
import { isPlayed } from './trial-deal.ts';
import { type Guest, homeCode, PLAY_ON } from './wire.ts';

type Decision = TableRuling<readonly TableEvent[]>;
type Handlers = { readonly [Name in ClientMessage]: (message: MessageOf<Name>) => Answer };
type Move = Pick<MessageOf<'act'>, 'tableId' | 'seq' | 'actionId'>;

/** What a person may ask of a table in the table's own words, as on the server. */
const COMMANDS: readonly unknown[] = ['kick', 'seatPlayer', 'configure', 'handOver', 'rebuy', 'hideCount', 'again'];

/** What is only asked at home: not to wait, for the next game or for the player who thinks. */
const HASTE: ReadonlyMap<unknown, Awaited> = new Map([
  ['next', 'nextGame'],
  ['hurry', 'player'],
]);

/** A deal in twenty is over at once; so many in a row never are. */
const FIRST_TRIES = 12;

const refuseStale = refuseTable('STALE', 'stale');

/** At home there are no watchers and no chat, and nothing counts. */
const atHome = (settings: unknown): unknown =>
  isRecord(settings) ? { ...settings, visibility: 'private', watchers: 'none', chat: false, practice: true } : settings;

const seatPlayer = (player: unknown): object => ({ ...Object(player), type: 'seatPlayer' });

/**
 * Speaks for a table of this device as the server speaks for its tables: the same messages, the same answers, decided
 * by the very same code. Besides, `table_command` knows `next` (deal the next game), `hurry` (the player who thinks
 * acts) and `pause` (the page is no longer looked at); these are never refused, for asking twice is no mistake. And the
 * table to play on at knows `playOn`, in place of `create_table`: a record, the person's seat and the players in the others.
 */
export class TableHost {
  private readonly table: HomeTable;
  private readonly opened: Promise<void>;
  private guest: Guest = { name: PRACTICE_WORDS.vi.you, language: 'vi' };
  /** The action done last, so that it is not done twice. */
  private lastDone: string | null = null;

  constructor(around: HomeSurroundings, code: string) {
    this.code = code;
    this.table = new HomeTable(around);
    this.opened = this.table.restore();
    this.now = around.now;
    this.keeper = around.keeper;
  }

  private readonly code: string;
  private readonly now: () => number;
  private readonly keeper: Keeper;
  /** Nothing has been played to its end on this device: what is opened now is the person's very first game. */
  private isFirst = false;

  onTold(listener: (update: TableUpdate) => void): () => void {
    return this.table.onTold(listener);
  }

  /** Who plays from now on. */
  be(guest: Guest): void {
    this.guest = guest;
  }

  /** Lets go of the table: another tab runs it from now on. */
  stop(): void {
    this.table.release();
  }

  /** Always answers, even a message that it does not know. */
  async ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer> {
    await this.opened;
    if (!Object.hasOwn(this.handlers, name) || !isRecord(message)) return this.refused('BAD_MESSAGE');
    if (name === 'create_table') this.isFirst = !(await this.keeper.hasFinished());
    return this.handlers[name](message);
  }

  private readonly handlers: Handlers = {
    create_table: ({ settings, players = [] }) => this.create(settings, players),
    resume_table: ({ tableId }) => this.atTable(tableId, (state) => this.shown(state)),
    join_table: ({ tableId, seat, watch }) =>
      this.command(tableId, watch ? { type: 'watch' } : { type: 'sit', ...(seat === undefined ? {} : { seat }) }),
    player_ready: ({ tableId, ...rest }) => this.command(tableId, { ...rest, type: 'ready' }),
    start_game: ({ tableId }) => this.command(tableId, { type: 'start' }),
    act: (move) => this.move(move, move.action),
    play_cards: (move) => this.move(move, { type: 'play', cards: move.cards }),
    pass_turn: (move) => this.move(move, { type: 'pass' }),
    table_command: ({ tableId, command }) => this.tableCommand(tableId, command),
    leave_table: ({ tableId }) => this.leave(tableId),
    find_table: () => this.refused('BAD_MESSAGE'),
    // What happens is told to this device alone, whether or not a page listens.
    unfollow_table: () => ({ ok: true }),
    follow_tables: () => ({ ok: true, tables: [] }),
    unfollow_tables: () => ({ ok: true }),
    read_messages: () => ({ ok: true, messages: [], earlier: null }),
    send_message: () => this.refused('BAD_MESSAGE'),
    mute_person: () => this.refused('BAD_MESSAGE'),
    report_message: () => this.refused('BAD_MESSAGE'),
    arena_attach: () => this.refused('BAD_MESSAGE'),
    arena_detach: () => this.refused('BAD_MESSAGE'),
  };

  private get person(): Person {
    const { name, face } = this.guest;
    return { id: HOME_PERSON, name, face };
  }

  private refused(code: keyof (typeof PRACTICE_WORDS)['vi']['refusals']): Answer {
    return refuse({ code, message: PRACTICE_WORDS[this.guest.language].refusals[code] });
  }

  private no(error: Extract<Decision, { ok: false }>['error']): Answer {
    return refuse({ code: error.code, message: explainTable(error, this.guest.language) });
  }

  private done(): Answer {
    return { ok: true, seq: this.table.state?.seq ?? 0, repeated: false };
  }

  private shown(state: TableState): Answer {
    const story = eventsSoFar(state, HOME_PERSON);
    return { ok: true, seq: state.seq, view: homeView(state), story, now: this.now() };
  }

  /** A page that asks something of the table looks at it. */
  private atTable(code: unknown, work: (state: TableState) => Answer): Answer {
    const { state } = this.table;
    if (state === null || code !== state.code) return this.refused('NO_TABLE');
    const answer = work(state);
    this.table.resume();
    return answer;
  }

  /** A new table takes the place of the one that stood here. */
  private create(settings: unknown, players: readonly unknown[]): Answer {
    const opening = Array.isArray(players) ? this.opening(settings, players, this.isFirst ? FIRST_TRIES : 1) : null;
    if (opening === null) return this.refused('BAD_MESSAGE');
    if (!opening.ok) return this.no(opening.error);
    this.table.clear();
    this.lastDone = null;
    this.table.take(opening.value);
    return this.atTable(this.code, (state) => this.shown(state));
  }

  /** What is dealt may win at once, which teaches a newcomer nothing: a first game is drawn again until it is played. */
  private opening(settings: unknown, players: readonly unknown[], tries: number): Decision {
    const drawn = this.drawn(settings, players);
    if (!drawn.ok || tries <= 1) return drawn;
    return isPlayed(drawn.value, this.person, this.table.surroundings())
      ? drawn
      : this.opening(settings, players, tries - 1);
  }

  private drawn(settings: unknown, players: readonly unknown[]): Decision {
    const around = this.table.surroundings();
    const created = createTable(this.code, this.person, atHome(settings), around);
    return prepared(created, players.map(seatPlayer), this.person, around);
  }

  /** The game of a record, from where the record ends, with the person in one of its seats. */
  private playOn({ record, seat, players }: Record<string, unknown>): Answer {
    if (this.code !== homeCode(PLAY_ON) || !Array.isArray(players)) return this.refused('BAD_MESSAGE');
    const around = this.table.surroundings();
    const created = createTableFromRecord(this.code, this.person, record, around);
    const seating = seat === 0 ? [] : [{ type: 'stand' }, { type: 'sit', seat }];
    const commands = [...seating, ...players.map(seatPlayer), { type: 'start' }];
    const opening = prepared(created, commands, this.person, around);
    if (!opening.ok) return this.no(opening.error);
    this.table.clear();
    this.lastDone = null;
    return this.settle(opening);
  }

  private command(tableId: unknown, command: object): Answer {
    return this.atTable(tableId, (state) => this.settle(this.decide(state, command)));
  }

  private decide(state: TableState, command: object): Decision {
    return decide(state, this.person, command, this.table.surroundings());
  }

  private settle(decision: Decision): Answer {
    if (!decision.ok) return this.no(decision.error);
    this.table.take(decision.value);
    if (decision.value.some(({ type }) => type === 'reopened')) this.startAgain();
    if (this.table.awaits === 'deal') this.table.pass();
    return this.done();
  }

  /** There is no other person to be ready, so a session that is played again begins with the same tap. */
  private startAgain(): void {
    const { state } = this.table;
    const started = state === null ? null : this.decide(state, { type: 'start' });
    if (started?.ok) this.table.take(started.value);
  }

  private move({ tableId, seq, actionId }: Move, action: unknown): Answer {
    return this.atTable(tableId, (state) => {
      if (actionId === this.lastDone) return { ok: true, seq: state.seq, repeated: true };
      const hasSeen = seq >= state.moved;
      const answer = this.settle(hasSeen ? this.decide(state, { type: 'act', action }) : refuseStale);
      if (answer.ok) this.lastDone = actionId;
      return answer;
    });
  }

  private tableCommand(tableId: unknown, command: unknown): Answer {
    if (!isRecord(command)) return this.refused('BAD_MESSAGE');
    const { type } = command;
    const hastened = HASTE.get(type);
    if (hastened !== undefined) return this.atTable(tableId, () => this.hasten(hastened));
    if (type === 'pause') return this.pause(tableId);
    if (type === 'playOn') return this.playOn(command);
    if (!COMMANDS.includes(type)) return this.refused('BAD_MESSAGE');
    if (type !== 'configure') return this.command(tableId, command);
    const { settings } = command;
    // Each game is kept at a table of its own, so a table does not turn to another.
    const { game } = this.table.state?.settings ?? {};
    if (isRecord(settings) && settings.game !== undefined && settings.game !== game) return this.refused('BAD_MESSAGE');
    return this.command(tableId, { ...command, settings: atHome(settings) });
  }

  private hasten(what: Awaited): Answer {
    if (this.table.awaits === what) this.table.pass();
    return this.done();
  }

  private pause(tableId: unknown): Answer {
    if (tableId !== this.table.state?.code) return this.refused('NO_TABLE');
    this.table.pause();
    return this.done();
  }

  /** A session in the middle is kept for later; a table where nothing is going on is put away. */
  private leave(tableId: unknown): Answer {
    const { state } = this.table;
    if (state === null || tableId !== state.code) return this.refused('NO_TABLE');
    if (state.phase === 'playing') return this.pause(tableId);
    const answer = this.settle(this.decide(state, { type: 'leave' }));
    this.table.clear();
    return answer;
  }
}
