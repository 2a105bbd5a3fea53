import { writeFileSync } from 'node:fs';
import { type Command, commandFor } from '../../src/command.ts';
import {
  ALLOW,
  AND,
  argumentAt,
  bytesOf,
  type Instruction,
  JUMP_IF_EQUAL,
  LOAD,
  NO_SUCH_CALL,
  NOT_PERMITTED,
  NUMBER_AT,
  RETURN,
} from '../../src/wall/filter.ts';
import { CLONE3, type Processor, SECCOMP } from '../../src/wall/system-calls.ts';
import { escapedProgram } from './program.ts';

/** What Docker's default profile refuses to a container without CAP_SYS_ADMIN, as far as it matters to namespaces. */
const REFUSED: Readonly<Record<Processor, readonly number[]>> = {
  // unshare, setns, mount, umount2, pivot_root
  x64: [272, 308, 165, 166, 155],
  arm64: [97, 268, 40, 39, 41],
};
const CLONE: Readonly<Record<Processor, number>> = { x64: 56, arm64: 220 };
const NEW_NAMESPACES = 0x7e020000;

const instruction = (code: number, value: number, yes = 0, no = 0): Instruction => ({ code, value, yes, no });

const profile = (processor: Processor): readonly Instruction[] => [
  instruction(LOAD, NUMBER_AT),
  ...REFUSED[processor].flatMap((number) => [
    instruction(JUMP_IF_EQUAL, number, 0, 1),
    instruction(RETURN, NOT_PERMITTED),
  ]),
  instruction(JUMP_IF_EQUAL, CLONE3, 0, 1),
  instruction(RETURN, NO_SUCH_CALL),
  instruction(JUMP_IF_EQUAL, CLONE[processor], 0, 4),
  instruction(LOAD, argumentAt(0)),
  instruction(AND, NEW_NAMESPACES),
  instruction(JUMP_IF_EQUAL, 0, 1, 0),
  instruction(RETURN, NOT_PERMITTED),
  instruction(RETURN, ALLOW),
];

const NO_NEW_PRIVILEGES = 38;
const SET_FILTER = 1;

/** Runs a program as in a container: this one puts the profile up and becomes it. `launcher` is a file that may be written. */
export const inContainer = (launcher: string, [file, ...args]: readonly [string, ...string[]]): Command => {
  const processor = process.arch as Processor;
  const text = (argument: string) => ({ bytes: [...Buffer.from(`${argument}\0`)] });
  writeFileSync(launcher, escapedProgram('prepareWall(Deno)(); Deno.exit(1);'));
  const calls = [
    { name: 'prctl', args: [NO_NEW_PRIVILEGES, 1, 0, 0, 0] },
    { name: 'syscall', args: [SECCOMP[processor], SET_FILTER, 0, { program: bytesOf(profile(processor)) }] },
    { name: 'execl', args: [text(file), text(file), ...args.map(text), 0] },
  ];
  return commandFor({ keepers: [], calls }, launcher);
};
