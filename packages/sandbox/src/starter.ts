import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Child, ChildEnd } from './child.ts';
import type { Command } from './command.ts';
import { type StarterOrder, type StarterReport, starterProgram } from './starter-program.ts';

/** A child is lost with its starter, as if it had been ended from outside. */
const LOST: ChildEnd = { signal: 'SIGKILL', lastWords: '' };

/** A child from the wish for it to its end. */
class Started {
  /** Rejected with its end when it never lived. */
  readonly born: Promise<Child>;
  private bear: (child: Child) => void = () => {};
  private fail: (end: ChildEnd) => void = () => {};
  private end: (end: ChildEnd) => void = () => {};
  private readonly ended: Promise<ChildEnd>;
  private readonly kill: () => void;
  private stdout: Socket | null = null;
  private pid: number | null = null;

  constructor(kill: () => void) {
    this.kill = kill;
    this.born = new Promise((resolve, reject) => {
      this.bear = resolve;
      this.fail = reject;
    });
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  /** Gets the server's ends of its pipes, one after the other. */
  receive(pid: number, name: 'stdout' | 'stdin', socket: Socket): void {
    this.pid = pid;
    if (name === 'stdout') this.stdout = socket;
    else if (this.stdout !== null) {
      this.bear({ pid, stdin: socket, stdout: this.stdout, ended: this.ended, kill: this.kill });
    }
  }

  /** The starter is gone and cannot report its end, and not every system ends a process with its starter. */
  lose(): void {
    try {
      if (this.pid !== null) process.kill(-this.pid, 'SIGKILL');
    } catch {
      // It has gone with its starter.
    }
    this.finish(LOST);
  }

  /** What it has said may still be on its way. */
  finish(end: ChildEnd): void {
    this.fail(end);
    if (this.stdout === null || this.stdout.closed) this.end(end);
    else this.stdout.once('close', () => this.end(end));
  }
}

/**
 * Starts processes by way of a small one. A system copies the whole of a process before it starts another from it; a large
 * server would stand still that long, dozens of milliseconds each time.
 */
export class Starter {
  private readonly process: ChildProcess;
  private readonly children = new Map<number, Started>();
  private count = 0;
  private hasEnded = false;

  constructor() {
    this.process = spawn(process.execPath, ['-e', `(${starterProgram})()`], {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      detached: true,
    });
    this.process.on('message', (report, socket) => this.hear(report as StarterReport, socket as Socket | undefined));
    this.process.stdin?.on('error', () => {});
    this.process.on('error', () => this.lose());
    this.process.on('disconnect', () => this.lose());
    this.process.on('exit', () => {
      this.hasEnded = true;
      // What it has said before comes first.
      setImmediate(() => this.lose());
    });
  }

  /** It cannot start any more. */
  get isGone(): boolean {
    return this.hasEnded || !this.process.connected;
  }

  /** Rejects with how it ended, when it never lived. */
  start(command: Command): Promise<Child> {
    this.count += 1;
    const id = this.count;
    const child = new Started(() => this.tell({ type: 'kill', id }));
    this.children.set(id, child);
    this.tell({ type: 'start', id, command });
    return child.born;
  }

  /** Ends it and all it has started. */
  async close(): Promise<void> {
    if (this.hasEnded) return;
    const gone = once(this.process, 'exit');
    this.process.stdin?.destroy();
    await gone;
  }

  private tell(order: StarterOrder): void {
    // An order that cannot be sent because the starter is ending needs no error: its end is reported anyway.
    if (this.isGone) this.lose();
    else this.process.send(order, () => {});
  }

  private hear(report: StarterReport, socket: Socket | undefined): void {
    const child = this.children.get(report.id);
    if (report.type === 'ended') {
      this.children.delete(report.id);
      child?.finish(report);
    } else if (socket !== undefined && child !== undefined) child.receive(report.pid, report.type, socket);
    else socket?.destroy();
  }

  private lose(): void {
    for (const child of this.children.values()) child.lose();
    this.children.clear();
  }
}
