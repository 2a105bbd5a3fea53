import type { Language } from '@sanh-rong/engine';
import { en, type TienLenTerminalMessages } from './en.ts';
import { vi } from './vi.ts';

const CATALOGUES: Readonly<Record<Language, TienLenTerminalMessages>> = { vi, en };

/** What the terminal says of Tiến Lên in a language. */
export const terminalMessages = (language: Language): TienLenTerminalMessages => CATALOGUES[language];

/** What passes in line mode, whatever the table's language. */
export const PASS_WORDS: readonly string[] = [...vi.passWords, ...en.passWords];
