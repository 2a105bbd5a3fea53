import { release } from 'node:os';
import type { WallCall } from '@sanh-rong/bot-kit';
import { bytesOf, filterFor } from './filter.ts';
import { limitCalls } from './limits.ts';
import type { WallDemand } from './parts.ts';
import { hasCapabilities } from './standing.ts';
import { PROCESSORS, type Processor, SECCOMP } from './system-calls.ts';

/** The program and arguments of each, the outermost first. */
export type Keepers = readonly (readonly string[])[];

/** One way to start a process. */
export interface WallPlan {
  /** Programs that give up rights and then become the one behind them. */
  readonly keepers: Keepers;
  /** What the process itself gives up, once it has read its program and before a bot comes. */
  readonly calls: readonly WallCall[];
}

export interface Machine {
  readonly platform: string;
  readonly processor: string;
  readonly kernel: string;
  /** Whether the server is root, and may as such change into other users and end their processes. */
  readonly dropsRoot: boolean;
}

/** Root in a container may lack any of them. A process of another user that could not be ended would be worse than root's. */
const [END_OTHERS, CHANGE_GROUP, CHANGE_USER] = [5, 6, 7];

export const thisMachine = (): Machine => ({
  platform: process.platform,
  processor: process.arch,
  kernel: release(),
  dropsRoot: process.geteuid?.() === 0 && hasCapabilities([END_OTHERS, CHANGE_GROUP, CHANGE_USER]),
});

/** Above the users that people, services, containers and directories have; below what some programs take for negative. */
const OWN_USERS = 2_100_000_000;
/** Where a container knows few users: the one that owns nothing. */
const NO_USER = 65_534;

const path = (text: string): { readonly bytes: readonly number[] } => ({ bytes: [...Buffer.from(`${text}\0`)] });
const three = <Value>(value: Value): [Value, Value, Value] => [value, value, value];

/**
 * A server that is root has a user of its own for each process, who finds an empty folder where the root was. Of two wishes
 * for a group the last one holds that can be granted; of two for a user the first one, after which it is root no more.
 */
const DROP_ROOT: readonly WallCall[] = [
  { name: 'chroot', args: [path('/proc/self/fdinfo')] },
  { name: 'chdir', args: [path('/')] },
  { name: 'setgroups', args: [0, 0] },
  { name: 'setresgid', args: three(NO_USER) },
  { name: 'setresgid', args: three({ abovePid: OWN_USERS }) },
  { name: 'setresuid', args: three({ abovePid: OWN_USERS }) },
  { name: 'setresuid', args: three(NO_USER) },
];

const DIE_WITH_PARENT = 1;
const SIGKILL = 9;
const NO_NEW_PRIVILEGES = 38;
const SET_FILTER = 1;
const ALL_THREADS = 1;

const isProcessor = (text: string): text is Processor => Object.hasOwn(PROCESSORS, text);

/** Since 5.14 threads are counted for each user namespace apart. */
const countsByNamespace = (kernel: string): boolean => {
  const [major, minor] = kernel.split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
};

const callsFor = ({ processor, kernel, dropsRoot }: Machine, hasNamespaces: boolean): WallCall[] => {
  if (!isProcessor(processor)) return [];
  return [
    ...limitCalls(dropsRoot || (hasNamespaces && countsByNamespace(kernel))),
    ...(dropsRoot ? DROP_ROOT : []),
    // However the server ends, this process is ended too. A change of user would undo this setting.
    { name: 'prctl', args: [DIE_WITH_PARENT, SIGKILL, 0, 0, 0] },
    { name: 'prctl', args: [NO_NEW_PRIVILEGES, 1, 0, 0, 0] },
    // The last one: nothing of this can be asked for behind it.
    {
      name: 'syscall',
      args: [SECCOMP[processor], SET_FILTER, ALL_THREADS, { program: bytesOf(filterFor(processor)) }],
    },
  ];
};

/** Root needs no user namespace for the others, and could not change into a user that is unknown there. */
const namespacesFor = ({ dropsRoot }: Machine): Keepers => [
  ['unshare', ...(dropsRoot ? [] : ['--user']), '--net', '--ipc'],
];

const BARE: WallPlan = { keepers: [], calls: [] };

/** Ways to start a process on this machine, the strongest first; the last one works wherever Deno does. */
export const wallPlans = (demand: WallDemand, machine = thisMachine()): readonly WallPlan[] => {
  if (demand === 'off' || machine.platform !== 'linux') return [BARE];
  const keepers = namespacesFor(machine);
  return [
    { keepers, calls: callsFor(machine, true) },
    { keepers: [], calls: callsFor(machine, false) },
    { keepers, calls: [] },
    BARE,
  ];
};
