import { STORAGE_KEYS } from '../storage/keys.ts';

/** The game that was chosen last on this device, on the front page or for a table: it is offered first wherever one is chosen. */

export const lastGame = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEYS.lastGame);
  } catch {
    return null;
  }
};

export const rememberGame = (game: string): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.lastGame, game);
  } catch {
    // Where nothing may be kept, the next time begins as usual.
  }
};
