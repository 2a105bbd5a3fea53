import type { Language } from '@sanh-rong/engine';
import type { Measured } from '@sanh-rong/players';
import { levelName, unitName } from '@sanh-rong/presentation/names';
import { gainOver, type Played } from './measured-gain.ts';
import { LEVEL_WORDS } from './messages/vi.ts';

/** Above this tenths are of no interest, and below this they are not enough. */
const LARGE = 100;
const SMALL = 1;

/** "3,2", "3.2", "449", "0,04" */
const amount = (points: number, language: Language): string => {
  const digits = points < SMALL ? 2 : points < LARGE ? 1 : 0;
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    points,
  );
};

export interface Gain {
  /** Beside a name. */
  readonly short: string;
  readonly full: string;
}

/** What was measured, in words that claim no more than that; null where nothing was. */
export const gainWords = (measured: Measured | null, language: Language): Gain | null => {
  if (measured === null) return null;
  const { game, points, low } = measured;
  const words = LEVEL_WORDS[language];
  if (low <= 0) return { short: words.noGain, full: words.noGainRead };
  const said = [amount(points, language), unitName(game, language)] as const;
  return { short: words.gain(...said), full: words.gainRead(...said) };
};

export interface ShownLevel {
  readonly id: string;
  readonly name: string;
  readonly explanation: string;
  /** Null where nothing was measured. */
  readonly gain: Gain | null;
  /** From 1, the weakest. */
  readonly step: number;
  readonly of: number;
}

/** The levels of a game as a player chooses among them, weakest first. */
export const shownLevels = (levels: readonly string[], played: Played, language: Language): readonly ShownLevel[] =>
  levels.map((id, at) => ({
    id,
    ...levelName(id, language),
    gain: gainWords(gainOver(levels[at - 1], id, played), language),
    step: at + 1,
    of: levels.length,
  }));
