import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { play } from './command.ts';
import type { Streams } from './streams.ts';

/** A terminal that remembers what was written and whether it is raw. */
class FakeTerminal {
  readonly input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => {
      this.raw = raw;
    },
  });
  readonly output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  readonly errors = new PassThrough();
  raw = false;
  written = '';

  constructor() {
    this.output.on('data', (chunk) => {
      this.written += String(chunk);
    });
  }

  streams(env: Streams['env'] = {}): Streams {
    return { input: this.input, output: this.output, errors: this.errors, env };
  }

  /** Once everything written so far has been read. */
  async type(keys: string): Promise<void> {
    this.input.write(keys);
    await new Promise(setImmediate);
  }

  expectRestored(): void {
    expect(this.raw).toBe(false);
    expect(this.written).toContain('\u001b[?1049h');
    expect(this.written.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(this.written.lastIndexOf('\u001b[?1049h'));
    expect(this.written.lastIndexOf('\u001b[?25h')).toBeGreaterThan(this.written.lastIndexOf('\u001b[?25l'));
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the screen on a terminal', () => {
  it('is raw while playing and restored after leaving; the seed stays on the screen', async () => {
    const terminal = new FakeTerminal();
    const session = play(['--seed', 'abc'], terminal.streams());
    expect(terminal.raw).toBe(true);
    await terminal.type('q');
    await terminal.type('y');
    expect(await session).toBe(0);
    terminal.expectRestored();
    expect(terminal.written.slice(terminal.written.lastIndexOf('\u001b[?1049l'))).toContain('--seed abc');
  });

  it('is restored after Ctrl-C, with exit code 130', async () => {
    const terminal = new FakeTerminal();
    const session = play(['--seed', 'abc'], terminal.streams());
    await terminal.type('\u0003');
    expect(await session).toBe(130);
    terminal.expectRestored();
  });

  it('is restored after SIGTERM, with exit code 143, and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM');
    const terminal = new FakeTerminal();
    const session = play(['--seed', 'abc'], terminal.streams());
    process.emit('SIGTERM', 'SIGTERM');
    expect(await session).toBe(143);
    terminal.expectRestored();
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });

  it('is restored when something breaks, and says so', async () => {
    const terminal = new FakeTerminal();
    const session = play(['--seed', 'abc'], terminal.streams());
    Object.defineProperty(terminal.output, 'columns', {
      get: () => {
        throw new Error('broken pipe dream');
      },
    });
    terminal.output.emit('resize');
    expect(await session).toBe(1);
    terminal.expectRestored();
    expect(String(terminal.errors.read())).toContain('broken pipe dream');
  });

  it('lets opponents pause, and --fast not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = new FakeTerminal();
    const session = play(['--seed', 'abc', '--no-colour'], slow.streams());
    await slow.type('3s\r');
    expect(slow.written).not.toContain('Tây: 5♥');
    vi.advanceTimersByTime(10_000);
    await slow.type('');
    expect(slow.written).toContain('Tây: 5♥');
    await slow.type('\u0003');
    await session;

    const fast = new FakeTerminal();
    const other = play(['--seed', 'abc', '--no-colour', '--fast'], fast.streams());
    await fast.type('3s\r');
    expect(fast.written).toContain('Tây: 5♥');
    await fast.type('\u0003');
    await other;
  });

  it('draws anew when the window changes', async () => {
    const terminal = new FakeTerminal();
    const session = play(['--seed', 'abc'], terminal.streams());
    terminal.output.columns = 40;
    terminal.output.emit('resize');
    await terminal.type('');
    expect(terminal.written).toContain('40×24');
    await terminal.type('\u0003');
    await session;
  });

  it('has colours, unless told not to', async () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
    const colours = /\u001b\[[0-9;]+m/;
    const writtenWith = async (args: string[], env: Streams['env']) => {
      const terminal = new FakeTerminal();
      const session = play(['--seed', 'abc', ...args], terminal.streams(env));
      await terminal.type('\u0003');
      await session;
      return terminal.written;
    };
    expect(await writtenWith([], {})).toMatch(colours);
    expect(await writtenWith(['--no-colour'], {})).not.toMatch(colours);
    expect(await writtenWith([], { NO_COLOR: '1' })).not.toMatch(colours);
  });

  it('gives way to line mode with --plain', async () => {
    const terminal = new FakeTerminal();
    terminal.input.end('quit\n');
    expect(await play(['--seed', 'abc', '--plain'], terminal.streams())).toBe(0);
    expect(terminal.written).not.toContain('\u001b[?1049h');
  });
});
