import type { TableMode } from '@sanh-rong/table';
import { PARTS_WORDS } from '../parts/messages/vi.ts';
import { useWords } from '../words/words.ts';
import styles from './bot-badge.module.css';
import { BotBadge } from './bot-badge.tsx';

/** Who plays at a table, in a word. */
export const ModeBadge = ({ mode }: { readonly mode: TableMode }) => {
  const { modes } = useWords(PARTS_WORDS);
  return mode === 'people' ? <span className={styles.people}>{modes.people}</span> : <BotBadge label={modes[mode]} />;
};
