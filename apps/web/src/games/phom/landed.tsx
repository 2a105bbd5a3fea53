import type { CardId, Seat } from '@sanh-rong/engine';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isStill } from '../../preferences/preferences.ts';
import { flyIn } from '../../table/motion.ts';

/**
 * Cards that go on from the middle of the mat: to the player who ate them, or back before the player who discarded
 * them.
 */

const left = new Map<CardId, DOMRect>();

interface PlaceProps {
  readonly card: CardId;
  readonly seat: Seat;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card in the middle. It comes from its seat; where it lay is kept for wherever it goes next. */
export const InTheMiddle = ({ card, seat, className, children }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ card, seat });
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { card: thrown, seat: from } = first.current;
    flyIn(current, from, thrown);
    return () => {
      left.clear();
      left.set(thrown, current.getBoundingClientRect());
    };
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
};

const glide = (element: HTMLElement, origin: DOMRect): void => {
  const target = element.getBoundingClientRect();
  const x = origin.left + origin.width / 2 - (target.left + target.width / 2);
  const y = origin.top + origin.height / 2 - (target.top + target.height / 2);
  const start = `translate(${x}px, ${y}px) scale(${origin.width / Math.max(1, target.width)})`;
  element.animate([{ transform: start }, { transform: 'none' }], {
    duration: 220,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
};

/** A card before a seat: from the middle if it lay there, from the seat if not. */
export const Landed = ({ card, seat, className, children }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ card, seat });
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const { card: shown, seat: owner } = first.current;
    const origin = left.get(shown);
    left.delete(shown);
    if (origin === undefined || isStill()) flyIn(current, owner, shown);
    else glide(current, origin);
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
};
