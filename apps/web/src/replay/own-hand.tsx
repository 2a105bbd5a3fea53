import type { Seat } from '@sanh-rong/engine';
import type { AnyPresentation } from '@sanh-rong/presentation';
import { OpenHand } from '../results/open-hand.tsx';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage } from '../words/words.ts';
import styles from './own-hand.module.css';
import type { Past, PastStep } from './past.ts';

interface OwnHandProps {
  readonly past: Past;
  readonly step: PastStep;
  readonly seat: Seat;
  readonly presentation: AnyPresentation;
}

/** The seat one looks from, below the mat: its name, how it stands, and its cards. */
export const OwnHand = ({ past, step, seat, presentation }: OwnHandProps) => {
  const language = useLanguage();
  const name = fullNameAt(past.seats, seat, language);
  const { count, status } = presentation.seat(step.view, step.eventsSoFar, seat, language);
  const worth = presentation.handName(step.view, seat, language);
  return (
    <div className={styles.own} data-turn={step.view.turn === seat}>
      <p>
        <b>{name}</b> {[count, status, worth].filter((word) => word !== '').join(' · ')}
      </p>
      <OpenHand name={name} hand={step.view.hands[seat] ?? null} />
    </div>
  );
};
