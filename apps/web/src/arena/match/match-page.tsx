import { ruleSetName } from '@sanh-rong/face/names';
import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Loading } from '../../parts/notice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { isLocalViewer } from '../../shell/local-viewer.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { Again } from './again.tsx';
import { Contestants } from './contestants.tsx';
import { Deals } from './deals.tsx';
import { useMatchName } from './match-name.ts';
import { MATCH_WORDS } from './messages/index.ts';
import { isOpen, useMatch } from './use-match.ts';

const LiveTable = lazy(() => import('../live/live-table.tsx').then(({ LiveTable: part }) => ({ default: part })));

const Heading = ({ match }: { readonly match: ArenaMatchDetail }) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const { game, ruleSet, pool, kind, status, deals, played, seats, endedAt, startedAt } = match;
  const name = useMatchName(match);
  const ladder = ruleSetName(game, ruleSet, language);
  const about = [
    ...(isLocalViewer() ? [] : [words.kinds[kind]]),
    words.size(deals, pool === 'remote' ? deals : deals * seats),
    ...(endedAt !== null
      ? [words.ended(whenWords(endedAt, Date.now(), language))]
      : startedAt !== null
        ? [words.began(whenWords(startedAt, Date.now(), language))]
        : []),
  ];
  return (
    <header className={styles.head}>
      {isLocalViewer() ? (
        <p className={styles.soft}>{ladder}</p>
      ) : (
        <Link href={ARENA_PAGES.ladder(game, ruleSet, pool)} className={styles.way}>
          <Icon name="arrow-left" /> {ladder}
        </Link>
      )}
      <h1>{name}</h1>
      <p className={styles.soft}>{about.join(' · ')}</p>
      <p role="status">{words.status[status]}</p>
      {status === 'running' ? (
        <div>
          <div className={styles.line}>
            <span className={styles.soft}>{words.progress}</span>
            <b>{words.progressOf(played, deals)}</b>
          </div>
          <progress className={styles.progress} max={deals} value={played} aria-label={words.progress} />
        </div>
      ) : null}
    </header>
  );
};

interface MatchProps {
  readonly match: ArenaMatchDetail;
  readonly again: () => void;
}

const Live = ({ match, again }: MatchProps) => {
  const words = useWords(MATCH_WORDS);
  return (
    <section className={styles.part}>
      <div className={styles.line}>
        <h2>{words.live}</h2>
        <ButtonLink href={ARENA_PAGES.live(match.id)} weight="quiet" icon={<Icon name="eye" />}>
          {words.liveFull}
        </ButtonLink>
      </div>
      <Suspense fallback={<Loading />}>
        <LiveTable match={match} onOver={again} />
      </Suspense>
    </section>
  );
};

const MatchView = ({ match, again }: MatchProps) => {
  const words = useWords(MATCH_WORDS);
  useTitle(words.title(useMatchName(match)));
  const isOver = !isOpen(match);
  // Whoever watches may see the game to its end, though the match has ended meanwhile.
  const [isWatched, setWatched] = useState(false);
  if (match.status === 'running' && !isWatched) setWatched(true);
  return (
    <>
      <Heading match={match} />
      {isWatched ? <Live match={match} again={again} /> : null}
      <Contestants match={match} />
      <Deals match={match} />
      {isOver && match.seed !== null ? <Again match={match} seed={match.seed} /> : null}
    </>
  );
};

/** A match: how it stands, deal by deal, and the game that is being played. */
export const MatchPage = ({ id }: { readonly id: string }) => {
  const polled = useMatch(id);
  if (polled.state !== 'answered') return <Trouble polled={polled} of="page" />;
  return (
    <div className={styles.page}>
      <StaleNote isStale={polled.isStale} />
      <MatchView match={polled.answer} again={polled.again} />
      <Arrived />
    </div>
  );
};
