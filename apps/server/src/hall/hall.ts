import { findGame, ok, type Result, refuse } from '@sanh-rong/engine';
import {
  isDaily,
  isOfStrangers,
  isPerson,
  mayDealAnew,
  type Person,
  refuseTable,
  strangersAt,
  type TableRuling,
  type TableState,
  type WantedGame,
  warmSeats,
} from '@sanh-rong/table';
import { sql as query } from 'drizzle-orm';
import { workedFor } from '../database/fair-pool.ts';
import { rowsOf, type Sql } from '../database/open.ts';
import { FairGate } from '../fair-gate.ts';
import { KeyedQueue } from '../keyed-queue.ts';
import { SeatedElsewhere } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import { comesLater, hasJustLeft } from './departures.ts';

/**
 * Seats people who look for company, at a table of strangers that has room or at a new one. Which table a person sits
 * at is stored with the events that seat them, so two nodes that are asked at once cannot seat them twice.
 */

/** Tables tried before another is opened: others may take their seats in the meantime. */
const TRIED = 6;

/** Tables of friends that are looked at for one person, those that may need them first. */
const FRIENDS = 20;

/** Searches of one game that wait on a node. */
const WAITING = 500;

/** How often a person's seat is looked up again, because they were seated or left through another way in meanwhile. */
const TRIES = 5;

/** Following friends does not count as leaving in the middle. */
const LEAVE_FOR_FRIENDS = { type: 'leave', because: 'friends' } as const;

export interface HallOptions {
  readonly sql: Sql;
  readonly tables: Tables;
  readonly now: () => number;
}

/** What a person looks for. */
export interface Search extends WantedGame {
  /** The table of strangers that they would leave for another with more people. */
  readonly from?: string | undefined;
  /** Whether they may open one more table; asked only when they have to. */
  readonly mayCreate: () => Promise<boolean>;
}

type SettledSearch = Search & { readonly ruleSet: string };

/** Which tables are tried. */
interface Where {
  readonly but: string;
  /** The table of a mover that is between two games as well: only those that go before it (`goesBefore`). */
  readonly before: string | null;
}

/** The table they sit at now, and the one they left for it. */
export interface Found {
  readonly state: TableState;
  readonly left?: string;
}

type TableRefusal = Extract<TableRuling<never>, { ok: false }>['error'];

export type NotFound =
  | { readonly kind: 'table'; readonly error: TableRefusal }
  | { readonly kind: 'tooManyTables' }
  /** Too many search at once. */
  | { readonly kind: 'busy' }
  /** Friends wait for them at this table, or a game goes on there. */
  | { readonly kind: 'seatedElsewhere'; readonly code: string };

type Outcome = Result<Found, NotFound>;

const peopleAt = ({ seats }: TableState) => seats.filter(isPerson).filter(({ gone }) => !gone);

/** Whether a person sits at a table, or is its host. */
const isTheirs = (state: TableState, person: string): boolean =>
  state.host === person || peopleAt(state).some((holder) => holder.person.id === person);

/** Whether other people are at a table, connected or not: who sends a link may have left the browser to do so. */
const hasOthers = (state: TableState, person: string): boolean =>
  (state.host !== null && state.host !== person) || peopleAt(state).some((holder) => holder.person.id !== person);

/** Whether a game goes on there, or others wait with them for one. */
const isAwaited = (state: TableState, person: string): boolean => {
  if (state.phase === 'playing') return true;
  const others = peopleAt(state).filter((holder) => holder.person.id !== person && !holder.away);
  return state.phase !== 'completed' && others.length > 0;
};

/** A seat can be taken there: nothing that is played would be left. */
const isBetweenGames = ({ phase }: TableState): boolean => phase !== 'playing';

const isAlone = (state: TableState): boolean => strangersAt(state).length < 2;

/** The game and rule set that are asked for, the first one where none is named. */
const wantedOf = ({ game, ruleSet }: WantedGame): TableRuling<Required<WantedGame> & { readonly ruleSet: string }> => {
  const found = findGame(game);
  if (!found.ok) return refuseTable('BAD_SETTINGS', 'badSetting', { field: 'game' });
  const known = found.value.ruleSets.find(({ id }) => ruleSet === undefined || id === ruleSet);
  if (known === undefined) return refuseTable('BAD_SETTINGS', 'badSetting', { field: 'ruleSet' });
  return ok({ game: found.value.id, ruleSet: known.id });
};

export class Hall {
  private readonly options: HallOptions;
  private readonly people = new KeyedQueue();
  /** By game and rule set, one search after the other: those who ask at once shall meet, not each open a table. */
  private readonly searches = new Map<string, FairGate>();

  constructor(options: HallOptions) {
    this.options = options;
  }

  /** Gives a person a seat among strangers. A person who has one gets the same again, unless they want to move. */
  async find(person: Person, search: Search): Promise<Outcome> {
    const wanted = wantedOf(search);
    if (!wanted.ok) return refuse({ kind: 'table', error: wanted.error });
    return this.people.take(person.id, async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.seat(person, { ...search, ...wanted.value });
        } catch (error) {
          if (!(error instanceof SeatedElsewhere) || tries >= TRIES) throw error;
        }
      }
    });
  }

  /** Whether others are seated before a person for now, who has left people in the middle of a game. */
  async isLater(person: string): Promise<boolean> {
    const { sql, now } = this.options;
    const [row] = rowsOf<{ later: boolean }>(
      await sql.execute(query`select ${comesLater(query`${person}::text`, now())} as later`),
    );
    return row.later;
  }

  private async seat(person: Person, search: SettledSearch): Promise<Outcome> {
    const current = await this.seatOf(person.id);
    const isMoving = current !== null && current.code === search.from;
    const friends = await this.amongFriends(person.id);
    if (friends.first !== null) return this.backToFriends(person, friends.first, current);
    if (current !== null && !this.mayLeave(current, search, isMoving)) return ok({ state: current });
    const found = await this.searchesOf(search).enter(workedFor(), () =>
      this.search(person, search, current, isMoving),
    );
    if (found === null) return refuse({ kind: 'busy' });
    if (!found.ok) return found;
    // On another node they may have sat down with friends meanwhile, before there was a seat that this would have released.
    const now = await this.amongFriends(person.id);
    if (now.first !== null) return this.backToFriends(person, now.first, found.value.state);
    // Left on purpose, so that those who come there later do not take them for a person who lost the connection.
    for (const code of now.idle) await this.options.tables.ask(code, person, { type: 'leave' });
    return found;
  }

  private async backToFriends(person: Person, code: string, current: TableState | null): Promise<Outcome> {
    if (current !== null) await this.options.tables.ask(current.code, person, LEAVE_FOR_FRIENDS);
    return refuse({ kind: 'seatedElsewhere', code });
  }

  /**
   * Friends go before: a person who has sat down at a table of friends gives up the seat among strangers, whose table is
   * answered. Asked again whenever a person comes to a table of friends, in case a node ended between the two.
   */
  async release(person: Person, friends: string): Promise<string | null> {
    return this.people.take(person.id, async () => {
      const { tables } = this.options;
      const current = await this.seatOf(person.id, friends);
      if (current === null) return null;
      const state = await tables.find(friends);
      // A try at the deal of the day has no other people.
      if (state === null || state.phase === 'closed' || isDaily(state) || !isTheirs(state, person.id)) return null;
      const leave = hasOthers(state, person.id) ? LEAVE_FOR_FRIENDS : { type: 'leave' };
      await tables.ask(current.code, person, leave);
      return current.code;
    });
  }

  /** Looks for a seat for a person who has none, or would leave the one they have. */
  private async search(
    person: Person,
    search: SettledSearch,
    current: TableState | null,
    isMoving: boolean,
  ): Promise<Outcome> {
    const { tables } = this.options;
    let left: string | undefined;
    // Where to was decided on the table as it stood: with company that has come, or its game over, it is decided anew.
    const only = (state: TableState): boolean =>
      this.mayLeave(state, search, isMoving) && (current === null || isBetweenGames(state) === isBetweenGames(current));
    const leave = async (): Promise<void> => {
      if (current === null || left !== undefined) return;
      const gone = await tables.ask(current.code, person, { type: 'leave' }, { only });
      if (!gone?.ok) throw new SeatedElsewhere();
      left = current.code;
    };
    const seated = (state: TableState): Outcome => ok({ state, ...(left === undefined ? {} : { left }) });
    const own = isMoving && current !== null && isBetweenGames(current) ? current.code : null;
    const taken = await this.takeSeat(person, search, { but: current?.code ?? '', before: own }, leave);
    if (taken !== null) return seated(taken);
    if (current !== null && isMoving && left === undefined) return ok({ state: current });
    // The seat they left theirs for was taken by another person: there may be another.
    const other = left === undefined ? null : await this.takeSeat(person, search, { but: left, before: null }, leave);
    if (other !== null) return seated(other);
    if (!(await search.mayCreate())) return refuse({ kind: 'tooManyTables' });
    await leave();
    const opened = await tables.createForStrangers(person, search);
    return opened.ok ? seated(opened.value) : refuse({ kind: 'table', error: opened.error });
  }

  /** Takes the first warm seat that is still there; null when there is none. */
  private async takeSeat(
    person: Person,
    search: SettledSearch,
    where: Where,
    leave: () => Promise<void>,
  ): Promise<TableState | null> {
    const { tables } = this.options;
    for (const code of await this.tablesWithRoom(person.id, search, where)) {
      const state = await tables.find(code);
      if (state === null || warmSeats(state).length === 0) continue;
      if (state.phase === 'playing' && !mayDealAnew(state, this.options.now())) continue;
      await leave();
      const taken = await tables.ask(code, person, { type: 'takeSeat' });
      if (taken?.ok) return taken.value.state;
    }
    return null;
  }

  /** Networks take turns: a crowd that searches without end does not keep other networks waiting. */
  private searchesOf({ game, ruleSet }: WantedGame): FairGate {
    const key = `${game}/${ruleSet}`;
    const known = this.searches.get(key) ?? new FairGate({ atOnce: 1, waiting: WAITING });
    this.searches.set(key, known);
    return known;
  }

  /**
   * No player is left behind by a person who looks for others: only a table where they are alone may be left, for
   * company or for another game.
   */
  private mayLeave(current: TableState, { game, ruleSet }: WantedGame, isMoving: boolean): boolean {
    const isWanted = current.settings.game === game && current.settings.ruleSet === ruleSet;
    return isAlone(current) && (isMoving || !isWanted);
  }

  /** The table of strangers where a person sits, if it is not this one. */
  private async seatOf(person: string, but = ''): Promise<TableState | null> {
    const { sql, tables } = this.options;
    const [row] = rowsOf<{ code: string }>(
      await sql.execute(query`select code from hall_seats where person = ${person} and code <> ${but}`),
    );
    if (row === undefined) return null;
    const state = await tables.find(row.code);
    if (state !== null && strangersAt(state).includes(person)) return state;
    // A node of an older version let them go without knowing of this row.
    await sql.execute(query`delete from hall_seats where person = ${person} and code = ${row.code}`);
    return null;
  }

  /** The tables of friends that are a person's: one that needs them now, else all of them. */
  private async amongFriends(
    person: string,
  ): Promise<{ readonly first: string | null; readonly idle: readonly string[] }> {
    const { sql, tables } = this.options;
    const found = await sql.execute(query`select table_people.code from table_people
      join tables on tables.code = table_people.code and tables.phase <> 'closed'
      where table_people.person = ${person}
      order by tables.phase = 'playing' desc, tables.phase = 'completed',
        jsonb_array_length(coalesce(tables.summary -> 'people', '[]'::jsonb)) desc, tables.changed_at desc
      limit ${FRIENDS}`);
    const idle: string[] = [];
    for (const { code } of rowsOf<{ code: string }>(found)) {
      const state = await tables.find(code);
      if (state === null || isOfStrangers(state) || !isTheirs(state, person)) continue;
      if (isAwaited(state, person)) return { first: code, idle: [] };
      idle.push(code);
    }
    return { first: null, idle };
  }

  /**
   * Tables of strangers with a warm seat, the best for this person first; none for those who come later in the queue. Of
   * games that may be dealt anew the newest stand first: most that look so were dealt too long ago, and only some are tried.
   */
  private async tablesWithRoom(
    person: string,
    { game, ruleSet }: { readonly game: string; readonly ruleSet: string },
    { but, before }: Where,
  ): Promise<string[]> {
    const { sql } = this.options;
    const now = this.options.now();
    const found = await sql.execute(query`select code from tables
      where game = ${game} and summary ->> 'ruleSet' = ${ruleSet} and summary ->> 'company' = 'strangers'
        and phase <> 'closed' and (summary ->> 'warm')::int > 0 and code <> ${but}
        and (${before}::text is null or jsonb_array_length(summary -> 'people') > 1 or code collate "C" < ${before})
        and not ${comesLater(query`${person}::text`, now)}
        and not ${hasJustLeft(query`${person}::text`, query`tables.code`, now)}
      order by exists (
          select from hall_seats where hall_seats.code = tables.code and ${comesLater(query`hall_seats.person`, now)}),
        jsonb_array_length(summary -> 'people') desc, phase = 'playing',
        case when phase = 'playing' then changed_at end desc, changed_at, code
      limit ${TRIED}`);
    return rowsOf<{ code: string }>(found).map(({ code }) => code);
  }
}
