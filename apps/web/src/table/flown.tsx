import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flyIn } from './motion.ts';

interface FlownProps {
  readonly seat: number;
  /** The card, so that it comes from its place in the hand; null when it is not known which. */
  readonly card: string | null;
  readonly delay?: number;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** Something that flies in from its seat when it first appears. */
export const Flown = ({ seat, card, delay = 0, className, style, children }: FlownProps) => {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef({ seat, card, delay });
  useLayoutEffect(() => {
    const { current } = first;
    if (place.current !== null) flyIn(place.current, current.seat, current.card, current.delay);
  }, []);
  return (
    <div ref={place} className={className} style={style}>
      {children}
    </div>
  );
};
