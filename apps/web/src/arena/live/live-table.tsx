import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useGameTable } from '../../games/registry.ts';
import { Loading } from '../../parts/notice.tsx';
import { Board } from '../../replay/board.tsx';
import type { Past } from '../../replay/past.ts';
import { tellSteps } from '../../replay/telling.ts';
import { voiceOf } from '../../table/voice.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import own from '../match/match.module.css';
import { MATCH_WORDS } from '../match/messages/vi.ts';
import { seatsOf } from '../match/seated.ts';
import { isOpen } from '../match/use-match.ts';
import { useRecord } from '../match/use-record.ts';
import { StaleNote } from '../trouble.tsx';
import { dealOf, isPatient, type PlaybackSpeed, pauseOf, SPEEDS } from './following.ts';
import { BETWEEN, type Live, useLive } from './use-live.ts';

const speedOf = (value: string): PlaybackSpeed => SPEEDS.find((speed) => speed === value) ?? 'live';

const NOBODY: readonly number[] = [];

/** Milliseconds that the last picture of a match stays before its result takes the place. */
const LAST_LOOK = 2_000;

interface FilmProps {
  readonly title: string;
  readonly past: Past;
  readonly speed: PlaybackSpeed;
  readonly onSpeed: (speed: PlaybackSpeed) => void;
  /** What comes after this game: the next one is played already, or the match is over. Null: more of it is to come. */
  readonly goOn: (() => void) | null;
  /** Milliseconds that its last picture stays before it goes on; without it, as long as any other. */
  readonly linger?: number | undefined;
}

/** One game, shown move by move as far as it is known. */
const Film = ({ title, past, speed, onSpeed, goOn, linger }: FilmProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const presentation = useGameTable(past.game)?.presentation ?? null;
  const last = past.steps.length - 1;
  const [at, setAt] = useState(isPatient(speed) ? 0 : last);
  // How much came with the last picture sets the time of each of its moves.
  const [came, setCame] = useState({ last, moves: 0 });
  if (came.last !== last) setCame({ last, moves: last - at });
  const pause = pauseOf(speed, came.moves, BETWEEN);
  useEffect(() => {
    if (at >= last && goOn === null) return;
    const next = (): void => (at < last ? setAt(pause === 0 ? last : at + 1) : goOn?.());
    const timer = setTimeout(next, at < last ? pause : (linger ?? pause));
    return () => clearTimeout(timer);
  }, [at, last, pause, goOn, linger]);
  const voice = useMemo(() => voiceOf(past.seats, null, language), [past.seats, language]);
  const told = useMemo(
    () => (presentation === null ? [] : tellSteps(presentation, past.steps, voice)),
    [presentation, past, voice],
  );
  if (presentation === null) return <Loading />;
  return (
    <Board
      past={past}
      presentation={presentation}
      // What is known and not shown yet is not told either.
      told={told.slice(0, at + 1)}
      at={Math.min(at, last)}
      bottom={0}
      moving
      onGo={setAt}
      handle={() => (
        <div className={styles.line}>
          <p className={styles.soft}>
            <b>{title}</b>
            <br />
            {at < last ? words.liveBehind(last - at) : words.liveNow}
          </p>
          <select
            className={own.speed}
            aria-label={words.speed}
            value={speed}
            onChange={(event) => onSpeed(speedOf(event.target.value))}
          >
            {SPEEDS.map((value) => (
              <option key={value} value={value}>
                {words.speeds[value]}
              </option>
            ))}
          </select>
        </div>
      )}
    />
  );
};

interface WatchedGameProps {
  readonly match: ArenaMatchDetail;
  readonly live: Live;
  readonly speed: PlaybackSpeed;
  readonly onSpeed: (speed: PlaybackSpeed) => void;
  /** There is nothing more to see. */
  readonly onEnd: () => void;
}

const WatchedGame = ({ match, live, speed, onSpeed, onEnd }: WatchedGameProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const { now, next } = live.following;
  const seating = now?.seating ?? NOBODY;
  const seats = useMemo(() => seatsOf(seating, match.contestants, language), [seating, match.contestants, language]);
  const read = useRecord(now?.text ?? null, seats);
  if (now === null) return null;
  if (read === null || 'error' in read) return <Loading />;
  return (
    <Film
      key={now.number}
      title={words.liveGame(now.number + 1, dealOf(match, now.number) + 1)}
      past={read.past}
      speed={speed}
      onSpeed={onSpeed}
      goOn={next !== null ? live.goOn : isOpen(live) ? null : onEnd}
      linger={next === null ? LAST_LOOK : undefined}
    />
  );
};

interface LiveTableProps {
  readonly match: ArenaMatchDetail;
  /** The match has ended, and what was being watched of it is shown. */
  readonly onOver: () => void;
}

/** The game of a match that is being played, on the mat. */
export const LiveTable = ({ match, onOver }: LiveTableProps) => {
  const words = useWords(MATCH_WORDS);
  const [speed, setSpeed] = useState<PlaybackSpeed>('live');
  const live = useLive(match, speed);
  const isEmpty = live.following.now === null;
  const isOver = !isOpen(live);
  useEffect(() => {
    if (isEmpty && isOver) onOver();
  }, [isEmpty, isOver, onOver]);
  return (
    <div className={styles.part}>
      <StaleNote isStale={live.isStale} />
      <WatchedGame match={match} live={live} speed={speed} onSpeed={setSpeed} onEnd={onOver} />
      {isEmpty ? <p className={styles.soft}>{words.liveWaiting}</p> : null}
      <p className={styles.soft}>{words.noCards}</p>
    </div>
  );
};
