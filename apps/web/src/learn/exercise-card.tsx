import type { CardId } from '@sanh-rong/engine';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Mat } from '../art/mat.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import type { ChoiceExercise, Exercise, ExerciseText, PickExercise } from './exercise.ts';
import { HandPicker } from './hand-picker.tsx';
import styles from './learn.module.css';
import { LEARN_WORDS } from './messages/vi.ts';
import { ShownCards } from './shown-cards.tsx';
import { Verdict } from './verdict.tsx';
import walkthrough from './walkthrough.module.css';

interface Answering<Kind extends Exercise> {
  readonly exercise: Kind;
  readonly text: ExerciseText;
  readonly onSolved: () => void;
}

const ChoiceAnswer = ({ exercise, text, onSolved }: Answering<ChoiceExercise>) => {
  const words = useWords(LEARN_WORDS);
  const [said, setSaid] = useState<string | null>(null);
  const right = exercise.ask();
  const nameOf = (option: string): string => text.options?.[option] ?? words.options[option] ?? option;
  const say = (option: string): void => {
    setSaid(option);
    if (option === right) onSolved();
  };
  return (
    <>
      <div className={styles.options}>
        {exercise.options.map((option) => (
          <Button
            key={option}
            wide
            aria-pressed={said === option}
            className={said === option ? (option === right ? styles.right : styles.wrong) : undefined}
            onClick={() => say(option)}
          >
            {nameOf(option)}
          </Button>
        ))}
      </div>
      {said === null ? null : (
        <Verdict tone={said === right ? 'good' : 'bad'} title={said === right ? words.right : words.wrong}>
          <p>{text.why}</p>
        </Verdict>
      )}
    </>
  );
};

const PickAnswer = ({ exercise, text, onSolved }: Answering<PickExercise>) => {
  const words = useWords(LEARN_WORDS);
  const [picked, setPicked] = useState<readonly CardId[]>([]);
  const [said, setSaid] = useState<boolean | null>(null);
  const pick = (cards: readonly CardId[]): void => {
    setPicked(cards);
    setSaid(null);
  };
  const answer = (): void => {
    const right = exercise.accepts(picked);
    setSaid(right);
    if (right) onSolved();
  };
  const show = (): void => pick(exercise.answers[0]);
  const tint = said === null ? 'plain' : said ? 'good' : 'bad';
  return (
    <>
      <HandPicker label={words.rows.hand} cards={exercise.hand} picked={picked} onPick={pick} tint={tint} />
      <div className={styles.options}>
        <Button weight="primary" disabled={picked.length === 0} onClick={answer}>
          {words.check}
        </Button>
        <Button weight="quiet" icon={<Icon name="bulb" size={18} />} onClick={show}>
          {words.showMe}
        </Button>
      </div>
      {said === null ? null : (
        <Verdict tone={tint} title={said ? words.right : words.notYet}>
          <p>{said ? text.why : words.tryAgain}</p>
        </Verdict>
      )}
    </>
  );
};

/** One question: its cards, its words, and a way to answer. */
export const ExerciseCard = ({ exercise, text, onSolved }: Answering<Exercise>) => {
  const words = useWords(LEARN_WORDS);
  return (
    <div className={walkthrough.exercise}>
      <p className={walkthrough.question}>{text.question}</p>
      {exercise.rows.length === 0 ? null : (
        <Mat className={styles.mat}>
          <div className={styles.rows}>
            {exercise.rows.map(({ label, cards }) => (
              <div key={label} className={styles.namedRow}>
                <small>{words.rows[label]}</small>
                <ShownCards cards={cards} />
              </div>
            ))}
          </div>
        </Mat>
      )}
      {exercise.kind === 'choice' ? (
        <ChoiceAnswer exercise={exercise} text={text} onSolved={onSolved} />
      ) : (
        <PickAnswer exercise={exercise} text={text} onSolved={onSolved} />
      )}
    </div>
  );
};
