import type { Seat } from '@sanh-rong/engine';
import { OpenHand } from '../results/open-hand.tsx';
import { fullNameAt } from '../table/voice.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import styles from './other-hands.module.css';
import type { Past, PastStep } from './past.ts';

/** As many cards as still lie beside a seat on a small mat. */
const FEW = 4;

/** Whether hands are too large to lie open on a small mat, from the deal to the end. */
export const areLarge = ({ steps }: Past): boolean => steps[0].view.hands.some((hand) => (hand?.length ?? 0) > FEW);

/** A step without the cards that lie below the mat. */
export const withoutOtherHands = ({ view }: PastStep, bottom: Seat): PastStep['view'] => ({
  ...view,
  hands: view.hands.map((hand, seat) => (seat === bottom ? hand : null)),
});

interface OtherHandsProps {
  readonly past: Past;
  readonly step: PastStep;
  readonly bottom: Seat;
}

/** The hands of the others, where the mat has no room for them. */
export const OtherHands = ({ past, step, bottom }: OtherHandsProps) => {
  const words = useWords(REPLAY_WORDS);
  const language = useLanguage();
  const { length } = past.seats;
  const others = Array.from({ length: length - 1 }, (_, at) => (bottom + 1 + at) % length);
  return (
    <ul className={styles.hands} aria-label={words.othersHands}>
      {others.map((seat) => {
        const name = fullNameAt(past.seats, seat, language);
        return (
          <li key={seat} data-turn={step.view.turn === seat}>
            <b>{name}</b>
            <OpenHand name={name} hand={step.view.hands[seat] ?? null} />
          </li>
        );
      })}
    </ul>
  );
};
