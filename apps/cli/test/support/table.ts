import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect } from 'vitest';
import { play } from '../../src/play/command.ts';
import { type Input, isWaiting, newScreen, reduce, type Screen } from '../../src/play/controller.ts';
import { readOptions, setupOf } from '../../src/play/options.ts';
import { noPaint } from '../../src/play/palette.ts';
import { isGameOver, openTable } from '../../src/play/table.ts';
import { drawScreen } from '../../src/play/view/screen.ts';
import { displayWidth } from '../../src/play/width.ts';

/** Sitting at a table without a terminal, for the tests of every game. */

/** A screen of `columns × rows` over the table that these options set up. */
export const sit = (seed: string, columns: number, rows: number, ...args: string[]): Screen => {
  const options = readOptions(args);
  if (!options.ok) throw new Error(options.error.text);
  const table = openTable(setupOf(options.value, seed));
  if (!table.ok) throw new Error(table.error.reason);
  return newScreen(table.value, options.value.language, columns, rows);
};

export const press = (screen: Screen, ...keys: string[]): Screen =>
  keys.reduce((now, key) => reduce(now, { type: 'key', key }), screen);

/** Lets the opponents act until the human must. */
export const wait = (screen: Screen): Screen => {
  let now = screen;
  while (isWaiting(now)) now = reduce(now, { type: 'tick' });
  return now;
};

/** Follows the first hint until the game is over. */
export const playOn = (screen: Screen): Screen => {
  let now = wait(screen);
  while (!isGameOver(now.table)) now = wait(press(now, 'h', 'enter'));
  return now;
};

export const shown = (screen: Screen): string => `\n${drawScreen(screen, noPaint).join('\n')}\n`;

export interface Ran {
  readonly code: number;
  readonly text: string;
  readonly errors: string;
}

const collected = async (stream: PassThrough): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
};

/** Runs the command with these lines on standard input and no terminal anywhere. */
export const runLines = async (args: readonly string[], lines: readonly string[]): Promise<Ran> => {
  const input = new PassThrough();
  const output = new PassThrough();
  const errors = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const text = collected(output);
  const code = await play(args, { input, output, errors, env: {} });
  output.end();
  return { code, text: await text, errors: String(errors.read() ?? '') };
};

const KEYS = ['left', 'right', 'up', 'down', 'space', 'enter', 'escape', 'backspace', 'home', 'end', 'pagedown'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz?0123456789'];

/** Any keys, ticks and window sizes, with those that move a game on more often. */
export const anyInputs = (often: readonly string[]): fc.Arbitrary<Input[]> => {
  const key = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('h', 'enter', ...often) },
    fc.constantFrom(...KEYS),
    fc.constantFrom(...LETTERS),
  );
  const input = fc.oneof(
    { weight: 20, arbitrary: fc.record({ type: fc.constant('key' as const), key }) },
    { weight: 8, arbitrary: fc.constant({ type: 'tick' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('resize' as const),
        columns: fc.integer({ min: 1, max: 130 }),
        rows: fc.integer({ min: 1, max: 45 }),
      }),
    },
  );
  return fc.array(input, { maxLength: 120 });
};

/** Feeds a screen and checks after each input that nothing is drawn beyond the window. */
export const expectToStayInside = (start: Screen, inputs: readonly Input[]): Screen => {
  let screen = start;
  for (const next of inputs) {
    screen = reduce(screen, next);
    const lines = drawScreen(screen, noPaint);
    expect(lines.length).toBeLessThanOrEqual(Math.max(1, screen.rows));
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(Math.max(1, screen.columns));
  }
  return screen;
};
