import { useEffect, useRef } from 'react';
import { useClosedByBack } from '../shell/back-button.ts';
import { useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './panel.module.css';
import { Panel, type PanelProps } from './panel.tsx';

export { Panel };

/** The panel where there is no room beside the mat: over the mat, and never over the hand. */
export const PanelSheet = (props: PanelProps & { readonly onClose: () => void }) => {
  const words = useWords(TABLE_WORDS);
  const place = useRef<HTMLElement>(null);
  useClosedByBack(props.onClose);
  // A player who came by keyboard goes on inside, and is brought back to where they were.
  useEffect(() => {
    const { activeElement } = document;
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={place}
      className={styles.sheet}
      aria-label={words.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <Panel {...props} />
    </section>
  );
};
