import type { Pool } from '@sanh-rong/protocol';
import { sql as query, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type Database, rowsOf, type Sql } from '../../database/open.ts';

/**
 * The queue that matches wait in, for all nodes together: pg-boss, in a schema of its own in the same database. A job says
 * no more than that a match should be looked at; the truth is in the row of the match. A job is taken in the transaction
 * that takes the match up: whoever dies before has neither, whoever dies after that lets the match go by saying nothing
 * more about it, and then it is sent again (`recallMatches`). A job that comes twice does nothing twice.
 */

/** Whoever waits for somebody's line must not keep others from playing: remote bots have a queue of their own. */
const QUEUES: Readonly<Record<Pool, string>> = { sandbox: 'arena-match', remote: 'arena-match-remote' };
const QUEUE_NAMES = query.join(
  Object.values(QUEUES).map((name) => query`${name}`),
  query`, `,
);
const SCHEMA = 'jobs';
const JOBS = query.raw(`${SCHEMA}.job`);

/** No job is in anybody's hands for longer than a transaction takes (seconds). */
const EXPIRY = 60;

/** Nodes that start at the same moment on a new database may wait for each other; then one of them tries again. */
const DEADLOCK = '40P01';
const MOST_TRIES = 5;

interface MatchJob {
  readonly match: string;
}

export interface SentMatch {
  readonly match: string;
  readonly pool: Pool;
}

/** A statement that was written with `$1`, `$2` …, for a transaction that writes its own numbers. */
const bound = (text: string, values: readonly unknown[]): SQL => {
  const pieces = text.split(/\$(\d+)/);
  const chunks = pieces.map((piece, at) =>
    at % 2 === 0 ? query.raw(piece) : query`${query.param(values[Number(piece) - 1])}`,
  );
  return query.join(chunks);
};

const within = (work: Sql): PgBoss.Db => ({
  executeSql: async (text, values: unknown[]) => ({ rows: rowsOf(await work.execute(bound(text, values))) }),
});

export class Jobs {
  private readonly boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.boss = boss;
  }

  /** Makes what it needs in the database, the first time. */
  static async open(database: Database, failed: (error: unknown) => void): Promise<Jobs> {
    for (let left = MOST_TRIES; ; left--) {
      try {
        return await Jobs.prepare(database, failed);
      } catch (error) {
        if (left === 1 || (error as { code?: unknown }).code !== DEADLOCK) throw error;
      }
    }
  }

  private static async prepare(database: Database, failed: (error: unknown) => void): Promise<Jobs> {
    const boss = new PgBoss({
      db: {
        executeSql: async (text, values: unknown[] | undefined) => ({
          rows: (await database.query(text, values)).rows,
        }),
      },
      schema: SCHEMA,
      schedule: false,
    });
    boss.on('error', failed);
    try {
      await boss.start();
      for (const name of Object.values(QUEUES)) {
        await boss.createQueue(name, { name, retryLimit: 5, expireInSeconds: EXPIRY });
      }
    } catch (error) {
      await boss.stop({ graceful: false, close: false }).catch(failed);
      throw error;
    }
    return new Jobs(boss);
  }

  /** Puts a match into the queue if the transaction comes to its end. */
  async send(work: Sql, { match, pool }: SentMatch): Promise<void> {
    const job: MatchJob = { match };
    await this.boss.send(QUEUES[pool], job, { db: within(work) });
  }

  /**
   * Which of these matches are not in the queue, or are being taken out of it at this moment. Waits for nobody: whoever takes
   * a job waits for the match next, which this transaction may hold.
   */
  async missing(work: Sql, matches: readonly string[]): Promise<string[]> {
    const wanted = query.join(
      matches.map((match) => query`${match}`),
      query`, `,
    );
    const queued = rowsOf<{ match: string }>(
      await work.execute(query`select data ->> 'match' as match from ${JOBS}
        where name in (${QUEUE_NAMES}) and state = 'created' and data ->> 'match' in (${wanted}) for update skip locked`),
    );
    return matches.filter((match) => !queued.some((job) => job.match === match));
  }

  /**
   * Takes a match out of the queue, if the transaction comes to its end; false when it is not in there, or somebody else is
   * taking it at this moment. Which match comes next is not a matter of the queue (`matches/line.ts`).
   */
  async take(work: Sql, { match, pool }: SentMatch): Promise<boolean> {
    const queue = QUEUES[pool];
    const taken = rowsOf<{ id: string }>(
      await work.execute(query`select id from ${JOBS}
        where name = ${queue} and state = 'created' and data ->> 'match' = ${match} for update skip locked`),
    ).map(({ id }) => id);
    if (taken.length > 0) await this.boss.deleteJob(queue, taken, { db: within(work) });
    return taken.length > 0;
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false });
  }
}
