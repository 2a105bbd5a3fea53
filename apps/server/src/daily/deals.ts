import { commitmentOf, findGame, GAMES } from '@sanh-rong/engine';
import { playersFor, standInAmong } from '@sanh-rong/players';
import { type DailyDeal, isWorthPlaying } from '@sanh-rong/table';
import { and, asc, between, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { dailyDeals } from '../database/schema.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { pause } from '../stretches.ts';
import { surroundings } from '../tables/surroundings.ts';
import { dayAfter, dayAt } from './calendar.ts';

/** A deal of the day, secret included. */
export interface DrawnDeal extends DailyDeal {
  readonly day: string;
  readonly commitment: string;
  readonly publishedAt: number;
}

/**
 * Deals are drawn and promised so many days ahead: a server that was off for a week finds those of the next days as they
 * were promised before.
 */
export const DAYS_AHEAD = 14;

/** Deals that are remembered, and for how long (milliseconds). They never change. */
const KEPT = { most: 500, for: 3_600_000 } as const;

/** So often a deal is drawn anew that leaves its person nothing to do, before it is taken as it is. */
const DRAWS = 100;

export interface DailyDealsOptions {
  readonly sql: Sql;
  readonly now: () => number;
  readonly secret: () => string;
  readonly failed: (error: unknown) => void;
}

/**
 * Who sits with the person: the strongest that answers at once faces them, with the one before it on both sides. Players
 * that search answer differently from one time to the next, so they cannot be the same for everybody.
 */
const opponentsIn = (game: string): readonly string[] => {
  const players = playersFor(game).filter(({ searches }) => searches !== true);
  const strongest = standInAmong(players);
  const { id: next } = players.at(-2) ?? strongest;
  return [next, strongest.id, next];
};

const keyOf = (day: string, game: string): string => `${day}/${game}`;

export class DailyDeals {
  private readonly options: DailyDealsOptions;
  private readonly kept: ExpiringMap<DrawnDeal>;

  constructor(options: DailyDealsOptions) {
    this.options = options;
    this.kept = new ExpiringMap(KEPT.most, KEPT.for, options.now);
  }

  /** A deal of a day; null where there is none, and for days that have not come. */
  async find(day: string, game: string): Promise<DrawnDeal | null> {
    const today = dayAt(this.options.now());
    if (day > today || !GAMES.some(({ id }) => id === game)) return null;
    return (
      this.kept.get(keyOf(day, game)) ?? (await this.read(day, game)) ?? (day === today ? this.draw(day, game) : null)
    );
  }

  /** The deals of a day in the order of the catalogue; none where the house was closed. */
  async ofDay(day: string): Promise<readonly DrawnDeal[]> {
    const found: DrawnDeal[] = [];
    for (const { id } of GAMES) {
      const deal = await this.find(day, id);
      if (deal !== null) found.push(deal);
    }
    return found;
  }

  /** The nearest days before and after one that have deals, up to today. */
  async beside(day: string): Promise<{ readonly before: string | null; readonly after: string | null }> {
    const today = dayAt(this.options.now());
    const [row] = await this.options.sql
      .select({
        before: query<string | null>`max(${dailyDeals.day}) filter (where ${dailyDeals.day} < ${day})`,
        after: query<
          string | null
        >`min(${dailyDeals.day}) filter (where ${dailyDeals.day} > ${day} and ${dailyDeals.day} <= ${today})`,
      })
      .from(dailyDeals);
    return row;
  }

  /** What is promised about the days after today, day by day. */
  async promised(): Promise<readonly DrawnDeal[]> {
    const today = dayAt(this.options.now());
    return this.options.sql
      .select()
      .from(dailyDeals)
      .where(between(dailyDeals.day, dayAfter(today, 1), dayAfter(today, DAYS_AHEAD)))
      .orderBy(asc(dailyDeals.day), asc(dailyDeals.game));
  }

  /** Draws what is missing of today and the days ahead. Several nodes may do so at once: the database keeps the first. */
  async prepare(isStopping: () => boolean = () => false): Promise<void> {
    const today = dayAt(this.options.now());
    const known = await this.options.sql
      .select({ day: dailyDeals.day, game: dailyDeals.game })
      .from(dailyDeals)
      .where(between(dailyDeals.day, today, dayAfter(today, DAYS_AHEAD)));
    const there = new Set(known.map(({ day, game }) => keyOf(day, game)));
    for (let days = 0; days <= DAYS_AHEAD; days++) {
      const day = dayAfter(today, days);
      for (const { id } of GAMES) {
        if (isStopping()) return;
        if (!there.has(keyOf(day, id))) await this.draw(day, id);
      }
    }
  }

  private async read(day: string, game: string): Promise<DrawnDeal | null> {
    const [row] = await this.options.sql
      .select()
      .from(dailyDeals)
      .where(and(eq(dailyDeals.day, day), eq(dailyDeals.game, game)));
    if (row === undefined) return null;
    this.kept.set(keyOf(day, game), row);
    return row;
  }

  private async draw(day: string, game: string): Promise<DrawnDeal | null> {
    const { sql, now } = this.options;
    const found = findGame(game);
    if (!found.ok) return null;
    const deal = await this.drawn(game);
    const commitment = commitmentOf(found.value, deal.secret, 1);
    await sql
      .insert(dailyDeals)
      .values({ ...deal, day, commitment, publishedAt: now() })
      .onConflictDoNothing();
    return this.read(day, game);
  }

  /** A secret whose deal leaves something to play. */
  private async drawn(game: string): Promise<DailyDeal> {
    const { now, secret, failed } = this.options;
    const around = surroundings({ now: now(), secret, players: playersFor, failed });
    const levels = opponentsIn(game);
    for (let draws = 1; ; draws++) {
      await pause();
      const deal = { game, secret: secret(), levels };
      if (draws >= DRAWS || isWorthPlaying(deal, around)) return deal;
    }
  }
}
