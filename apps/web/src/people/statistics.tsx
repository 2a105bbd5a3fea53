import { signed } from '@sanh-rong/presentation';
import { ruleSetName } from '@sanh-rong/presentation/names';
import type { PersonStatistics } from '@sanh-rong/protocol';
import { GameEmblem } from '../games/game-choice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';

const percent = (part: number, whole: number, language: string): string =>
  (whole === 0 ? 0 : part / whole).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });

/** `+1,5`, as a language writes it. */
const signedAverage = (average: number, language: string): string =>
  (average > 0 ? '+' : average < 0 ? '−' : '') +
  Math.abs(average).toLocaleString(language, { maximumFractionDigits: 1 });

const OfRuleSet = ({ of }: { readonly of: PersonStatistics }) => {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const figures: readonly (readonly [string, string])[] = [
    [words.games, String(of.games)],
    [words.wins, words.winsOf(of.wins, percent(of.wins, of.games, language))],
    [words.points, signed(of.points)],
    [words.average, signedAverage(of.average, language)],
    [words.best, signed(of.best)],
    [words.worst, signed(of.worst)],
  ];
  return (
    <li className={styles.score}>
      <h3>
        <GameEmblem game={of.game} />
        {ruleSetName(of.game, of.ruleSet, language)}
      </h3>
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** How a person has done, by rule set. */
export const Statistics = ({ statistics }: { readonly statistics: readonly PersonStatistics[] }) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.statistics}</h2>
      {statistics.length === 0 ? (
        <p className={styles.soft}>{words.noStatistics}</p>
      ) : (
        <>
          <p className={styles.soft}>{words.statisticsNote}</p>
          <ul className={styles.scores}>
            {statistics.map((of) => (
              <OfRuleSet key={`${of.game} ${of.ruleSet}`} of={of} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
