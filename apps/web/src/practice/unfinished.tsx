import { levelName, ruleSetName } from '@sanh-rong/presentation/names';
import { GameEmblem } from '../games/game-choice.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { PracticeSummary } from './kept.ts';
import { PRACTICE_WORDS } from './messages/vi.ts';
import styles from './practice.module.css';
import { practiceTable } from './start.ts';

/** "+12", "−3", "0" */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** A session that waits to be played on. */
const UnfinishedTable = ({ summary }: { readonly summary: PracticeSummary }) => {
  const words = useWords(PRACTICE_WORDS);
  const language = useLanguage();
  const { game, ruleSet, played, games, points, opponents } = summary;
  const levels = [...new Set(opponents)].map((level) => levelName(level, language).name);
  const facts = [words.goOnText(played, games), ...(played > 0 ? [words.goOnPoints(signed(points))] : []), ...levels];
  return (
    <li className={styles.unfinished}>
      <GameEmblem game={game} />
      <div>
        <h3>{ruleSetName(game, ruleSet, language)}</h3>
        <p className={styles.note}>{facts.join(' · ')}</p>
      </div>
      <ButtonLink href={practiceTable(game)} weight="primary">
        {words.goOn}
      </ButtonLink>
    </li>
  );
};

/** The sessions that wait, one of each game at most. */
export const UnfinishedTables = ({ summaries }: { readonly summaries: readonly PracticeSummary[] }) => {
  const words = useWords(PRACTICE_WORDS);
  return summaries.length === 0 ? null : (
    <section className={styles.waiting}>
      <h2>{words.goOnTitle}</h2>
      <ul>
        {summaries.map((summary) => (
          <UnfinishedTable key={summary.game} summary={summary} />
        ))}
      </ul>
    </section>
  );
};
