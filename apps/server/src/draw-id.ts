import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id (`DRAWN_ID`): five random bits a letter, none of them easily taken for another. */
export const drawId = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
