import { type AnyGame, GAMES, type RuleSet, SESSION_LENGTHS } from '@sanh-rong/engine';
import { levelIdsOf } from '@sanh-rong/players';
import type { MessageOf } from '@sanh-rong/protocol';
import { usualLevel } from '../levels/usual-level.ts';
import type { PracticeChoice } from './start.ts';

/** What can be chosen for practice, and what is chosen where somebody has not said. */

/** Against more opponents at once one waits more than one plays. */
const MOST_SEATS = 8;

export const LENGTHS: readonly number[] = [...SESSION_LENGTHS].sort((one, other) => one - other);

const gameOf = (id: string | undefined): AnyGame => GAMES.find((game) => game.id === id) ?? GAMES[0];

export const ruleSetsOf = (game: string): readonly RuleSet[] => gameOf(game).ruleSets;

export const levelsOf = (game: string): readonly string[] => levelIdsOf(game);

export const seatsOf = (game: string, ruleSet: string): readonly number[] => {
  const { ruleSets } = gameOf(game);
  const { min, max } = (ruleSets.find(({ id }) => id === ruleSet) ?? ruleSets[0]).seats;
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, at) => min + at);
};

/** One of the values, or the usual one when it is none of them: what was remembered may be of an older version. */
const oneOf = <Value>(values: readonly Value[], wish: Value | undefined, usual: Value): Value =>
  wish !== undefined && values.includes(wish) ? wish : usual;

/** A choice with nothing left open. */
export const completeChoice = (wish: Partial<PracticeChoice> = {}): PracticeChoice => {
  const game = gameOf(wish.game);
  const ruleSet = game.ruleSets.find(({ id }) => id === wish.ruleSet) ?? game.ruleSets[0];
  const levels = levelsOf(game.id);
  return {
    game: game.id,
    ruleSet: ruleSet.id,
    level: oneOf(levels, wish.level, usualLevel(levels)),
    seats: oneOf(seatsOf(game.id, ruleSet.id), wish.seats, ruleSet.seats.usual),
    games: oneOf(LENGTHS, wish.games, SESSION_LENGTHS[0]),
  };
};

/** The table of a choice: a built-in player in every other seat. */
export const tableOf = ({ level, ...settings }: PracticeChoice): MessageOf<'create_table'> => ({
  settings,
  players: Array.from({ length: settings.seats - 1 }, (_, at) => ({ seat: at + 1, level })),
});
