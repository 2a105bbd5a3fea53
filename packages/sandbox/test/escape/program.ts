import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Attempt } from './attempts.ts';

const WALL = join(import.meta.dirname, '..', '..', '..', 'bot-kit', 'src', 'inside', 'wall.ts');

/** A program as it is given to Deno. It has `prepareWall`, as the program for bots does, and does what it likes. */
export const escapedProgram = (code: string): string =>
  `${transformSync(readFileSync(WALL, 'utf8'), { loader: 'ts' }).code}\n${code}`;

/**
 * What a bot can do that has broken the engine itself: any system call, with any arguments. The C library is at hand from
 * before the wall; nothing of the language or of Deno's permissions stands between.
 */
export const NATIVE = `
const { symbols: c } = Deno.dlopen('libc.so.6', {
  syscall: { parameters: Array(7).fill('i64'), result: 'i64' },
  __errno_location: { parameters: [], result: 'pointer' },
  memcpy: { parameters: ['buffer', 'pointer', 'usize'], result: 'pointer' },
  pthread_attr_init: { parameters: ['buffer'], result: 'i32' },
  pthread_attr_setstacksize: { parameters: ['buffer', 'usize'], result: 'i32' },
  pthread_create: { parameters: ['buffer', 'buffer', 'pointer', 'i64'], result: 'i32' },
  sleep: { type: 'pointer' },
});
const addressOf = (bytes) => BigInt(Deno.UnsafePointer.value(Deno.UnsafePointer.of(bytes)));
const errorNumber = () => { const room = new Int32Array(1); c.memcpy(room, c.__errno_location(), 4); return room[0]; };
`;

/** Tries all; a line each with the number of the error, or `granted`. */
export const attempting = (attempts: readonly Attempt[], raise: 'raise' | 'prepare'): string =>
  escapedProgram(`${NATIVE}
const kept = [];
const written = (argument) => {
  if (typeof argument === 'number') return BigInt(argument);
  const bytes = 'text' in argument ? new TextEncoder().encode(argument.text + '\\0') : new Uint8Array(argument.bytes);
  kept.push(bytes);
  return addressOf(bytes);
};
const attempts = ${JSON.stringify(attempts)}
  .filter((attempt) => attempt[${JSON.stringify(process.arch)}] !== null)
  .map(({ name, [${JSON.stringify(process.arch)}]: number, args }) => [name, [number, ...args, 0, 0, 0, 0, 0, 0].slice(0, 7).map(written)]);
const raise = prepareWall(Deno);
${raise === 'raise' ? 'raise();' : ''}
for (const [name, args] of attempts) {
  const result = c.syscall(...args);
  console.log(name + ': ' + (BigInt(result) === -1n ? errorNumber() : 'granted'));
}
Deno.exit(0);`);

/**
 * A process that has been taken over: as soon as it gets a bot it starts threads as small as they can be, as long as the
 * system lets it. It says that the bot is there only when it got no more than `most`.
 */
export const startingThreads = (most: number): string =>
  escapedProgram(`${NATIVE}
const SMALL = 131_072;
const attributes = new Uint8Array(256);
c.pthread_attr_init(attributes);
c.pthread_attr_setstacksize(attributes, SMALL);
prepareWall(Deno)();
const say = (report) => Deno.stdout.writeSync(new TextEncoder().encode(JSON.stringify(report) + '\\n'));
const room = new Uint8Array(100_000);
const next = () => JSON.parse(new TextDecoder().decode(room.subarray(0, Deno.stdin.readSync(room))));
next();
say({ type: 'up' });
const { key } = next();
let started = 0;
while (c.pthread_create(new Uint8Array(8), attributes, c.sleep, 1_000) === 0) started += 1;
if (started <= ${most}) say({ type: 'loaded', key, fault: null, printed: [] });
next();`);
