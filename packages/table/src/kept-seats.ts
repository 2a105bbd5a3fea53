import type { Seat } from '@sanh-rong/engine';
import type { SeatHolder } from './state.ts';

const GOES_AFTER: Readonly<Record<SeatHolder['kind'], number>> = { person: 0, bot: 1, player: 1, empty: 2 };

/**
 * Which seats a table keeps that is to have so many, in their order: those of people before those of bots and built-in
 * players, and these before empty ones.
 */
export const keptSeats = (seats: readonly Pick<SeatHolder, 'kind'>[], count: number): readonly Seat[] =>
  [...seats.keys()]
    .sort((a, b) => GOES_AFTER[seats[a].kind] - GOES_AFTER[seats[b].kind] || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);
