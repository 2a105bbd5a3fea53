import { type GameId, isGameId, type RuleSet, SESSION_LENGTHS, seatsByRuleSet, USUAL_GAME } from '@sanh-rong/engine';
import { levelIdsOf } from '@sanh-rong/players';
import type { MessageOf } from '@sanh-rong/protocol';
import { usualLevel } from '../levels/usual-level.ts';
import type { PracticeChoice } from './start.ts';

/** What can be chosen for practice, and what is chosen where the player has not. */

/** Against more opponents at once one waits more than one plays. */
const MOST_SEATS = 8;

export const LENGTHS: readonly number[] = [...SESSION_LENGTHS].sort((one, other) => one - other);

const gameOf = (id: string | undefined): GameId => (isGameId(id) ? id : USUAL_GAME);

export const ruleSetsOf = (game: string): readonly string[] => Object.keys(seatsByRuleSet(gameOf(game)));

export const levelsOf = (game: string): readonly string[] => levelIdsOf(game);

const seatsIn = (game: string, ruleSet: string): RuleSet['seats'] => {
  const seats = seatsByRuleSet(gameOf(game));
  return seats[ruleSet] ?? Object.values(seats)[0];
};

export const seatsOf = (game: string, ruleSet: string): readonly number[] => {
  const { min, max } = seatsIn(game, ruleSet);
  return Array.from({ length: Math.min(max, MOST_SEATS) - min + 1 }, (_, at) => min + at);
};

/** One of the values, or the usual one when it is none of them: what was remembered may be of an older version. */
const oneOf = <Value>(values: readonly Value[], wish: Value | undefined, usual: Value): Value =>
  wish !== undefined && values.includes(wish) ? wish : usual;

/** A choice with nothing left open. */
export const completeChoice = (wish: Partial<PracticeChoice> = {}): PracticeChoice => {
  const game = gameOf(wish.game);
  const ruleSets = ruleSetsOf(game);
  const ruleSet = oneOf(ruleSets, wish.ruleSet, ruleSets[0]);
  const levels = levelsOf(game);
  return {
    game,
    ruleSet,
    level: oneOf(levels, wish.level, usualLevel(levels)),
    seats: oneOf(seatsOf(game, ruleSet), wish.seats, seatsIn(game, ruleSet).usual),
    games: oneOf(LENGTHS, wish.games, SESSION_LENGTHS[0]),
  };
};

/** The table of a choice: a built-in player in every other seat. */
export const tableOf = ({ level, ...settings }: PracticeChoice): MessageOf<'create_table'> => ({
  settings,
  players: Array.from({ length: settings.seats - 1 }, (_, at) => ({ seat: at + 1, level })),
});
