import type { Pool } from '@sanh-rong/protocol';
import { and, eq } from 'drizzle-orm';
import { arenaMatches } from '../../database/schema.ts';
import { claimNext, releaseMatch } from '../matches/claim.ts';
import type { MatchRow } from '../matches/dependencies.ts';
import type { RunnerOptions } from '../runner/runner.ts';
import { Alarm } from './alarm.ts';
import { MatchPlayer, type MatchPlayerDependencies } from './match-player.ts';
import { RunnerSlot } from './runner-slot.ts';

export interface WorkerDependencies extends MatchPlayerDependencies {
  readonly runner: RunnerOptions;
  /** Whose matches it plays. */
  readonly pool: Pool;
  /** Whether bots can run on this machine. */
  readonly mayRun: () => Promise<boolean>;
  /** Told of a match that is over. */
  readonly ended: (match: MatchRow) => void;
}

/** Plays one match after the other, whichever waits, in a process of its own. */
export class MatchWorker {
  private readonly dependencies: WorkerDependencies;
  private readonly alarm = new Alarm();
  private readonly slot: RunnerSlot;
  private readonly stopping = new AbortController();
  private working: Promise<void> = Promise.resolve();

  constructor(dependencies: WorkerDependencies) {
    this.dependencies = dependencies;
    this.slot = new RunnerSlot(dependencies.runner);
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.slot.pid;
  }

  start(): void {
    this.working = this.work();
  }

  wake(): void {
    this.alarm.wake();
  }

  /** What is being played is given back; nothing is left when it is done. */
  async close(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.slot.close();
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const isBusy = await this.next().catch((error) => {
        this.dependencies.failed(error);
        return false;
      });
      if (!isBusy && !this.stopping.signal.aborted) await this.alarm.sleep(this.dependencies.times.poll);
    }
  }

  /** Whether there was something to do. */
  private async next(): Promise<boolean> {
    const { sql, mayRun, pool } = this.dependencies;
    const [waiting] = await sql
      .select({ id: arenaMatches.id })
      .from(arenaMatches)
      .where(and(eq(arenaMatches.status, 'waiting'), eq(arenaMatches.pool, pool)))
      .limit(1);
    if (waiting === undefined || (pool === 'sandbox' && !(await mayRun()))) return false;
    const row = await claimNext(this.dependencies, this.dependencies.times.lease, pool);
    if (row === null) return false;
    await this.play(row);
    return true;
  }

  private async play(row: MatchRow): Promise<void> {
    let over: MatchRow | null = null;
    try {
      over = await new MatchPlayer(this.dependencies, this.slot, row, this.stopping.signal).play();
    } finally {
      if (over === null) await releaseMatch(this.dependencies, { id: row.id, attempt: row.attempt });
    }
    if (over !== null) this.dependencies.ended(over);
  }
}
