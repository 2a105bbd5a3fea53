import { isSeat } from '../deal.ts';
import { type Ruling, refusal } from '../errors.ts';
import type { Seat } from '../game.ts';
import { isRecord } from '../options.ts';
import { ok } from '../result.ts';
import { type LiengOptions, MAX_TABLE_CHIPS } from './options.ts';
import type { LiengPrevious } from './types.ts';

/** What carries over from game to game: chips, the dealer's place, and who buys in again (LG-1, LG-8). */

export const areChips = (input: unknown, seats: number): input is number[] =>
  Array.isArray(input) &&
  input.length === seats &&
  input.every((chips) => Number.isSafeInteger(chips) && chips >= 0) &&
  input.reduce((sum, chips) => sum + chips, 0) <= MAX_TABLE_CHIPS;

const FIELDS = ['chips', 'dealer', 'rebuy'];

/** What the previous game left, once checked; null for a first game. */
export const readPrevious = (input: unknown, seats: number, options: LiengOptions): Ruling<LiengPrevious | null> => {
  if (input === undefined || input === null) return ok(null);
  if (
    !isRecord(input) ||
    Object.keys(input).some((field) => !FIELDS.includes(field)) ||
    !areChips(input.chips, seats) ||
    !isSeat(input.dealer, seats)
  ) {
    return refusal('BAD_DEAL', 'badPrevious');
  }
  const { chips, dealer, rebuy = [] } = input;
  if (!Array.isArray(rebuy) || !rebuy.every((seat) => isSeat(seat, seats))) return refusal('BAD_DEAL', 'badPrevious');
  if (rebuy.length > 0 && options.rebuy !== 'ask') return refusal('LG-8', 'rebuyNotOffered');
  const rich = rebuy.find((seat) => chips[seat] > 0);
  if (rich !== undefined) return refusal('LG-8', 'rebuyWithChips', { seat: rich });
  const asked = [...new Set<Seat>(rebuy)].sort((a, b) => a - b);
  return ok({ chips: chips.slice(), dealer, ...(asked.length > 0 ? { rebuy: asked } : {}) });
};

/** The seats that buy in again before this deal. */
export const rebuysOf = (previous: LiengPrevious | null, options: LiengOptions): readonly Seat[] => {
  if (previous === null) return [];
  if (options.rebuy !== 'automatic') return previous.rebuy ?? [];
  return [...previous.chips.keys()].filter((seat) => previous.chips[seat] === 0);
};

/** For the table: what the next deal must be told when this seat, which has lost its chips, buys in again (LG-8). */
export const askRebuy = (previous: LiengPrevious, seat: Seat): LiengPrevious => ({
  ...previous,
  rebuy: [...new Set([...(previous.rebuy ?? []), seat])].sort((a, b) => a - b),
});
