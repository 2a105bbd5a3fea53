import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';

/** Longest line that is read of a program: a move needs some hundred letters. */
export const MOST_LINE = 65_536;

/** Lines that wait while none is read; then the program has to wait as well. */
const MOST_WAITING = 64;
/** Letters of its standard error that are kept, the last ones. */
const MOST_ERRORS = 4_000;
/** How long a program may take to end by itself (milliseconds). */
const FAREWELL = 1_000;
/** How long what it wrote may still be on its way when it has ended (milliseconds). */
const LAST_WORDS = 200;

/** What was heard of a program: a line, nothing in time, a line beyond all measure, or that it has ended. */
export type ProgramOutput =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'gone' };

const GONE: ProgramOutput = { kind: 'gone' };
const TOO_LONG: ProgramOutput = { kind: 'tooLong' };
const LATE: ProgramOutput = { kind: 'late' };

/** Groups of processes that are still there, should this one have to end in a hurry. */
const running = new Set<ProgramProcess>();
process.on('exit', () => {
  for (const each of running) each.kill();
});

/** One process of a contestant's program, with the processes it starts itself, and the lines it writes. */
export class ProgramProcess {
  readonly ended: Promise<void>;
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly waiting: ProgramOutput[] = [];
  private listener: ((heard: ProgramOutput) => void) | null = null;
  private rest = '';
  private errors = '';
  private isOver = false;

  constructor(command: string) {
    // A group of its own: Ctrl-C is for us to hear, and all of it is ended together.
    this.child = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' });
    running.add(this);
    const decoder = new StringDecoder('utf8');
    this.child.stdout.on('data', (chunk: Buffer) => this.read(decoder.write(chunk)));
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.errors = (this.errors + chunk.toString('utf8')).slice(-MOST_ERRORS);
    });
    // A program that reads no more is about to end, or has.
    this.child.stdin.on('error', () => {});
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        if (!this.isOver) this.hear(GONE);
        this.isOver = true;
        running.delete(this);
        resolve();
      };
      this.child.once('close', end);
      this.child.once('error', end);
      // A process that it left behind may hold on to its output for ever.
      this.child.once('exit', () => setTimeout(() => this.deafen(), LAST_WORDS));
    });
  }

  /** What it wrote on its standard error, line by line. */
  get complaints(): string[] {
    return this.errors.split('\n').filter((line) => line.trim() !== '');
  }

  tell(message: object): void {
    if (!this.isOver) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Forgets what was written unasked. */
  skip(): void {
    while (this.waiting[0]?.kind === 'line') this.waiting.shift();
    this.child.stdout.resume();
  }

  /** The next line within so many milliseconds. */
  next(milliseconds: number): Promise<ProgramOutput> {
    const heard = this.waiting.shift();
    if (heard !== undefined) return Promise.resolve(heard);
    if (this.isOver) return Promise.resolve(GONE);
    this.child.stdout.resume();
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => {
          // Timers come before what was read: this thread may have been busy, and the answer be there.
          setImmediate(() => setImmediate(() => this.listener === listen && listen(LATE)));
        },
        Math.max(0, milliseconds),
      );
      const listen = (what: ProgramOutput): void => {
        clearTimeout(timer);
        this.listener = null;
        resolve(what);
      };
      this.listener = listen;
    });
  }

  /** Ends it at once, with all it started. */
  kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    this.child.stdout.destroy();
    try {
      if (process.platform === 'win32') this.child.kill('SIGKILL');
      else process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }

  /** Says goodbye, and waits a little for it to go by itself. */
  async close(): Promise<void> {
    this.tell({ op: 'bye' });
    this.child.stdin.end();
    this.child.stdout.removeAllListeners('data').resume();
    const timer = setTimeout(() => this.kill(), FAREWELL);
    await this.ended;
    clearTimeout(timer);
    this.kill();
  }

  private deafen(): void {
    this.child.stdout.destroy();
    this.child.stderr.destroy();
  }

  private read(text: string): void {
    const pieces = (this.rest + text).split('\n');
    this.rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (piece.length > MOST_LINE) this.hear(TOO_LONG);
      else if (piece.trim() !== '') this.hear({ kind: 'line', text: piece });
    }
    if (this.rest.length <= MOST_LINE) return;
    this.rest = '';
    this.hear(TOO_LONG);
  }

  private hear(heard: ProgramOutput): void {
    if (this.listener !== null) {
      this.listener(heard);
      return;
    }
    this.waiting.push(heard);
    if (this.waiting.length >= MOST_WAITING) this.child.stdout.pause();
  }
}
