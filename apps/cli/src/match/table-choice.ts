import { randomBytes } from 'node:crypto';
import { type AnyGame, explain, GAMES, type OptionValues, type RuleSet, readOptions } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import type { Arguments } from '../arguments/arguments.ts';
import { chosen, Misuse } from '../arguments/command.ts';
import { type ContestantSpec, readContestantSpecs } from '../entrants/contestant-specs.ts';
import type { Terms } from '../entrants/terms.ts';
import { givenOptions } from './given-options.ts';
import { MATCH_WORDS } from './messages/vi.ts';

/** A seed where none is given, short enough to copy by hand. */
const drawSeed = (): string => randomBytes(4).toString('hex');

/** What match, compare and league have in common on their command lines. */
export const TABLE_VALUES = ['--game', '--rules', '--seats', '--seed', '--time', '--options', '--workers'] as const;

/** Milliseconds a move; in the arena it is a second. */
export const TIME = { least: 100, most: 5_000, usual: 1_000 } as const;

export const MOST_WORKERS = 64;

const idOf = ({ id }: { readonly id: string }): string => id;

export interface TableChoice {
  readonly game: AnyGame;
  readonly ruleSet: RuleSet;
  readonly time: number;
  readonly workers: number;
}

export const readTable = (given: Arguments): TableChoice => {
  const game = chosen(given.choice('--game', GAMES, idOf, GAMES[0]));
  return {
    game,
    ruleSet: chosen(given.choice('--rules', game.ruleSets, idOf, game.ruleSets[0])),
    time: chosen(given.number('--time', { least: TIME.least, most: TIME.most }, TIME.usual)),
    workers: chosen(given.number('--workers', { least: 1, most: MOST_WORKERS }, 1)),
  };
};

/** The seats asked for, or this many. */
export const readSeats = (given: Arguments, { seats }: RuleSet, usual: number): number =>
  chosen(
    given.number('--seats', { least: seats.min, most: seats.max }, Math.min(seats.max, Math.max(seats.min, usual))),
  );

/** All options of the table. */
const readTableOptions = (given: Arguments, { options }: RuleSet, seats: number): OptionValues => {
  const asked = givenOptions(given.value('--options') ?? '');
  if (asked === null) throw new Misuse(MATCH_WORDS[given.language].badOptions(given.value('--options') ?? ''));
  const read = readOptions(options, asked, seats);
  if (!read.ok) throw new Misuse(explain(read.error, given.language));
  return read.value;
};

/** What is played by whom all the same, and from which seed. */
export const readTerms = (given: Arguments, table: TableChoice, seats: number): Terms & { readonly seed: string } => ({
  game: table.game.id,
  ruleSet: table.ruleSet.id,
  options: readTableOptions(given, table.ruleSet, seats),
  seats,
  time: table.time,
  language: given.language,
  seed: given.value('--seed') ?? drawSeed(),
});

/** Those who are named, at least so many. */
export const readContestants = (given: Arguments, { game }: TableChoice, least: number): ContestantSpec[] => {
  if (given.words.length < least) {
    const levels = playersFor(game.id).map(idOf).join(' | ');
    throw new Misuse(MATCH_WORDS[given.language].tooFew(least, levels));
  }
  return readContestantSpecs(given.words, game.id, given.language);
};

/** `tienlen: random | simple`, a line for each game. */
export const levelLines = (): string[] => GAMES.map(({ id }) => `${id}: ${playersFor(id).map(idOf).join(' | ')}`);

export const gameIds = (): string => GAMES.map(idOf).join(' | ');

export const ruleSetIds = (): string => GAMES.flatMap(({ ruleSets }) => ruleSets.map(idOf)).join(' | ');
