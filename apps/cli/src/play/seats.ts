import type { Language, Seat } from '@sanh-rong/engine';
import type { Voice } from '../games/face.ts';
import { messages } from '../messages/index.ts';

/** Where people sit. The human is at the bottom, the next to act on the right (TL-2). */

export const HUMAN: Seat = 0;

export const PLACES = ['bottom', 'right', 'top', 'left'] as const;
export type Place = (typeof PLACES)[number];

/** Places in turn order, by number of seats. */
const AROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: PLACES,
};

export const MIN_SEATS = 2;
export const MAX_SEATS = PLACES.length;

export const placeOf = (seat: Seat, seats: number): Place => AROUND[seats][seat];

export const opponentsOf = (seats: number): Seat[] => Array.from({ length: seats - 1 }, (_, i) => i + 1);

/** How sentences about a table with this many seats name them. */
export const voiceOf = (language: Language, seats: number): Voice => {
  const { seatNames } = messages(language);
  return {
    language,
    who: (seat) => ({ name: seatNames[placeOf(seat, seats)], you: seat === HUMAN }),
  };
};
