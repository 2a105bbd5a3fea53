import type { Language } from '@sanh-rong/engine';
import { en, type LiengTerminalMessages } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, LiengTerminalMessages>> = { vi, en };

/** What the terminal says of Liêng in a language. */
export const terminalMessages = (language: Language): LiengTerminalMessages => CATALOGUES[language];

/** What may be written for a command in line mode, whatever the table's language. */
export const wordsFor = (command: keyof LiengTerminalMessages['words']): readonly string[] => [
  ...vi.words[command],
  ...en.words[command],
];
