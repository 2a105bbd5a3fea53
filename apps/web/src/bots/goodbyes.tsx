import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { forgetFailure, takeBack, useDeletions } from './deletions.ts';
import { BOTS_WORDS } from './messages/index.ts';

/** Bots that were deleted a moment ago and can still be taken back. Stands at the bottom of the screen. */
export const Goodbyes = () => {
  const words = useWords(BOTS_WORDS);
  const { going, failed } = useDeletions();
  return (
    <div className={styles.goodbyes} role="status">
      {going.map(({ id, name }) => (
        <p key={id}>
          <span>{words.deleted(name)}</span>
          <Button onClick={() => takeBack(id)}>{words.undo}</Button>
        </p>
      ))}
      {failed === null ? null : (
        <p>
          <Icon name="warning" />
          <span>{words.notDeleted(failed.name)}</span>
          <Button onClick={forgetFailure}>{words.understood}</Button>
        </p>
      )}
    </div>
  );
};
