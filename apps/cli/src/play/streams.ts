import type { Readable, Writable } from 'node:stream';

/** Where the command reads and writes: the process's own streams, or a test's. */
export interface Input extends Readable {
  readonly isTTY?: boolean;
  setRawMode?(raw: boolean): unknown;
}

export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Streams {
  readonly input: Input;
  readonly output: Output;
  readonly errors: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const processStreams = (): Streams => ({
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
});
