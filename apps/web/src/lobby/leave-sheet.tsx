import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';

interface LeaveSheetProps {
  /** No other person is there: the table closes. */
  readonly alone: boolean;
  /** The host watches. */
  readonly stands: boolean;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Leaving changes something for the table, so a host is asked once more. */
export const LeaveSheet = ({ alone, stands, onLeave, onClose }: LeaveSheetProps) => {
  const words = useWords(LOBBY_WORDS);
  return (
    <Sheet title={words.leaveClosesTitle} onClose={onClose}>
      <div className={styles.stack}>
        <p>{alone ? (stands ? words.leaveStandingText : words.leaveClosesText) : words.leaveHostText}</p>
        <Button wide weight="danger" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button wide onClick={onClose}>
          {words.stay}
        </Button>
      </div>
    </Sheet>
  );
};
