import type { Seat } from '@sanh-rong/engine';
import type { LiengView } from '@sanh-rong/engine/lieng';
import { useEffect, useRef } from 'react';
import { Flown } from '../../table/flown.tsx';
import { sweepTo } from '../../table/motion.ts';
import { calledOf, wonBy } from './betting.ts';
import styles from './centre.module.css';
import { Chips } from './chips.tsx';

/** How long everything lies in the middle before it is paid out (milliseconds). */
const GATHERED = 380;

interface WonProps {
  readonly amount: number;
  readonly to: Seat;
  readonly onPaid: () => void;
}

/** What one seat has won, on its way there. */
const Won = ({ amount, to, onPaid }: WonProps) => {
  const pile = useRef<HTMLDivElement>(null);
  const paid = useRef(onPaid);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (pile.current !== null) void sweepTo(pile.current, to).then(() => paid.current());
    }, GATHERED);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <div ref={pile} className={styles.pile}>
      <Chips amount={amount} />
    </div>
  );
};

/** The end of the betting: all bets come together, and then every winner gets their part. */
export const Payout = ({ view, onPaid }: { readonly view: LiengView; readonly onPaid: () => void }) => {
  const seats = view.chips.map((_, seat) => seat);
  const winners = seats.filter((seat) => wonBy(view, seat) > 0);
  return (
    <div className={styles.payout} aria-hidden="true">
      {seats
        .filter((seat) => calledOf(view, seat) > 0)
        .map((seat) => (
          <Flown key={`bet ${seat}`} seat={seat} card={null} className={styles.gathered}>
            <Chips amount={calledOf(view, seat)} most={1} />
          </Flown>
        ))}
      {winners.map((seat) => (
        <Won key={seat} amount={wonBy(view, seat)} to={seat} onPaid={onPaid} />
      ))}
    </div>
  );
};
