import type { Readable, Writable } from 'node:stream';
import type { Command } from './command.ts';

/** How a process ended, as the system tells it. */
export interface ChildEnd {
  readonly signal: string | null;
  /** What is kept of its last words: enough to hear that memory ran out. */
  readonly lastWords: string;
}

/** A process, started by this process or by the starter. */
export interface Child {
  readonly pid: number;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** When it is gone and all it said has been read. */
  readonly ended: Promise<ChildEnd>;
  /** Ends it and everything it may have started. */
  kill(): void;
}

export type StartChild = (command: Command) => Promise<Child>;
