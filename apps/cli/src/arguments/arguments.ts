import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, ok, type Result, refuse } from '@sanh-rong/engine';
import { ARGUMENT_WORDS } from './messages/vi.ts';

/** What a command may be given. Every command also understands `--lang`, `--no-colour` and `--help`. */
export interface Syntax {
  /** As it is called: `test`. */
  readonly command: string;
  /** Options with a value after them. */
  readonly values?: readonly string[];
  readonly switches?: readonly string[];
  /** Words that are no options, at most. */
  readonly words?: number;
}

const ALWAYS_VALUES = ['--lang'];
const ALWAYS_SWITCHES = ['--no-colour', '--help'];
const ALIASES: Readonly<Record<string, string>> = { '--no-color': '--no-colour', '-h': '--help' };

export type Chosen<Value> = Result<Value, string>;

/** What commands the terminal, turns the direction of writing, or marks annotations and objects that are not there. */
const COMMANDING = /[\p{Cc}\p{Bidi_Control}\uFFF9-\uFFFC]/gu;

/** A text that only shows: every other character becomes a dot. */
export const visible = (text: string): string => text.replace(COMMANDING, '·');

/** The same of several lines, which stay lines. */
export const visibleLines = (text: string): string => text.replaceAll('\r\n', '\n').replace(/[^\n\t]+/g, visible);

/** Letters of a report that are shown. */
const MOST_REPORT = 4_000;

/** Sentences that may quote what stands in a file or what a server has said: they only show, and do not fill the terminal. */
export const reported = (text: string): string => {
  const short = text.length > MOST_REPORT ? `${text.slice(0, MOST_REPORT)}…` : text;
  return visibleLines(short);
};

/** The language is found first, so that everything else can be said in it. */
export const languageOf = (args: readonly string[]): Language => {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const value = at < 0 ? '' : args[at] === '--lang' ? args[at + 1] : args[at].slice('--lang='.length);
  return LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];
};

/** What can only be an option: where a value was due, it was forgotten. A lone dash and numbers below zero are values. */
const isFlag = (text: string): boolean => /^-\D/.test(text);

/** What a command line says, read by what the command may be given. */
export class Arguments {
  readonly language: Language;
  readonly words: readonly string[];
  private readonly flags: ReadonlyMap<string, string>;

  constructor(language: Language, words: readonly string[], flags: ReadonlyMap<string, string>) {
    this.language = language;
    this.words = words;
    this.flags = flags;
  }

  has(flag: string): boolean {
    return this.flags.has(flag);
  }

  value(flag: string): string | null {
    return this.flags.get(flag) ?? null;
  }

  /** The one of `choices` that a flag names, or the usual one. */
  choice<Choice, Usual>(
    flag: string,
    choices: readonly Choice[],
    nameOf: (choice: Choice) => string,
    usual: Usual,
  ): Chosen<Choice | Usual> {
    const value = this.value(flag);
    if (value === null) return ok(usual);
    const found = choices.find((choice) => nameOf(choice) === value);
    if (found !== undefined) return ok(found);
    return refuse(ARGUMENT_WORDS[this.language].badValue(flag, value, choices.map(nameOf).join(' | ')));
  }

  /** A whole number within limits, or the usual one. */
  number<Usual>(flag: string, { least, most }: { least: number; most: number }, usual: Usual): Chosen<number | Usual> {
    const value = this.value(flag);
    if (value === null) return ok(usual);
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return ok(number);
    const say = ARGUMENT_WORDS[this.language];
    return refuse(say.badValue(flag, value, say.wholeNumber(least, most)));
  }
}

/** Reads a command line, or says what is wrong with it. */
export const readArguments = (args: readonly string[], syntax: Syntax): Chosen<Arguments> => {
  const { command, words: most = 0 } = syntax;
  const language = languageOf(args);
  const say = ARGUMENT_WORDS[language];
  const values = [...ALWAYS_VALUES, ...(syntax.values ?? [])];
  const switches = [...ALWAYS_SWITCHES, ...(syntax.switches ?? [])];
  const options = Object.fromEntries(values.map((flag) => [flag.slice('--'.length), { type: 'string' as const }]));
  const flags = new Map<string, string>();
  const words: string[] = [];
  for (const token of parseArgs({ args: [...args], options, strict: false, tokens: true }).tokens) {
    const arg = args[token.index];
    if (visible(arg) !== arg) return refuse(say.unexpected(command, visible(arg)));
    if (token.kind === 'positional') {
      if (words.length === most) return refuse(say.unexpected(command, arg));
      words.push(arg);
      continue;
    }
    const [written] = arg.split('=');
    const name = Object.hasOwn(ALIASES, written) ? ALIASES[written] : written;
    if (switches.includes(name)) {
      if (written !== arg) return refuse(say.unexpected(command, arg));
      flags.set(name, '');
    } else if (token.kind === 'option' && values.includes(name)) {
      if (!token.value) return refuse(say.missingValue(name));
      if (!token.inlineValue && isFlag(token.value)) return refuse(say.flagAsValue(name, visible(token.value)));
      if (visible(token.value) !== token.value) return refuse(say.unexpected(command, visible(token.value)));
      flags.set(name, token.value);
    } else return refuse(say.unknownFlag(command, written));
  }
  return ok(new Arguments(language, words, flags));
};
