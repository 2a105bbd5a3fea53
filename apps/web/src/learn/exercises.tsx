import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import type { Course } from './course.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { LEARN_WORDS } from './messages/vi.ts';
import { markSolved, solvedKey, useProgress } from './progress.ts';
import styles from './walkthrough.module.css';

/** The exercises of a rule set, one at a time; what was solved stays solved. */
export const Exercises = ({ course, ruleSet }: { readonly course: Course; readonly ruleSet: string }) => {
  const words = useWords(LEARN_WORDS);
  const texts = useWords(course.exerciseWords);
  const solved = useProgress((progress) => progress.solved);
  const exercises = course.exercises(ruleSet);
  const keyOf = (id: string): string => solvedKey(course.game, ruleSet, id);
  const isSolved = (id: string): boolean => solved[keyOf(id)] === true;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      exercises.findIndex(({ id }) => !isSolved(id)),
    ),
  );
  const exercise = exercises[at];
  const done = exercises.filter(({ id }) => isSolved(id)).length;
  return (
    <>
      <p role="status">{done === exercises.length ? words.allSolved(done) : words.solved(done, exercises.length)}</p>
      <ol className={styles.dots}>
        {exercises.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.exercise(index + 1, isSolved(id))}
              aria-current={index === at ? 'step' : undefined}
              data-solved={isSolved(id)}
              onClick={() => setAt(index)}
            >
              {isSolved(id) ? <Icon name="check" size={16} /> : index + 1}
            </button>
          </li>
        ))}
      </ol>
      <ExerciseCard
        key={keyOf(exercise.id)}
        exercise={exercise}
        text={texts[exercise.id]}
        onSolved={() => markSolved(keyOf(exercise.id))}
      />
      <Button
        className={styles.next}
        weight={isSolved(exercise.id) ? 'primary' : 'plain'}
        icon={<Icon name="chevron-right" size={18} />}
        onClick={() => setAt((at + 1) % exercises.length)}
      >
        {words.nextExercise}
      </Button>
    </>
  );
};
