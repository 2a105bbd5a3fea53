import { en } from './en.ts';
import { vi } from './vi.ts';

/** The words of the page of a remote bot. */
export const REMOTE_WORDS = { vi, en } as const;
