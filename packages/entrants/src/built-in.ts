import type { Chooser, ContestQuestion, Entrant } from '@sanh-rong/arena';
import { type BaseAction, Random } from '@sanh-rong/engine';
import { type AnyPlayer, type Budget, playersFor, repeatableBudget, standInFor } from '@sanh-rong/players';

/** Built-in players in a match. They think by counting, not by a clock: the same match is the same games everywhere. */

/** Who plays on for a contestant that was disqualified (BT-2). */
export const standIn = (game: string): Chooser => {
  const player = standInFor(game);
  const budget = repeatableBudget(player);
  return ({ view, dice }) => player.choose(view, view.legal, new Random(dice), budget);
};

/** The dice of its games are one stream from its first move on until they are over: its questions come in one order only. */
class BuiltIn implements Entrant {
  private readonly player: AnyPlayer;
  private readonly budget: Budget;
  private random: Random | null = null;

  constructor(player: AnyPlayer) {
    this.player = player;
    this.budget = repeatableBudget(player);
  }

  choose(questions: readonly ContestQuestion[]): { readonly action: BaseAction }[] {
    const random = this.random ?? new Random(questions[0].dice);
    this.random = random;
    return questions.map(({ view }) => ({ action: this.player.choose(view, view.legal, random, this.budget) }));
  }

  forget(): void {
    this.random = null;
  }
}

/** Null where the game has no such level. */
export const builtIn = (game: string, level: string): Entrant | null => {
  const player = playersFor(game).find(({ id }) => id === level);
  return player === undefined ? null : new BuiltIn(player);
};
