import { lieng } from '@sanh-rong/engine/lieng';
import { liengPresentation } from '@sanh-rong/presentation/lieng';
import { handsIn } from '../card-text.ts';
import type { Script } from '../worked-game.ts';

/** Short games for the lessons. Seat 0 is the reader; the last seat deals, so the reader speaks first. */

export const LIENG = { game: lieng, presentation: liengPresentation };

/** Checked, raised, folded, called; then shown. */
export const BETTING: Script = {
  deal: { given: { hands: handsIn('8s 9d 10h', 'Kd Ks Jh', '4c 7d 2s', 'As 3c 5d'), dealer: 3 } },
  moves: ['theo', 'to:30', 'bo', 'theo', 'theo'],
};

/** No opponent dares to call. */
export const BLUFF: Script = {
  deal: { given: { hands: handsIn('4c 7d Ks', '8h 9h Qc', 'Jc Jd 5s'), dealer: 2 } },
  moves: ['to:100', 'bo', 'bo'],
};

/** The reader has only 60 chips, and the best hand; the others go on above that. */
export const ALL_IN: Script = {
  deal: {
    given: { hands: handsIn('6s 6c 6d', 'Qs Kd Ac', 'Jc Jd Kh'), dealer: 2, chips: [60, 1000, 1000] },
  },
  moves: ['to-tat', 'to:200', 'theo'],
};

/** An opponent has raised to 30 and the reader is asked. */
export const RAISED: Script = {
  deal: { given: { hands: handsIn('8s 9d 10h', 'Kd Ks Jh', '4c 7d 2s'), dealer: 1, chips: [200, 1000, 1000] } },
  moves: ['to:30'],
};

/** The same with too few chips to call. */
export const SHORT: Script = {
  deal: { given: { hands: handsIn('8s 9d 10h', 'Kd Ks Jh', '4c 7d 2s'), dealer: 1, chips: [30, 1000, 1000] } },
  moves: ['to:50'],
};
