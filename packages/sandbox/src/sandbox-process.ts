import { readFileSync } from 'node:fs';
import type { Order, Report } from '@sanh-rong/bot-kit';
import type { Child, ChildEnd, StartChild } from './child.ts';
import type { Command } from './command.ts';
import { Lines } from './lines.ts';
import { readReport } from './reports.ts';
import type { WallPart } from './wall/parts.ts';
import { standingParts } from './wall/standing.ts';
import { firstThreadWorkOf, isAsleep, threadsOf, workOf } from './work.ts';

/**
 * How a process came to its end: the server ended it · it used too much memory · it broke or sent what is no report ·
 * it was ended from outside, for which the bot is not to blame.
 */
export type ProcessEnd = 'ended' | 'memory' | 'crash' | 'taken';

export interface ProcessListener {
  report(report: Report): void;
  end(how: ProcessEnd): void;
}

/** No process came up: `how` it ended instead. */
export class NotStarted extends Error {
  readonly how: ProcessEnd;

  constructor(how: ProcessEnd, lastWords: string) {
    super(`a sandbox did not start (${how}): ${lastWords}`);
    this.how = how;
  }
}

/** A new process comes up within this (milliseconds), even when all others do so at once. */
const STARTING = 30_000;

const OUT_OF_MEMORY = /out of memory|allocation failed|memory allocation of|failed to reserve/i;

const PAGE = 4_096;

/**
 * Signals that come from outside: from the system or its administrator, or from the limit on work that ends every
 * process.
 */
const TAKEN: readonly (string | null)[] = ['SIGKILL', 'SIGXCPU', 'SIGTERM', 'SIGINT', 'SIGHUP'];

const endBy = ({ signal, lastWords }: ChildEnd): ProcessEnd => {
  if (OUT_OF_MEMORY.test(lastWords)) return 'memory';
  return TAKEN.includes(signal) ? 'taken' : 'crash';
};

/** A process whose program runs. */
const startChild = async (start: StartChild, command: Command): Promise<Child> => {
  try {
    return await start(command);
  } catch (end) {
    if (end instanceof Error) throw end;
    const how = end as ChildEnd;
    throw new NotStarted(endBy(how), how.lastWords);
  }
};

/** What was promised, unless it takes too long; what comes later is ended. */
const bornWithin = (starting: Promise<Child>, milliseconds: number): Promise<Child> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new NotStarted('ended', ''));
      starting.then(
        (child) => child.kill(),
        () => {},
      );
    }, milliseconds);
    starting.then(resolve, reject).finally(() => clearTimeout(late));
  });

/** One process, for one bot at most. */
export class SandboxProcess {
  /** When nothing of it is left. */
  readonly gone: Promise<ChildEnd>;
  private readonly child: Child;
  private readonly lines = new Lines();
  private listener: ProcessListener | null = null;
  private end: ProcessEnd | null = null;

  private constructor(child: Child) {
    this.child = child;
    child.stdout.on('data', (piece: Buffer) => this.hear(piece));
    // It may go while it is being spoken to, or listened to; its end is told by `ended`.
    child.stdout.on('error', () => {});
    child.stdin.on('error', () => {});
    this.gone = child.ended.then((end) => {
      this.finish(endBy(end));
      return end;
    });
  }

  /** Rejects with `NotStarted` when no process comes up within so many milliseconds. */
  static async start(start: StartChild, command: Command, within = STARTING): Promise<SandboxProcess> {
    const began = performance.now();
    const sandbox = new SandboxProcess(await bornWithin(startChild(start, command), within));
    const late = setTimeout(() => sandbox.stop(), began + within - performance.now());
    const how = await new Promise<ProcessEnd | 'up'>((resolve) => {
      sandbox.listener = {
        report: ({ type }) => (type === 'up' ? resolve('up') : sandbox.stop('crash')),
        end: resolve,
      };
      sandbox.tell({ type: 'knock' });
    });
    clearTimeout(late);
    sandbox.listener = null;
    if (how === 'up') return sandbox;
    throw new NotStarted(how, (await sandbox.gone).lastWords);
  }

  get isOver(): boolean {
    return this.end !== null;
  }

  listen(listener: ProcessListener | null): void {
    this.listener = listener;
  }

  tell(order: Order): void {
    if (!this.isOver) this.child.stdin.write(`${JSON.stringify(order)}\n`);
  }

  /** Bytes that it shares with no other process; null where the system does not tell. */
  memory(): number | null {
    try {
      const [, resident, shared] = readFileSync(`/proc/${this.child.pid}/statm`, 'latin1').split(' ');
      return (Number(resident) - Number(shared)) * PAGE;
    } catch {
      return null;
    }
  }

  threads(): number | null {
    return threadsOf(this.child.pid);
  }

  /** The parts of the wall that stand around it. */
  standing(): readonly WallPart[] {
    return standingParts(this.child.pid);
  }

  /** Milliseconds it has worked; null where the system does not tell. */
  work(): number | null {
    return workOf(this.child.pid);
  }

  /** Microseconds that the thread of its bot has worked; null where the system does not tell. */
  botWork(): number | null {
    return firstThreadWorkOf(this.child.pid);
  }

  /** Whether it waits for something else than a processor. */
  isAsleep(): boolean {
    return isAsleep(this.child.pid);
  }

  stop(how: ProcessEnd = 'ended'): void {
    if (this.isOver) return;
    this.child.kill();
    this.finish(how);
  }

  private hear(piece: Buffer): void {
    if (this.isOver) return;
    const lines = this.lines.add(piece);
    if (lines === null) this.stop('crash');
    for (const line of lines ?? []) {
      if (this.isOver) return;
      const report = readReport(line);
      // A process may report only while it is asked.
      if (report === null || this.listener === null) this.stop('crash');
      else this.listener.report(report);
    }
  }

  private finish(how: ProcessEnd): void {
    if (this.end !== null) return;
    this.end = how;
    this.child.stdin.destroy();
    this.listener?.end(how);
  }
}
