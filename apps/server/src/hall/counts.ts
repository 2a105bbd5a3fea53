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
  readonly alone: readonly string[];
}

/** How many people look for company and play, over all nodes; read once for everybody who asks. */
export class Counts {
  private readonly sql: Sql;
  private readonly now: () => number;
  private counts: HallCounts['games'] = [];
  /** The game of each person who is alone at a table of strangers. */
  private alone: ReadonlyMap<string, string> = new Map();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  constructor(sql: Sql, now: () => number) {
    this.sql = sql;
    this.now = now;
  }

  /** As the person who asks shall read it: they do not look for themselves. */
  async read(viewer: string | null = null): Promise<HallCounts['games']> {
    if (Math.abs(this.now() - this.readAt) > FRESH) {
      // Everybody who asks meanwhile waits for the same reading.
      this.reading ??= this.count().finally(() => {
        this.reading = null;
      });
      await this.reading;
    }
    const own = viewer === null ? undefined : this.alone.get(viewer);
    if (own === undefined) return this.counts;
    return this.counts.map((each) => (each.game === own ? { ...each, looking: Math.max(0, each.looking - 1) } : each));
  }

  private async count(): Promise<void> {
    const found = await this.sql.execute(query`
      with open as (
        select code, game, phase, summary ->> 'company' = 'strangers' as of_strangers,
          jsonb_array_length(coalesce(summary -> 'people', '[]'::jsonb)) as people
        from tables where phase <> 'closed' and summary ->> 'company' is distinct from 'daily')
      select game,
        coalesce(sum(people) filter (where of_strangers and people = 1), 0) as looking,
        coalesce(sum(people) filter (where of_strangers and people > 1 or of_strangers is not true and phase = 'playing'), 0)
          as playing,
        coalesce(array_agg(hall_seats.person) filter (where of_strangers and people = 1 and hall_seats.person is not null), '{}')
          as alone
      from open left join hall_seats on hall_seats.code = open.code and of_strangers and people = 1
      group by game`);
    const read = rowsOf<Row>(found);
    const rows = new Map(read.map((row) => [row.game, row]));
    this.alone = new Map(read.flatMap(({ game, alone }) => alone.map((person) => [person, game])));
    this.counts = GAMES.map(({ id }) => ({
      game: id,
      looking: Number(rows.get(id)?.looking ?? 0),
      playing: Number(rows.get(id)?.playing ?? 0),
    }));
    this.readAt = this.now();
  }
}
