import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { LIMITS } from '@sanh-rong/bot-kit';

/** How a process for a bot is started: Deno without any permission, behind what the system offers to hold it back. */

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

const denoProgram = (): string => {
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

/** A process that nobody could end would end itself at last (seconds of work). */
const MOST_WORK = 3_600;
/** V8 sets aside more than half a gigabyte from the start; this leaves it 150 MB to grow, come what may (bytes). */
const MOST_DATA = 700_000_000;

/** The program and arguments of each, the outermost first. */
export type Keepers = readonly (readonly string[])[];

/**
 * Programs that set limits and then become the one behind them. In this order: whoever enters a new user namespace has no
 * rights left there, and the wish to die with the parent would be lost by it.
 */
export const KEEPERS: Keepers = [
  // No network, not even its own machine's.
  ['unshare', '--user', '--net', '--ipc'],
  // Whatever ends the server ends this too.
  ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'],
  // No files written, few opened, no picture of its memory left behind.
  ['prlimit', '--core=0', '--fsize=0', '--nofile=64', `--cpu=${MOST_WORK}`],
  ['prlimit', `--data=${MOST_DATA}`],
];

/** The program that runs bots, as `scripts/sandbox.mjs` builds it. */
export const insideProgram = (): string => here.resolve('@sanh-rong/bot-kit/inside.js');

export const commandBehind = (keepers: Keepers, inside: string): Command => {
  const [file, ...args] = [...keepers.flatMap((keeper) => [...keeper, '--']), denoProgram(), ...DENO, inside];
  // Nothing of the server's environment; and no cache, which would be written.
  return { file, args, env: { DENO_DIR: join(devNull, 'none'), NO_COLOR: '1', TZ: 'UTC' } };
};
