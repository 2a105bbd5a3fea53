import type { RuleError } from '../../errors.ts';
import { isRecord, type OptionSpecs, type OptionsOf, readOptions } from '../../options.ts';
import { THIRTEEN_OPTIONS } from '../thirteen.ts';
import { type CodedError, codedError, MESSAGES } from './messages.ts';
import type { GameSettings, SettingsInput } from './types.ts';

export const DEFAULT_SETTINGS: GameSettings = Object.freeze({
  maxPlayers: 4,
  instantWins: Object.freeze({ dragon: true, fourTwos: true, sixPairs: true }),
  turnTimeoutSeconds: 30,
  winnerLeads: true,
});

/** The options of Thirteen that 001 has, with 001's number of seats (TH-9). */
const SETTINGS = {
  maxPlayers: { ...THIRTEEN_OPTIONS.maxPlayers, default: DEFAULT_SETTINGS.maxPlayers },
  instantWins: THIRTEEN_OPTIONS.instantWins,
  turnTimeoutSeconds: THIRTEEN_OPTIONS.turnTimeoutSeconds,
  winnerLeads: THIRTEEN_OPTIONS.winnerLeads,
  passIsFinal: THIRTEEN_OPTIONS.passIsFinal,
} as const satisfies OptionSpecs;

export type Settings = OptionsOf<typeof SETTINGS>;

const refused = (reason: string, { option, expected }: RuleError['details']): CodedError => {
  if (reason === 'unknownOption') return codedError('BAD_DEAL', MESSAGES.unknownSetting(option));
  if (reason === 'badOption') return codedError('BAD_DEAL', MESSAGES.badSetting(option, expected));
  return codedError('BAD_DEAL', MESSAGES.badSettings);
};

/** 001 merges settings: an instant win that is unknown here is never asked for, and changes nothing. */
const knownWins = ({ instantWins, ...rest }: SettingsInput): object => {
  if (!isRecord(instantWins)) return { ...rest, instantWins };
  const known = Object.entries(instantWins).filter(([name]) => Object.hasOwn(DEFAULT_SETTINGS.instantWins, name));
  return { ...rest, instantWins: Object.fromEntries(known) };
};

const read = (input: SettingsInput): Settings => {
  if (!isRecord(input)) throw codedError('BAD_DEAL', MESSAGES.badSettings);
  const settings = readOptions(SETTINGS, knownWins(input), THIRTEEN_OPTIONS.maxPlayers.max);
  if (!settings.ok) throw refused(settings.error.reason, settings.error.details);
  return settings.value;
};

const NONE: SettingsInput = Object.freeze({});
const DEFAULTS: Settings = read(NONE);

/** Complete settings: what was left out takes its default, a setting that is unknown or out of range is refused. */
export const readSettings = (input: SettingsInput = NONE): Settings => (input === NONE ? DEFAULTS : read(input));

/** The settings as 001 shows them, in an object of the caller's own: `passIsFinal` only where it was chosen. */
export const showSettings = (settings: Settings, withPassIsFinal: boolean): GameSettings => {
  const { maxPlayers, instantWins, turnTimeoutSeconds, winnerLeads, passIsFinal } = settings;
  const { dragon, fourTwos, sixPairs } = instantWins;
  const shown = { maxPlayers, instantWins: { dragon, fourTwos, sixPairs }, turnTimeoutSeconds, winnerLeads };
  return withPassIsFinal ? { ...shown, passIsFinal } : shown;
};
