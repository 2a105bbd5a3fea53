import { ansiPaint, noPaint, type Paint } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import type { Arguments } from './arguments.ts';

/** Colours for a terminal, unless they are switched off. */
export const paintOf = (given: Arguments, { output, env }: Streams): Paint =>
  output.isTTY === true && !env.NO_COLOR && !given.has('--no-colour') ? ansiPaint : noPaint;
