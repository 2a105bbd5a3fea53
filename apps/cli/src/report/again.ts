import type { Arguments } from '../arguments/arguments.ts';

/** A word as a shell reads it again. */
export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/**
 * The command line that plays the same once more. `flags` are those with a value that matter for it; what was not given
 * and is known by now stands in `known`, the seed before all.
 */
export const againCommand = (
  command: string,
  given: Arguments,
  flags: readonly string[],
  known: Readonly<Record<string, string>>,
): string => {
  const isKnown = (flag: string): boolean => Object.hasOwn(known, flag);
  const values = flags.flatMap((flag) => {
    const value = isKnown(flag) ? null : given.value(flag);
    return value === null ? [] : [flag, value];
  });
  const words = [...given.words, ...values, ...Object.entries(known).flat()];
  return ['sanhrong', command, ...words.map(quoted)].join(' ');
};
