import type { GameStatistics } from '@sanh-rong/engine';
import { counterNames } from '@sanh-rong/presentation/names';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import { SeatTable } from './seat-table.tsx';
import styles from './statistics.module.css';

interface StatisticsProps {
  readonly game: string;
  readonly statistics: GameStatistics;
  /** By seat. */
  readonly names: readonly string[];
}

/** What everybody at the table could have counted. */
export const Statistics = ({ game, statistics, names: called }: StatisticsProps) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  const names = counterNames(game, language);
  return (
    <section className={styles.statistics}>
      <h3>{words.statistics}</h3>
      <dl className={styles.counts}>
        {Object.entries(names.game).map(([counter, name]) => (
          <div key={counter}>
            <dt>{name}</dt>
            <dd>{statistics.game[counter]}</dd>
          </div>
        ))}
      </dl>
      <SeatTable
        title={words.statistics}
        corner={words.statisticsOf}
        names={called}
        rows={Object.entries(names.seats).map(([counter, name]) => ({
          key: counter,
          head: name,
          cells: statistics.seats.map((counts) => counts[counter]),
        }))}
      />
    </section>
  );
};
