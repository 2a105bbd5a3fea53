import type { TableView } from '@sanh-rong/table';
import { Figure } from '../table/figure.tsx';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/vi.ts';
import { rankingOf } from './ranking.ts';
import styles from './score-board.module.css';
import { ScoreTable } from './score-table.tsx';
import { Points } from './seat-account.tsx';

/** Everybody in the order of their points, the best first. */
export const Ranking = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  const language = useLanguage();
  return (
    <ol className={styles.ranking}>
      {rankingOf(view.standings).map(({ seat, rank, total }) => {
        const name = fullNameAt(view.seats, seat, language);
        return (
          <li key={seat} data-own={seat === view.you}>
            <span className={styles.rank}>
              <span className="only-read">{words.place(rank)}</span>
              <span aria-hidden="true">{rank}</span>
            </span>
            <Figure seats={view.seats} seat={seat} size={30} />
            <span className={styles.name}>
              {name}
              {seat === view.you && name !== words.you ? <small>{words.you}</small> : null}
            </span>
            <Points points={total} />
          </li>
        );
      })}
    </ol>
  );
};

/** The running totals and the points of each game, for a side panel or a sheet. */
export const ScoreBoard = ({ view }: { readonly view: TableView }) => {
  const words = useWords(RESULT_WORDS);
  // Among strangers every game is a session of its own, and everybody came at another time.
  if (view.settings.company === 'strangers') {
    return (
      <section className={styles.board} aria-label={words.scores}>
        <p className={styles.played}>{words.sinceSeated}</p>
        <Ranking view={view} />
      </section>
    );
  }
  return (
    <section className={styles.board} aria-label={words.scores}>
      <p className={styles.played}>{words.played(view.played, view.settings.games)}</p>
      <Ranking view={view} />
      {view.scores.length === 0 ? <p className={styles.played}>{words.noGames}</p> : <ScoreTable view={view} />}
    </section>
  );
};
