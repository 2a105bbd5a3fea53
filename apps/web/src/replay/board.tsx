import type { Seat } from '@sanh-rong/engine';
import type { AnyPresentation, Sentence } from '@sanh-rong/presentation';
import type { ReactNode } from 'react';
import { useMedia } from '../parts/use-media.ts';
import { Stage } from '../table/stage.tsx';
import { useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { Moves } from './moves.tsx';
import { areLarge, OtherHands, withoutOtherHands } from './other-hands.tsx';
import { OwnHand } from './own-hand.tsx';
import type { Past } from './past.ts';
import styles from './replay-table.module.css';

/** Where the mat is small: the style sheet says the same. */
const SMALL = '(max-width: 639px), (max-height: 480px)';

interface BoardProps {
  readonly past: Past;
  readonly presentation: AnyPresentation;
  /** By step. */
  readonly told: readonly (readonly Sentence[])[];
  readonly at: number;
  /** The seat one looks from. */
  readonly bottom: Seat;
  /** It goes on by itself, too fast to read out every move. */
  readonly moving: boolean;
  readonly onGo: (at: number) => void;
  /** What it is moved with, under the words of the moment. */
  readonly handle: (now: string) => ReactNode;
}

/** A moment of a game on the mat, with its hands and its words. */
export const Board = ({ past, presentation, told, at, bottom, moving, onGo, handle }: BoardProps) => {
  const words = useWords(REPLAY_WORDS);
  const isSmall = useMedia(SMALL);
  const step = past.steps[at];
  // What would lie in heaps on a small mat lies below it.
  const areBelow = isSmall && areLarge(past);
  const shown = areBelow ? withoutOtherHands(step, bottom) : step.view;
  const now = told[at].map(({ text }) => text).join(' · ');
  return (
    <div className={styles.board}>
      <section className={styles.film} aria-label={words.stage}>
        <div className={styles.stage}>
          <Stage
            game={past.game}
            view={{ ...shown, viewer: bottom }}
            eventsSoFar={step.eventsSoFar}
            seats={past.seats}
            bottom={bottom}
            you={past.you}
            turn={step.view.turn}
            until={null}
            now={Date.now}
          />
        </div>
        <OwnHand past={past} step={step} seat={bottom} presentation={presentation} />
      </section>
      <div className={styles.handle}>
        <p className={styles.now} aria-live={moving ? 'off' : 'polite'}>
          {now}
        </p>
        {handle(now)}
      </div>
      {areBelow ? <OtherHands past={past} step={step} bottom={bottom} /> : null}
      <div className={styles.side}>
        <Moves told={told} at={at} onGo={onGo} />
      </div>
    </div>
  );
};
