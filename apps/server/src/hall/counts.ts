import { GAMES } from '@sanh-rong/engine';
import type { HallCounts } from '@sanh-rong/protocol';
import { sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../database/open.ts';

/** Counts this old (milliseconds) are read again. */
const FRESH = 3_000;

interface Row {
  readonly game: string;
  readonly looking: number | string;
  readonly playing: number | string;
}

/** How many people look for company and play, over all nodes; read once for everybody who asks. */
export class Counts {
  private readonly sql: Sql;
  private readonly now: () => number;
  private counts: HallCounts['games'] = [];
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
  }

  async read(): Promise<HallCounts['games']> {
    if (Math.abs(this.now() - this.readAt) > FRESH) {
      // Everybody who asks meanwhile waits for the same reading.
      this.reading ??= this.count().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    return this.counts;
  }

  private async count(): Promise<void> {
    const found = await this.sql.execute(query`
      with open as (
        select game, phase, summary ->> 'company' = 'strangers' as of_strangers,
          jsonb_array_length(coalesce(summary -> 'people', '[]'::jsonb)) as people
        from tables where phase <> 'closed')
      select game,
        coalesce(sum(people) filter (where of_strangers and people = 1), 0) as looking,
        coalesce(sum(people) filter (where of_strangers and people > 1 or of_strangers is not true and phase = 'playing'), 0)
          as playing
      from open group by game`);
    const rows = new Map(rowsOf<Row>(found).map((row) => [row.game, row]));
    this.counts = GAMES.map(({ id }) => ({
      game: id,
      looking: Number(rows.get(id)?.looking ?? 0),
      playing: Number(rows.get(id)?.playing ?? 0),
    }));
    this.readAt = this.now();
  }
}
