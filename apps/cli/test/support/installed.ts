import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'bin', 'sanhrong.mjs');

/** A folder for the PATH with the command in it, as installing it would make one. */
export const installCommand = (folder: string): string => {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const file = join(bin, 'sanhrong');
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  chmodSync(file, 0o755);
  return bin;
};

export interface RanProgram {
  readonly status: number | null;
  /** All it said, on both its outputs. */
  readonly said: string;
}

/** Runs a program in a folder, with `sanhrong` on the PATH. */
export const runIn = (cwd: string, bin: string, program: string, ...args: string[]): RanProgram => {
  const env = { ...process.env, NO_COLOR: '1', PATH: `${bin}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
};
