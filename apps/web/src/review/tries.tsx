import type { BaseAction, Seat } from '@sanh-rong/engine';
import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { startPlayOn } from '../practice/play-on/start-play-on.ts';
import { PracticeRefused } from '../practice/start.ts';
import type { Past } from '../replay/past.ts';
import { useWords } from '../words/words.ts';
import { REVIEW_WORDS } from './messages/vi.ts';

interface TriesProps {
  readonly past: Past;
  readonly seat: Seat;
  /** How many actions were done before the move. */
  readonly at: number;
  readonly better: BaseAction;
}

/** Two ways from a move that cost points to a table of this device: to the moment before it, or on from the better one. */
export const Tries = ({ past, seat, at, better }: TriesProps) => {
  const words = useWords(REVIEW_WORDS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const go = (change: { readonly instead?: BaseAction }): void => {
    setBusy(true);
    setFault(null);
    startPlayOn({ past, move: at, seat, ...change }).catch((error: unknown) => {
      setBusy(false);
      setFault(error instanceof PracticeRefused ? error.message : words.notPlayedOn);
    });
  };
  return (
    <>
      <Button icon={<Icon name="refresh" />} disabled={isBusy} onClick={() => go({})}>
        {words.tryAgain}
      </Button>
      <Button icon={<Icon name="cards" />} disabled={isBusy} onClick={() => go({ instead: better })}>
        {words.playBetter}
      </Button>
      {fault === null ? null : <p role="alert">{fault}</p>}
    </>
  );
};
