import { serve } from './stream/command.ts';

/** Runs one command of `sanhrong` and returns its exit code. */
export const main = async ([command]: readonly string[]): Promise<number> => {
  if (command === 'engine') return serve(process.stdin, process.stdout);
  return 2;
};
