import type { DailyRow } from '@sanh-rong/protocol';
import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import { dailyTries, people } from '../database/schema.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { readAvatar } from '../people/profile.ts';
import { SharedReads } from '../shared-reads.ts';

/** How many have come to how many points, and who came to the most. */

/** How many are listed of each kind. */
const LISTED = 10;

/** Days and games that are remembered, and for how long (milliseconds). */
const KEPT = { most: 200, for: 5_000 } as const;

interface Figures {
  /** When they began to be read. */
  readonly at: number;
  /** People by points. There are as many rows as different results, however many people. */
  readonly points: ReadonlyMap<number, number>;
  readonly accounts: readonly DailyRow[];
  readonly guests: readonly DailyRow[];
}

/** A try that is over, among all others. */
export interface Standing {
  readonly below: number;
  readonly level: number;
}

export class DailyStandings {
  private readonly sql: Sql;
  private readonly now: () => number;
  private readonly kept: ExpiringMap<Figures>;
  private readonly reads = new SharedReads<Figures>();

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
    this.kept = new ExpiringMap(KEPT.most, KEPT.for, now);
  }

  /** `since`: nothing that was read before this moment will do (milliseconds). */
  private async figures(day: string, game: string, since = 0): Promise<Figures> {
    const key = `${day}/${game}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.at > since) return known;
    return this.reads.read(key, async () => {
      const at = this.now();
      const [points, accounts, guests] = await Promise.all([
        this.points(day, game),
        this.best(day, game, false),
        this.best(day, game, true),
      ]);
      const figures = { at, points, accounts, guests };
      this.kept.set(key, figures);
      return figures;
    });
  }

  private async points(day: string, game: string): Promise<ReadonlyMap<number, number>> {
    const rows = await this.sql
      .select({ points: dailyTries.points, people: count() })
      .from(dailyTries)
      .where(and(eq(dailyTries.day, day), eq(dailyTries.game, game), isNotNull(dailyTries.points)))
      .groupBy(dailyTries.points);
    return new Map(rows.map((row) => [row.points ?? 0, row.people]));
  }

  /** Who came to the most points, the first of equals first. A person who has been removed is no longer named. */
  private async best(day: string, game: string, guest: boolean): Promise<readonly DailyRow[]> {
    const rows = await this.sql
      .select({
        points: dailyTries.points,
        replay: dailyTries.gameId,
        id: people.id,
        name: people.name,
        image: people.image,
      })
      .from(dailyTries)
      .innerJoin(people, eq(people.id, dailyTries.person))
      .where(
        and(
          eq(dailyTries.day, day),
          eq(dailyTries.game, game),
          isNotNull(dailyTries.points),
          eq(dailyTries.unfinished, false),
          eq(people.isAnonymous, guest),
        ),
      )
      .orderBy(desc(dailyTries.points), asc(dailyTries.endedAt), asc(dailyTries.code))
      .limit(LISTED);
    return rows.map(({ points, replay, id, name, image }) => ({
      place: 1 + rows.findIndex((other) => other.points === points),
      points: points ?? 0,
      person: { id, name, face: readAvatar(image) },
      replay: replay ?? '',
    }));
  }

  /** How many have finished it. */
  async tries(day: string, game: string): Promise<number> {
    const { points } = await this.figures(day, game);
    return [...points.values()].reduce((sum, people) => sum + people, 0);
  }

  /** Where a result stands among those of all others; it ended at this moment (milliseconds). */
  async standing(day: string, game: string, own: number, endedAt: number): Promise<Standing> {
    const { points } = await this.figures(day, game, endedAt);
    let below = 0;
    for (const [each, people] of points) if (each < own) below += people;
    return { below, level: Math.max(0, (points.get(own) ?? 0) - 1) };
  }

  async listed(day: string, game: string, since: number): Promise<Pick<Figures, 'accounts' | 'guests'>> {
    return this.figures(day, game, since);
  }
}
