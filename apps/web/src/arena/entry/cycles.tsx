import type { LadderEntryDetail } from '@sanh-rong/protocol';
import { useWords } from '../../words/words.ts';
import arena from '../arena.module.css';
import styles from './entry.module.css';
import { ENTRY_WORDS } from './messages/vi.ts';

/** Circles without a best: each beats the next, and the last the first. */
export const Cycles = ({ cycles }: Pick<LadderEntryDetail, 'cycles'>) => {
  const words = useWords(ENTRY_WORDS);
  return (
    <section className={arena.part}>
      <h2>{words.cycles}</h2>
      <ul className={styles.cycles}>
        {cycles.map((circle) => (
          <li key={circle.map(({ id }) => id).join(' ')}>
            {words.cycle(circle.map(({ name }, at) => words.beats(name, circle[(at + 1) % circle.length].name)))}
          </li>
        ))}
      </ul>
    </section>
  );
};
