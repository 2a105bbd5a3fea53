import { useState } from 'react';
import { Mat } from '../../art/mat.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { cardsIn } from '../card-text.ts';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { Verdict } from '../verdict.tsx';
import { faultOf } from './hands.ts';
import { PHOM_LESSON_WORDS } from './messages/vi.ts';

const POINTS_ROW = cardsIn('Ah 5c 10d Js Qh Kc');

export const Goal = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  return (
    <>
      <p>{words.goal[ruleSet]}</p>
      <div className={styles.ladder}>
        {POINTS_ROW.map((card, at) => (
          <figure key={card}>
            <ShownCards cards={[card]} size="small" />
            <figcaption>{words.cardPoints[at]}</figcaption>
          </figure>
        ))}
      </div>
      <p>{words.pointsNote}</p>
    </>
  );
};

const EXAMPLES = [
  { id: 'set', cards: cardsIn('9s 9c 9h') },
  { id: 'run', cards: cardsIn('5d 6d 7d 8d') },
  { id: 'mixed', cards: cardsIn('5d 6h 7d') },
  { id: 'gap', cards: cardsIn('5c 6c 8c') },
  { id: 'aceLow', cards: cardsIn('As 2s 3s') },
  { id: 'aceHigh', cards: cardsIn('Qh Kh Ah') },
] as const;

/** Is it one? Some are, some are not; the engine says which and why. */
export const Melds = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  const language = useLanguage();
  const [at, setAt] = useState(0);
  const { id, cards } = EXAMPLES[at];
  const fault = faultOf(ruleSet, cards, language);
  return (
    <>
      <p>{words.meldIntro}</p>
      <div className={styles.tabs}>
        {EXAMPLES.map((example, index) => (
          <button key={example.id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
            {words.examples[example.id]}
          </button>
        ))}
      </div>
      <Mat className={styles.mat}>
        <ShownCards cards={cards} />
      </Mat>
      <Verdict tone={fault === null ? 'good' : 'bad'} title={fault === null ? words.isPhom : words.noPhom}>
        <p>{fault ?? words.why[id === 'set' ? 'set' : 'run']}</p>
      </Verdict>
    </>
  );
};
