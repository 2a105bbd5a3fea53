import {
  type AnyGame,
  GAMES,
  LANGUAGES,
  type Language,
  ok,
  type Result,
  type RuleSet,
  refuse,
  SESSION_LENGTHS,
  type SessionLength,
} from '@sanh-rong/engine';
import { type AnyPlayer, playersFor, repeatableBudget, tableBudget } from '@sanh-rong/players';
import { readArguments, type Syntax } from '../arguments/arguments.ts';
import { findPresentation, PRESENTATIONS } from '../games/registry.ts';
import type { AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import { MESSAGES } from '../messages/vi.ts';
import { MAX_SEATS, MIN_SEATS } from './seats.ts';
import type { TableSetup } from './table.ts';

/** What the command line asks for. */
export interface PlayOptions {
  readonly game: AnyGame;
  readonly presentation: AnyTerminalPresentation;
  readonly ruleSet: RuleSet;
  readonly seats: number;
  readonly length: SessionLength;
  readonly opponent: AnyPlayer;
  /** Null: draw one. */
  readonly seed: string | null;
  readonly language: Language;
  readonly colour: boolean;
  readonly fast: boolean;
  readonly plain: boolean;
}

/** The table that these options set up, dealt from this seed. */
export const setupOf = (options: PlayOptions, seed: string): TableSetup => ({
  game: options.game,
  presentation: options.presentation,
  ruleSet: options.ruleSet.id,
  seats: options.seats,
  length: options.length,
  opponent: options.opponent,
  // With a seed the same game is wanted again: then opponents that search count positions instead of time.
  budgetOf: options.seed === null ? (opponent) => tableBudget(opponent, () => performance.now()) : repeatableBudget,
  seed,
});

/** Either options, or a text to show: help, or what is wrong. */
export type OptionsRead = Result<PlayOptions, { readonly text: string; readonly help: boolean }>;

const SYNTAX: Syntax = {
  command: 'play',
  values: ['--game', '--rules', '--players', '--games', '--seed', '--level'],
  switches: ['--fast', '--plain'],
};

const idOf = ({ id }: { readonly id: string }): string => id;

const playable = (): AnyGame[] => GAMES.filter(({ id }) => findPresentation(id) !== undefined);

/** Seats that this screen and this rule set both have. */
const seatChoices = ({ seats }: RuleSet): number[] => {
  const choices: number[] = [];
  for (let n = Math.max(MIN_SEATS, seats.min); n <= Math.min(MAX_SEATS, seats.max); n++) choices.push(n);
  return choices;
};

/** "2–4" */
const seatRange = ({ ruleSets }: AnyGame): string => {
  const choices = ruleSets.flatMap(seatChoices);
  return `${Math.min(...choices)}–${Math.max(...choices)}`;
};

export const usage = (language: Language): string => {
  const games = playable();
  return MESSAGES[language].usage(
    games.map(idOf).join(' | '),
    games.flatMap((game) => game.ruleSets.map(idOf)).join(' | '),
    games.map((game) => `${game.id} ${seatRange(game)}`).join(', '),
    games.map((game) => `${game.id}: ${playersFor(game.id).map(idOf).join(' | ')}`),
  );
};

export const readOptions = (args: readonly string[]): OptionsRead => {
  const wrong = (text: string): OptionsRead => refuse({ text, help: false });
  const read = readArguments(args, SYNTAX);
  if (!read.ok) return wrong(read.error);
  const given = read.value;
  if (given.has('--help')) return refuse({ text: usage(given.language), help: true });

  const spoken = given.choice('--lang', LANGUAGES, String, null);
  if (!spoken.ok) return wrong(spoken.error);
  const presentation = given.choice('--game', PRESENTATIONS, ({ game }) => game, PRESENTATIONS[0]);
  if (!presentation.ok) return wrong(presentation.error);
  const game = playable().find(({ id }) => id === presentation.value.game) ?? GAMES[0];
  const ruleSet = given.choice('--rules', game.ruleSets, idOf, game.ruleSets[0]);
  if (!ruleSet.ok) return wrong(ruleSet.error);
  const seats = given.choice(
    '--players',
    seatChoices(ruleSet.value),
    String,
    Math.min(MAX_SEATS, ruleSet.value.seats.usual),
  );
  if (!seats.ok) return wrong(seats.error);
  const length = given.choice(
    '--games',
    SESSION_LENGTHS.toSorted((a, b) => a - b),
    String,
    SESSION_LENGTHS[0],
  );
  if (!length.ok) return wrong(length.error);
  const levels = playersFor(game.id);
  // The weakest knows the rules and little else; the one after it can be beaten, and must be.
  const opponent = given.choice('--level', levels, idOf, levels[1] ?? levels[0]);
  if (!opponent.ok) return wrong(opponent.error);

  return ok({
    game,
    presentation: presentation.value,
    ruleSet: ruleSet.value,
    seats: seats.value,
    length: length.value,
    opponent: opponent.value,
    seed: given.value('--seed'),
    language: given.language,
    colour: !given.has('--no-colour'),
    fast: given.has('--fast'),
    plain: given.has('--plain'),
  });
};
