import { LANGUAGES, type Language } from '@sanh-rong/engine';
import type { Messages } from '../messages/en.ts';
import { MESSAGES } from '../messages/vi.ts';

/** Commands of the line mode. Words of every language are understood, with or without their marks. */

export type LineCommand = keyof Messages['words'];

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd');

/** A line as it is compared: lower case, single blanks, no marks. */
export const plainWord = (text: string): string => withoutMarks(text.trim().toLowerCase()).replace(/\s+/g, ' ');

export const isOneOfWords = (line: string, words: readonly string[]): boolean =>
  words.some((word) => plainWord(word) === plainWord(line));

export const commandOf = (line: string): LineCommand | null => {
  for (const language of LANGUAGES) {
    for (const [command, words] of Object.entries(MESSAGES[language].words)) {
      if (isOneOfWords(line, words)) return command as LineCommand;
    }
  }
  return null;
};

export const languageNamed = (line: string): Language | null =>
  LANGUAGES.find((language) => language === plainWord(line)) ?? null;
