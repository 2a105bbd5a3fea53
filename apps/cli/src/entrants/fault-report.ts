import { type BotFault, type FaultKind, faultWords, type Printed } from '@sanh-rong/bot-kit';
import type { Language } from '@sanh-rong/engine';
import { visible } from '../arguments/arguments.ts';

/** What a contestant did wrong, in words for its author. */
export interface FaultReport {
  readonly contestant: number;
  /** Which game of the match, from 0, and which seat of it. */
  readonly game: number;
  readonly seat: number;
  readonly kind: FaultKind;
  readonly text: string;
  /** The last of what it printed meanwhile. */
  readonly printed: readonly string[];
}

/** More would push the table off the screen. */
const MOST_LINES = 5;

export const lastLines = (lines: readonly string[]): string[] => lines.slice(-MOST_LINES);

export const printedLines = (printed: readonly Printed[]): string[] =>
  lastLines(printed.flatMap(({ text }) => text.split('\n'))).map(visible);

/** What a bot did wrong in words that only show, whatever it threw. */
export const faultText = (game: string, fault: BotFault, language: Language): string =>
  visible(faultWords(game, fault, language));
