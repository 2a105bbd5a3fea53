import type { Catalogue } from '../../words/words.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type LobbyWords = typeof vi;

export const LOBBY_WORDS: Catalogue<LobbyWords> = { vi, en };
