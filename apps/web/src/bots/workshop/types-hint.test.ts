import { template } from '@sanh-rong/bot-kit/examples';
import { expect, test } from 'vitest';
import { EMBLEMS } from '../../games/emblems.ts';
import { lacksTypes, withTypes } from './types-hint.ts';

test('a comment that names the state is put before the function, with the name the code gives it', () => {
  const pasted = '"use strict";\nfunction getNextMove(ván) {\n  return { action: "pass" };\n}\n';
  expect(lacksTypes(pasted)).toBe(true);
  expect(withTypes(pasted)).toContain('\n/** @param {GameState} ván */\nfunction getNextMove(ván) {');
  expect(lacksTypes(withTypes(pasted))).toBe(false);
});

test('a function in a variable gets its type', () => {
  expect(withTypes('const getNextMove = (s) => null;')).toBe(
    '/** @type {GetNextMove} */\nconst getNextMove = (s) => null;',
  );
});

test('where there is no function yet, nothing is missed', () => {
  expect(lacksTypes('// để sau')).toBe(false);
  expect(lacksTypes('function getNextMove2(a) {}')).toBe(false);
});

test.each(EMBLEMS.map(({ game }) => game))('the frame of %s says it already', (game) => {
  expect(lacksTypes(template(game, 'vi'))).toBe(false);
});

test.each(["import('@sanh-rong/bot-kit').SomeGameState", 'import("@sanh-rong/bot-kit").SomeGameState'])(
  'a type from a project of one’s own says it: %s',
  (type) => {
    expect(lacksTypes(`/** @param {${type}} state */\nfunction getNextMove(state) {}`)).toBe(false);
    expect(lacksTypes(`/** @type {(state: ${type}) => unknown} */\nconst getNextMove = (state) => null;`)).toBe(false);
  },
);
