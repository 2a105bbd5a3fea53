import { SUITS } from '@sanh-rong/engine';
import { combinationName } from '@sanh-rong/presentation/tienlen';
import { useState } from 'react';
import { Mat } from '../../art/mat.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { cardsIn } from '../card-text.ts';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { Verdict } from '../verdict.tsx';
import { TIENLEN_LESSON_WORDS } from './messages/vi.ts';

const RANK_ROW = cardsIn('3s 4c 5d 6h 7s 8c 9d 10h Js Qc Kd Ah 2s');

export const Goal = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  return (
    <>
      <p>{words.goal[ruleSet]}</p>
      <Mat className={styles.mat}>
        <ShownCards cards={RANK_ROW} size="small" />
      </Mat>
      <p>{words.ranks}</p>
      <div className={styles.ladder}>
        {SUITS.map((suit) => (
          <ShownCards key={suit} cards={[`7${suit}`]} size="small" />
        ))}
      </div>
      <p>{words.suits}</p>
    </>
  );
};

const KINDS = [
  { id: 'single', cards: cardsIn('2h') },
  { id: 'pair', cards: cardsIn('7s 7h') },
  { id: 'triple', cards: cardsIn('Js Jd Jh') },
  { id: 'straight', cards: cardsIn('8c 9d 10s Jh Qc') },
  { id: 'fourOfAKind', cards: cardsIn('9s 9c 9d 9h') },
  { id: 'consecutivePairs', cards: cardsIn('5s 5h 6c 6d 7s 7h') },
] as const;

/** The six kinds, each at a tap. */
export const Combinations = () => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const { id, cards } = KINDS[at];
  return (
    <>
      <div className={styles.tabs}>
        {KINDS.map((kind, index) => (
          <button key={kind.id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
            {words.kinds[kind.id].name}
          </button>
        ))}
      </div>
      <Mat className={styles.mat}>
        <ShownCards cards={cards} />
      </Mat>
      <Verdict tone="plain" title={combinationName(cards, language)}>
        <p>{words.kinds[id].text}</p>
      </Verdict>
    </>
  );
};
