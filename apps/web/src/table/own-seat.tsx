import type { TableView } from '@sanh-rong/table';
import { Icon } from '../art/icons.tsx';
import type { GameTable } from '../games/game-table.ts';
import type { Feed } from '../link/table-link.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { LATE, useWarning } from './effects.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import styles from './own-seat.module.css';
import { useSecondsLeft } from './turn-clock.ts';

interface OwnSeatProps {
  readonly view: TableView;
  readonly feed: Feed;
  readonly table: GameTable;
  readonly now: () => number;
  readonly isTurn: boolean;
  /** How many cards are chosen. */
  readonly chosen: number;
}

/** One's own standing, and how much time is left. */
export const OwnSeat = ({ view, feed, table, now, isTurn: hasTurn, chosen }: OwnSeatProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const { you, game, standings, seats } = view;
  const own = seats[you ?? -1];
  // A built-in player has the turn: there is nothing to hurry for.
  const isTurn = hasTurn && !(own?.kind === 'person' && own.standIn);
  const seconds = useSecondsLeft(isTurn ? view.until : null, now);
  const isLate = useWarning(isTurn, seconds);
  if (you === null || game === null) return null;
  const presentation = table.presentation.seat(game, feed.eventsSoFar, you, language);
  const handName = table.presentation.handName(game, you, language);
  const hasWon = game.result?.places[you] === 1;
  const owns = table.presentation.owns(game, you, language) !== null;
  return (
    <div className={styles.own} data-turn={isTurn} data-late={isLate} data-owns={owns} data-won={hasWon}>
      <b className={styles.seen}>{words.you}</b>
      <span className={styles.seen}>{presentation.count}</span>
      {table.hidesCount?.(game, you) && game.result === null ? (
        <span className={styles.hidden} title={words.countHidden}>
          <Icon name="eye-off" />
          <span className="only-read">{words.countHidden}</span>
        </span>
      ) : null}
      {/* Where a seat owns something, that says it all. */}
      {owns ? null : (
        <span className={styles.points}>{table.presentation.score(standings.totals[you] ?? 0, language)}</span>
      )}
      {presentation.role === null ? null : <span className={styles.role}>{words.roles[presentation.role].name}</span>}
      {chosen === 0 ? null : <span className={styles.chosen}>{words.chosen(chosen)}</span>}
      {handName === '' ? null : <b className={styles.hand}>{handName}</b>}
      {presentation.status === '' || isTurn ? null : <span>{presentation.status}</span>}
      {isTurn && seconds !== null ? <span className={styles.time}>{words.secondsLeft(seconds)}</span> : null}
      {/* Said once, and not every second. */}
      <span className="only-read" role="alert">
        {isLate ? words.secondsLeft(LATE) : ''}
      </span>
    </div>
  );
};
