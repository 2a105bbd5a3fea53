import type { Asked, Chooser, Entrant } from '@sanh-rong/arena';
import { type BaseAction, Random } from '@sanh-rong/engine';
import { type AnyPlayer, type Budget, playersFor, repeatableBudget, standInFor } from '@sanh-rong/players';

/** Built-in players in a match. They think by counting, not by a clock: the same match is the same games everywhere. */

/** Who plays on for a contestant that was disqualified (BT-2). */
export const standIn = (game: string): Chooser => {
  const player = standInFor(game);
  const budget = repeatableBudget(player);
  return ({ view, dice }) => player.choose(view, view.legal, new Random(dice), budget);
};

/** A player with the dice of every game it plays: one for each seat, from its first move there. */
class BuiltIn implements Entrant {
  private readonly player: AnyPlayer;
  private readonly budget: Budget;
  private readonly dice = new Map<number, Map<number, Random>>();

  constructor(player: AnyPlayer) {
    this.player = player;
    this.budget = repeatableBudget(player);
  }

  choose(questions: readonly Asked[]): { readonly action: BaseAction }[] {
    return questions.map((asked) => ({
      action: this.player.choose(asked.view, asked.view.legal, this.diceFor(asked), this.budget),
    }));
  }

  forget(games: readonly number[]): void {
    for (const game of games) this.dice.delete(game);
  }

  private diceFor(asked: Asked): Random {
    const seats = this.dice.get(asked.game) ?? new Map<number, Random>();
    this.dice.set(asked.game, seats);
    const known = seats.get(asked.seat) ?? new Random(asked.dice);
    seats.set(asked.seat, known);
    return known;
  }
}

/** Null where the game has no such level. */
export const builtIn = (game: string, level: string): Entrant | null => {
  const player = playersFor(game).find(({ id }) => id === level);
  return player === undefined ? null : new BuiltIn(player);
};
