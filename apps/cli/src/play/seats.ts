import type { Language, Seat } from '@sanh-rong/engine';
import type { Voice } from '@sanh-rong/presentation';
import { MESSAGES } from '../messages/vi.ts';

/** Where people sit. The human is at the bottom; the next to act is on the right, or on the left (TL-2, LG-1). */

export const HUMAN: Seat = 0;

export type SeatPosition = 'bottom' | 'right' | 'topRight' | 'top' | 'topLeft' | 'left';

/** Places counter-clockwise, by number of seats. */
const AROUND: readonly (readonly SeatPosition[])[] = [
  ['bottom', 'top'],
  ['bottom', 'right', 'left'],
  ['bottom', 'right', 'top', 'left'],
  ['bottom', 'right', 'topRight', 'topLeft', 'left'],
  ['bottom', 'right', 'topRight', 'top', 'topLeft', 'left'],
];

export const MIN_SEATS = 2;
export const MAX_SEATS = MIN_SEATS + AROUND.length - 1;

/** What decides who sits where. */
export interface Seating {
  readonly seats: number;
  readonly presentation: { readonly direction: 'clockwise' | 'counterclockwise' };
}

export const positionOf = (seat: Seat, { seats, presentation }: Seating): SeatPosition => {
  const steps = presentation.direction === 'clockwise' ? (seats - seat) % seats : seat;
  return AROUND[seats - MIN_SEATS][steps];
};

export const opponentsOf = (seats: number): Seat[] => Array.from({ length: seats - 1 }, (_, i) => i + 1);

/** Whose commands have keys. */
interface Keyboard {
  readonly presentation: {
    readonly commands: readonly { readonly id: string; readonly keys: Record<Language, string> }[];
  };
}

/** How sentences about a table name its seats and its keys. */
export const voiceOf = (language: Language, setup: Seating & Keyboard): Voice => {
  const { seatNames } = MESSAGES[language];
  return {
    language,
    who: (seat) => ({ name: seatNames[positionOf(seat, setup)], you: seat === HUMAN }),
    keyOf: (command) =>
      setup.presentation.commands.find(({ id }) => id === command)?.keys[language].toUpperCase() ?? '',
  };
};
