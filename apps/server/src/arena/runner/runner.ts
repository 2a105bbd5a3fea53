import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { RemoteAnswer } from '@sanh-rong/protocol';
import type { WallDemand } from '@sanh-rong/sandbox';
import { programFile } from '../../folders.ts';
import type { LiveGame } from '../matches/outcome.ts';
import type { RemoteAsk, ReportedBlock, RunnerOrder, RunnerReport, WantedBlock, WantedMatch } from './orders.ts';
import type { AskRemote } from './remote-entrant.ts';

/** One processor is left for those who serve; bots of two matches at once keep most machines busy. */
export const usualRunners = (processors = availableParallelism()): number => Math.min(2, Math.max(1, processors - 1));

const PROGRAM = programFile('runner-program');

/** Milliseconds after which a process that has not answered is given up. */
export interface RunnerPatience {
  readonly start: number;
  /** All bots of a match are loaded at once, and a busy machine takes its time to start processes. */
  readonly open: number;
  /** All games of a block with every move of every bot taking as long as it may. */
  readonly block: number;
}

export const RUNNER_PATIENCE: RunnerPatience = { start: 30_000, open: 120_000, block: 3_600_000 };

/** The process died, did not answer, or says that the machine fails it. No contestant is to blame. */
export class RunnerFailed extends Error {}

/** What is told while a block is played, and what is asked. */
export interface Listening {
  readonly moved: (game: LiveGame) => void;
  readonly asked: AskRemote;
}

const NOBODY: RemoteAnswer = { moves: null, milliseconds: 0 };

interface Waiting {
  readonly id: number;
  resolve(report: RunnerReport): void;
  reject(error: unknown): void;
}

export interface RunnerOptions {
  readonly program?: string;
  /** What must stand around its bots. */
  readonly wall?: WallDemand;
  readonly patience?: RunnerPatience;
}

/** One process in which a match is played. It is asked one thing at a time. */
export class Runner {
  /** Rejects when it never gets there. */
  readonly started: Promise<void>;
  private readonly child: ChildProcess;
  private readonly patience: RunnerPatience;
  private readonly exited: Promise<void>;
  private waiting: Waiting | null = null;
  private moved: (game: LiveGame) => void = () => {};
  private asked: Listening['asked'] = async () => NOBODY;
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private begin: () => void = () => {};
  private fail: (error: unknown) => void = () => {};
  private hasEnded = false;

  constructor({ program = PROGRAM, wall = [], patience = RUNNER_PATIENCE }: RunnerOptions = {}) {
    this.patience = patience;
    // Neither what the environment says nor how this process was started is any of its business.
    const { PATH = '' } = process.env;
    this.child = fork(program, [JSON.stringify(wall)], {
      env: { PATH },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.started = new Promise((resolve, reject) => {
      this.begin = resolve;
      this.fail = reject;
    });
    this.started.catch(() => {});
    this.exited = new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.once('error', (error) => {
        this.end(error);
        if (this.child.pid === undefined) resolve();
      });
    });
    void this.exited.then(() => this.end(null));
    this.child.on('message', (report: RunnerReport) => this.hear(report));
    this.watch(patience.start);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isGone(): boolean {
    return this.hasEnded;
  }

  /** Loads all contestants into their sandboxes; those of the match before are released. */
  async open(match: WantedMatch): Promise<void> {
    const id = this.next();
    await this.ask({ type: 'open', id, match }, this.patience.open);
  }

  async play(block: WantedBlock, { moved, asked }: Listening): Promise<ReportedBlock> {
    this.moved = moved;
    this.asked = asked;
    const id = this.next();
    try {
      const report = await this.ask({ type: 'play', id, block }, this.patience.block);
      if (report.type !== 'played') throw new RunnerFailed(report.type);
      return report.block;
    } finally {
      this.moved = () => {};
      this.asked = async () => NOBODY;
    }
  }

  /** Lets go of everybody who plays. */
  letGo(): void {
    if (!this.hasEnded) this.send({ type: 'close' });
  }

  /** Ends it, busy or not; nothing is left of it when that is done. */
  async close(): Promise<void> {
    this.end(null);
    await this.exited;
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }

  private send(order: RunnerOrder): void {
    this.child.send(order, (error) => {
      if (error !== null) this.end(error);
    });
  }

  private ask(order: RunnerOrder & { readonly id: number }, patience: number): Promise<RunnerReport> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) {
        reject(new RunnerFailed('it has ended'));
        return;
      }
      this.waiting = { id: order.id, resolve, reject };
      this.watch(patience);
      this.send(order);
    });
  }

  private hear(report: RunnerReport): void {
    if (report.type === 'moved') {
      this.moved(report.game);
      return;
    }
    if (report.type === 'ask') {
      void this.pass(report);
      return;
    }
    if (report.type === 'ready') {
      clearTimeout(this.timer);
      this.begin();
      return;
    }
    const { waiting } = this;
    if (report.id !== waiting?.id) return;
    clearTimeout(this.timer);
    this.waiting = null;
    if (report.type === 'failed') waiting.reject(new RunnerFailed(report.message));
    else waiting.resolve(report);
  }

  /** Where the server fails to ask, no contestant is to blame: the block is played again. */
  private async pass({ ask, bot, questions }: RemoteAsk): Promise<void> {
    try {
      const answer = await this.asked(bot, questions);
      if (!this.hasEnded) this.send({ type: 'answer', ask, answer });
    } catch (error) {
      this.end(error);
    }
  }

  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(null), milliseconds);
  }

  private end(cause: unknown): void {
    clearTimeout(this.timer);
    const failed = new RunnerFailed('a match lost the process it was played in', { cause });
    this.fail(failed);
    this.waiting?.reject(failed);
    this.waiting = null;
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.child.kill('SIGKILL');
  }
}
