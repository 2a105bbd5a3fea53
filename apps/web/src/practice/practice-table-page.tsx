import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import type { TableLink } from '../link/table-link.ts';
import { useFeed, useTableLink } from '../link/use-table.ts';
import { Button } from '../parts/button.tsx';
import { Loading, Notice } from '../parts/notice.tsx';
import { Arrived, useTitle } from '../shell/arrival.tsx';
import { wakeSound } from '../sound/sound.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useWords } from '../words/words.ts';
import { PRACTICE_WORDS } from './messages/vi.ts';
import { practiceTransport } from './practice-transport.ts';
import { practiceTable } from './start.ts';
import { useUnfinished } from './use-unfinished.ts';
import { homeCode, PLAY_ON } from './wire.ts';

const PlayOnScreen = lazy(() =>
  import('./play-on/play-on-screen.tsx').then(({ PlayOnScreen: screen }) => ({ default: screen })),
);

const NothingPlayedOn = lazy(() =>
  import('./play-on/nothing-played-on.tsx').then(({ NothingPlayedOn: part }) => ({ default: part })),
);

const NoTable = () => {
  const words = useWords(PRACTICE_WORDS);
  return (
    <Notice of="screen" title={words.noTableTitle} link={{ href: '/practice', text: words.choose }}>
      {words.noTableText}
    </Notice>
  );
};

const Elsewhere = () => {
  const words = useWords(PRACTICE_WORDS);
  return (
    <Notice
      of="screen"
      title={words.elsewhereTitle}
      actions={
        <Button weight="primary" onClick={() => practiceTransport.open()}>
          {words.playHere}
        </Button>
      }
    >
      {words.elsewhereText}
    </Notice>
  );
};

const Broken = () => {
  const words = useWords(PRACTICE_WORDS);
  return (
    <Notice
      of="screen"
      title={words.brokenTitle}
      actions={
        <Button weight="primary" onClick={() => practiceTransport.open()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  );
};

/** A worker that broke down is replaced: the table is kept, so nothing is lost but a moment (milliseconds). */
const REPLACED_AFTER = 1_000;

interface HomeTableProps {
  /** The table at home: that of a game, or the one that plays on. */
  readonly table: string;
  readonly draw: (link: TableLink) => ReactNode;
  /** Where there is none. */
  readonly missing: ReactNode;
}

interface LinkedProps extends Omit<HomeTableProps, 'table'> {
  readonly link: TableLink;
  readonly code: string;
}

const Linked = ({ link, code, draw, missing }: LinkedProps) => {
  const { view, connection, failure } = useFeed(link);
  useEffect(() => {
    practiceTransport.open();
    // Opponents do not play on behind a page that is not looked at.
    return () => void practiceTransport.ask('table_command', { tableId: code, command: { type: 'pause' } });
  }, [code]);
  const isReplaced = connection === 'broken' && view !== null;
  useEffect(() => {
    if (!isReplaced) return;
    const timer = setTimeout(() => practiceTransport.open(), REPLACED_AFTER);
    return () => clearTimeout(timer);
  }, [isReplaced]);
  if (connection === 'closed') return <Elsewhere />;
  if (failure !== null) return missing;
  if (connection === 'broken' && view === null) return <Broken />;
  if (view === null) return <Loading />;
  return (
    <>
      {draw(link)}
      <Arrived />
    </>
  );
};

const HomeTable = ({ table, ...screen }: HomeTableProps) => {
  const code = homeCode(table);
  const link = useTableLink(practiceTransport, code);
  return link === null ? <Loading /> : <Linked link={link} code={code} {...screen} />;
};

/** Where no game is named: the table that was left last. */
const LastTable = () => {
  const unfinished = useUnfinished();
  if (unfinished === null) return <Loading />;
  return unfinished.length === 0 ? <NoTable /> : <Redirect to={practiceTable(unfinished[0].game)} replace />;
};

const drawTable = (link: TableLink) => <TableScreen link={link} />;

const drawPlayOn = (link: TableLink) => (
  <Suspense fallback={<Loading />}>
    <PlayOnScreen link={link} />
  </Suspense>
);

/** A table of this device: the one that plays a game, or the one that plays on from a replay. */
export const PracticeTablePage = () => {
  const words = useWords(PRACTICE_WORDS);
  const asked = new URLSearchParams(useSearch());
  const game = asked.get('game');
  const isPlayedOn = asked.has('from');
  useTitle(isPlayedOn ? words.playedOn : words.title);
  useEffect(wakeSound, []);
  if (isPlayedOn) {
    const missing = (
      <Suspense fallback={<Loading />}>
        <NothingPlayedOn />
      </Suspense>
    );
    return <HomeTable key={PLAY_ON} table={PLAY_ON} draw={drawPlayOn} missing={missing} />;
  }
  return game === null ? <LastTable /> : <HomeTable key={game} table={game} draw={drawTable} missing={<NoTable />} />;
};
