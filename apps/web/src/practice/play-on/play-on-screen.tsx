import { signed } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { useMemo } from 'react';
import { Icon } from '../../art/icons.tsx';
import type { TableLink } from '../../link/table-link.ts';
import { useFeed } from '../../link/use-table.ts';
import { accepted, useSubmit } from '../../net/use-submit.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Loading } from '../../parts/notice.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { useWords } from '../../words/words.ts';
import { PRACTICE_WORDS } from '../messages/vi.ts';
import { PLAY_ON_WORDS } from './messages/vi.ts';
import { type Origin, originOf } from './origin.ts';
import styles from './play-on.module.css';

/** Where a table leads back to that does not know where it comes from. */
const ALL_GAMES = '/games';

const isPuzzle = ({ points }: Origin): boolean => points === null;

/** What the table is, in the place where others say which of how many games is played. */
const Heading = ({ origin }: { readonly origin: Origin | null }) => {
  const words = useWords(PLAY_ON_WORDS);
  const title = (): string => {
    if (origin === null) return words.playOn;
    if (isPuzzle(origin)) return words.fromPuzzle;
    return origin.isChanged ? words.fromChanged(origin.move + 1) : words.from(origin.move);
  };
  return (
    <>
      <h1>{title()}</h1>
      <p>{origin?.isDrawn && !isPuzzle(origin) ? words.countsDrawn : words.counts}</p>
    </>
  );
};

interface ComparedProps {
  readonly link: TableLink;
  readonly view: TableView;
  readonly origin: Origin | null;
}

/** What came of it beside what really came, and the ways on. */
const Compared = ({ link, view, origin }: ComparedProps) => {
  const words = useWords(PLAY_ON_WORDS);
  const practice = useWords(PRACTICE_WORDS);
  const { busy, fault, run } = useSubmit(practice.failed);
  const wayBack = (from: Origin | null): string => {
    if (from === null) return words.games;
    return isPuzzle(from) ? words.backToPuzzles : words.back;
  };
  const now = view.scores[0]?.[view.you ?? 0] ?? 0;
  return (
    <div className={styles.compared}>
      {origin === null ? null : (
        <p className={styles.points}>
          {origin.points === null ? null : <span>{words.realGame(signed(origin.points))}</span>}{' '}
          <span>{words.thisTime(signed(now))}</span>
        </p>
      )}
      <Button
        weight="primary"
        icon={<Icon name="refresh" />}
        disabled={busy}
        onClick={() => void run(() => accepted(link.command({ type: 'again' })))}
      >
        {words.again}
      </Button>
      <ButtonLink href={origin?.replay ?? ALL_GAMES} icon={<Icon name="replay" />}>
        {wayBack(origin)}
      </ButtonLink>
      {fault === null ? null : <p role="alert">{fault.message}</p>}
    </div>
  );
};

/** The table where a game that is over is played on. */
export const PlayOnScreen = ({ link }: { readonly link: TableLink }) => {
  const words = useWords(PLAY_ON_WORDS);
  const { view } = useFeed(link);
  // Each table has a promise of its own, by which one that was begun in another tab is known.
  const commitment = view?.fair.commitment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once for each table, not at every move.
  const origin = useMemo(() => (view === null ? null : originOf(view)), [commitment]);
  if (view === null) return <Loading />;
  return (
    <TableScreen
      link={link}
      heading={<Heading origin={origin} />}
      wayOut={{
        path: origin?.replay ?? ALL_GAMES,
        why: origin !== null && isPuzzle(origin) ? words.leaveToPuzzles : words.leave,
      }}
      onward={<Compared link={link} view={view} origin={origin} />}
    />
  );
};
