import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Mat } from '../art/mat.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import { LEARN_WORDS } from './messages/vi.ts';
import { ShownCards } from './shown-cards.tsx';
import styles from './walkthrough.module.css';
import type { Moment } from './worked-game.ts';

/** A short game, a step at a tap: what is done lies on the mat, what it means stands below. */
export const Walkthrough = ({ moments }: { readonly moments: readonly Moment[] }) => {
  const words = useWords(LEARN_WORDS);
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, moments.length - 1);
  const isLast = at === moments.length - 1;
  const { cards, sentences, hand } = moments[at];
  return (
    <div className={styles.walkthrough}>
      <Mat className={styles.mat}>
        <ShownCards cards={cards} />
        <div className={styles.told} role="status">
          {sentences.map(({ text, tone }) => (
            <p key={text} data-tone={tone}>
              {text}
            </p>
          ))}
        </div>
      </Mat>
      <div className={styles.own}>
        <small>{words.rows.hand}</small>
        <ShownCards cards={hand} size="small" />
      </div>
      <div className={styles.steps}>
        <Button
          weight="quiet"
          disabled={at === 0}
          icon={<Icon name="step-back" size={18} />}
          onClick={() => setAt(at - 1)}
        >
          {words.back}
        </Button>
        <span>{words.step(at + 1, moments.length)}</span>
        <Button
          icon={<Icon name={isLast ? 'replay' : 'step-forward'} size={18} />}
          onClick={() => setAt(isLast ? 0 : at + 1)}
        >
          {isLast ? words.again : words.next}
        </Button>
      </div>
    </div>
  );
};
