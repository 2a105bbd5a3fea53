import type { CardId, Language } from '@sanh-rong/engine';
import { cardWords } from '@sanh-rong/face';
import type { TableView } from '@sanh-rong/table';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameTable } from '../games/game-table.ts';
import { useGameTable } from '../games/registry.ts';
import type { Feed, TableLink } from '../link/table-link.ts';
import { useFeed } from '../link/use-table.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/notice.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useMedia } from '../parts/use-media.ts';
import { GameResult } from '../results/game-result.tsx';
import { useUnread } from '../talk/unread.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { Coach } from './coach.tsx';
import { Controls } from './controls.tsx';
import { useEffects, useStruck } from './effects.ts';
import { FeltMoment } from './felt.tsx';
import { Hand } from './hand/hand.tsx';
import { useKeys } from './keys.ts';
import { LineState } from './line-state.tsx';
import { TABLE_WORDS } from './messages/index.ts';
import { OwnSeat } from './own-seat.tsx';
import { Panel } from './panel.tsx';
import { Stage } from './stage.tsx';
import styles from './table-screen.module.css';
import { TopBar } from './top-bar.tsx';
import { type Play, usePlay } from './use-play.ts';
import { seatName } from './voice.ts';

const SessionResult = lazy(() =>
  import('../results/session-result.tsx').then(({ SessionResult: page }) => ({ default: page })),
);
const SettingsList = lazy(() =>
  import('../settings/settings-page.tsx').then(({ SettingsList: list }) => ({ default: list })),
);

interface TableProps {
  readonly link: TableLink;
  readonly feed: Feed;
  readonly view: TableView;
}

/** Asks once before a seat is given up. */
const LeaveSheet = ({
  link,
  view,
  onStay,
}: {
  readonly link: TableLink;
  readonly view: TableView;
  readonly onStay: () => void;
}) => {
  const words = useWords(TABLE_WORDS);
  const [, navigate] = useLocation();
  const why = link.transport.home ? words.leavePractice : view.you === null ? words.leaveWatching : words.leavePlaying;
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking');
  const leave = async (): Promise<void> => {
    setState('leaving');
    const answer = link.transport.home ? null : await link.leave();
    if (answer === null || answer.ok) navigate('/');
    else setState('failed');
  };
  return (
    <Sheet
      title={words.leaveTitle}
      onClose={onStay}
      foot={
        <>
          <Button onClick={onStay}>{words.stay}</Button>
          <Button weight="danger" disabled={state === 'leaving'} onClick={leave}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p role={state === 'failed' ? 'alert' : undefined}>{state === 'failed' ? words.leaveFailed : why}</p>
    </Sheet>
  );
};

/** What a held card can do now: the legal plays it is part of. */
const FormsSheet = ({
  play,
  card,
  onClose,
}: {
  readonly play: Play;
  readonly card: CardId;
  readonly onClose: () => void;
}) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const ways = play.game.legal.filter((action) => play.face.cardsOf(action).includes(card)).slice(0, 24);
  return (
    <Sheet title={words.canForm(cardWords(card, language))} onClose={onClose}>
      {ways.length === 0 ? <p>{words.formsNothing}</p> : null}
      <ul className={styles.forms}>
        {ways.map((action) => (
          <li key={JSON.stringify(action)}>
            <Button
              wide
              onClick={() => {
                play.select(play.cards, false);
                play.select(play.face.cardsOf(action), true);
                onClose();
              }}
            >
              {play.face.label(play.game, action, language)}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** "P bỏ lượt": which key does what, for those who play by keyboard. */
const keysInWords = ({ face, keys }: GameTable, language: Language): string =>
  face.commands
    .filter(({ id }) => keys[id] !== undefined)
    .map((command) => TABLE_WORDS[language].keyOf(keys[command.id].toUpperCase(), command.name(language)))
    .join(', ');

/** Where a side panel has room; the style sheet says the same. */
const WITH_SIDE = '(min-width: 1100px) and (min-height: 560px)';

/** How long the last card lies in sight before the result comes over it (milliseconds). */
const LOOK = 2_600;

/**
 * Whether the result of a game or a session is to be shown: some time after the end was seen happening, at once for those
 * who come to it afterwards, and not any more once it was closed.
 */
const useResultShown = (link: TableLink, view: TableView): [boolean, (shown: boolean) => void] => {
  const isOver = view.game?.result != null;
  const [shown, setShown] = useState(isOver);
  const sawEnd = useRef(false);
  useEffect(
    () =>
      link.onCue(({ before, after }) => {
        sawEnd.current = after.game?.result != null && before?.game?.result == null;
      }),
    [link],
  );
  useEffect(() => {
    if (!isOver) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), sawEnd.current ? LOOK : 0);
    return () => clearTimeout(timer);
  }, [isOver]);
  return [shown && isOver, setShown];
};

const PlayingTable = ({ link, feed, view }: TableProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const table = useGameTable(view.settings.game);
  const play = usePlay(link, feed, view, table);
  const felt = useEffects(link, table);
  const stage = useStruck(felt);
  const [sheet, setSheet] = useState<'leave' | 'panel' | 'settings' | null>(null);
  const [held, setHeld] = useState<CardId | null>(null);
  const [resultShown, showResult] = useResultShown(link, view);
  const hasSide = useMedia(WITH_SIDE);
  const unread = useUnread(feed, sheet === 'panel' || hasSide);
  useKeys(play);
  const { game, seats, turn, you } = view;
  if (game === null) return <Loading />;
  const now = (): number => link.now();
  const bottom = you ?? 0;
  const waitingFor = turn === null ? '' : words.turnOf(seatName(seats[turn], turn, language));
  return (
    <div
      className={styles.screen}
      data-moves={game.history.length}
      data-over={game.result !== null}
      data-played={view.played}
    >
      <TopBar
        view={view}
        unread={unread}
        onLeave={() => setSheet('leave')}
        onPanel={() => setSheet('panel')}
        onSettings={() => setSheet('settings')}
      />
      <LineState line={feed.line} home={link.transport.home} />
      <main className={styles.play}>
        <div ref={stage} className={styles.stage}>
          <Stage
            game={view.settings.game}
            view={game}
            story={feed.story}
            seats={seats}
            bottom={bottom}
            you={you}
            host={view.host}
            turn={turn}
            until={link.transport.home ? null : view.until}
            now={now}
            turnTime={view.settings.turnSeconds * 1_000}
            totals={view.played > 0 ? view.standings.totals : null}
            pending={feed.pending}
            touch={play === null ? null : { act: play.act, selected: play.selected }}
            showBottomHand={you === null}
          >
            <FeltMoment felt={felt} />
          </Stage>
        </div>
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
            {game.result === null ? null : (
              <Button weight="primary" onClick={() => showResult(true)}>
                {words.result}
              </Button>
            )}
          </div>
        ) : (
          <section className={styles.own} aria-label={words.you}>
            <OwnSeat view={view} feed={feed} table={table} now={now} isTurn={play.isTurn} />
            <Hand
              cards={play.cards}
              selected={play.selected}
              cursor={play.cursor}
              tint={play.tint}
              commands={keysInWords(table, language)}
              deal={String(view.played + (game.result === null ? 1 : 0))}
              place={play.hand}
              onSelect={play.select}
              onCursor={play.moveTo}
              onThrow={play.throwCards}
              onHold={setHeld}
            />
            <div className={styles.doing}>
              {game.result === null ? (
                <Controls play={play} isSending={feed.pending !== null} waitingFor={waitingFor} />
              ) : (
                <Button weight="primary" wide onClick={() => showResult(true)}>
                  {words.result}
                </Button>
              )}
            </div>
            <div className={styles.coach}>
              <Coach play={play} />
            </div>
          </section>
        )}
      </main>
      {hasSide ? (
        <aside className={styles.side} aria-label={words.panel}>
          <Panel link={link} feed={feed} view={view} table={table} />
        </aside>
      ) : null}
      <Announcer link={link} table={table} />
      {sheet === 'leave' ? <LeaveSheet link={link} view={view} onStay={() => setSheet(null)} /> : null}
      {sheet === 'panel' ? (
        <Sheet title={words.panel} onClose={() => setSheet(null)}>
          <div className={styles.inSheet}>
            <Panel link={link} feed={feed} view={view} table={table} first={unread > 0 ? 'chat' : 'log'} />
          </div>
        </Sheet>
      ) : null}
      {sheet === 'settings' ? (
        <Sheet title={words.settings} onClose={() => setSheet(null)}>
          <Suspense fallback={<Loading />}>
            <SettingsList />
          </Suspense>
        </Sheet>
      ) : null}
      {held !== null && play !== null ? <FormsSheet play={play} card={held} onClose={() => setHeld(null)} /> : null}
      {resultShown && view.phase === 'playing' ? (
        <GameResult link={link} feed={feed} view={view} onClose={() => showResult(false)} />
      ) : null}
      {resultShown && view.phase === 'completed' ? (
        <Suspense fallback={<Loading />}>
          <SessionResult link={link} feed={feed} view={view} onClose={() => showResult(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

/** The table while its session is on or over. */
export const TableScreen = ({ link }: { readonly link: TableLink }) => {
  const feed = useFeed(link);
  return feed.view === null ? <Loading /> : <PlayingTable link={link} feed={feed} view={feed.view} />;
};
