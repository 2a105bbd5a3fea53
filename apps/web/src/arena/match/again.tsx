import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { Command } from '../../people/command.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { commandOf } from './command.ts';
import { MATCH_WORDS } from './messages/index.ts';

interface AgainProps {
  readonly match: ArenaMatchDetail;
  readonly seed: string;
}

/** How the same games are played on somebody's own machine. */
export const Again = ({ match, seed }: AgainProps) => {
  const words = useWords(MATCH_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.again}</h2>
      <p className={styles.soft}>{words.againText}</p>
      <Command text={commandOf(match, seed)} />
    </section>
  );
};
