import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BotCall } from '@sanh-rong/bot-kit';
import { Random } from '@sanh-rong/engine';
import { expect, test, vi } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { until } from '../../../test/until.ts';
import { Sandboxes } from '../src/index.ts';
import { SandboxProcess } from '../src/sandbox-process.ts';
import { loaded } from './bots.ts';
import { firstCall } from './calls.ts';
import { descendants } from './processes.ts';

/** Draws one of its moves. */
const DRAWING = `
function getNextMove({ validMoves }) {
  const { cards } = validMoves[Math.floor(Math.random() * validMoves.length)];
  return { action: 'play', cards };
}`;

const BOTS = 4;
const ROUNDS = examples(8, 25);

/** Has something done right before the n-th report from now on is heard; at once for none. */
const reportCounter = () => {
  let left = 0;
  let then = (): void => {};
  const { listen } = SandboxProcess.prototype;
  const listening = vi.spyOn(SandboxProcess.prototype, 'listen').mockImplementation(function (
    this: SandboxProcess,
    listener,
  ) {
    if (listener === null) return listen.call(this, null);
    const { report, end } = listener;
    return listen.call(this, {
      end,
      report: (said) => {
        left -= 1;
        if (left === 0) then();
        report(said);
      },
    });
  });
  return {
    beforeReport(count: number, act: () => void): void {
      left = count;
      then = act;
      if (count === 0) act();
    },
    isDone: () => left <= 0,
    restore: () => listening.mockRestore(),
  };
};

test('processes that are killed at random cost no answer and change none', async () => {
  const before = descendants();
  const sandboxes = new Sandboxes({ warm: 2, most: BOTS });
  const bots = await Promise.all(Array.from({ length: BOTS }, (_, n) => loaded(sandboxes, DRAWING, { owner: `${n}` })));
  const calls: BotCall[] = Array.from({ length: 12 }, (_, n) => ({ ...firstCall('tienlen', n % 3), dice: `${n}` }));
  const expected = (await bots[0].decide(calls)).map(({ action }) => action);
  expect(new Set(expected.map((action) => JSON.stringify(action))).size).toBeGreaterThan(1);

  const random = new Random('kill');
  const reports = reportCounter();
  for (let round = 0; round < ROUNDS; round++) {
    const deciding = Promise.all(bots.map((bot) => bot.decide(calls)));
    // A kill from outside, at any moment: before the first answer, between two, after the last.
    reports.beforeReport(random.below(BOTS * calls.length + 1), () => {
      const targets = descendants().filter((pid) => !before.includes(pid));
      for (let kills = 1 + random.below(3); kills > 0; kills--) {
        try {
          process.kill(random.pick(targets), 'SIGKILL');
        } catch {
          // That one has just been killed.
        }
      }
    });
    for (const answers of await deciding) expect(answers.map(({ action }) => action)).toEqual(expected);
    expect(reports.isDone()).toBe(true);
  }
  reports.restore();
  await sandboxes.close();
  expect(descendants().filter((pid) => !before.includes(pid))).toEqual([]);
});

const BUILT = join(import.meta.dirname, '..', 'dist', 'index.js');

/** A server whose bots loop and wait, and that tells which processes it has. */
const DOOMED = `
import { readFileSync } from 'node:fs';
import { Sandboxes } from ${JSON.stringify(BUILT)};
const sandboxes = new Sandboxes({ warm: 1, most: 4 });
sandboxes.warmUp();
const source = 'function getNextMove() { for (;;); }';
const call = ${JSON.stringify(firstCall('tienlen'))};
const [looping] = await Promise.all([1, 2].map(() => sandboxes.load({ game: 'tienlen', source, time: 60_000 })));
looping.bot.decide([call]);
const below = (pid) =>
  readFileSync('/proc/' + pid + '/task/' + pid + '/children', 'utf8').split(' ').filter(Boolean).flatMap((child) => [child, ...below(child)]);
console.log(below(process.pid).join(' '));
`;

test('when the server itself is killed, no process of a bot outlives it', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', DOOMED], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(createInterface({ input: server.stdout }), 'line') as Promise<[string]>;
  const failed = once(server, 'exit').then(([code]) => expect.fail(`the server ended with ${code}`));
  const [line] = await Promise.race([said, failed]);
  const pids = line.split(' ');
  expect(pids.length).toBeGreaterThanOrEqual(4);
  for (const pid of pids) expect(existsSync(`/proc/${pid}`)).toBe(true);
  server.kill('SIGKILL');
  await until(
    'all its processes to be gone',
    () => pids.filter((pid) => existsSync(`/proc/${pid}`)),
    ({ length }) => length === 0,
  );
});
