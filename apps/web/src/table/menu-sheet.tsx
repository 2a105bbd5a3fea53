import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './table-screen.module.css';

interface MenuSheetProps {
  readonly onClose: () => void;
  /** Left out where the panel is always in sight. */
  readonly onPanel: (() => void) | null;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

/** What the bar at the top leads to, for those who play by keys. The game goes on behind it. */
export const MenuSheet = ({ onClose, onPanel, onSettings, onLeave }: MenuSheetProps) => {
  const words = useWords(TABLE_WORDS);
  return (
    <Sheet title={words.menu} onClose={onClose}>
      <div className={styles.forms}>
        <Button wide weight="primary" icon={<Icon name="cards" />} onClick={onClose}>
          {words.toGame}
        </Button>
        {onPanel === null ? null : (
          <Button wide icon={<Icon name="chat" />} onClick={onPanel}>
            {words.panel}
          </Button>
        )}
        <Button wide icon={<Icon name="settings" />} onClick={onSettings}>
          {words.settings}
        </Button>
        <Button wide icon={<Icon name="leave" />} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Sheet>
  );
};
