import { type AnyGame, GAMES, readRecord } from '@sanh-rong/engine';
import { expect, test } from 'vitest';
import { type Showing, ShownGame } from './shown-game.ts';

const dealt = (game: AnyGame, seed: string) => {
  const step = game.deal({ seats: 3, seed });
  if (!step.ok) throw new Error(step.error.reason);
  return step.value.state;
};

const isOver = (text: string): boolean => {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.error.reason);
  const { game, steps } = record.value;
  return game.turn(steps[steps.length - 1].state) === null;
};

/** Two games played side by side; whether each that is shown was over by then. */
const shownOf = (game: AnyGame, showing: Showing): boolean[] => {
  const over: boolean[] = [];
  const shown = new ShownGame(game, showing, ({ text }) => over.push(isOver(text)));
  const states = ['one', 'two'].map((seed) => dealt(game, seed));
  while (states.some((state) => game.turn(state) !== null)) {
    for (const [number, state] of states.entries()) {
      if (game.turn(state) === null) continue;
      const step = game.apply(state, game.timeout(state));
      if (!step.ok) throw new Error(step.error.code);
      states[number] = step.value.state;
      shown.moved(number, [0, 1, 2], step.value.state);
    }
  }
  return over;
};

test.each(GAMES)('$id: where programs at home play, no game is shown before it is over', (game) => {
  const over = shownOf(game, 'over');
  expect(over).not.toEqual([]);
  expect(over).not.toContain(false);
});

test.each(GAMES)('$id: elsewhere it is shown while it goes on', (game) => {
  expect(shownOf(game, 'going')).toContain(false);
});
