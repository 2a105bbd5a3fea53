import { useEffect } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { useFeed, useTableLink } from '../link/use-table.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading, Notice } from '../parts/notice.tsx';
import { Arrived, useTitle } from '../shell/arrival.tsx';
import { wakeSound } from '../sound/sound.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useWords } from '../words/words.ts';
import { practiceHouse } from './house.ts';
import { PRACTICE_WORDS } from './messages/index.ts';
import { HOME_CODE } from './wire.ts';

const NoTable = () => {
  const words = useWords(PRACTICE_WORDS);
  return (
    <Notice
      of="screen"
      title={words.noTableTitle}
      actions={
        <ButtonLink href="/practice" weight="primary">
          {words.choose}
        </ButtonLink>
      }
    >
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
        <Button weight="primary" onClick={() => practiceHouse.open()}>
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
        <Button weight="primary" onClick={() => practiceHouse.open()}>
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

const Linked = ({ link }: { readonly link: TableLink }) => {
  const { view, line, failure } = useFeed(link);
  useEffect(() => {
    practiceHouse.open();
    // Opponents do not play on behind a page that nobody looks at.
    return () => void practiceHouse.ask('table_command', { tableId: HOME_CODE, command: { type: 'pause' } });
  }, []);
  const isReplaced = line === 'broken' && view !== null;
  useEffect(() => {
    if (!isReplaced) return;
    const timer = setTimeout(() => practiceHouse.open(), REPLACED_AFTER);
    return () => clearTimeout(timer);
  }, [isReplaced]);
  if (line === 'closed') return <Elsewhere />;
  if (failure !== null) return <NoTable />;
  if (line === 'broken' && view === null) return <Broken />;
  if (view === null) return <Loading />;
  return (
    <>
      <TableScreen link={link} />
      <Arrived />
    </>
  );
};

/** The table of this device. */
export const PracticeTablePage = () => {
  const words = useWords(PRACTICE_WORDS);
  const link = useTableLink(practiceHouse, HOME_CODE);
  useTitle(words.title);
  useEffect(wakeSound, []);
  return link === null ? <Loading /> : <Linked link={link} />;
};
