import {
  type AnyGame,
  findGame,
  isRecord,
  type OptionSpecs,
  type OptionValues,
  ok,
  type RuleSet,
  readOptions,
  SESSION_LENGTHS,
  type SessionLength,
} from '@sanh-rong/engine';
import { refuseTable, type TableRuling } from './refusal.ts';

/** What a host chooses about a table. Options are complete; everything has been checked. */
export interface ChosenSettings {
  readonly game: string;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly name: string;
  readonly visibility: 'public' | 'private';
  /** Games in the session (MN-2). */
  readonly games: SessionLength;
  /** Seconds for a turn. */
  readonly turnSeconds: number;
  /** How long a bot waits at least before it acts, so that people can follow (milliseconds). */
  readonly botDelay: (typeof BOT_DELAYS)[number];
  /** Seconds a bot may think about a move (BT-2). */
  readonly botSeconds: number;
  /** Whether others may watch: as it happens, or only some time later (TIMES.watchDelay). */
  readonly watchers: (typeof WATCHING)[number];
  readonly chat: boolean;
  /** Practice counts for nothing. */
  readonly practice: boolean;
}

export interface TableSettings extends ChosenSettings {
  /**
   * Friends have a host and a lobby; strangers are seated by the server, and their table runs by itself (strangers.ts).
   * The deal of the day has one person and no lobby (daily.ts).
   */
  readonly company: 'friends' | 'strangers' | 'daily';
}

export const WATCHING = ['none', 'live', 'delayed'] as const;
export const TURN_SECONDS = { min: 10, max: 120, usual: 30 } as const;
export const BOT_DELAYS = [0, 700, 1_500, 3_000] as const;
export const BOT_SECONDS = { min: 1, max: 5, usual: 5 } as const;
const USUAL_DELAY = 700;
export const MAX_NAME_LENGTH = 40;
/** Of every number that a rule set lets a table choose: the points of the longest session with it can be stored (32 bits). */
const MAX_OPTION = 1_000_000;

/** What a table may choose about a rule set: the same as elsewhere, with numbers that can be played for. */
export const tableOptions = (specs: OptionSpecs): OptionSpecs =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      if (spec.kind === 'group') return [name, { ...spec, fields: tableOptions(spec.fields) }];
      return [name, spec.kind === 'integer' ? { ...spec, max: Math.min(spec.max, MAX_OPTION) } : spec];
    }),
  );

const FIELDS: readonly (keyof TableSettings)[] = [
  'game',
  'ruleSet',
  'options',
  'seats',
  'name',
  'visibility',
  'games',
  'turnSeconds',
  'botDelay',
  'botSeconds',
  'watchers',
  'chat',
  'practice',
  'company',
];

/** What breaks a line, cannot be stored, or turns the direction of everything that follows. */
const CONTROL = /\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Bidi_Control}/u;

/**
 * Invisible characters: with them a name could look like another person's without being the same. Those that join two
 * pictures into one, or colour one, can be seen, and stay.
 */
const UNSEEN = new RegExp(
  [
    '(?!(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D\\p{ExtPict})\\p{Cf}',
    '(?<![\\p{ExtPict}\\p{EMod}])\\p{Variation_Selector}',
    '[\\p{NChar}\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0\\uFFFC]',
    // An accent without a letter lies on what stands before the name.
    '^\\s*\\p{M}+',
  ].join('|'),
  'gu',
);

/** Towers of accents cover the lines above and below. No script has more than three on one letter. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

/** A name as people may give one: trimmed, not empty unless it may be, not too long, nothing that breaks a line. */
export const readName = (input: unknown, max = MAX_NAME_LENGTH): string | null => {
  if (typeof input !== 'string') return null;
  if (CONTROL.test(input)) return null;
  const name = input.replace(UNSEEN, '').trim().replace(/\s+/g, ' ').normalize('NFC').replace(TOWER, '$1');
  return name.length > max ? null : name;
};

const oneOf = <Value>(input: unknown, values: readonly Value[], usual: Value): Value | undefined =>
  input === undefined ? usual : values.find((value) => value === input);

const whole = (input: unknown, min: number, max: number, usual: number): number | undefined => {
  if (input === undefined) return usual;
  return typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max ? input : undefined;
};

export const gameOf = ({ game }: { readonly game: string }): AnyGame => {
  const found = findGame(game);
  if (!found.ok) throw new Error(`no game ${game}`);
  return found.value;
};

const ruleSetOf = (game: AnyGame, input: unknown): RuleSet | undefined =>
  input === undefined ? game.ruleSets[0] : game.ruleSets.find(({ id }) => id === input);

/** Settings that tables have not always had. */
type LaterSetting = 'botDelay' | 'botSeconds' | 'company';

/** Options as an event tells them; those stored before there was an option take its default. */
const storedOptions = (settings: Pick<TableSettings, 'game' | 'ruleSet' | 'options' | 'seats'>): OptionValues => {
  const specs = ruleSetOf(gameOf(settings), settings.ruleSet)?.options ?? {};
  const options = readOptions(specs, settings.options, settings.seats);
  return options.ok ? options.value : settings.options;
};

/** Settings as an event tells them; those stored before there were bots, or strangers, say nothing of them. */
export const storedSettings = (
  settings: Omit<TableSettings, LaterSetting> & Partial<Pick<TableSettings, LaterSetting>>,
): TableSettings => ({
  ...settings,
  options: storedOptions(settings),
  botDelay: settings.botDelay ?? USUAL_DELAY,
  botSeconds: settings.botSeconds ?? BOT_SECONDS.usual,
  company: settings.company ?? 'friends',
});

/** Reads settings as they were sent; a missing field takes its default, an unknown one is refused. */
export const readSettings = (input: unknown): TableRuling<TableSettings> => {
  if (!isRecord(input)) return refuseTable('BAD_SETTINGS', 'badSettings');
  const strange = Object.keys(input).find((field) => !FIELDS.some((known) => known === field));
  const bad = (field: string) => refuseTable('BAD_SETTINGS', 'badSetting', { field });
  if (strange !== undefined) return bad(strange);
  const game = findGame(input.game);
  if (!game.ok) return bad('game');
  const ruleSet = ruleSetOf(game.value, input.ruleSet);
  if (ruleSet === undefined) return bad('ruleSet');
  const seats = whole(input.seats, ruleSet.seats.min, ruleSet.seats.max, ruleSet.seats.usual);
  if (seats === undefined) return bad('seats');
  const options = readOptions(tableOptions(ruleSet.options), input.options, seats);
  if (!options.ok) return bad('options');
  // Options can exclude each other in ways that only the game knows; what it cannot deal is no table.
  if (!game.value.deal({ ruleSet: ruleSet.id, seats, options: options.value, seed: 'trial' }).ok) return bad('options');
  const asked: OptionValues = options.value;
  const usualTurn = typeof asked.turnTimeoutSeconds === 'number' ? asked.turnTimeoutSeconds : TURN_SECONDS.usual;
  const name = readName(input.name ?? '');
  const visibility = oneOf(input.visibility, ['public', 'private'] as const, 'private');
  const games = oneOf(input.games, SESSION_LENGTHS, SESSION_LENGTHS[0]);
  const turnSeconds = whole(input.turnSeconds, TURN_SECONDS.min, TURN_SECONDS.max, usualTurn);
  const botDelay = oneOf(input.botDelay, BOT_DELAYS, USUAL_DELAY);
  const botSeconds = whole(input.botSeconds, BOT_SECONDS.min, BOT_SECONDS.max, BOT_SECONDS.usual);
  const watchers = oneOf(input.watchers, WATCHING, 'live');
  const chat = oneOf(input.chat, [true, false], true);
  const practice = oneOf(input.practice, [true, false], false);
  // Tables of strangers and of the deal of the day are opened by the server alone.
  const company = oneOf(input.company, ['friends'] as const, 'friends');
  if (name === null) return bad('name');
  if (visibility === undefined) return bad('visibility');
  if (games === undefined) return bad('games');
  if (turnSeconds === undefined) return bad('turnSeconds');
  if (botDelay === undefined) return bad('botDelay');
  if (botSeconds === undefined) return bad('botSeconds');
  if (watchers === undefined) return bad('watchers');
  if (chat === undefined) return bad('chat');
  if (practice === undefined) return bad('practice');
  if (company === undefined) return bad('company');
  return ok({
    game: game.value.id,
    ruleSet: ruleSet.id,
    options: options.value,
    seats,
    name,
    visibility,
    games,
    turnSeconds,
    botDelay,
    botSeconds,
    watchers,
    chat,
    practice,
    company,
  });
};
