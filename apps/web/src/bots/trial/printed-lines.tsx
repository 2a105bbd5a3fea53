import type { Printed } from '@sanh-rong/bot-kit';
import { useWords } from '../../words/words.ts';
import { TRIAL_WORDS } from './messages/vi.ts';
import styles from './trial.module.css';

interface PrintedLinesProps {
  readonly lines: readonly Printed[];
  /** Lines that were too many to keep. */
  readonly unprinted: number;
}

/** What a bot has printed, as a console shows it. */
export const PrintedLines = ({ lines, unprinted }: PrintedLinesProps) => {
  const words = useWords(TRIAL_WORDS);
  return (
    <div className={styles.console}>
      {lines.map(({ level, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a console have no names of their own.
        <pre key={at} data-level={level}>
          {text}
        </pre>
      ))}
      {unprinted === 0 ? null : <p>{words.unprinted(unprinted)}</p>}
    </div>
  );
};
