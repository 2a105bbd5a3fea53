import type { Json } from '@sanh-rong/engine';
import { ShownCards } from '../../learn/shown-cards.tsx';
import { useWords } from '../../words/words.ts';
import { ShownCode } from '../code/shown-code.tsx';
import { TRIAL_WORDS } from './messages/vi.ts';
import { cardListsOf, stateSeen, writtenState } from './seen-state.ts';
import styles from './trial.module.css';

interface SeenStateProps {
  readonly game: string;
  readonly snapshot: Json;
  /** Whether its cards are drawn as well. */
  readonly drawn: boolean;
}

/** What a bot was called with: its cards to look at, and all of it to read. */
export const SeenState = ({ game, snapshot, drawn }: SeenStateProps) => {
  const words = useWords(TRIAL_WORDS);
  const state = stateSeen(game, snapshot);
  const text = state === null ? JSON.stringify(snapshot, null, 2) : writtenState(state);
  return (
    <>
      {drawn && state !== null ? (
        <dl className={styles.lists}>
          {cardListsOf(state).map(({ path, cards }) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>
                <ShownCards cards={cards} size="small" />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <details className={styles.loading}>
        <summary>{words.sawTitle}</summary>
        <ShownCode code={text} label={words.sawTitle} />
      </details>
    </>
  );
};
