import { expect, test } from 'vitest';
import { positionIn } from './source-position.ts';

const ID = 'fb82ca01-483a-4f60-af97-11bc9a34ff66';

/** Stacks as the engines write them; one line of ours stands before the bot's first. */
test.each([
  ['Deno', `TypeError: x\n    at f (blob:null/${ID}:4:7)\n    at answer (file:///inside.js:11:5499)`],
  [
    'Chrome',
    `TypeError: x\n    at f (blob:https://cards.example:8443/${ID}:4:7)\n    at https://cards.example/inside.js:1:1`,
  ],
  ['Chrome, by name', 'TypeError: x\n    at Array.map (<anonymous>)\n    at f (bot.js:4:7)\n    at g (bot.js:9:9)'],
  ['Firefox', `f@blob:http://localhost:3000/${ID}:4:7\ndecide@http://localhost:3000/inside.js:1:20`],
  ['Safari', `f@blob:https://cards.example/${ID}:4:7\n[native code]`],
])('the place of an error in %s', (_engine, stack) => {
  expect(positionIn({ stack })).toEqual({ line: 3, column: 7 });
});

test('what has no place in the code of the bot has none', () => {
  const throwing = {
    get stack(): never {
      throw new Error('no');
    },
  };
  for (const thrown of [
    {},
    { stack: 1 },
    { stack: 'Error\n    at file:///inside.js:1:1' },
    { stack: 'at bot.js:1:5' },
    throwing,
  ]) {
    expect(positionIn(thrown)).toBeNull();
  }
});
