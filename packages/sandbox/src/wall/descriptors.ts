import { readdirSync, readFileSync } from 'node:fs';

/** Input, output and errors: what every process is given. */
const GIVEN = 3;
/** Set for what closes when a process becomes another program (O_CLOEXEC, written in octal). */
const CLOSES_BY_ITSELF = 0o2000000;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const outlivesPrograms = (file: string): boolean => {
  let text: string;
  try {
    text = readFileSync(file, 'latin1');
  } catch (error) {
    // It has just been closed.
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
  const [, flags = ''] = /^flags:\s*(\d+)/m.exec(text) ?? [];
  return (Number.parseInt(flags, 8) & CLOSES_BY_ITSELF) === 0;
};

/** Whether a process has descriptors that stay open from program to program, besides those it was given. */
const keepsSome = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/fdinfo`).some(
    (name) => Number(name) >= GIVEN && outlivesPrograms(`/proc/${pid}/fdinfo/${name}`),
  );

/**
 * Whether a process has only the descriptors that it was given. All that Deno opens closes by itself, so what stays
 * open was there before: a file or a connection of the server's, which the filter would let it read. Root in a
 * container may not look at processes of other users; there the parent counts, since nothing can come from anywhere
 * else.
 */
export const inheritsNothing = (pid: number, parent: number): boolean => {
  try {
    return !keepsSome(pid);
  } catch (error) {
    if (!isCode(error, 'EACCES')) throw error;
    return !keepsSome(parent);
  }
};
