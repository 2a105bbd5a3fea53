import type { Seat } from '@sanh-rong/engine';

/** Where the others sit around the mat, seen from one seat at the bottom. */

export interface SeatPosition {
  /** From the left and from the top, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** The side of the mat, for what lies in front of the seat. */
  readonly side: 'left' | 'top' | 'right';
  /** Has neighbours on two sides of the mat. */
  readonly corner?: boolean;
}

const DEGREE = Math.PI / 180;

/** How far round the mat a crowd reaches; two or three leave the corners by the hand free. */
const SPREAD: Readonly<Record<number, number>> = { 1: 0, 2: 104, 3: 180, 4: 196 };
const FULL_SPREAD = 214;

/** Five: two on each side, as far from each other as the mat is high, for what each of them says below its name. */
const FIVE = { spread: 240, push: 2 };

/** A circle pushed out into a rectangle. */
const PUSH = 1.22;
const pushed = (value: number, by: number): number => Math.max(-1, Math.min(1, value * by));

const placeAt = (angle: number, push: number): SeatPosition => {
  const x = pushed(Math.cos(angle * DEGREE), PUSH);
  const y = pushed(Math.sin(angle * DEGREE), push);
  const side = Math.abs(x) > 0.86 && angle !== 90 ? (x > 0 ? 'right' : 'left') : 'top';
  return { x: (x + 1) / 2, y: (1 - y) / 2, side };
};

/**
 * The places of all seats but the one at the bottom. The seat that acts next sits on the right of those who play
 * counter-clockwise, and on the left of the others.
 */
export const ringOf = (
  seats: number,
  bottom: Seat,
  direction: 'clockwise' | 'counterclockwise',
): ReadonlyMap<Seat, SeatPosition> => {
  const others = seats - 1;
  const { spread, push } = others === 5 ? FIVE : { spread: SPREAD[others] ?? FULL_SPREAD, push: PUSH };
  const places = new Map<Seat, SeatPosition>();
  for (let step = 0; step < others; step++) {
    const share = others === 1 ? 0.5 : step / (others - 1);
    const turned = 90 - spread / 2 + share * spread;
    const angle = direction === 'counterclockwise' ? turned : 180 - turned;
    places.set((bottom + 1 + step) % seats, placeAt(angle, push));
  }
  return places;
};
