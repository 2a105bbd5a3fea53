import { isStill } from '../preferences/preferences.ts';

/** Cards that fly. Transforms only, and never in the way: what flies is already where it belongs. */

const FLIGHT = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where the cards of the hand were when they were last played or dropped, by card. */
const remembered = new Map<string, DOMRect>();

export const rememberHand = (hand: Element | null, cards: readonly string[]): void => {
  remembered.clear();
  if (hand === null) return;
  for (const card of cards) {
    const element = hand.querySelector(`[data-hand-card="${card}"]`);
    if (element !== null) remembered.set(card, element.getBoundingClientRect());
  }
};

/** Where something of a seat comes from: the very card in the hand, or the seat's picture. */
const originOf = (element: Element, seat: number, card: string | null): DOMRect | null => {
  const own = card === null ? undefined : remembered.get(card);
  if (card !== null && own !== undefined) {
    // Another player may hold this card in the next game.
    remembered.delete(card);
    return own;
  }
  const place = element.closest('[data-stage]')?.querySelector(`[data-seat="${seat}"]`);
  return place?.getBoundingClientRect() ?? null;
};

const from = (target: DOMRect, origin: DOMRect): string => {
  const x = origin.left + origin.width / 2 - (target.left + target.width / 2);
  const y = origin.top + origin.height / 2 - (target.top + target.height / 2);
  return `translate(${x}px, ${y}px)`;
};

interface Arrival {
  readonly element: HTMLElement;
  readonly seat: number;
  readonly card: string | null;
  readonly delay: number;
}

/** What has come onto the mat since the last picture. */
let arrivals: readonly Arrival[] = [];

const startOf = ({ element, seat, card }: Arrival): string | null => {
  const origin = originOf(element, seat, card);
  return origin === null ? null : from(element.getBoundingClientRect(), origin);
};

/** All are measured before the first one moves: a table is laid out once for them, and not once for each. */
const land = (): void => {
  const landing = arrivals.filter(({ element }) => element.isConnected);
  arrivals = [];
  const starts = landing.map(startOf);
  for (const [at, { element, delay }] of landing.entries()) {
    const start = starts[at];
    if (start === null) continue;
    element.animate([{ transform: `${start} rotate(-12deg)` }, { transform: 'none' }], {
      duration: FLIGHT,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
  }
};

/** Lets something that has just come onto the mat arrive from where it was, in the first picture it is in. */
export const flyIn = (element: HTMLElement, seat: number, card: string | null, delay = 0): void => {
  if (isStill()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  // A hidden page is not seen, and it has no pictures.
  if (document.hidden) {
    if (card !== null) remembered.delete(card);
    return;
  }
  if (arrivals.length === 0) requestAnimationFrame(land);
  arrivals = [...arrivals, { element, seat, card, delay }];
};

/** Sweeps something off the mat towards a seat; resolves when it is gone. */
export const sweepTo = async (element: HTMLElement, seat: number): Promise<void> => {
  const place = element.closest('[data-stage]')?.querySelector(`[data-seat="${seat}"]`);
  const still = isStill() || !place;
  const end = still ? 'none' : `${from(element.getBoundingClientRect(), place.getBoundingClientRect())} scale(0.4)`;
  const flight = element.animate([{}, { transform: end, opacity: 0 }], {
    duration: still ? 120 : FLIGHT + 40,
    easing: 'ease-in',
    fill: 'forwards',
  });
  await flight.finished.catch(() => {});
};
