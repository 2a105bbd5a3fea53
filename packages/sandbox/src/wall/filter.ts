import { ALLOWED, CLONE3, type Condition, PROCESSORS, type Processor } from './system-calls.ts';

/** The filter that the kernel runs before each system call of a process (seccomp), as its instructions. */

export interface Instruction {
  readonly code: number;
  readonly yes: number;
  readonly no: number;
  readonly value: number;
}

export const LOAD = 0x20;
export const AND = 0x54;
export const JUMP_IF_EQUAL = 0x15;
export const RETURN = 0x06;

export const ALLOW = 0x7fff0000;
export const KILL = 0x80000000;
const ERROR = 0x00050000;
export const NOT_PERMITTED = ERROR + 1;
export const NO_SUCH_CALL = ERROR + 38;

/**
 * Where things lie in what the kernel shows of a call. Of an argument the lower half, which comes first, is looked at: the
 * kernel reads no more of those that have conditions.
 */
export const NUMBER_AT = 0;
export const PROCESSOR_AT = 4;
export const argumentAt = (argument: number): number => 16 + 8 * argument;

const load = (at: number): Instruction => ({ code: LOAD, yes: 0, no: 0, value: at });
const and = (mask: number): Instruction => ({ code: AND, yes: 0, no: 0, value: mask });
const answer = (verdict: number): Instruction => ({ code: RETURN, yes: 0, no: 0, value: verdict });
/** Goes on with the next instruction, or passes over so many. */
const unless = (value: number, skipped: number): Instruction => ({ code: JUMP_IF_EQUAL, yes: 0, no: skipped, value });
const jumpIf = (value: number, skipped: number): Instruction => ({ code: JUMP_IF_EQUAL, yes: skipped, no: 0, value });

const checked = ({ argument, mask, values }: Condition): Instruction[] => [
  load(argumentAt(argument)),
  ...(mask === undefined ? [] : [and(mask)]),
  // Past the values that are still to be compared, and past the refusal behind them.
  ...values.map((value, at) => jumpIf(value, values.length - at)),
  answer(NOT_PERMITTED),
];

export const filterFor = (processor: Processor): readonly Instruction[] => [
  load(PROCESSOR_AT),
  // Calls by another processor's numbers would be read wrongly below.
  jumpIf(PROCESSORS[processor], 1),
  answer(KILL),
  load(NUMBER_AT),
  ...Object.values(ALLOWED).flatMap(({ [processor]: number, only = [] }) => {
    if (number === null) return [];
    const inside = [...only.flatMap(checked), answer(ALLOW)];
    return [unless(number, inside.length), ...inside];
  }),
  unless(CLONE3, 1),
  answer(NO_SUCH_CALL),
  answer(NOT_PERMITTED),
];

const SIZE = 8;

export const bytesOf = (filter: readonly Instruction[]): number[] => {
  const bytes = new DataView(new ArrayBuffer(filter.length * SIZE));
  for (const [at, { code, yes, no, value }] of filter.entries()) {
    bytes.setUint16(at * SIZE, code, true);
    bytes.setUint8(at * SIZE + 2, yes);
    bytes.setUint8(at * SIZE + 3, no);
    bytes.setUint32(at * SIZE + 4, value, true);
  }
  return [...new Uint8Array(bytes.buffer)];
};
