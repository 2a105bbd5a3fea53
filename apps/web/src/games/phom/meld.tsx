import type { CardId, Language, Seat } from '@sanh-rong/engine';
import type { PhomOnTable } from '@sanh-rong/engine/phom';
import { cardWords } from '@sanh-rong/presentation';
import type { CSSProperties } from 'react';
import { Card } from '../../cards/card.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from './front.module.css';
import { Landed } from './landed.tsx';
import { PHOM_WORDS } from './messages/vi.ts';

/** Cards side by side; the more they are, the closer they lie. */
export const strip = (count: number): CSSProperties => ({ '--count': count }) as CSSProperties;

export const inWords = (cards: readonly CardId[], language: Language): string =>
  cards.map((card) => cardWords(card, language)).join(', ');

/** A card that was eaten: the edge for the eye, the word for readers who cannot tell the colour. */
export const EatenCard = ({ card, seat }: { readonly card: CardId; readonly seat: Seat }) => {
  const words = useWords(PHOM_WORDS);
  const title = words.eatenTitle(cardWords(card, useLanguage()));
  return (
    <Landed card={card} seat={seat} className={styles.eaten}>
      <Card card={card} />
      <span className={styles.tag} title={title}>
        {words.eatenTag}
      </span>
    </Landed>
  );
};

interface MeldProps {
  readonly meld: PhomOnTable;
  readonly seat: Seat;
  readonly name: string;
  /** The card that can be sent here now, and how; null when there is none. */
  readonly sending: { readonly card: CardId; readonly send: () => void } | null;
}

const MeldCards = ({ meld, seat }: Pick<MeldProps, 'meld' | 'seat'>) => {
  const { cards, eaten, size } = meld;
  // Hidden cards lie beneath the card that all saw being eaten (PH-3).
  const hidden = cards === null ? size - (eaten === null ? 0 : 1) : 0;
  const shown = cards ?? (eaten === null ? [] : [eaten]);
  return (
    <>
      {Array.from({ length: hidden }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike.
        <div key={at}>
          <Card card={null} />
        </div>
      ))}
      {shown.map((card) =>
        card === eaten ? (
          <EatenCard key={card} card={card} seat={seat} />
        ) : (
          <Landed key={card} card={card} seat={seat}>
            <Card card={card} />
          </Landed>
        ),
      )}
    </>
  );
};

/** A phỏm on the mat; a button while the selected card can be sent onto it. */
export const Meld = ({ meld, seat, name, sending }: MeldProps) => {
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  const { cards, eaten, size } = meld;
  const plain = cards === null ? words.hiddenMeldOf(name, size) : words.meldOf(name, inWords(cards, language));
  const label = eaten === null ? plain : plain + words.withEaten(cardWords(eaten, language));
  if (sending === null) {
    return (
      <div className={styles.meld} role="img" aria-label={label}>
        <MeldCards meld={meld} seat={seat} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={styles.meld}
      data-open
      aria-label={words.sendTo(cardWords(sending.card, language), label)}
      onClick={sending.send}
    >
      <MeldCards meld={meld} seat={seat} />
      <span className={styles.send} aria-hidden="true">
        {words.send}
      </span>
    </button>
  );
};
