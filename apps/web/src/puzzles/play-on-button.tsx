import { useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button } from '../parts/button.tsx';
import { openPlayOn } from '../practice/play-on/start-play-on.ts';
import { PracticeRefused } from '../practice/start.ts';
import { useWords } from '../words/words.ts';
import { PUZZLE_WORDS } from './messages/vi.ts';
import type { NamedPuzzle } from './named-puzzle.ts';
import type { Position } from './position.ts';

/** To a table of this device, at the moment after the best move, with cards that fit what was seen. */
export const PlayOnButton = ({ puzzle, position }: { readonly puzzle: NamedPuzzle; readonly position: Position }) => {
  const words = useWords(PUZZLE_WORDS);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { game, seat, seats, view } = position;
  const best = puzzle.choices[0].word;
  // A move that ends the game leaves nothing to play on.
  if (position.played([best]).at(-1)?.view.turn == null) return null;
  const go = (): void => {
    setBusy(true);
    setFault(null);
    openPlayOn({
      game,
      record: `${puzzle.record}${puzzle.record.endsWith(' ') ? '' : ' '}${best}`,
      seat,
      seats,
      origin: {
        replay: `${location.pathname}${location.search}`,
        move: view.history.length,
        isChanged: true,
        points: null,
        isDrawn: true,
      },
    }).catch((error: unknown) => {
      setBusy(false);
      setFault(error instanceof PracticeRefused ? error.message : words.notPlayedOn);
    });
  };
  return (
    <>
      <Button icon={<Icon name="cards" />} disabled={isBusy} onClick={go}>
        {words.playOn}
      </Button>
      {fault === null ? null : <p role="alert">{fault}</p>}
    </>
  );
};
