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
    // Somebody else may hold this card in the next game.
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

/** Lets something that has just come onto the mat arrive from where it was. */
export const flyIn = (element: HTMLElement, seat: number, card: string | null, delay = 0): void => {
  if (isStill()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    return;
  }
  const origin = originOf(element, seat, card);
  if (origin === null) return;
  const start = from(element.getBoundingClientRect(), origin);
  element.animate([{ transform: `${start} rotate(-12deg)` }, { transform: 'none' }], {
    duration: FLIGHT,
    delay,
    easing: EASE,
    fill: 'backwards',
  });
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
