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
import { isFlag } from '../arguments/flags.ts';
import { argumentWords } from '../arguments/messages/index.ts';
import { findPresentation, PRESENTATIONS } from '../games/registry.ts';
import type { AnyTerminalPresentation } from '../games/terminal-presentation.ts';
import { messages } from '../messages/index.ts';
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
  // Whoever names a seed wants the same game again: then opponents that search count positions instead of time.
  budgetOf: options.seed === null ? (opponent) => tableBudget(opponent, () => performance.now()) : repeatableBudget,
  seed,
});

/** Either options, or a text to show: help, or what is wrong. */
export type OptionsRead = Result<PlayOptions, { readonly text: string; readonly help: boolean }>;

const WITH_VALUE = ['--game', '--rules', '--players', '--games', '--seed', '--lang', '--level'] as const;
const SWITCHES = ['--no-colour', '--fast', '--plain', '--help'] as const;
type Flag = (typeof WITH_VALUE)[number] | (typeof SWITCHES)[number];

const ALIASES: Readonly<Record<string, Flag>> = { '--no-color': '--no-colour', '-h': '--help' };

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((known) => known === name);

const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** A text that only shows: characters that would command the terminal become a dot. */
export const visible = (text: string): string => text.replace(/\p{Cc}/gu, '·');

/** The language is found first, so that everything else can be said in it. */
export const languageOf = (args: readonly string[]): Language => {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const value = at < 0 ? '' : args[at] === '--lang' ? args[at + 1] : args[at].slice('--lang='.length);
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
};

type Flags = ReadonlyMap<Flag, string>;

const readFlags = (args: readonly string[], language: Language): Result<Flags, string> => {
  const say = messages(language);
  const flags = new Map<Flag, string>();
  const unseen = args.find((arg) => visible(arg) !== arg);
  if (unseen !== undefined) return refuse(say.unexpected(visible(unseen)));
  for (let i = 0; i < args.length; i++) {
    const [written, ...rest] = args[i].split('=');
    const name = Object.hasOwn(ALIASES, written) ? ALIASES[written] : written;
    if (!name.startsWith('-')) return refuse(say.unexpected(args[i]));
    if (isOneOf(SWITCHES, name)) {
      if (rest.length > 0) return refuse(say.unexpected(args[i]));
      flags.set(name, '');
    } else if (isOneOf(WITH_VALUE, name)) {
      const isJoined = rest.length > 0;
      const value = isJoined ? rest.join('=') : args[++i];
      if (value === undefined || value === '') return refuse(say.missingValue(name));
      if (!isJoined && isFlag(value)) return refuse(argumentWords(language).flagAsValue(name, value));
      flags.set(name, value);
    } else return refuse(say.unknownFlag(written));
  }
  return ok(flags);
};

/** The one of `choices` that a flag names, or the default. */
const choose = <Choice>(
  flags: Flags,
  flag: Flag,
  choices: readonly Choice[],
  nameOf: (choice: Choice) => string,
  usual: Choice,
  language: Language,
): Result<Choice, string> => {
  const value = flags.get(flag);
  if (value === undefined) return ok(usual);
  const found = choices.find((choice) => nameOf(choice) === value);
  if (found !== undefined) return ok(found);
  return refuse(messages(language).badValue(flag, value, choices.map(nameOf).join(' | ')));
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
  return messages(language).usage(
    games.map(idOf).join(' | '),
    games.flatMap((game) => game.ruleSets.map(idOf)).join(' | '),
    games.map((game) => `${game.id} ${seatRange(game)}`).join(', '),
    games.map((game) => `${game.id}: ${playersFor(game.id).map(idOf).join(' | ')}`),
  );
};

export const readOptions = (args: readonly string[]): OptionsRead => {
  const language = languageOf(args);
  const wrong = (text: string): OptionsRead => refuse({ text, help: false });
  const flags = readFlags(args, language);
  if (!flags.ok) return wrong(flags.error);
  if (flags.value.has('--help')) return refuse({ text: usage(language), help: true });
  const pick = <Choice>(flag: Flag, choices: readonly Choice[], nameOf: (choice: Choice) => string, usual: Choice) =>
    choose(flags.value, flag, choices, nameOf, usual, language);

  const spoken = pick('--lang', LANGUAGES, String, DEFAULT_LANGUAGE);
  if (!spoken.ok) return wrong(spoken.error);
  const presentation = pick('--game', PRESENTATIONS, ({ game }) => game, PRESENTATIONS[0]);
  if (!presentation.ok) return wrong(presentation.error);
  const game = playable().find(({ id }) => id === presentation.value.game) ?? GAMES[0];
  const ruleSet = pick('--rules', game.ruleSets, idOf, game.ruleSets[0]);
  if (!ruleSet.ok) return wrong(ruleSet.error);
  const seats = pick('--players', seatChoices(ruleSet.value), String, Math.min(MAX_SEATS, ruleSet.value.seats.usual));
  if (!seats.ok) return wrong(seats.error);
  const length = pick(
    '--games',
    SESSION_LENGTHS.toSorted((a, b) => a - b),
    String,
    SESSION_LENGTHS[0],
  );
  if (!length.ok) return wrong(length.error);
  const levels = playersFor(game.id);
  // The weakest knows the rules and little else; the one after it can be beaten, and must be.
  const opponent = pick('--level', levels, idOf, levels[1] ?? levels[0]);
  if (!opponent.ok) return wrong(opponent.error);

  return ok({
    game,
    presentation: presentation.value,
    ruleSet: ruleSet.value,
    seats: seats.value,
    length: length.value,
    opponent: opponent.value,
    seed: flags.value.get('--seed') ?? null,
    language,
    colour: !flags.value.has('--no-colour'),
    fast: flags.value.has('--fast'),
    plain: flags.value.has('--plain'),
  });
};
