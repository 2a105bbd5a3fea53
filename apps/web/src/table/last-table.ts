import { STORAGE_KEYS } from '../storage/keys.ts';

/** The table where the person at this browser sits, kept so that the front page leads back to it. */

export const rememberTable = (code: string): void => localStorage.setItem(STORAGE_KEYS.lastTable, code);

export const lastTable = (): string => localStorage.getItem(STORAGE_KEYS.lastTable) ?? '';

/** Forgets a table; another one that was sat at since stays. */
export const forgetTable = (code: string): void => {
  if (lastTable() === code) localStorage.removeItem(STORAGE_KEYS.lastTable);
};
