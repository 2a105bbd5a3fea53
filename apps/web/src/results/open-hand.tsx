import type { CardId } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/presentation';
import { Card } from '../cards/card.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import styles from './seat-account.module.css';

interface OpenHandProps {
  readonly name: string;
  /** Null where it stays hidden. */
  readonly hand: readonly CardId[] | null;
  /** What to say of a player without a card; left out: they have played them all. */
  readonly empty?: string;
}

/** What a player was left with, face up and small. */
export const OpenHand = ({ name, hand, empty }: OpenHandProps) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  if (hand === null) return <p className={styles.quiet}>{words.hiddenHand}</p>;
  if (hand.length === 0) return <p className={styles.quiet}>{empty ?? words.noCardsLeft}</p>;
  const inWords = hand.map((card) => cardWords(card, language)).join(', ');
  return (
    <div className={styles.hand} role="img" aria-label={words.handOf(name, inWords)}>
      {hand.map((card) => (
        <Card key={card} card={card} />
      ))}
    </div>
  );
};
