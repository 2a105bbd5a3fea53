import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { commandFor, denoProgram, insideProgram } from '../src/command.ts';
import { startDirectly } from '../src/direct-start.ts';
import { Sandboxes, WallMissing } from '../src/index.ts';
import { SandboxProcess } from '../src/sandbox-process.ts';
import { limitCalls, MOST_THREADS } from '../src/wall/limits.ts';
import { WALL_PARTS, type WallPart } from '../src/wall/parts.ts';
import { thisMachine, type WallPlan, wallPlans } from '../src/wall/plan.ts';
import { loaded, told } from './bots.ts';
import { firstCall } from './calls.ts';
import { attemptsOn, type Surroundings } from './escape/attempts.ts';
import { attempting, startingThreads } from './escape/program.ts';
import { descendants } from './processes.ts';

/** A bot that has broken the engine itself meets what the system refuses to its process. */

const NOBODY = 65_534;
const NOT_PERMITTED = '1';
const NO_SUCH_CALL = '38';

const { dropsRoot } = thisMachine();
/** Plans by which a process starts on every Linux. */
const [, IN_CONTAINER, , BARE] = wallPlans([]);
const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-wall-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true }));

/** An ordinary user of the machine may not be let into the folder of this project. */
const publicDeno = (): string => {
  const copy = join(folder, 'deno');
  if (!existsSync(copy)) copyFileSync(denoProgram(), copy);
  return copy;
};

interface User {
  readonly id: number | undefined;
  readonly plans: readonly WallPlan[];
}

const plansFor = (asRoot: boolean): readonly WallPlan[] => wallPlans([], { ...thisMachine(), dropsRoot: asRoot });

/** Root, where the tests run as root, and an ordinary user. */
const USERS: readonly (readonly [string, User])[] = dropsRoot
  ? [
      ['root', { id: undefined, plans: plansFor(true) }],
      ['an ordinary user', { id: NOBODY, plans: plansFor(false) }],
    ]
  : [['an ordinary user', { id: undefined, plans: plansFor(false) }]];

/** Runs a program of Deno's as this user, beside a process of the same user that it may go for. */
const runAs = async (
  { id }: User,
  plan: WallPlan,
  programFor: (surroundings: Surroundings) => string,
): Promise<string[]> => {
  const home = mkdtempSync(join(folder, 'home-'));
  chmodSync(home, 0o777);
  const identity = id === undefined ? {} : { uid: id, gid: id };
  const victim = spawn('sleep', ['1000'], { stdio: 'ignore', ...identity });
  const surroundings = { victim: victim.pid ?? 0, secret: join(home, 'secret'), fresh: join(home, 'fresh') };
  const program = join(home, 'program.js');
  writeFileSync(surroundings.secret, 'nobody may read this', { mode: 0o666 });
  writeFileSync(program, programFor(surroundings), { mode: 0o644 });
  const { file, args, env } = commandFor(plan, program);
  const [usual, open] = [denoProgram(), publicDeno()];
  const [first, ...rest] = [file, ...args].map((part) => (part === usual ? open : part));
  const child = spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'inherit'], cwd: '/', ...identity });
  const output = await text(child.stdout);
  victim.kill('SIGKILL');
  expect(existsSync(surroundings.fresh)).toBe(false);
  expect(existsSync(surroundings.secret)).toBe(true);
  return output.trim().split('\n');
};

const outcomesOf = (lines: readonly string[]): readonly (readonly string[])[] => lines.map((line) => line.split(': '));

describe.each(USERS)('a process of %s that does whatever it likes', (_name, user) => {
  const [, inContainer] = user.plans;

  test('is refused every system call that reaches anything outside it', async () => {
    const lines = await runAs(user, inContainer, (surroundings) => attempting(attemptsOn(surroundings), 'raise'));
    expect(lines.length).toBeGreaterThan(50);
    expect(outcomesOf(lines).filter(([, outcome]) => outcome !== NOT_PERMITTED && outcome !== NO_SUCH_CALL)).toEqual(
      [],
    );
  });

  test('would have been granted many of them, had the wall only been prepared', async () => {
    const harmless = (surroundings: Surroundings) => attemptsOn(surroundings).filter((each) => each.isGranted === true);
    const lines = await runAs(user, inContainer, (surroundings) => attempting(harmless(surroundings), 'prepare'));
    expect(lines.length).toBeGreaterThan(15);
    expect(outcomesOf(lines).filter(([, outcome]) => outcome !== 'granted')).toEqual([]);
  });
});

test('each process of root has a user of its own, and a folder that it may not even list for a root', async () => {
  const before = descendants();
  const command = commandFor(IN_CONTAINER, insideProgram());
  const processes = await Promise.all([0, 1].map(() => SandboxProcess.start(startDirectly, command)));
  const found = descendants()
    .filter((pid) => !before.includes(pid))
    .map((pid) => ({ pid, user: statSync(`/proc/${pid}`).uid, root: readlinkSync(`/proc/${pid}/root`) }));
  for (const sandbox of processes) sandbox.stop();
  await Promise.all(processes.map(({ gone }) => gone));
  expect(found).toHaveLength(2);
  const own = found.map(({ pid }) => ({ pid, user: 2_100_000_000 + pid, root: `/proc/${pid}/fdinfo` }));
  const servers = found.map(({ pid }) => ({ pid, user: process.geteuid?.(), root: '/' }));
  expect(found).toEqual(dropsRoot ? own : servers);
});

const BOT = 'function getNextMove() { console.log("here"); return { action: "pass" } }';

/** What stands by each is known. */
const STANDING: readonly (readonly [string, WallPlan, readonly WallPart[]])[] = [
  ['in a container, which may make no namespaces', IN_CONTAINER, ['filter', 'limits', 'privileges']],
  ['where the system offers nothing', BARE, []],
];

/** What becomes of a bot: what it prints, or the parts without which it is not let in. */
const outcomeOf = async (sandboxes: Sandboxes): Promise<string | readonly string[]> => {
  try {
    const bot = await loaded(sandboxes, BOT);
    const [answer] = await bot.decide([firstCall('tienlen')]);
    return told(answer);
  } catch (error) {
    if (error instanceof WallMissing) return error.missing;
    throw error;
  } finally {
    await sandboxes.close();
  }
};

describe.each(STANDING)('%s', (_name, plan, standing) => {
  const sandboxes = (wall: readonly WallPart[]) => new Sandboxes({ warm: 0, most: 1, wall, plans: [plan] });

  test('what stands is known from outside', async () => {
    const looking = sandboxes([]);
    const report = await looking.inspect();
    await looking.close();
    expect(report).toEqual({ standing, missing: WALL_PARTS.filter((part) => !standing.includes(part)) });
  });

  test.each(WALL_PARTS)('a bot runs when %s is required and stands, or is refused', async (part) => {
    expect(await outcomeOf(sandboxes([part]))).toEqual(standing.includes(part) ? 'here' : [part]);
  });

  test('a bot runs where no part is required, and is told what is missing where all are', async () => {
    expect(await outcomeOf(sandboxes([]))).toBe('here');
    const missing = WALL_PARTS.filter((part) => !standing.includes(part));
    expect(await outcomeOf(sandboxes(WALL_PARTS))).toEqual(missing.length === 0 ? 'here' : missing);
  });
});

test('on this machine bots run behind every part that it offers, and are refused when one is required that it does not', async () => {
  const looking = new Sandboxes({ warm: 0, most: 1 });
  const { standing, missing } = await looking.inspect();
  await looking.close();
  expect(standing).toEqual(expect.arrayContaining(['filter', 'limits', 'privileges']));
  expect(await outcomeOf(new Sandboxes({ warm: 0, most: 1, wall: standing }))).toBe('here');
  const all = await outcomeOf(new Sandboxes({ warm: 0, most: 1, wall: WALL_PARTS }));
  expect(all).toEqual(missing.length === 0 ? 'here' : missing);
});

test('without a wall a bot runs, and nothing is tried', async () => {
  const looking = new Sandboxes({ warm: 0, most: 1, wall: 'off' });
  expect(await looking.inspect()).toEqual({ standing: [], missing: WALL_PARTS });
  await looking.close();
  expect(await outcomeOf(new Sandboxes({ warm: 0, most: 1, wall: 'off' }))).toBe('here');
});

describe('a process that starts threads without an end', () => {
  const inside = join(folder, 'threads.js');
  writeFileSync(inside, startingThreads(MOST_THREADS));
  const load = async (plan: WallPlan): Promise<string> => {
    const sandboxes = new Sandboxes({ warm: 0, most: 1, inside, plans: [plan] });
    const loading = await sandboxes.load({ game: 'tienlen', source: BOT });
    await sandboxes.close();
    return loading.ok ? 'refused more' : loading.fault.kind;
  };

  test('is refused more by the system where it has a user of its own, and ended elsewhere', async () => {
    expect(await load(IN_CONTAINER)).toBe(dropsRoot ? 'refused more' : 'crash');
  });

  test('is ended where its user has other processes', async () => {
    const calls = IN_CONTAINER.calls.filter(
      (call) =>
        !limitCalls(true)
          .slice(-1)
          .some((last) => isDeepStrictEqual(call, last)),
    );
    expect(calls.length).toBe(IN_CONTAINER.calls.length - (dropsRoot ? 1 : 0));
    expect(await load({ ...IN_CONTAINER, calls })).toBe('crash');
  });
});
