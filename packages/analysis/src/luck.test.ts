import { type AnyGame, findGame, Random, type Replay, readRecord, writeRecord } from '@sanh-rong/engine';
import { type AnyPlayer, NO_SEARCH, playersFor, standInFor } from '@sanh-rong/players';
import { describe, expect, it, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { type DealtGame, dealtGame, luckAndPlay } from './luck.ts';

const RULE_SETS = [
  ['tienlen', 'mien-nam'],
  ['tienlen', 'thirteen'],
  ['phom', 'ta-la'],
  ['phom', 'basic'],
  ['lieng', 'lieng'],
] as const;

const gameOf = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

const replayOf = (text: string): Replay => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};

/** A game of these players, one a seat; after so many moves it is left. */
const played = (id: string, ruleSet: string, players: readonly AnyPlayer[], seed: string, moves = Infinity): Replay => {
  const game = gameOf(id);
  const dealt = game.deal({ ruleSet, seats: players.length, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null && state.history.length < moves; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const step = game.apply(state, players[turn].choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return replayOf(writeRecord(game, state));
};

const four = (player: AnyPlayer): readonly AnyPlayer[] => Array.from({ length: 4 }, () => player);

const gamesOf = (id: string, ruleSet: string, players: readonly AnyPlayer[], count: number): readonly DealtGame[] =>
  Array.from({ length: count }, (_, number) => {
    const dealt = dealtGame(played(id, ruleSet, players, `luck ${number}`), { seat: 0, seed: 'luck', plays: 6 });
    if (dealt === null) throw new Error('not over');
    return dealt;
  });

describe('luck and play', () => {
  test.each(RULE_SETS)('of %s %s: what a deal is worth sums to zero over its seats', (id, ruleSet) => {
    const replay = played(id, ruleSet, four(standInFor(id)), 'zero');
    const worth = [0, 1, 2, 3].map((seat) => dealtGame(replay, { seat, seed: 'zero', plays: 3 })?.worth ?? Number.NaN);
    expect(worth.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
  });

  test.each(RULE_SETS)('of %s %s: nothing is told of a game that goes on', (id, ruleSet) => {
    const replay = played(id, ruleSet, four(standInFor(id)), 'goes on', 1);
    expect(dealtGame(replay, { seat: 0, seed: 'luck', plays: 1 })).toBeNull();
  });

  it('is all luck where a hand won at the deal', () => {
    const dragon = '3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2s'.split(' ').join('.');
    const other = '3c 3d 4c 4d 5c 5d 7c 7d 8c 9c Jc Qd Kd'.split(' ').join('.');
    const replay = replayOf(`sr1 tienlen/thirteen seats=2 hands=${dragon}/${other} leader=1 |`);
    const dealt = dealtGame(replay, { seat: 0, seed: 'luck', plays: 4 });
    expect(dealt).toMatchObject({ spread: 0, plays: 4 });
    expect(dealt?.worth).toBe(dealt?.made);
    expect(luckAndPlay(dealt === null ? [] : [dealt])).toEqual({ games: 1, luck: dealt?.made, play: 0, error: 0 });
  });

  it('finds that the strongest player plays like itself, and that random play costs points', () => {
    const [random] = playersFor('tienlen');
    const strongest = standInFor('tienlen');
    const count = examples(8, 60);
    const own = luckAndPlay(gamesOf('tienlen', 'mien-nam', four(strongest), count));
    expect(Math.abs(own.play)).toBeLessThan(3 * own.error);
    const [, ...others] = four(strongest);
    const worse = luckAndPlay(gamesOf('tienlen', 'mien-nam', [random, ...others], 2 * count));
    expect(worse.play).toBeLessThan(-2 * worse.error);
  });

  it('is the same for the same seed', () => {
    const replay = played('phom', 'ta-la', four(standInFor('phom')), 'same');
    const request = { seat: 2, seed: 'same', plays: 3 };
    expect(dealtGame(replay, request)).toEqual(dealtGame(replay, request));
  });
});
