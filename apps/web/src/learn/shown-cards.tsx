import type { CardId } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/presentation';
import { Card } from '../cards/card.tsx';
import { useLanguage } from '../words/words.ts';
import styles from './cards.module.css';

interface ShownCardsProps {
  readonly cards: readonly CardId[];
  /** close: each covers the one before · apart: side by side. */
  readonly lie?: 'close' | 'apart';
  readonly size?: 'small' | 'normal';
}

/** Cards to look at; those who listen hear what they are. */
export const ShownCards = ({ cards, lie = 'close', size = 'normal' }: ShownCardsProps) => {
  const language = useLanguage();
  if (cards.length === 0) return null;
  return (
    <span
      className={`${styles.row} ${styles[lie]} ${styles[size]}`}
      role="img"
      aria-label={cards.map((card) => cardWords(card, language)).join(', ')}
    >
      {cards.map((card) => (
        <Card key={card} card={card} />
      ))}
    </span>
  );
};
