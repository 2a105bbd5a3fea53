import type { WallCall } from '@sanh-rong/bot-kit';

/** Limits that the system keeps for a process, by the numbers it knows them by. */
interface Limit {
  readonly resource: number;
  readonly most: number;
  /** As `/proc/PID/limits` calls it. */
  readonly name: string;
}

/** A process that could not be ended would end itself at last (seconds of work). */
const MOST_WORK = 3_600;
/** V8 sets aside more than half a gigabyte from the start; this leaves it 150 MB to grow, come what may (bytes). */
const MOST_DATA = 700_000_000;
/** A bot starts none, and Deno has some 70 on a machine of 64 processors: more of them are an escaped bot's. */
export const MOST_THREADS = 256;

/** No files written, few opened, no picture of its memory left behind. */
export const LIMITS: readonly Limit[] = [
  { resource: 0, most: MOST_WORK, name: 'Max cpu time' },
  { resource: 1, most: 0, name: 'Max file size' },
  { resource: 2, most: MOST_DATA, name: 'Max data size' },
  { resource: 4, most: 0, name: 'Max core file size' },
  { resource: 7, most: 64, name: 'Max open files' },
];

/** Counts all threads of a user, so it is of use only where the process is its user's only one. */
const THREADS: Limit = { resource: 6, most: MOST_THREADS, name: 'Max processes' };

const bytesOf = (most: number): number[] => [
  ...new Uint8Array(new BigUint64Array([BigInt(most), BigInt(most)]).buffer),
];

const callFor = ({ resource, most }: Limit): WallCall => ({
  name: 'prlimit',
  args: [0, resource, { bytes: bytesOf(most) }, 0],
});

export const limitCalls = (isAlone: boolean): WallCall[] => (isAlone ? [...LIMITS, THREADS] : LIMITS).map(callFor);
