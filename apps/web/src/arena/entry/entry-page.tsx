import type { BotDetail, LadderEntryDetail } from '@sanh-rong/protocol';
import { lazy, Suspense } from 'react';
import { Icon } from '../../art/icons.tsx';
import { useQuery } from '../../net/use-query.ts';
import { Loading, Notice } from '../../parts/notice.tsx';
import { Arrived, useTitle } from '../../shell/arrival.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ARENA_API, ARENA_PAGES } from '../paths.ts';
import { StaleNote, Trouble } from '../trouble.tsx';
import { contestantName } from '../who.tsx';
import { Cycles } from './cycles.tsx';
import { EntryHead } from './entry-head.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { ENTRY_WORDS } from './messages/vi.ts';
import { Recent } from './recent.tsx';
import { Versions } from './versions.tsx';
import { Worst } from './worst.tsx';

/** Milliseconds between two looks: matches come every few minutes. */
const CALMLY = 30_000;

const RatingChart = lazy(() =>
  import('../charts/rating-chart.tsx').then(({ RatingChart: chart }) => ({ default: chart })),
);

/** With the games whose positions it shows; for the owner alone. */
const Reports = lazy(() => import('./reports.tsx').then(({ Reports: part }) => ({ default: part })));

const History = ({ history }: Pick<LadderEntryDetail, 'history'>) => {
  const words = useWords(ENTRY_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.history}</h2>
      {history.length === 0 ? (
        <p className={styles.soft}>{words.noHistory}</p>
      ) : (
        <Suspense fallback={<Loading />}>
          <RatingChart history={history} />
        </Suspense>
      )}
    </section>
  );
};

const Entry = ({ entry, onChanged }: { readonly entry: LadderEntryDetail; readonly onChanged: () => void }) => {
  const language = useLanguage();
  const { history, headToHead, cycles, versions, worst, recent, mine, bot, game } = entry;
  const own = mine ? (bot?.id ?? null) : null;
  const query = useQuery<BotDetail>(own === null ? null : `/api/bots/${own}`);
  const newest = query.state === 'loaded' ? query.answer.version : null;
  useTitle(contestantName(entry, language));
  return (
    <article className={styles.page}>
      <EntryHead entry={entry} newest={newest} onChanged={onChanged} />
      <History history={history} />
      {headToHead.length === 0 ? null : <HeadToHead met={headToHead} />}
      {cycles.length === 0 ? null : <Cycles cycles={cycles} />}
      {versions.length === 0 ? null : <Versions versions={versions} workshop={own} />}
      {worst.length === 0 ? null : <Worst worst={worst} game={game} />}
      <Recent id={entry.id} recent={recent} />
      {own === null ? null : (
        <Suspense fallback={null}>
          <Reports bot={own} version={newest} game={game} />
        </Suspense>
      )}
    </article>
  );
};

/** A bot in a ladder: how it got where it stands, whom it beats, and what it should learn. */
export const EntryPage = ({ id }: { readonly id: string }) => {
  const words = useWords(ENTRY_WORDS);
  const query = useQuery<LadderEntryDetail>(ARENA_API.entry(id), CALMLY);
  if (query.state === 'refused' && query.error.status === 404)
    return (
      <Notice
        of="page"
        icon={<Icon name="bot" size={40} />}
        title={words.lostTitle}
        link={{ href: ARENA_PAGES.home, text: words.toArena }}
      >
        {words.lostText}
      </Notice>
    );
  if (query.state !== 'loaded') return <Trouble query={query} of="page" />;
  return (
    <>
      <StaleNote isStale={query.isStale} />
      <Entry entry={query.answer} onChanged={query.again} />
      <Arrived />
    </>
  );
};
