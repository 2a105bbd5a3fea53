import type { Seat } from '@sanh-rong/engine';
import type { Sentence } from '@sanh-rong/presentation';
import { ruleSetName } from '@sanh-rong/presentation/names';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { useGameTable } from '../games/registry.ts';
import { Loading } from '../parts/notice.tsx';
import { voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Board } from './board.tsx';
import { Controls } from './controls.tsx';
import { REPLAY_WORDS } from './messages/vi.ts';
import { asksReview, readMoment, writeMoment } from './moment.ts';
import type { Past } from './past.ts';
import { usePlayback, usePlaybackKeys } from './playback.ts';
import styles from './replay-table.module.css';
import { ReplayTools } from './replay-tools.tsx';
import { tellSteps } from './telling.ts';

const BotCalls = lazy(() => import('./bot-calls.tsx').then(({ BotCalls: part }) => ({ default: part })));
const ReviewPanel = lazy(() =>
  import('../review/review-panel.tsx').then(({ ReviewPanel: part }) => ({ default: part })),
);
const Ending = lazy(() => import('./ending.tsx').then(({ Ending: part }) => ({ default: part })));
const DealCheck = lazy(() => import('./deal-check.tsx').then(({ DealCheck: part }) => ({ default: part })));

/** How long a moment must stand before the address names it: browsers do not like addresses that never rest. */
const RESTING = 400;

const useAddress = (move: number, seat: Seat | null, isResting: boolean): void => {
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      const wanted = writeMoment({ move, seat }, search);
      if (wanted !== search) history.replaceState(history.state, '', `${pathname}${wanted}${hash}`);
    }, RESTING);
    return () => clearTimeout(timer);
  }, [move, seat, isResting]);
};

const Heading = ({ past }: { readonly past: Past }) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const name = ruleSetName(past.game, past.ruleSet, language);
  const when = past.endedAt === null ? null : new Date(past.endedAt);
  return (
    <header className={styles.heading}>
      <Link href="/games" className={styles.back} aria-label={words.back} title={words.back}>
        <Icon name="arrow-left" />
      </Link>
      <div>
        <h1>{words.title}</h1>
        <p>
          {past.number === null ? name : words.about(name, past.number)}
          {when === null ? null : (
            <>
              {' · '}
              <time dateTime={when.toISOString()}>
                {new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(when)}
              </time>
            </>
          )}
        </p>
      </div>
    </header>
  );
};

/** Whether there may be something to tell of what bots thought. */
const hasBots = ({ id, seats }: Past): boolean => id !== null && seats.some(({ kind }) => kind === 'bot');

interface ReplayTableProps {
  readonly past: Past;
  /** What stands above it where it is not one of the games of the house. */
  readonly heading?: ReactNode;
  /** What is to be said of a step besides the game's own words, by step. */
  readonly asides?: ReadonlyMap<number, readonly Sentence[]> | undefined;
}

/** A finished game on the mat, to be walked through. */
export const ReplayTable = ({ past, heading, asides }: ReplayTableProps) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const presentation = useGameTable(past.game)?.presentation ?? null;
  const last = past.steps.length - 1;
  const [linked] = useState(() => readMoment(location.search, { moves: last, seats: past.seats.length }));
  const [seat, setSeat] = useState<Seat | null>(linked.seat);
  const [isChecking, setChecking] = useState(false);
  const [asksBots, setAsksBots] = useState(false);
  const [isReviewing, setReviewing] = useState(() => asksReview(location.search));
  const playback = usePlayback(last, linked.move);
  usePlaybackKeys(playback);
  const { at, playing, go } = playback;
  useAddress(at, seat, !playing);
  const voice = useMemo(() => voiceOf(past.seats, past.you, language), [past, language]);
  const told = useMemo(
    () =>
      presentation === null
        ? []
        : tellSteps(presentation, past.steps, voice).map((sentences, step) => [
            ...sentences,
            ...(asides?.get(step) ?? []),
          ]),
    [presentation, past, voice, asides],
  );
  if (presentation === null) return <Loading />;
  const bottom = seat ?? past.you ?? 0;
  return (
    <article className={styles.replay}>
      {heading ?? <Heading past={past} />}
      <Board
        past={past}
        presentation={presentation}
        told={told}
        at={at}
        bottom={bottom}
        moving={playing}
        onGo={go}
        handle={(now) => <Controls playback={playback} told={now} />}
      />
      {past.concealed ? <p className={styles.concealed}>{words.concealed}</p> : null}
      <ReplayTools
        past={past}
        move={at}
        seat={seat}
        bottom={bottom}
        onSeat={setSeat}
        onBots={hasBots(past) ? () => setAsksBots(!asksBots) : null}
        asksBots={asksBots}
        onReview={() => setReviewing(!isReviewing)}
        isReviewing={isReviewing}
        onCheck={past.evidence === null ? null : () => setChecking(true)}
      />
      {asksBots ? (
        <Suspense fallback={<Loading />}>
          <BotCalls past={past} at={at} onGo={go} />
        </Suspense>
      ) : null}
      {isReviewing ? (
        <Suspense fallback={<Loading />}>
          <ReviewPanel past={past} seat={bottom} at={at} onGo={go} />
        </Suspense>
      ) : null}
      {isChecking ? (
        <Suspense fallback={<p role="status">{words.checking}</p>}>
          <DealCheck past={past} />
        </Suspense>
      ) : null}
      {at === last ? (
        <Suspense>
          <Ending past={past} />
        </Suspense>
      ) : null}
    </article>
  );
};
