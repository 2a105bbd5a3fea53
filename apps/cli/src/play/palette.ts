import type { Arguments } from '../arguments/arguments.ts';
import type { Streams } from './streams.ts';

/** The colours of the table (docs: the look) as a terminal of 256 colours has them. */

const IVORY = '48;5;230';

/** What each part of the screen looks like, as the numbers of an SGR escape code. */
const STYLES = {
  plain: '',
  bold: '1',
  quiet: '2',
  /** Red and black cards on ivory. */
  red: `1;38;5;124;${IVORY}`,
  black: `1;38;5;234;${IVORY}`,
  edge: `38;5;137;${IVORY}`,
  /** The mat's woven border: jade and lacquer red. */
  jade: '38;5;72',
  lacquer: '38;5;167',
  /** Whose turn it is. */
  turn: '1;38;5;72',
  /** Winning is gold, cutting is red; nothing else is. */
  win: '1;38;5;178',
  cut: '1;38;5;167',
  /** The button: what Enter does. */
  button: '1;7',
  refused: '38;5;173',
} as const;

export type Style = keyof typeof STYLES;

export type Paint = (style: Style, text: string) => string;

export const noPaint: Paint = (_style, text) => text;

export const ansiPaint: Paint = (style, text) =>
  style === 'plain' ? text : `\u001b[${STYLES[style]}m${text}\u001b[0m`;

/** Colours for a terminal, unless they are switched off. */
export const paintOf = (given: Arguments, { output, env }: Streams): Paint =>
  output.isTTY === true && !env.NO_COLOR && !given.has('--no-colour') ? ansiPaint : noPaint;
