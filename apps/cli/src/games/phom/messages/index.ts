import type { Language } from '@sanh-rong/engine';
import { en, type PhomTerminalMessages } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, PhomTerminalMessages>> = { vi, en };

/** What the terminal says of Phỏm in a language. */
export const terminalMessages = (language: Language): PhomTerminalMessages => CATALOGUES[language];

/** What may be written for a command in line mode, whatever the table's language. */
export const wordsFor = (command: keyof PhomTerminalMessages['words']): readonly string[] => [
  ...vi.words[command],
  ...en.words[command],
];
