import type { Seat } from '@sanh-rong/engine';
import { ruleSetName } from '@sanh-rong/face/names';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { useGameTable } from '../games/registry.ts';
import { Loading } from '../parts/notice.tsx';
import { useMedia } from '../parts/use-media.ts';
import { SeatAccounts } from '../results/seat-account.tsx';
import { Statistics } from '../results/statistics.tsx';
import { Stage } from '../table/stage.tsx';
import { fullNameAt, voiceOf } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Controls } from './controls.tsx';
import { areLarge, FarHands, withoutFarHands } from './far-hands.tsx';
import { REPLAY_WORDS } from './messages/index.ts';
import { readMoment, writeMoment } from './moment.ts';
import { Moves } from './moves.tsx';
import { NearHand } from './near-hand.tsx';
import type { Past } from './past.ts';
import { usePlayback, usePlaybackKeys } from './playback.ts';
import styles from './replay-table.module.css';
import { ReplayTools } from './replay-tools.tsx';
import { tellSteps } from './telling.ts';

const DealCheck = lazy(() => import('./deal-check.tsx').then(({ DealCheck: part }) => ({ default: part })));

/** Where the mat is small: the style sheet says the same. */
const SMALL = '(max-width: 639px), (max-height: 480px)';

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

/** The end of a game: who got what and why. */
const Ending = ({ past }: { readonly past: Past }) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const face = useGameTable(past.game)?.face ?? null;
  const { view, story } = past.steps[past.steps.length - 1];
  if (face === null || view.result === null) return null;
  const voice = voiceOf(past.seats, past.you, language);
  const names = past.seats.map((_, seat) => fullNameAt(past.seats, seat, language));
  return (
    <section className={styles.ending} aria-label={words.result}>
      <h2>{face.headline(story, view.result, voice)}</h2>
      <SeatAccounts ended={{ face, view, story, result: view.result, seats: past.seats, voice, totals: null }} />
      {past.statistics === null ? null : <Statistics game={past.game} statistics={past.statistics} names={names} />}
    </section>
  );
};

/** A finished game on the mat, to be walked through. */
export const ReplayTable = ({ past }: { readonly past: Past }) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const face = useGameTable(past.game)?.face ?? null;
  const last = past.steps.length - 1;
  const [linked] = useState(() => readMoment(location.search, { moves: last, seats: past.seats.length }));
  const [eyes, setEyes] = useState<Seat | null>(linked.seat);
  const [isChecking, setChecking] = useState(false);
  const playback = usePlayback(last, linked.move);
  usePlaybackKeys(playback);
  const { at, playing, go } = playback;
  useAddress(at, eyes, !playing);
  const voice = useMemo(() => voiceOf(past.seats, past.you, language), [past, language]);
  const told = useMemo(() => (face === null ? [] : tellSteps(face, past.steps, voice)), [face, past, voice]);
  const isSmall = useMedia(SMALL);
  if (face === null) return <Loading />;
  const step = past.steps[at];
  const bottom = eyes ?? past.you ?? 0;
  // What would lie in heaps on a small mat lies below it.
  const areBelow = isSmall && areLarge(past);
  const shown = areBelow ? withoutFarHands(step, bottom) : step.view;
  const now = told[at].map(({ text }) => text).join(' · ');
  return (
    <article className={styles.replay}>
      <Heading past={past} />
      <div className={styles.board}>
        <section className={styles.film} aria-label={words.stage}>
          <div className={styles.stage}>
            <Stage
              game={past.game}
              view={{ ...shown, viewer: bottom }}
              story={step.story}
              seats={past.seats}
              bottom={bottom}
              you={past.you}
              turn={step.view.turn}
              until={null}
              now={Date.now}
            />
          </div>
          <NearHand past={past} step={step} seat={bottom} face={face} />
        </section>
        <div className={styles.handle}>
          <p className={styles.now} aria-live={playing ? 'off' : 'polite'}>
            {now}
          </p>
          <Controls playback={playback} told={now} />
        </div>
        {areBelow ? <FarHands past={past} step={step} bottom={bottom} /> : null}
        <div className={styles.side}>
          <Moves told={told} at={at} onGo={go} />
        </div>
      </div>
      {past.concealed ? <p className={styles.concealed}>{words.concealed}</p> : null}
      <ReplayTools
        past={past}
        move={at}
        seat={eyes}
        bottom={bottom}
        onEyes={setEyes}
        onCheck={past.evidence === null ? null : () => setChecking(true)}
      />
      {isChecking ? (
        <Suspense fallback={<p role="status">{words.checking}</p>}>
          <DealCheck past={past} />
        </Suspense>
      ) : null}
      {at === last ? <Ending past={past} /> : null}
    </article>
  );
};
