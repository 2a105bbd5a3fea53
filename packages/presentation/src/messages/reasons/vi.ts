import { en } from './en.ts';

/** Vì sao gợi ý như vậy: đánh cách khác thì sao. */
export const vi = {
  avoids: (instead: string, reason: string) => `“${instead}” thì ${reason}`,
};

export const HINT_WORDS = { vi, en };
