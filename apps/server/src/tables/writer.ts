import { isDaily, isPerson, standingHost, summarize, type TableState } from '@sanh-rong/table';
import type { Lane, Statement } from '../database/open.ts';
import { brokenConstraint, isAboutData, isUniqueViolation } from '../database/violations.ts';
import { runningBringers } from './bot-tables.ts';
import { dailyTried } from './daily-tried.ts';
import { Conflict, type Entry, SeatedElsewhere, TriedAlready } from './store.ts';
import { strangersMoved } from './strangers-moved.ts';

/**
 * Stores what many tables did at once in one statement, which is one way to the database, one transaction and one wait
 * for the disk. No entry waits for a batch to fill: those that come in while the last one is on its way make the next
 * one.
 */

const APPEND: Statement = {
  name: 'append',
  text: `
    with entry as materialized (
      select * from jsonb_to_recordset($1::jsonb) as entry (
        code text, before int, seq int, phase text, game text, visibility text, wake bigint, summary jsonb, events jsonb,
        person text, action text, games jsonb, seats jsonb, claim bigint, claimed boolean, people jsonb,
        came jsonb, went jsonb, departures jsonb, bringers jsonb, tried jsonb, scored jsonb)
      order by code
    ), made as (
      insert into tables (code, seq, phase, game, visibility, wake, summary)
      select code, seq, phase, game, visibility, wake, summary from entry where before = 0
      on conflict do nothing returning code
    ), moved as (
      update tables set seq = entry.seq, phase = entry.phase, game = entry.game, visibility = entry.visibility,
        wake = entry.wake, claimed_until = case when entry.claimed then tables.claimed_until else entry.claim end, summary = coalesce(entry.summary, tables.summary),
        changed_at = case when entry.summary is null then tables.changed_at else now() end
      from entry where entry.before > 0 and tables.code = entry.code and tables.seq = entry.before
        and not exists (select 1 from table_answers done where done.code = entry.code
          and done.person = entry.person and done.action_id = entry.action)
      returning tables.code
    ), taken as (
      select entry.* from entry join (select code from made union all select code from moved) good using (code)
    ), told as (
      insert into table_events (code, seq, event)
      select code, before + number, event from taken, jsonb_array_elements(events) with ordinality as told (event, number)
    ), answered as (
      insert into table_answers (code, person, action_id, seq)
      select code, person, action, seq from taken where action is not null
    ), finished as (
      insert into games (id, code, session, number, game, rule_set, seats, visibility, practice, host, text, result,
        statistics, proof, started_at, ended_at)
      select game.* from taken, jsonb_to_recordset(taken.games) as game (
        id text, code text, session int, number int, game text, "ruleSet" text, seats int, visibility text,
        practice boolean, host text, text text, result jsonb, statistics jsonb, proof jsonb, "startedAt" bigint, "endedAt" bigint)
    ), seated as (
      insert into game_seats (game_id, seat, person, bot, name, points, place, ended_at, absent)
      select seat.* from taken, jsonb_to_recordset(taken.seats) as seat (
        "gameId" text, seat int, person text, bot jsonb, name text, points int, place int, "endedAt" bigint,
        absent boolean)
    ), went as (
      delete from hall_seats using taken, jsonb_array_elements_text(taken.went) as who (person)
      where hall_seats.person = who.person and hall_seats.code = taken.code
    ), came as (
      insert into hall_seats (person, code)
      select who.person, taken.code from taken, jsonb_array_elements_text(taken.came) as who (person)
    ), departed as (
      insert into hall_departures as known (person, code, left_at, unfinished)
      select who.person, taken.code, who.at, who.unfinished
      from taken, jsonb_to_recordset(taken.departures) as who (person text, at bigint, unfinished boolean)
      on conflict (person, code) do update set
        left_at = excluded.left_at, unfinished = known.unfinished or excluded.unfinished
    ), here as (
      insert into table_people (person, code, host)
      select who.person, taken.code, who.host
      from taken, jsonb_to_recordset(taken.people) as who (person text, host boolean)
      on conflict (person, code) do update set host = excluded.host
    ), gone as (
      delete from table_people using taken
      where taken.people is not null and table_people.code = taken.code and not exists (
        select from jsonb_to_recordset(taken.people) as who (person text) where who.person = table_people.person)
    ), running as (
      insert into bot_tables (person, code)
      select who.person, taken.code from taken, jsonb_array_elements_text(taken.bringers) as who (person)
      on conflict do nothing
    ), tried as (
      insert into daily_tries (code, day, game, person, guest, started_at)
      select taken.code, try.day, taken.game, try.person,
        coalesce((select is_anonymous from people where people.id = try.person), true), try."startedAt"
      from taken, jsonb_to_recordset(taken.tried) as try (person text, day text, "startedAt" bigint)
    ), scored as (
      update daily_tries set ended_at = score."endedAt", points = score.points, game_id = score."gameId",
        unfinished = score.unfinished
      from taken, jsonb_to_recordset(taken.scored) as score ("gameId" text, points int, "endedAt" bigint, unfinished boolean)
      where daily_tries.code = taken.code
    ), over as (
      delete from bot_tables using taken
      where taken.bringers is not null and bot_tables.code = taken.code and not exists (
        select from jsonb_array_elements_text(taken.bringers) as who (person) where who.person = bot_tables.person)
    )
    select code from taken`,
};

/** Whose table it is: those who sit there and have not left, and a host who watches. None once it is closed. */
const peopleOf = (state: TableState): readonly { readonly person: string; readonly host: boolean }[] => {
  // A try at the deal of the day waits all day long: no other person sits there, and its person may sit at other tables meanwhile.
  if (state.phase === 'closed' || isDaily(state)) return [];
  const seated = state.seats.filter(isPerson).filter(({ gone }) => !gone);
  const all = [...seated.map(({ person }) => person), standingHost(state)].filter((who) => who !== null);
  return all.map(({ id }) => ({ person: id, host: id === state.host }));
};

const rowOf = ({ before, after, events, key, finished = [], claim = 'none' }: Entry): Record<string, unknown> => {
  const { code, seq, phase, wake, settings } = after;
  const summary = summarize(after);
  // Most moves change nothing that a list of tables shows.
  const isNew = before === null || JSON.stringify(summarize(before)) !== JSON.stringify(summary);
  const people = peopleOf(after);
  const isSame = before !== null && JSON.stringify(peopleOf(before)) === JSON.stringify(people);
  const bringers = runningBringers(after);
  const isSameBringers = JSON.stringify(before === null ? [] : runningBringers(before)) === JSON.stringify(bringers);
  return {
    code,
    before: seq - events.length,
    seq,
    phase,
    game: settings.game,
    visibility: settings.visibility,
    wake,
    summary: isNew ? summary : null,
    events,
    person: key?.person ?? null,
    action: key?.actionId ?? null,
    games: finished.map(({ game }) => game),
    seats: finished.flatMap((each) => each.seats),
    claim: typeof claim === 'string' ? null : claim.until,
    claimed: claim === 'asBefore',
    ...strangersMoved(before, after, events),
    ...dailyTried(before, after, finished),
    people: isSame ? null : people,
    bringers: isSameBringers ? null : bringers,
  };
};

const refusalOf = (error: unknown): unknown => {
  if (!isUniqueViolation(error)) return error;
  const broken = brokenConstraint(error);
  if (broken === ONE_TRY) return new TriedAlready();
  return broken === ONE_SEAT ? new SeatedElsewhere() : new Conflict();
};

interface Waiting {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const MAX_BATCH = 100;

/** The constraint that keeps a person from two tables of strangers at once. */
const ONE_SEAT = 'hall_seats_pkey';

/** The one that keeps a person from a second try at a deal of the day. */
const ONE_TRY = 'daily_tries_once';

export class Writer {
  private readonly database: Lane;
  private waiting: Waiting[] = [];
  private busy = 0;

  constructor(database: Lane) {
    this.database = database;
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      this.writeOn();
    });
  }

  private writeOn(): void {
    while (this.waiting.length > 0 && this.busy < this.database.lanes) {
      const batch = this.nextBatch();
      this.busy += 1;
      void this.write(batch).finally(() => {
        this.busy -= 1;
        this.writeOn();
      });
    }
  }

  /** A table stands in a batch once: what follows on it must find it stored. */
  private nextBatch(): Waiting[] {
    const codes = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      const { code } = each.entry.after;
      const fits = batch.length < MAX_BATCH && !codes.has(code);
      codes.add(code);
      (fits ? batch : rest).push(each);
    }
    this.waiting = rest;
    return batch;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const values = [JSON.stringify(batch.map(({ entry }) => rowOf(entry)))];
      const stored = await this.database.run<{ code: string }>(APPEND, values);
      const codes = new Set(stored.map(({ code }) => code));
      for (const { entry, resolve, reject } of batch) codes.has(entry.after.code) ? resolve() : reject(new Conflict());
    } catch (error) {
      if (batch.length > 1 && isAboutData(error)) await this.writeApart(batch);
      else for (const { reject } of batch) reject(refusalOf(error));
    }
  }

  /** One of them cannot be stored, and must not keep the others from it. */
  private async writeApart(batch: readonly Waiting[]): Promise<void> {
    for (const each of batch) await this.write([each]);
  }
}
