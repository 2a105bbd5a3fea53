import type { TableView } from '@sanh-rong/table';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useGameTable } from '../games/registry.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { useFeed } from '../link/use-table.ts';
import { Loading } from '../parts/notice.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useBubbles } from '../talk/bubbles.ts';
import { useUnread } from '../talk/unread.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { AfterGame } from './after-game.tsx';
import { Announcer } from './announcer.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { useEffects, useStruck } from './effects.ts';
import type { Ending } from './ending.ts';
import { HighlightMoment } from './highlight-moment.tsx';
import { useKeys } from './keys.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import { OwnPart } from './own-part.tsx';
import type { PanelTab } from './panel.tsx';
import { useResultShown } from './result-shown.ts';
import { Stage } from './stage.tsx';
import { useSteadyPlay } from './steady-play.ts';
import { loadLeaveSheet, loadResult, type OpenSheet, ResultLayer, TableSheets } from './table-layers.tsx';
import styles from './table-screen.module.css';
import { useTimedOut } from './timed-out.ts';
import { TopBar } from './top-bar.tsx';
import { usePlay } from './use-play.ts';
import { nameAt } from './voice.ts';

const loadPanel = () => import('./panel-sheet.tsx');
const Panel = lazy(() => loadPanel().then(({ Panel: part }) => ({ default: part })));
const PanelSheet = lazy(() => loadPanel().then(({ PanelSheet: sheet }) => ({ default: sheet })));

export interface TableProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
  /** `next` is null where a table never goes on without the viewer. */
  readonly ending: Pick<Ending, 'next' | 'goOn'>;
  /** In place of the table's name and of how many games it plays. */
  readonly heading?: ReactNode;
  /** Where leaving leads; left out, to the front page. */
  readonly wayOut?: WayOut | undefined;
  /** What stands under the result of a session in place of how to go on with the table. */
  readonly onward?: ReactNode;
}

/** Where a table that belongs to something else leads back to, and what a player who leaves is told. */
export interface WayOut {
  readonly path: string;
  readonly why: string;
}

/** Where a side panel has room; the style sheet says the same. */
const WITH_SIDE = '(min-width: 1100px) and (min-height: 560px)';

/** Among strangers a session is one game: what counts there is how one has done since sitting down. */
const totalsOf = ({ tally, played, standings }: TableView): readonly number[] | null => {
  if (tally.length > 0) return tally.some((points) => points !== 0) ? tally : null;
  return played > 0 ? standings.totals : null;
};

const STAYS: Pick<Ending, 'next' | 'goOn'> = { next: null, goOn: () => undefined };

const PlayingTable = ({ link, feed, view, ending, heading, wayOut, onward }: TableProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const table = useGameTable(view.settings.game);
  const play = useSteadyPlay(usePlay(link, feed, view, table));
  // What happens in a session one does not look at is neither heard nor told.
  const listening = ending.next === null ? table : null;
  const timedOut = useTimedOut(link);
  const highlight = useEffects(link, listening);
  const stage = useStruck(highlight);
  const [sheet, open] = useState<OpenSheet>(null);
  const [firstTab, setFirstTab] = useState<PanelTab>('log');
  const [resultShown, showResult] = useResultShown(link, view);
  const hasSide = useMedia(WITH_SIDE);
  const isPanelOpen = sheet === 'panel' && !hasSide;
  const unread = useUnread(feed, isPanelOpen || hasSide);
  const said = useBubbles(feed, isPanelOpen || hasSide);
  // Loaded while the game is played: the first card does not wait for them, nor does a player who opens them.
  useEffect(() => void Promise.allSettled([loadPanel(), loadResult(), loadLeaveSheet()]), []);
  useKeys(play, () => open('menu'));
  const { game, seats, turn, you } = view;
  if (game === null) return <Loading />;
  const leave = (): void => (ending.next === 'closed' ? navigate('/') : open('leave'));
  const togglePanel = (): void => {
    setFirstTab(unread > 0 ? 'chat' : 'log');
    open(isPanelOpen ? null : 'panel');
  };
  const waitingFor = turn === null ? '' : words.turnOf(nameAt(seats, turn, language));
  const delay = view.settings.watchers === 'delayed' ? words.delayed : '';
  const shared = { link, feed, view, table };
  const afterGame =
    game.result === null ? null : <AfterGame onResult={() => showResult(true)} isShown={resultShown} ending={ending} />;
  return (
    <div
      className={styles.screen}
      data-moves={game.history.length}
      data-over={game.result !== null}
      data-played={view.played}
    >
      <TopBar
        view={view}
        heading={heading}
        isServed={!link.transport.home}
        unread={unread}
        onLeave={leave}
        onPanel={togglePanel}
        onSettings={() => open('settings')}
      />
      <ConnectionBanner connection={feed.connection} home={link.transport.home} />
      <main className={styles.play}>
        <div ref={stage} className={styles.stage}>
          <Stage
            game={view.settings.game}
            view={game}
            eventsSoFar={feed.eventsSoFar}
            seats={seats}
            bottom={you ?? 0}
            you={you}
            host={view.host}
            turn={turn}
            until={link.transport.home ? null : view.until}
            now={() => link.now()}
            turnTime={view.settings.turnSeconds * 1_000}
            totals={totalsOf(view)}
            said={said}
            keepsWarm={view.settings.company === 'strangers'}
            pending={feed.pending}
            touch={play?.touch ?? null}
            showBottomHand={you === null}
          >
            <HighlightMoment highlight={highlight} />
          </Stage>
        </div>
        {isPanelOpen ? (
          <Suspense>
            <PanelSheet {...shared} first={firstTab} onClose={() => open(null)} />
          </Suspense>
        ) : null}
        {play === null || table === null ? (
          <div className={styles.watching}>
            {you === null ? (
              <p>{[words.youWatch, delay, waitingFor].filter((part) => part !== '').join(' · ')}</p>
            ) : (
              <Loading />
            )}
            {afterGame}
          </div>
        ) : (
          <OwnPart
            {...shared}
            table={table}
            play={play}
            waitingFor={waitingFor}
            timedOut={timedOut}
            afterGame={afterGame}
          />
        )}
      </main>
      {hasSide ? (
        <aside className={styles.side} aria-label={words.panel}>
          <Suspense fallback={<Loading />}>
            <Panel {...shared} />
          </Suspense>
        </aside>
      ) : null}
      <Announcer link={link} table={listening} />
      <TableSheets
        {...shared}
        wayOut={wayOut}
        sheet={sheet}
        open={open}
        onLeave={leave}
        onPanel={hasSide ? null : togglePanel}
      />
      {/* A player is not interrupted in the middle of a word; the mat says that there is a result. */}
      {resultShown && !isPanelOpen ? (
        <ResultLayer
          link={link}
          feed={feed}
          view={view}
          ending={ending}
          onward={onward}
          onClose={() => showResult(false)}
        />
      ) : null}
    </div>
  );
};

interface TableScreenProps extends Pick<TableProps, 'link' | 'heading' | 'wayOut' | 'onward'> {
  readonly ending?: Ending;
}

/** The table while its session is on or over. */
export const TableScreen = ({ link, ending, ...own }: TableScreenProps) => {
  const live = useFeed(link);
  const feed = ending?.feed ?? live;
  if (feed.view === null) return <Loading />;
  return <PlayingTable link={link} feed={feed} view={feed.view} ending={ending ?? STAYS} {...own} />;
};
