import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import type { Child, StartChild } from '../src/child.ts';
import { commandFor, insideProgram } from '../src/command.ts';
import { startDirectly } from '../src/direct-start.ts';
import { NotStarted, SandboxProcess } from '../src/sandbox-process.ts';
import { Starter } from '../src/starter.ts';
import { findCommand, persistently } from '../src/starting.ts';
import { wallPlans } from '../src/wall/plan.ts';
import { descendants } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-sandbox-'));
const starter = new Starter();
const PLANS = wallPlans([]);
/** What every Linux offers, also in a container; and nothing at all. */
const [STRONGEST, USUAL] = PLANS;
const BARE = { keepers: [], calls: [] };

afterAll(async () => {
  await starter.close();
  rmSync(folder, { recursive: true });
});

const program = (name: string, code: string): string => {
  const file = join(folder, `${name}.js`);
  writeFileSync(file, code);
  return file;
};

const WAYS: readonly (readonly [string, StartChild])[] = [
  ['from the server itself', startDirectly],
  ['by a starter', (command) => starter.start(command)],
];

/** How a sandbox fails to come up. */
const failing = async (start: StartChild, ...command: Parameters<typeof commandFor>): Promise<NotStarted> =>
  SandboxProcess.start(start, commandFor(...command)).then(
    () => {
      throw new Error('it has started');
    },
    (error: NotStarted) => error,
  );

describe.each(WAYS)('a process started %s', (_way, start) => {
  test('comes up, says how much memory is its own, and is gone when it is ended', async () => {
    const before = descendants();
    const sandbox = await SandboxProcess.start(start, commandFor(USUAL, insideProgram()));
    expect(descendants().length).toBe(before.length + 1);
    const megabytes = (sandbox.memory() ?? 0) / 1_024 / 1_024;
    expect(megabytes).toBeGreaterThan(5);
    expect(megabytes).toBeLessThan(60);
    sandbox.stop();
    expect(sandbox.isOver).toBe(true);
    await sandbox.gone;
    expect(descendants()).toEqual(before);
  });

  test('ends quietly when nobody speaks to it any more', async () => {
    const child = await start(commandFor(USUAL, insideProgram()));
    child.stdout.resume();
    child.stdin.end();
    expect(await child.ended).toEqual(expect.objectContaining({ signal: null, lastWords: '' }));
  });

  test('that ends before it is up says so, with its last words', async () => {
    const failed = await failing(start, USUAL, program('failing', "console.error('no, thanks'); Deno.exit(1);"));
    expect(failed).toMatchObject({ how: 'crash', message: expect.stringContaining('no, thanks') });
  });

  test('that says something else first is not believed', async () => {
    const talking = program('talking', "Deno.stdin.readSync(new Uint8Array(99)); console.log('hello'); for (;;);");
    expect(await failing(start, USUAL, talking)).toMatchObject({ how: 'crash' });
  });

  test('behind a keeper that is not there never starts', async () => {
    const failed = await failing(start, { ...USUAL, keepers: [['no-such-keeper']] }, insideProgram());
    expect(failed).toBeInstanceOf(NotStarted);
    expect(failed.how).toBe('crash');
  });
});

test('the strongest plan that works is taken; those with what is missing or forbidden are left out', async () => {
  const start = persistently((command) => starter.start(command));
  const without = (keeper: string) => ({ ...USUAL, keepers: [[keeper]] });
  const plans = [without('no-such-keeper'), without('false'), USUAL, BARE];
  const { command, sandbox } = await findCommand(start, plans, insideProgram());
  sandbox.stop();
  await sandbox.gone;
  expect(command).toEqual(commandFor(USUAL, insideProgram()));
});

describe('a machine that is short of something for a while', () => {
  const sandbox = { stop: () => {} } as SandboxProcess;

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'nothing is left out after %i failures, whatever else comes of it',
    async (failures) => {
      let starts = 0;
      const start = async (): Promise<SandboxProcess> => {
        starts += 1;
        if (starts <= failures) throw new NotStarted('crash', '');
        return sandbox;
      };
      const found = await findCommand(start, PLANS, 'inside.js').catch(() => null);
      if (found !== null) expect(found.command).toEqual(commandFor(STRONGEST, 'inside.js'));
    },
  );
});

test('a process is given up when it is not born in time, and ended when it is born after all', async () => {
  let bear: (child: Child) => void = () => {};
  const born = new Promise<Child>((resolve) => {
    bear = resolve;
  });
  const starting = SandboxProcess.start(() => born, commandFor(BARE, insideProgram()), 20);
  await expect(starting).rejects.toBeInstanceOf(NotStarted);
  const child = await startDirectly(commandFor(BARE, insideProgram()));
  bear(child);
  child.stdout.resume();
  expect(await child.ended).toMatchObject({ signal: 'SIGKILL' });
});

test('a process that nothing ties to its starter is ended when that is lost', async () => {
  const before = descendants();
  const lost = new Starter();
  const endless = program(
    'endless',
    `Deno.stdin.readSync(new Uint8Array(99)); console.log('{"type":"up"}'); for (const to = Date.now() + 60_000; Date.now() < to; );`,
  );
  const [starting] = descendants().filter((pid) => !before.includes(pid));
  const sandbox = await SandboxProcess.start((command) => lost.start(command), commandFor(BARE, endless));
  const [pid] = descendants().filter((each) => !before.includes(each) && each !== starting);
  process.kill(starting, 'SIGKILL');
  await until('the process to be ended', () => !existsSync(`/proc/${pid}`));
  expect(await sandbox.gone).toMatchObject({ signal: 'SIGKILL' });
  await lost.close();
});
