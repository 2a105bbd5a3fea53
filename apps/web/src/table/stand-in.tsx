import type { TableLink } from '../link/table-link.ts';
import { Button } from '../parts/button.tsx';
import { useSettling } from '../parts/settling.ts';
import { useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './table-screen.module.css';

/** A built-in player has taken one's own seat over, after turns that ran out of time: one word and it is ours again. */
export const StandIn = ({ link }: { readonly link: TableLink }) => {
  const words = useWords(TABLE_WORDS);
  const settling = useSettling('back');
  return (
    <div className={styles.after}>
      <p role="alert">{words.standsIn}</p>
      <Button weight="primary" wide settling={settling} onClick={() => void link.resume()}>
        {words.playOn}
      </Button>
    </div>
  );
};
