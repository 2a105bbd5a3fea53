import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import type { Ending } from './ending.ts';
import { GoOn } from './go-on.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './table-screen.module.css';

interface AfterGameProps {
  readonly onResult: () => void;
  /** The result is open already. */
  readonly isShown: boolean;
  readonly ending: Pick<Ending, 'next' | 'goOn'>;
}

/** The mat after a game: back to its result, or on with a table that has gone on already. */
export const AfterGame = ({ onResult, isShown, ending }: AfterGameProps) => {
  const words = useWords(TABLE_WORDS);
  const { next } = ending;
  return (
    <div className={styles.after}>
      <p role="status">{next === null ? '' : words.wentOn[next]}</p>
      <Button weight={next === null && !isShown ? 'primary' : 'plain'} wide onClick={onResult}>
        {words.result}
      </Button>
      <GoOn ending={ending} wide />
    </div>
  );
};
