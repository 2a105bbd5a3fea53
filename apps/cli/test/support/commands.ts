import { PassThrough } from 'node:stream';
import type { Streams } from '../../src/play/streams.ts';

export interface Ran {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

type Command = (args: readonly string[], streams: Streams) => Promise<number>;

const heard = (stream: PassThrough): (() => string) => {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
};

/** Runs a command as without a terminal, and says all it wrote. */
export const runCommand = async (
  command: Command,
  args: readonly string[],
  env: Streams['env'] = {},
  input = '',
): Promise<Ran> => {
  const output = new PassThrough();
  const errors = new PassThrough();
  const [out, err] = [heard(output), heard(errors)];
  const given = new PassThrough();
  given.end(input);
  const code = await command(args, { input: given, output, errors, env });
  return { code, output: out(), errors: err() };
};
