import type { OptionSpec, OptionSpecs, OptionValue, OptionValues } from '@sanh-rong/engine';
import type { RestAnswer } from '@sanh-rong/protocol';
import type { ChosenSettings } from '@sanh-rong/table';
import { STORAGE_KEYS } from '../storage/keys.ts';

/** Settings as a form holds them: always complete, always within what the rules allow. */

export type Rules = RestAnswer<'rules'>;
export type GameRules = Rules['games'][number];
export type RuleSetRules = GameRules['ruleSets'][number];

const FIRST_SESSION = 16;

/** How long a bot may wait before it acts (milliseconds), and how long it may think (seconds). */
export const BOT_DELAYS: readonly ChosenSettings['botDelay'][] = [0, 700, 1_500, 3_000];
export const BOT_SECONDS: readonly number[] = [1, 2, 3, 4, 5];
const USUAL_DELAY = 700;
const USUAL_SECONDS = 5;

/** What the settings say themselves; the form does not ask twice. */
export const SAID_BY_SETTINGS: readonly string[] = ['maxPlayers', 'turnTimeoutSeconds'];

export const rulesOfGame = (rules: Rules, game: unknown): GameRules | undefined =>
  rules.games.find(({ id }) => id === game) ?? rules.games[0];

export const rulesOfSet = (rules: Rules, game: unknown, ruleSet: unknown): RuleSetRules | undefined => {
  const known = rulesOfGame(rules, game);
  return known?.ruleSets.find(({ id }) => id === ruleSet) ?? known?.ruleSets[0];
};

const usualValue = (spec: OptionSpec): OptionValue =>
  spec.kind === 'group' ? usualOptions(spec.fields) : spec.default;

/** Every option as the rule set has it. */
export const usualOptions = (specs: OptionSpecs): OptionValues =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, usualValue(spec)]));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatsOf = (seats: number): readonly number[] => Array.from({ length: seats }, (_, seat) => seat);

/** A value that was kept, where it is still allowed; else as usual. */
const allowed = (spec: OptionSpec, kept: unknown, seats: number): OptionValue => {
  switch (spec.kind) {
    case 'boolean':
      return typeof kept === 'boolean' ? kept : spec.default;
    case 'integer':
      return Number.isInteger(kept) ? Math.min(spec.max, Math.max(spec.min, kept as number)) : spec.default;
    case 'choice':
      return spec.of.find((name) => name === kept) ?? spec.default;
    case 'names':
      return Array.isArray(kept)
        ? spec.of.filter((name) => kept.includes(name) || spec.always.includes(name))
        : spec.default;
    case 'seats':
      return Array.isArray(kept) ? seatsOf(seats).filter((seat) => kept.includes(seat)) : spec.default;
    case 'group':
      return allowedOptions(spec.fields, kept, seats);
  }
};

const allowedOptions = (specs: OptionSpecs, kept: unknown, seats: number): OptionValues =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, allowed(spec, isRecord(kept) ? kept[name] : undefined, seats)]),
  );

const within = (value: unknown, { min, max, usual }: { min: number; max: number; usual: number }): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : usual;

const oneOf = <Value>(value: unknown, values: readonly Value[], usual: Value): Value =>
  values.find((known) => known === value) ?? usual;

/** Complete settings from any beginning: nothing at all, what was kept last time, a change of game. */
export const completeSettings = (
  rules: Rules,
  wish: Partial<Record<keyof ChosenSettings, unknown>>,
): ChosenSettings => {
  const game = rulesOfGame(rules, wish.game);
  const ruleSet = rulesOfSet(rules, wish.game, wish.ruleSet);
  if (game === undefined || ruleSet === undefined) throw new Error('a house without games');
  const seats = within(wish.seats, ruleSet.seats);
  const turnSeconds = within(wish.turnSeconds, rules.turnSeconds);
  const options: Record<string, OptionValue> = { ...allowedOptions(ruleSet.options, wish.options, seats) };
  if (Object.hasOwn(options, 'maxPlayers')) options.maxPlayers = ruleSet.seats.max;
  if (Object.hasOwn(options, 'turnTimeoutSeconds')) options.turnTimeoutSeconds = turnSeconds;
  return {
    game: game.id,
    ruleSet: ruleSet.id,
    options,
    seats,
    name: typeof wish.name === 'string' ? wish.name : '',
    visibility: oneOf(wish.visibility, ['public', 'private'] as const, 'private'),
    games: oneOf(wish.games, rules.sessionLengths, FIRST_SESSION) as ChosenSettings['games'],
    turnSeconds,
    botDelay: oneOf(wish.botDelay, BOT_DELAYS, USUAL_DELAY),
    botSeconds: oneOf(wish.botSeconds, BOT_SECONDS, USUAL_SECONDS),
    watchers: oneOf(wish.watchers, ['none', 'live', 'delayed'] as const, 'live'),
    chat: wish.chat !== false,
    practice: false,
  };
};

/** What was chosen for the last table, to be offered again. A name belongs to one table only. */
export const keepSettings = ({ name: _, ...settings }: ChosenSettings): void =>
  localStorage.setItem(STORAGE_KEYS.tableSettings, JSON.stringify(settings));

export const keptSettings = (): Partial<Record<keyof ChosenSettings, unknown>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.tableSettings) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
};
