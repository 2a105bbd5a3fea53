import { levelName, ruleSetName } from '@sanh-rong/face/names';
import { GameEmblem } from '../games/game-choice.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { PRACTICE_WORDS } from './messages/index.ts';
import styles from './practice.module.css';
import type { PracticeGlimpse } from './shelf.ts';
import { PRACTICE_TABLE } from './start.ts';

/** "+12", "−3", "0" */
const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** The session that waits to be played on. */
export const UnfinishedTable = ({ glimpse }: { readonly glimpse: PracticeGlimpse }) => {
  const words = useWords(PRACTICE_WORDS);
  const language = useLanguage();
  const { game, ruleSet, played, games, points, opponents } = glimpse;
  const levels = [...new Set(opponents)].map((level) => levelName(level, language).name);
  const facts = [words.goOnText(played, games), ...(played > 0 ? [words.goOnPoints(signed(points))] : []), ...levels];
  return (
    <section className={styles.unfinished} aria-label={words.goOnTitle}>
      <GameEmblem game={game} />
      <div>
        <p className={styles.note}>{words.goOnTitle}</p>
        <h2>{ruleSetName(game, ruleSet, language)}</h2>
        <p className={styles.note}>{facts.join(' · ')}</p>
      </div>
      <ButtonLink href={PRACTICE_TABLE} weight="primary">
        {words.goOn}
      </ButtonLink>
    </section>
  );
};
