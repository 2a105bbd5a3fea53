import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../net/me.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import { forgetTable } from './last-table.ts';
import { TABLE_WORDS } from './messages/vi.ts';
import type { TableProps } from './table-screen.tsx';

interface LeaveSheetProps extends Pick<TableProps, 'link' | 'view' | 'wayOut'> {
  readonly onStay: () => void;
}

/** Asks once before a seat is given up. */
export const LeaveSheet = ({ link, view, wayOut, onStay }: LeaveSheetProps) => {
  const words = useWords(TABLE_WORDS);
  const [, navigate] = useLocation();
  const own = useMe(({ person }) => person?.id);
  const watching =
    view.standingHost !== null && view.standingHost.id === own ? words.leaveHosting : words.leaveWatching;
  const isOfStrangers = view.settings.company === 'strangers';
  const isAlone = !view.seats.some((seat, at) => seat.kind === 'person' && at !== view.you);
  const { played, settings } = view;
  // Strangers who left do not come back, and every game is a session of its own.
  const isLastGame = isOfStrangers || played + (view.phase === 'playing' ? 1 : 0) >= settings.games;
  const playing = isAlone ? words.leaveAlone : isLastGame ? words.leavePlaying : words.leaveSession;
  // Only a game with other people in it: the server writes nothing down of others (docs/decisions/0026).
  const isLater = isOfStrangers && view.phase === 'playing' && !isAlone;
  const costs = isLater ? `${playing} ${words.leaveStrangers}` : playing;
  // Nothing is given up: the table waits.
  const isKept = link.transport.home || wayOut !== undefined;
  const kept = isKept ? (wayOut?.why ?? words.leavePractice) : null;
  const why = kept ?? (view.you === null ? watching : costs);
  const [state, setState] = useState<'asking' | 'leaving' | 'failed'>('asking');
  const leave = async (): Promise<void> => {
    setState('leaving');
    const answer = isKept ? null : await link.leave();
    if (answer !== null && !answer.ok) {
      setState('failed');
      return;
    }
    // A player who leaves strangers in the middle of a game does not come back to them.
    if (isOfStrangers) forgetTable(link.code);
    navigate(wayOut?.path ?? '/');
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
