/** The game that was chosen last on this device, on the front page or for a table: it is offered first wherever one is chosen. */

const KEY = 'sanh-rong.game';

export const lastGame = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberGame = (game: string): void => {
  try {
    localStorage.setItem(KEY, game);
  } catch {
    // Where nothing may be kept, the next time begins as usual.
  }
};
