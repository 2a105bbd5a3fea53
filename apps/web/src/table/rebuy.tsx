import { Icon } from '../art/icons.tsx';
import type { TableLink } from '../link/table-link.ts';
import { accepted, useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { useWords } from '../words/words.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './rebuy.module.css';
import { hasAsked, isRebuying, type Rebuying } from './rebuying.ts';

/** A player who has lost all may go on with the next deal: in the result, and as long as they sit out. */
export const Rebuy = ({ link, view }: { readonly link: TableLink; readonly view: Rebuying }) => {
  const words = useWords(TABLE_WORDS);
  const { busy, fault, run } = useSubmit(words.rebuyFailed);
  if (!isRebuying(view)) return null;
  if (hasAsked(view)) {
    return (
      <p className={styles.rebuy} role="status">
        {words.rebuyAsked}
      </p>
    );
  }
  return (
    <div className={styles.rebuy}>
      <p role={fault === null ? undefined : 'alert'}>{fault?.message ?? words.rebuyText}</p>
      <Button
        weight="primary"
        icon={<Icon name="chips" />}
        disabled={busy}
        onClick={() => void run(() => accepted(link.command({ type: 'rebuy' })))}
      >
        {words.rebuy}
      </Button>
    </div>
  );
};
