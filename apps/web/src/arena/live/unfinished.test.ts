import { fingerprint, GAMES, writeRecord } from '@sanh-rong/engine';
import { describe, expect, test } from 'vitest';
import { pastOfText } from '../../replay/record.ts';
import { movesIn } from './following.ts';

/** The text of a game after so many moves, each the first that may be made. */
const textAfter = (game: (typeof GAMES)[number], seed: string, moves: number): string => {
  const dealt = game.deal({ ruleSet: game.ruleSets[0].id, seats: game.ruleSets[0].seats.min, seed });
  if (!dealt.ok) throw new Error(dealt.error.code);
  let { state } = dealt.value;
  for (let move = 0; move < moves && game.turn(state) !== null; move++) {
    const step = game.apply(state, game.view(state, 'open').legal[0]);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return writeRecord(game, state);
};

describe.each(GAMES)('a game of $id that is not over', (game) => {
  test.each([0, 1, 2, 5, 9])('can be looked at after %i moves, and tells no more than that', (moves) => {
    const text = textAfter(game, fingerprint(`unfinished ${game.id}`), moves);
    const read = pastOfText(text);
    if ('error' in read) throw new Error(read.error.code);
    expect(read.past.steps.length).toBe(movesIn(text) + 1);
    expect(movesIn(text)).toBeLessThanOrEqual(moves);
    const last = read.past.steps[read.past.steps.length - 1];
    expect(last.view.history.length).toBe(movesIn(text));
  });
});
