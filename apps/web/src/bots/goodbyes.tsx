import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { forgetFailure, forgetFresh, holdDeletions, takeBack, useDeletions } from './deletions.ts';
import { BOTS_WORDS } from './messages/vi.ts';

/** Its card is there again, and the focus is on it. */
const bringBack = (id: string): void => {
  flushSync(() => takeBack(id));
  document.querySelector<HTMLElement>(`main a[href="/bots/${id}"]`)?.focus();
};

/** Bots that were deleted a moment ago and can still be taken back. Stands at the bottom of the screen. */
export const Goodbyes = () => {
  const words = useWords(BOTS_WORDS);
  const { going, failed, fresh } = useDeletions();
  const strip = useRef<HTMLDivElement>(null);
  const look = (): void => {
    const { current } = strip;
    holdDeletions(current !== null && (current.contains(document.activeElement) || current.matches(':hover')));
  };
  useEffect(() => {
    // What had the focus is gone with the card.
    if (fresh !== null) {
      strip.current?.querySelector('button')?.focus();
      forgetFresh();
    }
  }, [fresh]);
  // A strip that has gone takes pointer and focus with it, and says nothing.
  useEffect(look);
  useEffect(() => () => holdDeletions(false), []);
  return (
    <div
      ref={strip}
      className={styles.goodbyes}
      role="status"
      onFocus={look}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) holdDeletions(false);
      }}
      onPointerEnter={look}
      onPointerLeave={({ currentTarget }) => holdDeletions(currentTarget.contains(document.activeElement))}
    >
      {going.map(({ id, name }) => (
        <p key={id}>
          <span>{words.deleted(name)}</span>
          <Button onClick={() => bringBack(id)}>{words.undo}</Button>
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
