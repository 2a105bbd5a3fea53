import type { CardId } from '@sanh-rong/engine';
import type { PhomAction, PhomView } from '@sanh-rong/engine/phom';
import { cardWords, type Voice } from '@sanh-rong/presentation';
import { legalOf, phomPresentation } from '@sanh-rong/presentation/phom';
import { useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import type { Touch } from '../game-table.ts';
import styles from './centre.module.css';
import { InTheMiddle } from './landed.tsx';
import { inWords } from './meld.tsx';
import { PHOM_WORDS } from './messages/vi.ts';

/** The last discard, as long as the next player may take it. */

interface OfferedProps {
  readonly view: PhomView;
  readonly offered: PhomView['offered'];
  readonly voice: Voice;
  /** Null while nothing can be done here. */
  readonly touch: Touch | null;
}

/** What touching the card may do: to eat it with what is selected, or in each way there is. */
const waysToEat = (view: PhomView, selected: readonly CardId[]): readonly PhomAction[] =>
  phomPresentation.commands.find(({ id }) => id === 'eat')?.actions(view, { cards: selected, amount: null }) ?? [];

interface WaysProps {
  readonly card: CardId;
  readonly ways: readonly PhomAction[];
  readonly touch: Touch;
  readonly onClose: () => void;
}

/** Where eating takes cards from the hand at once, one says which (PH-11). */
const Ways = ({ card, ways, touch, onClose }: WaysProps) => {
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  return (
    <Sheet title={words.eatWith(cardWords(card, language))} onClose={onClose}>
      <div className={styles.ways}>
        {ways.map((way) => {
          const cards = phomPresentation.cardsOf(way);
          return (
            <button
              key={cards.join()}
              type="button"
              aria-label={words.eatWithCards(inWords(cards, language))}
              onClick={() => {
                onClose();
                touch.act(way);
              }}
            >
              {cards.map((each) => (
                <Card key={each} card={each} />
              ))}
            </button>
          );
        })}
      </div>
    </Sheet>
  );
};

export const Offered = ({ view, offered, voice, touch }: OfferedProps) => {
  const words = useWords(PHOM_WORDS);
  const language = useLanguage();
  const [choosingFor, setChoosingFor] = useState<CardId | null>(null);
  if (offered === null) {
    return (
      <div className={styles.spot} data-large role="img" aria-label={words.noOffer}>
        <span className={styles.empty} />
        <span className={styles.note} data-empty aria-hidden="true" />
      </div>
    );
  }
  const { card, from } = offered;
  const { name } = voice.who(from);
  const spoken = cardWords(card, language);
  const isMine = touch !== null && legalOf(view, 'draw').length > 0;
  const isEdible = isMine && legalOf(view, 'eat').length > 0;
  const picture = (
    <InTheMiddle key={card} card={card} seat={from} className={styles.large}>
      <Card card={card} />
    </InTheMiddle>
  );
  if (touch === null || !isEdible) {
    return (
      <div
        className={styles.spot}
        data-large
        role="img"
        aria-label={isMine ? words.cannotEat(spoken, name) : words.offered(spoken, name)}
      >
        {picture}
        <span className={styles.note}>{name}</span>
      </div>
    );
  }
  const ways = waysToEat(view, touch.selected as readonly CardId[]);
  const [first] = ways;
  const isChoosing = choosingFor === card && ways.length > 1;
  return (
    <>
      <button
        type="button"
        className={styles.spot}
        data-large
        data-open
        aria-label={words.eatCard(spoken, name)}
        onClick={() => (ways.length > 1 ? setChoosingFor(card) : touch.act(first))}
      >
        {picture}
        <span className={styles.note}>
          <b>{words.eat}</b>
        </span>
      </button>
      {isChoosing ? <Ways card={card} ways={ways} touch={touch} onClose={() => setChoosingFor(null)} /> : null}
    </>
  );
};
