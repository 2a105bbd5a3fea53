import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type CommandRun, command } from '../arguments/command.ts';
import { MESSAGES } from '../messages/vi.ts';
import { type EngineStream, engineStream } from './engine.ts';

/** Longest line that is read; a game of cards needs a few thousand characters at most. */
export const MAX_LINE = 1_000_000;

/** Splits what comes in into lines; a line past the limit is thrown away as it comes and told as null. */
async function* lines(input: Readable): AsyncGenerator<string | null> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let dropping = false;
  for await (const chunk of input) {
    const pieces = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = pieces.pop() ?? '';
    for (const piece of pieces) {
      if (dropping || piece.length > MAX_LINE) yield null;
      else yield piece.endsWith('\r') ? piece.slice(0, -1) : piece;
      dropping = false;
    }
    if (rest.length > MAX_LINE) {
      dropping = true;
      rest = '';
    }
  }
  if (dropping) yield null;
  else if (rest !== '') yield rest;
}

/** Waits until the reader has caught up, or has gone away. */
const drained = (output: Writable): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      output.off('drain', go);
      output.off('close', go);
      resolve();
    };
    output.on('drain', go);
    output.on('close', go);
  });

/** Answers every line of `input` on `output`, in order, until the input ends or the output is no longer read. */
export const serve = async (
  input: Readable,
  output: Writable,
  stream: EngineStream = engineStream(),
): Promise<number> => {
  let closed = false;
  output.on('error', () => {
    closed = true;
    input.destroy();
  });
  try {
    for await (const line of lines(input)) {
      if (closed) break;
      const answer = line === null ? stream.tooLong(MAX_LINE) : stream.answer(line);
      if (!output.write(`${answer}\n`) && !closed) await drained(output);
    }
  } catch (error) {
    if (!closed) throw error;
  }
  return 0;
};

/** `sanhrong engine`: any game as an environment for any program. */
export const engine: CommandRun = command({
  command: 'engine',
  usage: (language) => MESSAGES[language].engineUsage,
  run: (_given, { input, output }) => serve(input, output),
});
