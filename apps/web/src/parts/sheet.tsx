import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../art/icons.tsx';
import { useClosedByBack } from '../shell/back-button.ts';
import { useWords } from '../words/words.ts';
import { IconButton } from './button.tsx';
import { PARTS_WORDS } from './messages/vi.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Slides up from the thumb on phones; in the middle on bigger screens. */
  readonly foot?: ReactNode;
}

/** Something that lies over the page until it is closed. The browser keeps focus and screen readers inside. */
export const Sheet = ({ title, onClose, children, foot }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef(false);
  const heading = useId();
  const words = useWords(PARTS_WORDS);
  useClosedByBack(onClose);
  // Closed while it is still there, so that the browser gives the focus back to the element that had it.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the shade around it.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close it themselves where the page has not been touched since it came up.
      onClose={onClose}
      // A finger that was down before the sheet came up does not mean to close it.
      onPointerDown={(event) => {
        pressed.current = event.target === dialog.current;
      }}
      onClick={(event) => event.target === dialog.current && pressed.current && onClose()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton label={words.close} icon={<Icon name="close" />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  );
};
