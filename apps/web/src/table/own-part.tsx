import type { CardId, Language } from '@sanh-rong/engine';
import { commandsOf } from '@sanh-rong/presentation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GameTable } from '../games/game-table.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Controls } from './controls.tsx';
import { Hand } from './hand/hand.tsx';
import { TABLE_WORDS } from './messages/vi.ts';
import { OwnSeat } from './own-seat.tsx';
import { isRebuying } from './rebuying.ts';
import { StandIn } from './stand-in.tsx';
import type { SteadyPlay } from './steady-play.ts';
import styles from './table-screen.module.css';
import type { TableProps } from './table-screen.tsx';

const Rebuy = lazy(() => import('./rebuy.tsx').then(({ Rebuy: part }) => ({ default: part })));
const Coach = lazy(() => import('./coach.tsx').then(({ Coach: part }) => ({ default: part })));
const FormsSheet = lazy(() => import('./forms-sheet.tsx').then(({ FormsSheet: sheet }) => ({ default: sheet })));

/** "P bỏ lượt": which key does what, for those who play by keyboard. */
const keysInWords = ({ presentation, keys }: GameTable, ruleSet: string, language: Language): string =>
  commandsOf(presentation, ruleSet)
    .filter(({ id }) => keys[id] !== undefined)
    .map((command) => TABLE_WORDS[language].keyOf(keys[command.id].toUpperCase(), command.name(language)))
    .join(', ');

interface OwnPartProps extends Pick<TableProps, 'link' | 'feed' | 'view'> {
  readonly table: GameTable;
  readonly play: SteadyPlay;
  /** Whose turn it is, in words. */
  readonly waitingFor: string;
  /** The clock made the player's last move. */
  readonly timedOut: boolean;
  /** What can be done once the game is over; null before. */
  readonly afterGame: ReactNode;
}

/** A player's own seat, hand and buttons below the mat. */
export const OwnPart = ({ link, feed, view, table, play, waitingFor, timedOut, afterGame }: OwnPartProps) => {
  const words = useWords(TABLE_WORDS);
  const language = useLanguage();
  const [held, setHeld] = useState<CardId | null>(null);
  const { moment, hand } = play;
  const own = view.seats[view.you ?? -1];
  // A player who has lost all has nothing else to do here, during a game and after it.
  const rebuy = isRebuying(view) ? (
    <Suspense>
      <Rebuy link={link} view={view} />
    </Suspense>
  ) : null;
  const isReplaced = own?.kind === 'person' && own.standIn;
  return (
    <>
      <section className={styles.own} aria-label={words.you}>
        <OwnSeat
          view={view}
          feed={feed}
          table={table}
          now={() => link.now()}
          isTurn={moment.isTurn}
          chosen={hand.selected.length}
        />
        <Hand
          play={play}
          keys={words.handHelp(keysInWords(table, moment.view.ruleSet, language))}
          deal={String(view.played + (moment.view.result === null ? 1 : 0))}
          onHold={setHeld}
        />
        <div className={styles.doing}>
          {isReplaced && afterGame === null ? <StandIn link={link} /> : rebuy}
          {afterGame}
          {isReplaced || rebuy !== null || afterGame !== null ? null : (
            <Controls
              play={play}
              isSending={feed.pending !== null}
              waitingFor={waitingFor}
              timedOut={timedOut}
              isHome={link.transport.home}
            />
          )}
        </div>
        <div className={styles.coach}>
          <Suspense>{isReplaced ? null : <Coach play={play} settings={view.settings} />}</Suspense>
        </div>
      </section>
      {held === null ? null : (
        <Suspense>
          <FormsSheet play={play} card={held} onClose={() => setHeld(null)} />
        </Suspense>
      )}
    </>
  );
};
