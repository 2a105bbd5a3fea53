import { clearBestOf } from '@sanh-rong/analysis';
import { type AnyGame, Random } from '@sanh-rong/engine';
import { type AnyPlayer, NO_SEARCH, playersFor } from '@sanh-rong/players';
import { type Found, puzzleFrom } from './found.ts';
import type { PuzzleKind } from './kinds.ts';

/** Looks for puzzles in games that built-in players play. */

const answersAtOnce = ({ id, searches }: AnyPlayer): boolean =>
  searches !== true && !['random', 'champion'].includes(id);

/** The puzzles of one game, by its number: of each seat the first one. */
export const puzzlesOf = (game: AnyGame, kind: PuzzleKind, seed: string, number: number): Found[] => {
  const name = `${seed} ${game.id} ${number}`;
  const dice = new Random(name);
  const quick = playersFor(game.id).filter(answersAtOnce);
  const dealt = game.deal({ ruleSet: kind.ruleSet, seats: kind.seats[number % kind.seats.length], seed: name });
  if (!dealt.ok) throw new Error(dealt.error.reason);
  let { state } = dealt.value;
  const players = Array.from({ length: state.setup.seats }, () => {
    const level = dice.pick(kind.players);
    return quick.find(({ id }) => id === level) ?? quick[0];
  });
  const found: Found[] = [];
  const had = new Set<number>();
  for (let turn = game.turn(state); turn !== null; turn = game.turn(state)) {
    const view = game.view(state, turn);
    const choices = had.has(turn) ? [] : kind.choices(view);
    const isLookedAt = (): boolean => {
      const words = quick.map((player) =>
        game.writeAction(player.choose(view, view.legal, new Random('quick'), NO_SEARCH)),
      );
      return new Set(words).size > 1 || dice.fraction() < kind.chance(words[0]);
    };
    if (choices.length > 1 && isLookedAt()) {
      const moment = `${name} ${state.history.length}`;
      const best = clearBestOf(game.id, view, { seed: moment, worlds: kind.worlds, margin: kind.margin, choices });
      const puzzle = best === null ? null : puzzleFrom(game, kind, view, best, moment);
      if (puzzle !== null) {
        found.push(puzzle);
        had.add(turn);
      }
    }
    const step = game.apply(state, players[turn].choose(view, view.legal, dice, NO_SEARCH));
    if (!step.ok) throw new Error(step.error.reason);
    state = step.value.state;
  }
  return found;
};
