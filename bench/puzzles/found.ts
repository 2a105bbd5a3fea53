import { type ClearBest, INTERVAL, judgedWord, type Puzzle, toldGame } from '@sanh-rong/analysis';
import { type AnyGame, type BaseAction, type BaseView, type OwnView, Random } from '@sanh-rong/engine';
import { playersFor, repeatableBudget } from '@sanh-rong/players';
import { reasonOf } from '@sanh-rong/presentation/reasons';
import type { PuzzleKind } from './kinds.ts';

/** From a position with a clear best choice to a puzzle, or to none. */

type View = OwnView<BaseView<BaseAction>>;

/** How hard a puzzle is, from the first so far up; its place among others makes its rating (`select.ts`). */
const EASIEST = 1000;
const SPAN = 1000;
const WEIGHTS = { missed: 0.6, near: 0.25, many: 0.15 } as const;
/** So many choices are many. */
const MANY = 10;

interface Level {
  readonly id: string;
  /** The judged choice that it would make. */
  readonly word: string | null;
}

const levelsAt = (game: AnyGame, view: View, words: readonly string[]): Level[] =>
  playersFor(game.id)
    .filter(({ id }) => id !== 'random')
    .map((player) => {
      const action = player.choose(view, view.legal, new Random('puzzle'), repeatableBudget(player));
      return { id: player.id, word: judgedWord(words, game.writeAction(action)) };
    });

/** The wrong choice that most levels make, or, where none errs, the second best. */
const tempting = (words: readonly string[], levels: readonly Level[]): string => {
  const count = (word: string): number => levels.filter((level) => level.word === word).length;
  return words.slice(1).reduce((one, other) => (count(other) > count(one) ? other : one));
};

const hardnessOf = ({ choices, lead }: ClearBest, { clear }: PuzzleKind, missed: number): number =>
  WEIGHTS.missed * missed +
  WEIGHTS.near * (clear / (clear + lead)) +
  WEIGHTS.many * Math.min(1, (choices.length - 2) / (MANY - 2));

export interface Found {
  readonly puzzle: Puzzle;
  /** Levels that miss it. */
  readonly missedBy: readonly string[];
}

export const puzzleFrom = (
  game: AnyGame,
  kind: PuzzleKind,
  view: View,
  best: ClearBest,
  seed: string,
): Found | null => {
  if (!kind.isSound(best.choices)) return null;
  const actions = best.choices.map(({ action }) => action);
  const words = actions.map((action) => game.writeAction(action));
  const levels = levelsAt(game, view, words);
  const missedBy = levels.filter(({ word }) => word !== words[0]).map(({ id }) => id);
  if (kind.witness !== null && missedBy.includes(kind.witness)) return null;
  // One of two that everybody finds is no puzzle.
  if (new Set(actions.map(kind.nameOf)).size === 2 && missedBy.length === 0) return null;
  const reasons = actions.map((action) => reasonOf(game.id, view, action, actions[0])?.id ?? null);
  const theme = reasons[words.indexOf(tempting(words, levels))];
  if (theme === null) return null;
  const told = toldGame(game.id, view, actions, seed);
  if (told === null) return null;
  const choices = best.choices.map(({ points, error }, at) => ({
    word: words[at],
    points,
    margin: INTERVAL * error,
    isRight: at === 0,
    reason: reasons[at],
  }));
  const rating = EASIEST + SPAN * hardnessOf(best, kind, missedBy.length / levels.length);
  return { puzzle: { ...told, choices, isExact: best.isExact, rating, theme }, missedBy };
};
