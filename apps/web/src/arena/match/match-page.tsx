import { ruleSetName } from '@sanh-rong/presentation/names';
import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { whenWords } from '../../history/when.ts';
import { post } from '../../net/rest.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Loading } from '../../parts/notice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { isLocalViewer } from '../../shell/local-viewer.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { AskSheet } from '../ask-sheet.tsx';
import { PageHead } from '../page-head.tsx';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { contestantName } from '../who.tsx';
import { Again } from './again.tsx';
import { Contestants } from './contestants.tsx';
import { Deals } from './deals.tsx';
import own from './match.module.css';
import { useMatchName } from './match-name.ts';
import { MATCH_WORDS } from './messages/vi.ts';
import { isOpen, useMatch } from './use-match.ts';

const LiveTable = lazy(() => import('../live/live-table.tsx').then(({ LiveTable: part }) => ({ default: part })));

/** For the person who has asked for the match: the way out of it. */
const Cancel = ({ id, onDone }: { readonly id: string; readonly onDone: () => void }) => {
  const words = useWords(MATCH_WORDS);
  const [isAsking, setAsking] = useState(false);
  const cancel = async (): Promise<void> => {
    await post(ARENA_API.cancel(id));
    onDone();
  };
  return (
    <div className={styles.actions}>
      <Button icon={<Icon name="close" />} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {isAsking ? (
        <AskSheet
          title={words.cancelTitle}
          text={words.cancelText}
          no={words.keep}
          yes={words.cancel}
          busy={words.cancelling}
          go={cancel}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
};

interface MatchProps {
  readonly match: ArenaMatchDetail;
  readonly again: () => void;
}

const Heading = ({ match, again }: MatchProps) => {
  const words = useWords(MATCH_WORDS);
  const language = useLanguage();
  const { id, game, ruleSet, pool, kind, status, deals, played, seats, waiting, mine, endedAt, startedAt } = match;
  const about = [
    words.size(deals, pool === 'remote' ? deals : deals * seats),
    ...(endedAt !== null
      ? [words.ended(whenWords(endedAt, Date.now(), language))]
      : startedAt !== null
        ? [words.began(whenWords(startedAt, Date.now(), language))]
        : []),
  ];
  const winners = match.contestants
    .filter(({ place }) => place === 1)
    .map((contestant) => contestantName(contestant, language));
  return (
    <PageHead
      back={{
        href: isLocalViewer() ? null : ARENA_PAGES.ladder(game, ruleSet, pool),
        label: ruleSetName(game, ruleSet, language),
      }}
      {...(isLocalViewer() ? {} : { kind: words.kinds[kind] })}
      title={useMatchName(match)}
    >
      <p className={styles.soft}>{about.join(' · ')}</p>
      <p role="status">
        {words.status[status]} {waiting === undefined ? '' : words.ahead(waiting.ahead)}
      </p>
      {winners.length === 0 ? null : (
        <p className={own.won}>
          <Icon name="crown" /> {words.won(winners)}
        </p>
      )}
      {status === 'running' ? (
        <div>
          <div className={styles.line}>
            <span className={styles.soft}>{words.progress}</span>
            <b>{words.progressOf(played, deals)}</b>
          </div>
          <progress className={own.progress} max={deals} value={played} aria-label={words.progress} />
        </div>
      ) : null}
      {mine === true && isOpen(match) ? <Cancel id={id} onDone={again} /> : null}
    </PageHead>
  );
};

interface LiveProps {
  readonly match: ArenaMatchDetail;
  readonly onOver: () => void;
}

const Live = ({ match, onOver }: LiveProps) => {
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
        <LiveTable match={match} onOver={onOver} />
      </Suspense>
    </section>
  );
};

const MatchView = ({ match, again }: MatchProps) => {
  const words = useWords(MATCH_WORDS);
  useTitle(words.title(useMatchName(match)));
  const isOver = !isOpen(match);
  // A visitor who watches sees what is on the mat to its end, though the match has ended meanwhile.
  const [watching, setWatching] = useState<'not-yet' | 'now' | 'ended'>('not-yet');
  if (match.status === 'running' && watching === 'not-yet') setWatching('now');
  const endWatching = useCallback(() => {
    setWatching('ended');
    again();
  }, [again]);
  return (
    <>
      <Heading match={match} again={again} />
      {watching === 'now' && (match.status === 'running' || match.status === 'finished') ? (
        <Live match={match} onOver={endWatching} />
      ) : null}
      <Contestants match={match} />
      <Deals match={match} />
      {isOver && match.seed !== null ? <Again match={match} seed={match.seed} /> : null}
    </>
  );
};

/** A match: how it stands, deal by deal, and the game that is being played. */
export const MatchPage = ({ id }: { readonly id: string }) => {
  const query = useMatch(id);
  if (query.state !== 'loaded') return <Trouble query={query} of="page" />;
  return (
    <div className={styles.page}>
      <StaleNote isStale={query.isStale} />
      <MatchView match={query.answer} again={query.again} />
      <Arrived />
    </div>
  );
};
