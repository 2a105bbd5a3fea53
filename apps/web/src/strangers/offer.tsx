import type { SeatOffer } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { useSettling } from '../parts/settling.ts';
import { useSecondsLeft } from '../table/turn-clock.ts';
import { useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/vi.ts';
import styles from './strangers.module.css';
import { useFinding } from './use-finding.ts';

/** A seat with people at another table, as long as it can be had; by our clock. */
export interface Offer extends Omit<SeatOffer, 'until' | 'now'> {
  readonly endsAt: number;
}

/** The offer that stands, and how to say no to it. */
export const useOffer = (link: TableLink): readonly [Offer | null, () => void] => {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(
    () =>
      link.transport.onTold((told) => {
        if (told.kind !== 'offer' || told.offer.tableId !== link.code) return;
        const { until, now, ...about } = told.offer;
        setOffer({ ...about, endsAt: Date.now() + until - now });
      }),
    [link],
  );
  useEffect(() => {
    if (offer === null) return;
    const timer = setTimeout(() => setOffer(null), Math.max(0, offer.endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [offer]);
  return [offer, () => setOffer(null)];
};

interface OfferButtonProps {
  readonly offer: Offer;
  /** Nothing came of it: the seat was taken meanwhile. */
  readonly onGone: () => void;
}

const useMove = ({ game, ruleSet, tableId }: Offer, onGone: () => void) => {
  const { isFinding, find } = useFinding();
  const move = async (): Promise<void> => {
    const found = await find({ game, ruleSet, from: tableId });
    if (found.state !== 'found' || found.code === tableId) onGone();
  };
  return { isFinding, move };
};

/** In the middle of a game: one tap, and one sits there. Who does nothing stays, and it goes away by itself. */
export const OfferButton = ({ offer, onGone }: OfferButtonProps) => {
  const words = useWords(STRANGERS_WORDS);
  const { isFinding, move } = useMove(offer, onGone);
  // When the game ends, its place asks the opposite.
  const settling = useSettling('move');
  const seconds = useSecondsLeft(offer.endsAt, Date.now) ?? 0;
  return (
    <button
      type="button"
      className={styles.offer}
      disabled={isFinding}
      aria-disabled={settling}
      onClick={settling ? undefined : () => void move()}
    >
      <span>{words.gameDropped}</span>
      <b>{isFinding ? words.moving : words.move(offer.people, seconds)}</b>
    </button>
  );
};

interface MoveBySelfProps {
  readonly offer: Offer;
  /** When it is done (milliseconds, our clock). */
  readonly at: number;
  /** Not wanted, or nothing came of it. */
  readonly onStay: () => void;
}

/** Between two games nothing is lost: one is taken along to company, unless one says no. */
export const MoveBySelf = ({ offer, at, onStay }: MoveBySelfProps) => {
  const words = useWords(STRANGERS_WORDS);
  const { isFinding, move } = useMove(offer, onStay);
  const settling = useSettling('stay');
  const seconds = useSecondsLeft(at, Date.now) ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at its time.
  useEffect(() => {
    const timer = setTimeout(() => void move(), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <button
      type="button"
      className={styles.offer}
      disabled={isFinding}
      aria-disabled={settling}
      onClick={settling ? undefined : onStay}
    >
      <span role="status">{words.movesSoon(offer.people)}</span>
      <b>{isFinding ? words.moving : words.stay(seconds)}</b>
    </button>
  );
};
