import { findGame, Random, writeRecord } from '@sanh-rong/engine';
import { NO_SEARCH, playersFor } from '@sanh-rong/players';
import { describe, expect, it } from 'vitest';
import { luckOf } from './playing.ts';

const playedText = (seed: string, moves = Number.POSITIVE_INFINITY): string => {
  const found = findGame('phom');
  if (!found.ok) throw new Error(found.error.reason);
  const game = found.value;
  const dealt = game.deal({ ruleSet: 'ta-la', seats: 4, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null && state.history.length < moves; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const step = game.apply(state, playersFor('phom')[0].choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return writeRecord(game, state);
};

describe('luck and play of a session', () => {
  it('is told game after game, and leaves out what is hidden, unreadable or goes on', () => {
    const games = [playedText('one'), null, 'no text', playedText('two', 3), playedText('three')];
    const told = [...luckOf({ games: games.map((text) => ({ text, seat: 1 })) })];
    expect(told.map(({ looked, luck }) => [looked, luck.games])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
    ]);
    expect(told[4].luck.error).toBeGreaterThan(0);
  });
});
