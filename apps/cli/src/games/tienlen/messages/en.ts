import type { Who } from '@sanh-rong/presentation';

/** What the terminal says of Tiến Lên in English. */
export const en = {
  passWords: ['pass', 'p'] as readonly string[],
  passHelp: 'pass',
  lineTurn: 'Your move (cards such as “3s 3c”; pass, hint, help, quit):',
  lineHelp: [
    'Write the cards you play: 3s 3c, or 10h, or 5s 6d 7h. s ♠, c ♣, d ♦, h ♥.',
    'pass  let this round go by',
  ] as readonly string[],
  mat: (who: Who, what: string) => `${who.name}: ${what}`,
};

export type TienLenTerminalMessages = typeof en;
