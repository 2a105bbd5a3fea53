import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../../test/until.ts';
import { Sandboxes } from '../src/index.ts';
import { SandboxProcess } from '../src/sandbox-process.ts';
import { workOf } from '../src/work.ts';
import { loaded } from './bots.ts';
import { firstCall } from './calls.ts';
import { descendants } from './processes.ts';

/** A machine that is too busy for a bot: to its process that is the same as being stopped. */

const TIME = 1_000;

/** Works for a quarter of its time or so. */
const HONEST = `
function getNextMove() {
  for (let i = 0, x = 0; i < 4e7; i++) x = (x * 31 + i) | 0;
  return { action: 'pass' };
}`;

let before: readonly number[];
let sandboxes: Sandboxes;

beforeEach(() => {
  before = descendants();
  sandboxes = new Sandboxes({ warm: 0, most: 1 });
});

afterEach(() => {
  vi.restoreAllMocks();
  return sandboxes.close();
});

/** The bot's process: the youngest there is. */
const processOfBot = (): number => Math.max(...descendants().filter((pid) => !before.includes(pid)));

/** The clock that a busy machine is waited for by runs ten times as fast: a stopped process needs none of those seconds. */
const hurryClock = (): void => {
  const time = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => 10 * time());
};

/** Whether this system shares the machine among sessions before it looks at priorities. */
const GROUPED = existsSync('/proc/self/autogroup');

/** Zero for a process of no session of its own: its file is empty. */
const niceOfSession = (pid: number | 'self'): number =>
  Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1] ?? 0);

describe('a bot on a busy machine', () => {
  test('comes after everything else, also where the machine is shared among sessions', async () => {
    const bot = await loaded(sandboxes, HONEST, { time: TIME });
    const pid = processOfBot();
    expect(getPriority(pid)).toBeGreaterThan(getPriority());
    if (GROUPED) expect(niceOfSession(pid)).toBeGreaterThan(niceOfSession('self'));
    bot.stop();
  });

  test('is given the time that the machine took from it', async () => {
    const bot = await loaded(sandboxes, HONEST, { time: TIME });
    const pid = processOfBot();
    const begun = workOf(pid) ?? 0;
    const deciding = bot.decide([firstCall('tienlen')]);
    await until('the bot to work', () => (workOf(pid) ?? 0) - begun > 20);
    process.kill(pid, 'SIGSTOP');
    const stopped = performance.now();
    await until('more than its time to pass', () => performance.now() - stopped > 2 * TIME);
    process.kill(pid, 'SIGCONT');
    const [answer] = await deciding;
    expect(answer).toMatchObject({ fault: null, action: { type: 'pass' } });
    // What the machine took is not charged either.
    expect(answer.micros).toBeGreaterThan(0);
    expect(answer.micros).toBeLessThan(TIME * 1_000);
    expect(processOfBot()).toBe(pid);
  });

  test('is asked again elsewhere when it never gets any', async () => {
    const bot = await loaded(sandboxes, HONEST, { time: TIME });
    const pid = processOfBot();
    process.kill(pid, 'SIGSTOP');
    hurryClock();
    const deciding = bot.decide([firstCall('tienlen')]);
    await until('its process to be given up', () => !descendants().includes(pid));
    // The next one is waited for as long as a busy machine needs.
    vi.restoreAllMocks();
    expect(await deciding).toMatchObject([{ fault: null, action: { type: 'pass' } }]);
  });

  test('gets no answer and no blame when that happens again', async () => {
    const bot = await loaded(sandboxes, 'function getNextMove() { for (;;); }', { time: 100 });
    const work = vi.spyOn(SandboxProcess.prototype, 'work').mockReturnValue(0);
    hurryClock();
    await expect(bot.decide([firstCall('tienlen')])).rejects.toThrow('too busy');
    expect(work).toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(await bot.decide([firstCall('tienlen')])).toMatchObject([{ fault: { kind: 'timeout', milliseconds: 100 } }]);
  });
});
