import { randomBytes } from 'node:crypto';
import { explain } from '@sanh-rong/engine';
import { MESSAGES } from '../messages/vi.ts';
import { playLines } from './lines.ts';
import { readOptions, setupOf } from './options.ts';
import { ansiPaint, noPaint, type Paint } from './palette.ts';
import { processStreams, type Streams } from './streams.ts';
import { openTable } from './table.ts';
import { playOnScreen } from './terminal.ts';

const OK = 0;
const BROKEN = 1;
const BAD_USAGE = 2;

/** Twelve letters and digits: enough that no two tables are alike, short enough to copy by hand. */
const drawSeed = (): string => randomBytes(6).toString('hex');

const paintFor = (colour: boolean, { output, env }: Streams): Paint =>
  colour && output.isTTY === true && !env.NO_COLOR ? ansiPaint : noPaint;

/** `sanhrong play`: a session at a table in the terminal. Resolves to the exit code. */
export const play = async (args: readonly string[], streams: Streams = processStreams()): Promise<number> => {
  const read = readOptions(args);
  if (!read.ok) {
    (read.error.help ? streams.output : streams.errors).write(`${read.error.text}\n`);
    return read.error.help ? OK : BAD_USAGE;
  }
  const { seed, language, colour, fast, plain } = read.value;
  const table = openTable(setupOf(read.value, seed ?? drawSeed()));
  if (!table.ok) {
    streams.errors.write(`${explain(table.error, language)}\n`);
    return BAD_USAGE;
  }
  const paint = paintFor(colour, streams);
  const onScreen = !plain && streams.input.isTTY === true && streams.output.isTTY === true;
  try {
    return onScreen
      ? await playOnScreen(table.value, { language, paint, fast }, streams)
      : await playLines(table.value, { language, paint }, streams);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    streams.errors.write(`${MESSAGES[language].crashed(what)}\n`);
    return BROKEN;
  }
};
