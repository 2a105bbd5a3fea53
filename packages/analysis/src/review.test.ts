import { type AnyGame, findGame, Random, type Replay, readRecord, writeRecord } from '@sanh-rong/engine';
import { type AnyPlayer, NO_SEARCH, playersFor, repeatableBudget, standInFor } from '@sanh-rong/players';
import { describe, expect, it, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { mistakeOf } from './judgement.ts';
import { review, reviewedBySuspicion, reviewedMoves } from './review.ts';

const LIMITS = { worlds: 8 };

const gameOf = (id: string): AnyGame => {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value;
};

const levelOf = (game: string, id: string): AnyPlayer => {
  const level = playersFor(game).find((player) => player.id === id);
  if (level === undefined) throw new Error(`no level ${id}`);
  return level;
};

/** A game in which seat 0 is a player's, up to its end or for so many actions; the others answer at once. */
const playedBy = (
  id: string,
  ruleSet: string,
  player: AnyPlayer,
  seed: string,
  actions = Number.POSITIVE_INFINITY,
): Replay => {
  const game = gameOf(id);
  const dealt = game.deal({ ruleSet, seats: 4, seed });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const dice = new Random(seed);
  for (let turn = game.turn(state); turn !== null && state.history.length < actions; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const mover = turn === 0 ? player : standInFor(id);
    const step = game.apply(state, mover.choose(view, view.legal, dice, repeatableBudget(mover)));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  const read = readRecord(writeRecord(game, state));
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
};

/** Moves of each game that are looked at one by one. */
const MOVES = examples(3, 20);

const firstOf = <T>(all: Generator<T>, count: number): T[] => {
  const first: T[] = [];
  for (const each of all) {
    first.push(each);
    if (first.length === count) break;
  }
  return first;
};

const RULE_SETS = [
  ['tienlen', 'mien-nam'],
  ['tienlen', 'thirteen'],
  ['phom', 'ta-la'],
  ['phom', 'basic'],
  ['lieng', 'lieng'],
] as const;

describe('a review', () => {
  test.each(RULE_SETS)(
    'of %s %s judges decisions of the seat it is asked about, what was played among them',
    (id, ruleSet) => {
      const replay = playedBy(id, ruleSet, standInFor(id), 'every decision');
      const { game, steps } = replay;
      const { state: end } = steps[steps.length - 1];
      const moves = firstOf(reviewedMoves(replay, { seats: [0], seed: 'review', limits: LIMITS }), MOVES);
      const decisions = end.history.flatMap(({ seat }, at) =>
        seat === 0 && game.view(steps[at].state, 0).legal.length > 1 ? [at] : [],
      );
      // Where one choice is all that makes sense there is nothing to compare.
      expect(decisions).toEqual(expect.arrayContaining(moves.map(({ at }) => at)));
      expect(moves.length).toBeGreaterThan(0);
      for (const { played, judgement } of moves) {
        const words = judgement.choices.map(({ action }) => game.writeAction(action));
        expect(words).toContain(game.writeAction(played));
        expect(new Set(words).size).toBe(words.length);
      }
    },
  );

  test.each(RULE_SETS)('of %s %s says nothing of a game that goes on', (id, ruleSet) => {
    const replay = playedBy(id, ruleSet, standInFor(id), 'goes on', 1);
    expect([...reviewedMoves(replay, { seed: 'review', limits: LIMITS })]).toEqual([]);
    expect([...reviewedBySuspicion(replay, { seed: 'review', limits: LIMITS })]).toEqual([]);
  });

  test.each(RULE_SETS)('of %s %s is the same in whichever order its moves are judged', (id, ruleSet) => {
    const replay = playedBy(id, ruleSet, levelOf(id, 'random'), 'in any order');
    const request = { seats: [0], seed: 'review', limits: { worlds: 4, compared: 8 } };
    const bySuspicion = [...reviewedBySuspicion(replay, request)];
    expect(bySuspicion.toSorted((one, other) => one.at - other.at)).toEqual([...reviewedMoves(replay, request)]);
  });

  it('begins with the move that a first look finds dearest, wherever it stands', () => {
    // Seat 0 passes though its 2 would have won the round, and the game with it.
    const read = readRecord('sr1 tienlen/thirteen seats=2 hands=3s.4s.2h/5s.6s leader=0 | 3s 5s pass 6s');
    if (!read.ok) throw new Error(read.error.reason);
    const request = { seats: [0], seed: 'review', limits: LIMITS };
    expect([...reviewedMoves(read.value, request)].map(({ at }) => at)).toEqual([0, 2]);
    expect([...reviewedBySuspicion(read.value, request)].map(({ at }) => at)).toEqual([2, 0]);
  });

  it('finds few mistakes in the play of the champion, and many in random play', () => {
    const games = examples(6, 40);
    const mistakesOf = (level: string): { mistakes: number; moves: number } => {
      const moves = Array.from({ length: games }, (_, number) =>
        playedBy('tienlen', 'mien-nam', levelOf('tienlen', level), `share ${number}`),
      ).flatMap((replay) => review(replay, { seats: [0], seed: 'review', limits: LIMITS }).moves);
      const mistakes = moves.filter(({ judgement }) => mistakeOf(judgement.loss) !== null);
      return { mistakes: mistakes.length, moves: moves.length };
    };
    const [champion, random] = [mistakesOf('champion'), mistakesOf('random')];
    expect(champion.mistakes / champion.moves).toBeLessThan(0.1);
    expect(random.mistakes / random.moves).toBeGreaterThan(0.1);
  });

  it('names at most three turning points, the dearest first', () => {
    const replay = playedBy('tienlen', 'mien-nam', levelOf('tienlen', 'random'), 'turning points');
    const { moves, turningPoints } = review(replay, { seats: [0], seed: 'review', limits: LIMITS });
    const lost = turningPoints.map(({ loss }) => loss.points);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThanOrEqual(3);
    expect(lost).toEqual(lost.toSorted((one, other) => other - one));
    expect(moves).toEqual(expect.arrayContaining(turningPoints.map(({ loss: _loss, ...move }) => move)));
  });

  it('knows no more than the seat did: hands that the others might as well have had change nothing', () => {
    const deal = (two: string[], three: string[]) => ({
      given: { hands: [['4s', '9c', '9d', 'Qh'], two, three], leader: 0 },
      seats: 3,
    });
    const judgements = [
      deal(['5s', '6c', 'Ks'], ['7s', '8h', '10d']),
      deal(['7s', '8h', '10d'], ['5s', '6c', 'Ks']),
      deal(['2s', '2h', 'Ad'], ['3s', '3h', '5d']),
    ].map((request) => {
      const game = gameOf('tienlen');
      const dealt = game.deal(request);
      if (!dealt.ok) throw new Error(dealt.error.reason);
      let { state } = dealt.value;
      for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
        const view = game.view(state, turn);
        const step = game.apply(state, standInFor('tienlen').choose(view, view.legal, new Random(''), NO_SEARCH));
        if (!step.ok) throw new Error(step.error.reason);
        state = step.value.state;
      }
      const read = readRecord(writeRecord(game, state));
      if (!read.ok) throw new Error(read.error.reason);
      return review(read.value, { seats: [0], seed: 'review', limits: LIMITS }).moves[0];
    });
    expect(judgements[0].at).toBe(0);
    expect(judgements[1]).toEqual(judgements[0]);
    expect(judgements[2]).toEqual(judgements[0]);
  });
});
