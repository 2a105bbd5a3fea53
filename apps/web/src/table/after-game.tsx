import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import type { Ending } from './ending.ts';
import { TABLE_WORDS } from './messages/index.ts';
import styles from './table-screen.module.css';

interface AfterGameProps {
  readonly onResult: () => void;
  readonly ending: Pick<Ending, 'isPast' | 'goOn'>;
}

/** The mat after a game: back to its result, or on with a table that has gone on already. */
export const AfterGame = ({ onResult, ending }: AfterGameProps) => {
  const words = useWords(TABLE_WORDS);
  const isPast = ending.isPast;
  return (
    <div className={styles.after}>
      <p role="status">{isPast ? words.nextSession : ''}</p>
      <Button weight={isPast ? 'plain' : 'primary'} wide onClick={onResult}>
        {words.result}
      </Button>
      {isPast ? (
        <Button weight="primary" wide onClick={ending.goOn}>
          {words.toLobby}
        </Button>
      ) : null}
    </div>
  );
};
