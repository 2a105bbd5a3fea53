import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALLOW,
  AND,
  argumentAt,
  bytesOf,
  filterFor,
  type Instruction,
  JUMP_IF_EQUAL,
  KILL,
  LOAD,
  NO_SUCH_CALL,
  NOT_PERMITTED,
  NUMBER_AT,
  PROCESSOR_AT,
  RETURN,
} from './filter.ts';
import { ALLOWED, CLONE3, PROCESSORS, type Processor } from './system-calls.ts';

interface SystemCall {
  readonly processor: number;
  readonly number: number;
  readonly args: readonly number[];
}

/** What the kernel would do with the filter, as far as its instructions are used. */
const verdictOn = (filter: readonly Instruction[], { processor, number, args }: SystemCall): number => {
  const shown = new Map([
    [NUMBER_AT, number],
    [PROCESSOR_AT, processor],
    ...args.map((value, at) => [argumentAt(at), value] as const),
  ]);
  let register = 0;
  for (let at = 0; ; at++) {
    const { code, yes, no, value } = filter[at];
    if (code === RETURN) return value;
    if (code === LOAD) register = shown.get(value) ?? Number.NaN;
    else if (code === AND) register = (register & value) >>> 0;
    else if (code === JUMP_IF_EQUAL) at += register === value ? yes : no;
    else throw new Error(`instruction ${code}`);
  }
};

/** The table of allowed calls, read literally. */
const expectedOn = (processor: Processor, { number, args }: SystemCall): number => {
  if (number === CLONE3) return NO_SUCH_CALL;
  const call = Object.values(ALLOWED).find((each) => each[processor] === number);
  if (call === undefined) return NOT_PERMITTED;
  const holds = (call.only ?? []).every(({ argument, mask = 0xffffffff, values }) =>
    values.includes((args[argument] & mask) >>> 0),
  );
  return holds ? ALLOW : NOT_PERMITTED;
};

const CONDITIONS = Object.values(ALLOWED).flatMap(({ only = [] }) => only.flatMap(({ values }) => values));

describe.each(Object.keys(PROCESSORS) as Processor[])('the filter on %s', (processor) => {
  const filter = filterFor(processor);
  const numbers = Object.values(ALLOWED).flatMap(({ [processor]: number }) => number ?? []);
  const word = fc.integer({ min: 0, max: 0xffffffff });
  const asked = fc.record({
    processor: fc.constant(PROCESSORS[processor]),
    number: fc.oneof(fc.constantFrom(...numbers, CLONE3), fc.nat(600), word),
    args: fc.array(fc.oneof(fc.constantFrom(...CONDITIONS), word), { minLength: 6, maxLength: 6 }),
  });

  test('allows what the table allows, and nothing else', () => {
    fc.assert(
      fc.property(asked, (call) => verdictOn(filter, call) === expectedOn(processor, call)),
      { numRuns: 2_000 },
    );
  });

  test('allows no number twice', () => {
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("ends a process that asks by another processor's numbers", () => {
    const others = word.filter((other) => other !== PROCESSORS[processor]);
    fc.assert(
      fc.property(asked, others, (call, other) => verdictOn(filter, { ...call, processor: other }) === KILL),
      { numRuns: 200 },
    );
  });

  test('fits into what the kernel takes', () => {
    expect(filter.length).toBeLessThan(4_096);
    for (const { yes, no } of filter) expect(Math.max(yes, no)).toBeLessThan(256);
    expect(bytesOf(filter)).toHaveLength(filter.length * 8);
  });
});

test('x32, the other way to ask on x64, is refused', () => {
  const filter = filterFor('x64');
  for (const { x64 } of Object.values(ALLOWED)) {
    if (x64 === null) continue;
    const call = { processor: PROCESSORS.x64, number: x64 + 0x40000000, args: [0, 0, 0, 0, 0, 0] };
    expect(verdictOn(filter, call)).toBe(NOT_PERMITTED);
  }
});
