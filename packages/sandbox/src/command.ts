import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { LIMITS } from '@sanh-rong/bot-kit';
import type { WallPlan } from './wall/plan.ts';

/** How a process for a bot is started: Deno without any permission of its own, behind what the system offers to hold it back. */

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The parts of npm's package `deno` that hold the program, by system. Its own start script would fetch it once more. */
const PARTS: Readonly<Record<string, string>> = {
  'darwin-arm64': '@deno/darwin-arm64',
  'darwin-x64': '@deno/darwin-x64',
  'linux-arm64': '@deno/linux-arm64-glibc',
  'linux-x64': '@deno/linux-x64-glibc',
  'win32-arm64': '@deno/win32-arm64',
  'win32-x64': '@deno/win32-x64',
};

const here = createRequire(import.meta.url);

export const denoProgram = (): string => {
  const system = `${process.platform}-${process.arch}`;
  const part = PARTS[system];
  if (part === undefined) throw new Error(`bots cannot run on ${system}: there is no Deno for it`);
  const manifest = createRequire(here.resolve('deno/package.json')).resolve(`${part}/package.json`);
  return join(dirname(manifest), process.platform === 'win32' ? 'deno.exe' : 'deno');
};

/** The program itself needs some of the heap besides the bot's own (megabytes). */
const PROGRAM_HEAP = 10;

const V8 = [
  `--max-old-space-size=${LIMITS.memory + PROGRAM_HEAP}`,
  // What is thrown away soon takes little room this way, so that memory in use is close to memory needed.
  '--max-semi-space-size=2',
  '--no-concurrent-array-buffer-sweeping',
  '--disallow-code-generation-from-strings',
];

const DENO = [
  'run',
  '--no-prompt',
  '--no-remote',
  '--no-npm',
  '--no-config',
  '--no-lock',
  '--no-code-cache',
  '--quiet',
  `--v8-flags=${V8.join(',')}`,
];

/** Nothing of the server's environment; no cache, which would be written; and no asking the network for a newer Deno. */
const ENVIRONMENT = { DENO_DIR: join(devNull, 'none'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1', TZ: 'UTC' };

/** The program that runs bots, as `scripts/bundle.mjs` builds it. */
export const insideProgram = (): string => here.resolve('@sanh-rong/bot-kit/inside.js');

/** By this Deno can be told to give rights up; it gives up this permission first. */
const FOREIGN_CALLS = '--allow-ffi';

export const commandFor = ({ keepers, calls }: WallPlan, inside: string): Command => {
  const program = calls.length === 0 ? [inside] : [FOREIGN_CALLS, inside, JSON.stringify(calls)];
  const [file, ...args] = [...keepers.flatMap((keeper) => [...keeper, '--']), denoProgram(), ...DENO, ...program];
  return { file, args, env: ENVIRONMENT };
};
