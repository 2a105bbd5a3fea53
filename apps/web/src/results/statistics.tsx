import type { GameStatistics } from '@sanh-rong/engine';
import { statisticName } from '@sanh-rong/presentation/names';
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
export const Statistics = ({ game, statistics, names }: StatisticsProps) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  const counters = Object.keys(statistics.seats[0] ?? {});
  return (
    <section className={styles.statistics}>
      <h3>{words.statistics}</h3>
      <dl className={styles.counts}>
        {Object.entries(statistics.game).map(([counter, count]) => (
          <div key={counter}>
            <dt>{statisticName(game, 'game', counter, language)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <SeatTable
        title={words.statistics}
        corner={words.statisticsOf}
        names={names}
        rows={counters.map((counter) => ({
          key: counter,
          head: statisticName(game, 'seats', counter, language),
          cells: statistics.seats.map((counts) => counts[counter]),
        }))}
      />
    </section>
  );
};
