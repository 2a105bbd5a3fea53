import '../link/coming.ts';
import { ruleSetName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { server } from '../link/socket-transport.ts';
import type { TableLink } from '../link/table-link.ts';
import { TableWitness } from '../link/table-witness.ts';
import { useFeed, useTableLink } from '../link/use-table.ts';
import { useMe } from '../net/me.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Loading, Notice, OfflineNotice } from '../parts/notice.tsx';
import { Arrived, useTitle } from '../shell/arrival.tsx';
import { SHELL_WORDS } from '../shell/messages/vi.ts';
import { wakeSound } from '../sound/sound.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { useEnding } from './ending.ts';
import { forgetTable, lastTable, rememberTable } from './last-table.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { TableScreen } from './table-screen.tsx';

const Lobby = lazy(() => import('../lobby/lobby.tsx').then(({ Lobby: page }) => ({ default: page })));

const StrangersTable = lazy(() =>
  import('../strangers/strangers-table.tsx').then(({ StrangersTable: page }) => ({ default: page })),
);

const LeftTable = lazy(() =>
  import('../strangers/strangers-table.tsx').then(({ LeftTable: page }) => ({ default: page })),
);

const DailyTable = lazy(() => import('../daily/daily-table.tsx').then(({ DailyTable: page }) => ({ default: page })));

const useRemembered = (view: TableView | null): void => {
  const code = view?.code;
  const own = useMe(({ person }) => person?.id);
  const isOurs = view != null && (view.you !== null || view.standingHost?.id === own);
  // The front page leads to no result: it keeps room only for a table that goes on.
  // The deals of the day have a way back of their own there.
  const isSeated = isOurs && view.daily === null && view.phase !== 'closed' && view.phase !== 'completed';
  useEffect(() => {
    if (code === undefined) return;
    if (isSeated) rememberTable(code);
    else forgetTable(code);
  }, [code, isSeated]);
};

/** The window is called after the table in it. */
const useTableTitle = (view: TableView | null): void => {
  const { titles } = useWords(SHELL_WORDS);
  const language = useLanguage();
  const named = view === null ? titles.table : view.settings.name;
  useTitle(view !== null && named === '' ? ruleSetName(view.settings.game, view.settings.ruleSet, language) : named);
};

type Gone = 'noTable' | 'sentAway' | 'closed' | 'ownClosed';

/** What may have led here decides where to go on: another code, another table, or what was played at this one. */
const GoneNotice = ({ why }: { readonly why: Gone }) => {
  const words = useWords(TABLE_WORDS);
  const isClosed = why === 'closed' || why === 'ownClosed';
  return (
    <Notice
      of="screen"
      icon={<Icon name="table" />}
      title={why === 'ownClosed' ? words.closedTitle : words[`${why}Title`]}
      actions={
        <>
          <ButtonLink href="/" weight={isClosed ? 'plain' : 'primary'}>
            {words.home}
          </ButtonLink>
          {why === 'ownClosed' ? <ButtonLink href="/games">{words.ownGames}</ButtonLink> : null}
          {isClosed ? (
            <ButtonLink href="/new" weight="primary">
              {words.createOwn}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {words[`${why}Text`]}
    </Notice>
  );
};

/** Whether the host has sent us away while we were here. */
const useSentAway = (link: TableLink): boolean => {
  const [isSentAway, setSentAway] = useState(false);
  useEffect(
    () =>
      link.onCue(({ type, seat, before }) => {
        if (type === 'kicked' && before !== null && seat === before.you) setSentAway(true);
      }),
    [link],
  );
  return isSentAway;
};

const Table = ({ link }: { readonly link: TableLink }) => {
  const feed = useFeed(link);
  const ending = useEnding(feed);
  const { view, failure, connection } = feed;
  const isSentAway = useSentAway(link);
  useRemembered(view);
  useTableTitle(view);
  // The first picture of a table is much at once: it is drawn in slices, so that a slow phone goes on listening.
  const mayDraw = useDeferredValue(view !== null);
  if (isSentAway) return <GoneNotice why="sentAway" />;
  const isKept = ending.next !== null;
  if (failure?.code === 'NOT_SEATED' && !isKept) {
    return (
      <Suspense fallback={<Loading />}>
        <LeftTable />
      </Suspense>
    );
  }
  // The table that this browser sat at last was there.
  if (failure !== null && !isKept) return <GoneNotice why={lastTable() === link.code ? 'ownClosed' : 'noTable'} />;
  if (view === null && connection === 'broken') {
    return <OfflineNotice of="screen" onAgain={() => void link.resume()} />;
  }
  if (view === null || !mayDraw) return <Loading />;
  if (view.settings.company === 'strangers') {
    return (
      <Suspense fallback={<Loading />}>
        <StrangersTable link={link} feed={feed} view={view} />
      </Suspense>
    );
  }
  if (view.daily !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <DailyTable link={link} view={view} ending={ending} />
      </Suspense>
    );
  }
  if (view.phase === 'closed' && !isKept) return <GoneNotice why="closed" />;
  // A person who neither sits nor watches stands at the door, also while a game is played inside.
  if (view.game === null && !isKept) {
    return (
      <>
        <ConnectionBanner connection={connection} home={false} />
        <Suspense fallback={<Loading />}>
          <Lobby link={link} feed={feed} view={view} />
          <Arrived />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <TableScreen link={link} ending={ending} />
      <Arrived />
    </>
  );
};

const newWitness = (): TableWitness => new TableWitness();

/** A table of the house: its door, its lobby, its games, its result. */
export const TablePage = ({ code }: { readonly code: string }) => {
  const link = useTableLink(server, code.toUpperCase(), newWitness);
  useEffect(wakeSound, []);
  return link === null ? <Loading /> : <Table key={link.code} link={link} />;
};
