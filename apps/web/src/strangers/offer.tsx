import type { SeatOffer } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { useSecondsLeft } from '../table/turn-clock.ts';
import { useWords } from '../words/words.ts';
import { STRANGERS_WORDS } from './messages/index.ts';
import styles from './strangers.module.css';
import { useFinding } from './use-finding.ts';

/** A seat with people at another table, as long as it can be had; by our clock. */
export interface Offer extends Omit<SeatOffer, 'until' | 'now'> {
  readonly endsAt: number;
}

export const useOffer = (link: TableLink): Offer | null => {
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
  return offer;
};

interface OfferButtonProps {
  readonly offer: Offer;
  /** The seat was taken meanwhile. */
  readonly onGone: () => void;
}

/** One tap, and one sits there. Who does nothing stays, and it goes away by itself. */
export const OfferButton = ({ offer, onGone }: OfferButtonProps) => {
  const words = useWords(STRANGERS_WORDS);
  const { isFinding, find } = useFinding();
  const seconds = useSecondsLeft(offer.endsAt, Date.now) ?? 0;
  const { game, ruleSet, tableId, people } = offer;
  const move = async (): Promise<void> => {
    const found = await find({ game, ruleSet, from: tableId });
    if (found.state !== 'found' || found.code === tableId) onGone();
  };
  return (
    <button type="button" className={styles.offer} disabled={isFinding} onClick={() => void move()}>
      <span>{words.offer(people)}</span>
      <b>{isFinding ? words.moving : words.move(seconds)}</b>
    </button>
  );
};
