import { draftKey } from '../../storage/keys.ts';

/** What was typed and not saved, kept in this browser until it is. */
export interface Draft {
  readonly text: string;
  /** The version it was typed upon. */
  readonly base: number;
  readonly at: number;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'base' in value &&
  typeof value.base === 'number' &&
  'at' in value &&
  typeof value.at === 'number';

export const keptDraft = (bot: string): Draft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(bot)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** False where the browser has no room for it: then only the page itself holds it. */
export const keepDraft = (bot: string, draft: Draft): boolean => {
  try {
    localStorage.setItem(draftKey(bot), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

export const dropDraft = (bot: string): void => localStorage.removeItem(draftKey(bot));

/** The same text with line ends of one kind, as editors write them: code from elsewhere may come with several. */
export const asLines = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What is on the server. */
export interface Saved {
  readonly source: string;
  readonly version: number;
}

/**
 * What the editor begins with. saved: as it is on the server · restored: what was typed last time · behind: the same,
 * and meanwhile another version was saved elsewhere.
 */
export interface Beginning {
  readonly text: string;
  readonly from: 'saved' | 'restored' | 'behind';
}

export const beginWith = ({ source, version }: Saved, draft: Draft | null): Beginning => {
  const lines = asLines(source);
  const typed = draft === null ? lines : asLines(draft.text);
  if (draft === null || typed === lines) return { text: lines, from: 'saved' };
  return { text: typed, from: draft.base === version ? 'restored' : 'behind' };
};
