import type { CardId } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/presentation';
import { Card } from '../cards/card.tsx';
import { useLanguage } from '../words/words.ts';
import styles from './cards.module.css';

interface HandPickerProps {
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly picked: readonly CardId[];
  readonly onPick: (picked: readonly CardId[]) => void;
  /** How the picked cards are framed: whether they make something. */
  readonly tint: 'plain' | 'good' | 'bad';
  readonly disabled?: boolean | undefined;
}

/** A hand whose cards can be picked one by one. */
export const HandPicker = ({ label, cards, picked, onPick, tint, disabled }: HandPickerProps) => {
  const language = useLanguage();
  const flip = (card: CardId): void =>
    onPick(picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card]);
  return (
    <fieldset className={styles.hand} data-tint={tint} disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className={styles.pick}
            aria-pressed={picked.includes(card)}
            aria-label={cardWords(card, language)}
            onClick={() => flip(card)}
          >
            <Card card={card} />
          </button>
        ))}
      </div>
    </fieldset>
  );
};
