import { randomInt } from 'node:crypto';
import { findGame, type Result, refuse } from '@sanh-rong/engine';
import type { DailyAnswer, DailyCode, OwnTry } from '@sanh-rong/protocol';
import type { Person } from '@sanh-rong/table';
import { and, eq } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { dailyTries } from '../database/schema.ts';
import { TriedAlready } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import { dayAt, isDay, isRevealed, SPREAD, timesOf } from './calendar.ts';
import { DailyDeals, type DailyDealsOptions, type DrawnDeal } from './deals.ts';
import { DailyStandings } from './standings.ts';

export interface DailyOptions extends DailyDealsOptions {
  readonly tables: Pick<Tables, 'openDailyTry'>;
  /** Takes a table from what guests may open together; whether there was one left. */
  readonly takeTable: (person: string) => Promise<boolean>;
}

export type DailyRuling<Value> = Result<Value, DailyCode>;

type Try = typeof dailyTries.$inferSelect;

/** The deal of the day: one of each game, one try each, and afterwards how others did (docs/decisions/0032). */
export class Daily {
  readonly deals: DailyDeals;
  private readonly sql: Sql;
  private readonly now: () => number;
  private readonly options: DailyOptions;
  private readonly standings: DailyStandings;

  constructor(options: DailyOptions) {
    const { sql, now } = options;
    this.options = options;
    this.sql = sql;
    this.now = now;
    this.deals = new DailyDeals(options);
    this.standings = new DailyStandings(sql, now);
  }

  /** A day as a person may see it, today where none is named; its hash beforehand, and nothing of its cards. */
  async day(named: string | null, asker: string | null): Promise<DailyRuling<DailyAnswer<'day'>>> {
    const now = this.now();
    const today = dayAt(now);
    const day = named ?? today;
    if (!isDay(day) || day > today) return refuse('NO_DAY');
    const deals = await this.deals.ofDay(day);
    if (deals.length === 0) return refuse('NO_DAY');
    const [own, beside] = await Promise.all([this.ownTries(day, asker), this.deals.beside(day)]);
    const games = await Promise.all(deals.map((deal) => this.shown(deal, own.get(deal.game) ?? null)));
    return { ok: true, value: { day, today, now, ...timesOf(day), ...beside, games } };
  }

  private async shown(deal: DrawnDeal, own: Try | null): Promise<DailyAnswer<'day'>['games'][number]> {
    const { day, game, commitment, publishedAt, levels } = deal;
    const found = findGame(game);
    const ruleSet = found.ok ? found.value.ruleSets[0].id : '';
    const tries = await this.standings.tries(day, game);
    return { game, ruleSet, commitment, publishedAt, opponents: [...levels], tries, own: await this.told(own) };
  }

  /** What is published of the days to come. */
  async promises(): Promise<DailyAnswer<'promises'>> {
    const promised = await this.deals.promised();
    const days = [...new Set(promised.map(({ day }) => day))].map((day) => ({
      day,
      games: promised
        .filter((deal) => deal.day === day)
        .map(({ game, commitment, publishedAt }) => ({ game, commitment, publishedAt })),
    }));
    return { days };
  }

  /** A person's tries of a day, by game. */
  private async ownTries(day: string, person: string | null): Promise<ReadonlyMap<string, Try>> {
    if (person === null) return new Map();
    const rows = await this.sql
      .select()
      .from(dailyTries)
      .where(and(eq(dailyTries.person, person), eq(dailyTries.day, day)));
    return new Map(rows.map((row) => [row.game, row]));
  }

  private async ownTry(day: string, game: string, person: string | null): Promise<Try | null> {
    return (await this.ownTries(day, person)).get(game) ?? null;
  }

  private async told(own: Try | null): Promise<OwnTry> {
    if (own === null) return null;
    const { day, game, points, endedAt, gameId, unfinished, code } = own;
    if (points === null || endedAt === null || gameId === null) return { state: 'playing', table: code };
    const standing = await this.standings.standing(day, game, points, endedAt);
    return { state: 'finished', replay: gameId, points, unfinished, ...standing };
  }

  /** How others did: for those who have finished their own try, and for everybody once the day is revealed. */
  async board(day: string, game: string, asker: string | null): Promise<DailyRuling<DailyAnswer<'board'>>> {
    if (!isDay(day)) return refuse('NO_DAY');
    if ((await this.deals.find(day, game)) === null) return refuse('NO_DEAL');
    const own = await this.ownTry(day, game, asker);
    if ((own?.endedAt ?? null) === null && !isRevealed(day, this.now())) return refuse('TRY_FIRST');
    const { accounts, guests } = await this.standings.listed(day, game, own?.endedAt ?? 0);
    const tries = await this.standings.tries(day, game);
    return {
      ok: true,
      value: { day, game, tries, own: await this.told(own), accounts: [...accounts], guests: [...guests] },
    };
  }

  /** The table of a person's try at today's deal: opened now, or as it was left. */
  async start(person: Person, game: string): Promise<DailyRuling<string>> {
    const now = this.now();
    const day = dayAt(now);
    const deal = await this.deals.find(day, game);
    if (deal === null) return refuse('NO_DEAL');
    const own = await this.ownTry(day, game, person.id);
    if (own !== null) return own.endedAt === null ? { ok: true, value: own.code } : refuse('TRIED_ALREADY');
    if (!(await this.options.takeTable(person.id))) return refuse('TOO_MANY_TRIES');
    const daily = { day, until: timesOf(day).playedUntil + randomInt(SPREAD) };
    try {
      const { code } = await this.options.tables.openDailyTry(person, deal, daily, now);
      return { ok: true, value: code };
    } catch (error) {
      if (!(error instanceof TriedAlready)) throw error;
      // Asked twice at the same moment: the other one opened it.
      const first = await this.ownTry(day, game, person.id);
      return first === null || first.endedAt !== null ? refuse('TRIED_ALREADY') : { ok: true, value: first.code };
    }
  }
}
