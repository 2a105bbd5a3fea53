import type { Seat } from '@sanh-rong/engine';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import type { GameTable } from '../games/game-table.ts';
import { useGameTable } from '../games/registry.ts';
import { gamesBeside } from '../luck/session-games.ts';
import { useIntoView } from '../parts/into-view.ts';
import { writeMoment } from '../replay/moment.ts';
import type { Past } from '../replay/past.ts';
import { voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { MoveList } from './move-list.tsx';
import styles from './review-panel.module.css';
import { sourceOf } from './source.ts';
import { Strip } from './strip.tsx';
import { TurningPoint } from './turning-point.tsx';
import { type Review, useReview } from './use-review.ts';
import type { ReviewSource } from './wire.ts';

const LuckPart = lazy(() => import('../luck/luck-part.tsx').then(({ LuckPart: part }) => ({ default: part })));

interface ReviewPanelProps {
  readonly past: Past;
  /** Whose moves. */
  readonly seat: Seat;
  /** The moment on the mat. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** What there is to say while, and in place of, turning points. */
const useStatus = ({ state, total, moves, turningPoints }: Review): string => {
  const words = useWords(REVIEW_WORDS);
  switch (state) {
    case 'working':
      return words.working(Math.min(moves.length + 1, total ?? 0), total);
    case 'failed':
      return words.failed;
    case 'unfinished':
      return words.unfinished;
    case 'done':
      if (moves.length === 0) return words.noDecisions;
      return turningPoints.length === 0 ? words.noMistakes : '';
  }
};

interface KnownProps extends ReviewPanelProps {
  readonly source: ReviewSource;
  readonly table: GameTable;
}

const Reviewed = ({ past, seat, at, onGo, source, table }: KnownProps) => {
  const words = useWords(REVIEW_WORDS);
  const order = useMemo(() => ({ source, seat }), [source, seat]);
  const review = useReview(order);
  const status = useStatus(review);
  const { moves, turningPoints, puzzles, state, total } = review;
  const isOwn = past.you === seat;
  useKeptMistakes(past.game, seat, isOwn ? puzzles : NO_PUZZLES);
  const { result } = past.steps[past.steps.length - 1].view;
  return (
    <>
      <p className={styles.status} role="status" data-state={state}>
        {status}
      </p>
      {state === 'working' ? (
        <progress className={styles.progress} aria-label={words.title} max={total ?? 1} value={moves.length} />
      ) : null}
      {moves.length === 0 || result === null ? null : (
        <section className={styles.part} aria-label={words.strip}>
          <h3>{words.strip}</h3>
          <Strip moves={moves} length={past.steps.length - 1} end={result.points[seat] ?? 0} at={at} />
        </section>
      )}
      {turningPoints.length === 0 ? null : (
        <section className={styles.part} aria-label={words.turningPoints}>
          <h3>{words.turningPoints}</h3>
          <ol className={styles.points}>
            {turningPoints.map((move) => (
              <TurningPoint
                key={move.at}
                past={past}
                table={table}
                seat={seat}
                move={move}
                onShow={() => onGo(move.at)}
              />
            ))}
          </ol>
          {isOwn && Object.keys(puzzles).length > 0 ? (
            <p className={styles.kept}>
              {words.kept} <Link href={`/puzzles?game=${past.game}&own=1`}>{words.toPuzzles}</Link>
            </p>
          ) : null}
        </section>
      )}
      {/* After the review, which is what was asked for: both at once would be slower together. */}
      {state === 'done' ? (
        <Suspense>
          <LuckPart game={past.game} of={`${seat}`} find={() => gamesBeside(past, seat)} />
        </Suspense>
      ) : null}
      {moves.length === 0 ? null : (
        <section className={styles.part} aria-label={words.allMoves}>
          <h3>{words.allMoves}</h3>
          <MoveList past={past} table={table} moves={moves} />
        </section>
      )}
    </>
  );
};

const NO_PUZZLES: Review['puzzles'] = {};

/** One's own turning points are met again among the puzzles. What keeps them comes when there is one. */
const useKeptMistakes = (game: string, seat: Seat, puzzles: Review['puzzles']): void => {
  useEffect(() => {
    const mistakes = Object.entries(puzzles).map(([move, text]) => ({
      game,
      text,
      replay: `${location.pathname}${writeMoment({ move: Number(move), seat })}`,
    }));
    if (mistakes.length === 0) return;
    import('../puzzles/own-puzzles.ts')
      .then(({ keepOwnPuzzle }) => mistakes.forEach(keepOwnPuzzle))
      // Without a network, and never there before: the next look at this review keeps them.
      .catch(() => {});
  }, [game, seat, puzzles]);
};

/** What the moves of a seat were worth, below the game they were made in. */
export const ReviewPanel = (props: ReviewPanelProps) => {
  const { past, seat } = props;
  const words = useWords(REVIEW_WORDS);
  const language = useLanguage();
  const table = useGameTable(past.game);
  const source = useMemo(() => sourceOf(past, seat), [past, seat]);
  const section = useIntoView<HTMLElement>(table, 'start');
  const { name, you } = voiceOf(past.seats, past.you, language).who(seat);
  return (
    <section ref={section} className={styles.review} aria-labelledby="review" data-review={seat}>
      <header>
        <h2 id="review">{words.title}</h2>
        <p>{words.about(you ? name.toLowerCase() : name)}</p>
      </header>
      {source === null ? <p className={styles.status}>{words.hidden}</p> : null}
      {source === null || table === null ? null : (
        // Another seat is another review.
        <Reviewed key={seat} {...props} source={source} table={table} />
      )}
    </section>
  );
};
