import { isRecord, ok, type Seat } from '@sanh-rong/engine';
import { refuseTable, type TableRuling } from './refusal.ts';

/** What a person may ask of a table. */
export type Command =
  | { readonly type: 'sit'; readonly seat?: Seat }
  /** Sent by the server for a person who looks for company, at tables of strangers. */
  | { readonly type: 'takeSeat' }
  /** `friends`: the server gives up a seat among strangers for a person who has sat down with friends. */
  | { readonly type: 'leave'; readonly because?: 'friends' }
  | {
      readonly type: 'ready';
      readonly ready: boolean;
      readonly pledge?: string;
      readonly seal?: string;
      readonly contribution?: string;
    }
  | { readonly type: 'bringText'; readonly text: string }
  | { readonly type: 'start' }
  | { readonly type: 'act'; readonly action: unknown }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'seatPlayer'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'stand' }
  | { readonly type: 'configure'; readonly settings: unknown }
  | { readonly type: 'handOver'; readonly seat: Seat }
  | { readonly type: 'watch' }
  | { readonly type: 'unwatch' }
  | { readonly type: 'away' }
  | { readonly type: 'back' }
  | { readonly type: 'rebuy' }
  | { readonly type: 'hideCount'; readonly hidden: boolean }
  | { readonly type: 'again' };

export const MAX_CONTRIBUTION_LENGTH = 128;

const MAX_ID_LENGTH = 64;

/** Half characters and control characters cannot be stored or shown everywhere. */
const UNFIT = /\p{Cc}|\p{Cs}/u;

const isSeatNumber = (value: unknown): value is Seat => typeof value === 'number' && Number.isInteger(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isContribution = (value: unknown): value is string =>
  isText(value) && value.length <= MAX_CONTRIBUTION_LENGTH && !UNFIT.test(value);

const isPledge = (value: unknown): value is string => isText(value) && /^[0-9a-f]{64}$/.test(value);

/** How each command's fields are read; undefined when they make no sense. */
export const COMMANDS: { readonly [Kind in Command['type']]: (input: Record<string, unknown>) => Command | undefined } =
  {
    sit: ({ seat }) => (seat === undefined ? { type: 'sit' } : isSeatNumber(seat) ? { type: 'sit', seat } : undefined),
    takeSeat: () => ({ type: 'takeSeat' }),
    leave: ({ because }) => (because === 'friends' ? { type: 'leave', because } : { type: 'leave' }),
    ready: ({ ready = true, pledge, seal, contribution }) => {
      if (typeof ready !== 'boolean' || (pledge !== undefined && contribution !== undefined)) return undefined;
      if (pledge !== undefined) {
        if (!isPledge(pledge) || (seal !== undefined && !isPledge(seal))) return undefined;
        return { type: 'ready', ready, pledge, ...(seal === undefined ? {} : { seal }) };
      }
      if (contribution === undefined) return { type: 'ready', ready };
      return isContribution(contribution) ? { type: 'ready', ready, contribution } : undefined;
    },
    bringText: ({ text }) => (isContribution(text) ? { type: 'bringText', text } : undefined),
    start: () => ({ type: 'start' }),
    act: ({ action }) => ({ type: 'act', action }),
    kick: ({ seat }) => (isSeatNumber(seat) ? { type: 'kick', seat } : undefined),
    seatPlayer: ({ seat, level }) =>
      isSeatNumber(seat) && isText(level) ? { type: 'seatPlayer', seat, level } : undefined,
    seatBot: ({ seat, bot }) =>
      isSeatNumber(seat) && isText(bot) && bot.length <= MAX_ID_LENGTH ? { type: 'seatBot', seat, bot } : undefined,
    stand: () => ({ type: 'stand' }),
    configure: ({ settings }) => ({ type: 'configure', settings }),
    handOver: ({ seat }) => (isSeatNumber(seat) ? { type: 'handOver', seat } : undefined),
    watch: () => ({ type: 'watch' }),
    unwatch: () => ({ type: 'unwatch' }),
    away: () => ({ type: 'away' }),
    back: () => ({ type: 'back' }),
    rebuy: () => ({ type: 'rebuy' }),
    hideCount: ({ hidden }) => (typeof hidden === 'boolean' ? { type: 'hideCount', hidden } : undefined),
    again: () => ({ type: 'again' }),
  };

const isKind = (value: unknown): value is Command['type'] => isText(value) && Object.hasOwn(COMMANDS, value);

/** A command as a stranger sends it. */
export const readCommand = (input: unknown): TableRuling<Command> => {
  if (!isRecord(input) || !isKind(input.type)) return refuseTable('BAD_COMMAND', 'badCommand');
  const command = COMMANDS[input.type](input);
  return command === undefined ? refuseTable('BAD_COMMAND', 'badCommand') : ok(command);
};
