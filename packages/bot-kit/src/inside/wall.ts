import type { WallArgument, WallCall } from '../wall-call.ts';
import type { DenoGlobals } from './surroundings.ts';

const LIBRARY = 'libc.so.6';

/** Bytes of one instruction of a filter program, and of its description: how many there are, and where. */
const INSTRUCTION = 8;
const DESCRIPTION = 16;

/**
 * Opens the C library for the calls that come as this process's argument, and gives up the permission to open any. What is
 * returned makes the calls: from then on the system itself refuses this process everything but to think and to answer. A
 * call that fails is not reported, since the server looks at the process from outside before it believes in the wall.
 */
export const prepareWall = (deno: DenoGlobals): (() => void) => {
  const [text] = deno.args;
  if (text === undefined) return () => {};
  const calls = JSON.parse(text) as readonly WallCall[];

  const describe = (program: Uint8Array): Uint8Array => {
    const description = new DataView(new ArrayBuffer(DESCRIPTION));
    description.setUint16(0, program.length / INSTRUCTION, true);
    const { of, value } = deno.UnsafePointer;
    description.setBigUint64(8, BigInt(value(of(program))), true);
    return new Uint8Array(description.buffer);
  };

  /** Bytes that are only pointed at by other bytes must not be cleared away before the call. */
  const kept: Uint8Array[] = [];
  const resolve = (argument: WallArgument): number | Uint8Array => {
    if (typeof argument === 'number') return argument;
    if ('abovePid' in argument) return argument.abovePid + deno.pid;
    if ('bytes' in argument) return new Uint8Array(argument.bytes);
    const program = new Uint8Array(argument.program);
    kept.push(program);
    return describe(program);
  };

  const prepared = calls.map(({ name, args }) => {
    const values = args.map(resolve);
    const parameters = values.map((value) => (typeof value === 'number' ? 'i64' : 'buffer'));
    return { values, symbol: `${name}(${parameters.join()})`, function: { name, parameters, result: 'i64' } as const };
  });
  // Code is made for each function that is opened, which takes longer than all of the calls.
  const functions = Object.fromEntries(prepared.map((call) => [call.symbol, call.function]));
  const { symbols } = deno.dlopen(LIBRARY, functions);
  deno.permissions.revokeSync({ name: 'ffi' });
  return () => {
    for (const { symbol, values } of prepared) symbols[symbol](...values);
    kept.length = 0;
  };
};
