import type { CardId, Language } from '@sanh-rong/engine';
import { commandsOf } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameTable } from '../games/game-table.ts';
import { useGameTable } from '../games/registry.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { useFeed } from '../link/use-table.ts';
import { Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useMedia } from '../parts/use-media.ts';
import { useUnread } from '../talk/unread.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { AfterGame } from './after-game.tsx';
import { Announcer } from './announcer.tsx';
import { Coach } from './coach.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Controls } from './controls.tsx';
import { useEffects, useStruck } from './effects.ts';
import type { Ending } from './ending.ts';
import { Hand } from './hand/hand.tsx';
import { HighlightMoment } from './highlight-moment.tsx';
import { useKeys } from './keys.ts';
import { LeaveSheet } from './leave-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { TABLE_WORDS } from './messages/index.ts';
import { OwnSeat } from './own-seat.tsx';
import type { PanelTab } from './panel.tsx';
import { useResultShown } from './result-shown.ts';
import { Stage } from './stage.tsx';
import { StandIn } from './stand-in.tsx';
import { useSteadyPlay } from './steady-play.ts';
import styles from './table-screen.module.css';
import { useTimedOut } from './timed-out.ts';
import { TopBar } from './top-bar.tsx';
import { usePlay } from './use-play.ts';
import { nameAt } from './voice.ts';

const loadResult = () => import('../results/game-result.tsx');
const GameResult = lazy(() => loadResult().then(({ GameResult: part }) => ({ default: part })));
const SessionResult = lazy(() =>
  import('../results/session-result.tsx').then(({ SessionResult: page }) => ({ default: page })),
);
const loadPanel = () => import('./panel-sheet.tsx');
const Panel = lazy(() => loadPanel().then(({ Panel: part }) => ({ default: part })));
const PanelSheet = lazy(() => loadPanel().then(({ PanelSheet: sheet }) => ({ default: sheet })));
const FormsSheet = lazy(() => import('./forms-sheet.tsx').then(({ FormsSheet: sheet }) => ({ default: sheet })));
const SettingsList = lazy(() =>
  import('../settings/settings-page.tsx').then(({ SettingsList: list }) => ({ default: list })),
);

interface TableProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
  /** Left out where a table never goes on without the viewer. */
  readonly ending?: Pick<Ending, 'next' | 'goOn'> | undefined;
  /** In place of the table's name and of how many games it plays. */
  readonly heading?: ReactNode;
}

/** "P bỏ lượt": which key does what, for those who play by keyboard. */
const keysInWords = ({ presentation, keys }: GameTable, ruleSet: string, language: Language): string =>
  commandsOf(presentation, ruleSet)
    .filter(({ id }) => keys[id] !== undefined)
    .map((command) => TABLE_WORDS[language].keyOf(keys[command.id].toUpperCase(), command.name(language)))
    .join(', ');

/** Where a side panel has room; the style sheet says the same. */
const WITH_SIDE = '(min-width: 1100px) and (min-height: 560px)';

/** Among strangers a session is one game: what counts there is how one has done since sitting down. */
const totalsOf = ({ tally, played, standings }: TableView): readonly number[] | null => {
  if (tally.length > 0) return tally.some((points) => points !== 0) ? tally : null;
  return played > 0 ? standings.totals : null;
};

const STAYS: Pick<Ending, 'next' | 'goOn'> = { next: null, goOn: () => undefined };

const PlayingTable = ({ link, feed, view, ending = STAYS, heading }: TableProps) => {
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
  const [sheet, setSheet] = useState<'leave' | 'panel' | 'settings' | 'menu' | null>(null);
  const [firstTab, setFirstTab] = useState<PanelTab>('log');
  const [held, setHeld] = useState<CardId | null>(null);
  const [resultShown, showResult] = useResultShown(link, view);
  const hasSide = useMedia(WITH_SIDE);
  const isPanelOpen = sheet === 'panel' && !hasSide;
  const unread = useUnread(feed, isPanelOpen || hasSide);
  // A player is not interrupted in the middle of a word; the mat says that there is a result.
  const isResultOpen = resultShown && !isPanelOpen;
  // Loaded while the game is played: the first card does not wait for them, nor does a player who opens them.
  useEffect(() => void Promise.allSettled([loadPanel(), loadResult()]), []);
  useKeys(play, () => setSheet('menu'));
  const { game, seats, turn, you } = view;
  const isOfStrangers = view.settings.company === 'strangers';
  if (game === null) return <Loading />;
  const now = (): number => link.now();
  const bottom = you ?? 0;
  const leave = (): void => (ending.next === 'closed' ? navigate('/') : setSheet('leave'));
  const togglePanel = (): void => {
    setFirstTab(unread > 0 ? 'chat' : 'log');
    setSheet(isPanelOpen ? null : 'panel');
  };
  const own = you === null ? undefined : seats[you];
  const isReplaced = own?.kind === 'person' && own.standIn;
  const waitingFor = turn === null ? '' : words.turnOf(nameAt(seats, turn, language));
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
        onSettings={() => setSheet('settings')}
      />
      <ConnectionBanner connection={feed.connection} home={link.transport.home} />
      <main className={styles.play}>
        <div ref={stage} className={styles.stage}>
          <Stage
            game={view.settings.game}
            view={game}
            eventsSoFar={feed.eventsSoFar}
            seats={seats}
            bottom={bottom}
            you={you}
            host={view.host}
            turn={turn}
            until={link.transport.home ? null : view.until}
            now={now}
            turnTime={view.settings.turnSeconds * 1_000}
            totals={totalsOf(view)}
            keepsWarm={isOfStrangers}
            pending={feed.pending}
            touch={
              play === null
                ? null
                : { act: (action) => play.send({ type: 'act', action }), selected: play.hand.selected }
            }
            showBottomHand={you === null}
          >
            <HighlightMoment highlight={highlight} />
          </Stage>
        </div>
        {isPanelOpen ? (
          <Suspense>
            <PanelSheet
              link={link}
              feed={feed}
              view={view}
              table={table}
              first={firstTab}
              onClose={() => setSheet(null)}
            />
          </Suspense>
        ) : null}
        {play === null || table === null ? (
          <div className={styles.watching}>
            {you === null ? (
              <p>
                {[words.youWatch, view.settings.watchers === 'delayed' ? words.delayed : '', waitingFor]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            ) : (
              <Loading />
            )}
            {game.result === null ? null : <AfterGame onResult={() => showResult(true)} ending={ending} />}
          </div>
        ) : (
          <section className={styles.own} aria-label={words.you}>
            <OwnSeat
              view={view}
              feed={feed}
              table={table}
              now={now}
              isTurn={play.moment.isTurn}
              chosen={play.hand.selected.length}
            />
            <Hand
              play={play}
              commands={keysInWords(table, game.ruleSet, language)}
              deal={String(view.played + (game.result === null ? 1 : 0))}
              onHold={setHeld}
            />
            <div className={styles.doing}>
              {game.result !== null ? (
                <AfterGame onResult={() => showResult(true)} ending={ending} />
              ) : isReplaced ? (
                <StandIn link={link} />
              ) : (
                <Controls play={play} isSending={feed.pending !== null} waitingFor={waitingFor} timedOut={timedOut} />
              )}
            </div>
            <div className={styles.coach}>{isReplaced ? null : <Coach play={play} />}</div>
          </section>
        )}
      </main>
      {hasSide ? (
        <aside className={styles.side} aria-label={words.panel}>
          <Suspense fallback={<Loading />}>
            <Panel link={link} feed={feed} view={view} table={table} />
          </Suspense>
        </aside>
      ) : null}
      <Announcer link={link} table={listening} />
      {sheet === 'leave' ? <LeaveSheet link={link} view={view} onStay={() => setSheet(null)} /> : null}
      {sheet === 'menu' ? (
        <MenuSheet
          onClose={() => setSheet(null)}
          onPanel={hasSide ? null : togglePanel}
          onSettings={() => setSheet('settings')}
          onLeave={leave}
        />
      ) : null}
      {sheet === 'settings' ? (
        <Sheet title={words.settings} onClose={() => setSheet(null)}>
          <Suspense fallback={<Loading />}>
            <SettingsList
              count={
                you === null || table?.hidesCount === undefined
                  ? null
                  : {
                      hidden: table.hidesCount(game, you),
                      onChange: (hidden) => void link.command({ type: 'hideCount', hidden }),
                    }
              }
            />
          </Suspense>
        </Sheet>
      ) : null}
      {held !== null && play !== null ? (
        <Suspense>
          <FormsSheet play={play} card={held} onClose={() => setHeld(null)} />
        </Suspense>
      ) : null}
      {isResultOpen && (view.phase === 'playing' || isOfStrangers) ? (
        <Suspense>
          <GameResult link={link} feed={feed} view={view} onClose={() => showResult(false)} />
        </Suspense>
      ) : null}
      {isResultOpen && view.phase === 'completed' && !isOfStrangers ? (
        <Suspense fallback={<Loading />}>
          <SessionResult link={link} feed={feed} view={view} ending={ending} onClose={() => showResult(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

interface TableScreenProps extends Pick<TableProps, 'link' | 'heading'> {
  readonly ending?: Ending;
}

/** The table while its session is on or over. */
export const TableScreen = ({ link, ending, heading }: TableScreenProps) => {
  const live = useFeed(link);
  const feed = ending?.feed ?? live;
  if (feed.view === null) return <Loading />;
  return <PlayingTable link={link} feed={feed} view={feed.view} ending={ending} heading={heading} />;
};
