import { phom } from '@sanh-rong/engine/phom';
import { phomPresentation } from '@sanh-rong/presentation/phom';
import { cardsIn, handsIn } from '../card-text.ts';
import type { Script } from '../worked-game.ts';

/** Short games for the lessons. Seat 0 is the reader. */

export const PHOM = { game: phom, presentation: phomPresentation };

/** Turns in which the card drawn is thrown away again: nothing happens in them. */
const idle = (stock: string, turns: number): readonly string[] =>
  cardsIn(stock)
    .slice(0, turns)
    .flatMap((card) => ['draw', `discard:${card}`]);

/** The neighbour throws a 7 and the reader has two of them. */
export const EAT: Script = {
  deal: { ruleSet: 'ta-la', given: { hands: handsIn('7s 7c 4h Kd', '7d 9s 2c Jh'), leader: 1 } },
  moves: ['discard:7d', 'eat:7s.7c', 'discard:Kd', 'draw', 'discard:Jh'],
};

/** The stock of two runs out: both lay, one sends. */
const LAYING_STOCK = 'Js 2d 5c Jd 2s 4h 6c';
const BEFORE_LAYING = ['discard:Kd', ...idle(LAYING_STOCK, 5)];
export const LAY: Script = {
  deal: {
    ruleSet: 'ta-la',
    given: { hands: handsIn('7s 7c 7d 3h Kd', '9c 9d 9h 7h Qs'), stock: cardsIn(LAYING_STOCK), leader: 0 },
  },
  moves: [...BEFORE_LAYING, 'draw', 'lay:7s.7c.7d', 'discard:4h', 'draw', 'lay:9c.9d.9h', 'send:7h:0:0', 'discard:Qs'],
};
/** Where the lesson begins to tell it. */
export const LAYING_FROM = BEFORE_LAYING.length + 1;

/** Up to the moment in which the neighbour may send. */
export const BEFORE_SENDING: Script = { ...LAY, moves: LAY.moves.slice(0, LAY.moves.length - 2) };

export const U: Script = {
  deal: {
    ruleSet: 'ta-la',
    given: {
      hands: handsIn('3s 4s 5s 7s 7c 9s 9c 9d Kh', 'Qd 2h 6d 10c', 'As 8h Jc 4d'),
      stock: cardsIn('2d 8c Jd 7d Qs Ac 5h 6c 10h Ks 3d'),
      leader: 2,
    },
  },
  moves: ['discard:4d', 'draw', 'discard:Kh', 'draw', 'discard:Qd', 'draw', 'discard:Jc', 'draw', 'u'],
};

/** No player goes ù: the reader has the fewest points, the third has no phỏm. */
const PLACES_STOCK = '10h 2s 6c Ks 8d Ac Jc 4d Qc 10s 8c';
export const PLACES: Script = {
  deal: {
    ruleSet: 'ta-la',
    given: {
      hands: handsIn('7s 7c 7d 3h Kd', '9c 9d 9h 5c', 'Qs Jd 5h 4c'),
      stock: cardsIn(PLACES_STOCK),
      leader: 0,
    },
  },
  moves: [
    'discard:Kd',
    ...idle(PLACES_STOCK, 8),
    ...['draw', 'lay:7s.7c.7d', 'discard:Qc'],
    ...['draw', 'lay:9c.9d.9h', 'discard:10s'],
    ...['draw', 'discard:Qs'],
  ],
};

/** The short rules: what is eaten leaves the hand at once, and an empty hand wins. */
export const EMPTIED: Script = {
  deal: { ruleSet: 'basic', given: { hands: handsIn('7s 7c 4h 5h Kd', '7d 6h Qs'), leader: 1 } },
  moves: ['draw', 'discard:7d', 'eat:7s.7c', 'discard:Kd', 'draw', 'discard:6h', 'eat:4h.5h'],
};

/** Dealt, and already won or nearly: by the name of the ù. */
export const U_HANDS = [
  { id: 'u', hand: cardsIn('3s 4s 5s 7s 7c 7d 9s 9c 9d Kh') },
  { id: 'uTron', hand: cardsIn('3s 4s 5s 7s 7c 7d 9s 9c 9d 9h') },
  { id: 'uKhan', hand: cardsIn('As 4s 7s 10s Ks 2h 5h 8h Jh') },
] as const;
