import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { Command } from '../../people/command.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { checkOf, commandOf } from './command.ts';
import { MATCH_WORDS } from './messages/vi.ts';

interface AgainProps {
  readonly match: ArenaMatchDetail;
  readonly seed: string;
}

/** How the same games are played on one's own machine, or checked there where the bots' code is not known. */
export const Again = ({ match, seed }: AgainProps) => {
  const words = useWords(MATCH_WORDS);
  const isRemote = match.pool === 'remote';
  return (
    <section className={styles.part}>
      <h2>{isRemote ? words.check : words.again}</h2>
      <p className={styles.soft}>{isRemote ? words.checkText : words.againText}</p>
      <Command text={isRemote ? checkOf(location.origin, match.id) : commandOf(match, seed)} />
    </section>
  );
};
