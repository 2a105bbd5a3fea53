import type { OptionSpecs, OptionsOf } from '../options.ts';
import { TIE_BREAKS } from './core/hand.ts';

/** Chips on one table in all: far below what a number holds exactly, and what a text can carry (15 digits). */
export const MAX_TABLE_CHIPS = 999_999_999_999_999;

const MAX_STAKE = 1_000_000_000;

/** LG-8: a seat without chips buys in again when it asks, at the next deal without asking, or never. */
export const REBUYS = ['ask', 'automatic', 'never'] as const;

/** The `minRaise` that stands for "as much as the ante" (LG-1). */
export const AS_THE_ANTE = 0;

export const LIENG_OPTIONS = {
  /** LG-1 */
  ante: { kind: 'integer', min: 0, max: MAX_STAKE, default: 10 },
  startChips: { kind: 'integer', min: 1, max: MAX_STAKE, default: 1000 },
  minRaise: { kind: 'integer', min: AS_THE_ANTE, max: MAX_STAKE, default: AS_THE_ANTE },
  /** LG-4 */
  tieBreak: { kind: 'choice', of: TIE_BREAKS, default: 'highCard' },
  /** LG-8 */
  rebuy: { kind: 'choice', of: REBUYS, default: 'ask' },
} as const satisfies OptionSpecs;
export type LiengOptions = OptionsOf<typeof LIENG_OPTIONS>;

/** A raise raises, also at a table without an ante. */
export const minRaiseOf = ({ ante, minRaise }: LiengOptions): number =>
  Math.max(1, minRaise === AS_THE_ANTE ? ante : minRaise);
