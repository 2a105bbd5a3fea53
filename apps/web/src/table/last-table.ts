/** The table that somebody sits at, kept so that the front page leads back to it. */

const KEY = 'sanh-rong.table';

export const rememberTable = (code: string): void => localStorage.setItem(KEY, code);

export const lastTable = (): string => localStorage.getItem(KEY) ?? '';

/** Forgets a table; another one that was sat at since stays. */
export const forgetTable = (code: string): void => {
  if (lastTable() === code) localStorage.removeItem(KEY);
};
