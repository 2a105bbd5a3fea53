import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { inheritsNothing } from './descriptors.ts';
import { LIMITS } from './limits.ts';
import { WALL_PARTS, type WallPart } from './parts.ts';

/** What stands around a process, as Linux tells it to others: nothing that the process says itself is believed. */

type Fields = ReadonlyMap<string, string>;

const statusOf = (folder: string): Fields =>
  new Map(
    readFileSync(`${folder}/status`, 'latin1')
      .split('\n')
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );

/** How many filters a thread has. Kernels before 5.9 say only whether it has any. */
const filtersOf = (status: Fields): number =>
  Number(status.get('Seccomp_filters') ?? (status.get('Seccomp') === '2' ? 1 : 0));

const hasNoWayUp = (status: Fields): boolean => status.get('NoNewPrivs') === '1';

/** A server in a container has filters around it, and so has everything it starts. */
const isFiltered = (status: Fields, own: Fields): boolean => hasNoWayUp(status) && filtersOf(status) > filtersOf(own);

const NO_CAPABILITY = /^0+$/;

/** Whether this process has all of these, by their numbers. */
export const hasCapabilities = (numbers: readonly number[]): boolean =>
  isTrue(() => {
    const held = BigInt(`0x${statusOf('/proc/self').get('CapEff')}`);
    return numbers.every((number) => (held & (1n << BigInt(number))) !== 0n);
  });

const isUnprivileged = (status: Fields): boolean =>
  hasNoWayUp(status) &&
  !(status.get('Uid') ?? '0').split(/\s+/).includes('0') &&
  ['CapPrm', 'CapEff', 'CapAmb'].every((name) => NO_CAPABILITY.test(status.get(name) ?? ''));

const isLimited = (pid: number): boolean => {
  const lines = readFileSync(`/proc/${pid}/limits`, 'latin1').split('\n');
  return LIMITS.every(({ name, most }) => {
    const line = lines.find((each) => each.startsWith(name)) ?? '';
    const [soft, hard] = line.slice(name.length).trim().split(/\s+/);
    return soft === String(most) && hard === String(most);
  });
};

const NAMESPACES = ['net', 'ipc'] as const;

const isApart = (pid: number): boolean =>
  NAMESPACES.every((name) => readlinkSync(`/proc/${pid}/ns/${name}`) !== readlinkSync(`/proc/self/ns/${name}`));

const isTrue = (look: () => boolean): boolean => {
  try {
    return look();
  } catch {
    // The system does not tell, or the process has gone.
    return false;
  }
};

const threadsOf = (pid: number): Fields[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return [statusOf(`/proc/${pid}/task/${thread}`)];
    } catch {
      // It has just ended.
      return [];
    }
  });

export const standingParts = (pid: number): readonly WallPart[] => {
  const everyThread = (holds: (status: Fields, own: Fields) => boolean): boolean => {
    const [own, threads] = [statusOf('/proc/self'), threadsOf(pid)];
    return threads.length > 0 && threads.every((status) => holds(status, own));
  };
  const looks: Readonly<Record<WallPart, () => boolean>> = {
    filter: () => everyThread(isFiltered),
    limits: () => isLimited(pid),
    privileges: () => everyThread(isUnprivileged) && inheritsNothing(pid, Number(statusOf(`/proc/${pid}`).get('PPid'))),
    namespaces: () => isApart(pid),
  };
  return WALL_PARTS.filter((part) => isTrue(looks[part]));
};
