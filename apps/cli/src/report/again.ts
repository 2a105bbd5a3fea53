import type { Arguments } from '../arguments/arguments.ts';

/** A word as a shell reads it again. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** The command line that plays the same once more. `flags` are those with a value that matter for it. */
export const againCommand = (command: string, given: Arguments, flags: readonly string[], seed: string): string => {
  const values = flags
    .filter((flag) => flag !== '--seed')
    .flatMap((flag) => {
      const value = given.value(flag);
      return value === null ? [] : [flag, value];
    });
  return ['sanhrong', command, ...[...given.words, ...values, '--seed', seed].map(quoted)].join(' ');
};
