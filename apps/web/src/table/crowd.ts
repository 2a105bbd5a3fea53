import type { Seat } from '@sanh-rong/engine';
import { useSyncExternalStore } from 'react';
import type { SeatPosition } from './ring.ts';

/** Where many sit: along the top and down both sides, each in a cell of their own. */

/** Which way the mat has its room: a phone held upright, a large screen, a phone held sideways. */
export type Shape = 'tall' | 'wide' | 'short';

/** From how many others on a ring is too narrow, and from how many on names have hardly any room. */
const SOME: Readonly<Record<Shape, number>> = { tall: 5, wide: 6, short: 5 };
const MANY = 9;

/** How crowded a table is; undefined where everybody has room. */
export const crowdAt = (seats: number, shape: Shape): 'some' | 'many' | undefined => {
  const others = seats - 1;
  if (others < SOME[shape]) return undefined;
  return others < MANY ? 'some' : 'many';
};

/** What part of the others sits on each side. */
const BESIDE: Readonly<Record<Shape, number>> = { tall: 0.31, wide: 0.19, short: 0.19 };

const cellOf = (at: number, others: number, beside: number): SeatPosition => {
  const above = others - 2 * beside;
  if (at < beside) return { x: 0, y: (beside - at) / beside, side: 'left' };
  if (at < beside + above) {
    const x = above === 1 ? 0.5 : (at - beside) / (above - 1);
    return { x, y: 0, side: 'top', corner: x === 0 || x === 1 };
  }
  return { x: 1, y: (at - beside - above + 1) / beside, side: 'right' };
};

/** The places of all seats but the one at the bottom; the seat that acts next sits beside it, as on a ring. */
export const crowdOf = (
  seats: number,
  bottom: Seat,
  direction: 'clockwise' | 'counterclockwise',
  shape: Shape,
): ReadonlyMap<Seat, SeatPosition> => {
  const others = seats - 1;
  const beside = Math.round(others * BESIDE[shape]);
  const places = new Map<Seat, SeatPosition>();
  for (let step = 0; step < others; step++) {
    const at = direction === 'clockwise' ? step : others - 1 - step;
    places.set((bottom + 1 + step) % seats, cellOf(at, others, beside));
  }
  return places;
};

const SHORT = '(max-height: 480px)';
const WIDE = '(min-width: 600px)';

const shapeNow = (): Shape => {
  if (matchMedia(SHORT).matches) return 'short';
  return matchMedia(WIDE).matches ? 'wide' : 'tall';
};

const follow = (changed: () => void): (() => void) => {
  const queries = [matchMedia(SHORT), matchMedia(WIDE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};

export const useShape = (): Shape => useSyncExternalStore(follow, shapeNow, () => 'tall');
