import type { SourcePosition } from '@sanh-rong/bot-kit';
import type { Situation, SituationOutcome } from '@sanh-rong/bot-kit/situations';
import { gradeOf } from './outcome.ts';
import { OutcomeLine } from './outcome-line.tsx';
import styles from './trial.module.css';
import type { Trial } from './use-trial.ts';

interface OutcomeLinesProps {
  readonly title: string;
  readonly trial: Trial;
  readonly of: readonly Situation[];
  readonly onlyFaults: boolean;
  readonly onGoTo: (place: SourcePosition) => void;
}

/** A chapter of situations, those the bot has been asked about. */
export const OutcomeLines = ({ title, trial, of, onlyFaults, onGoTo }: OutcomeLinesProps) => {
  const outcomes = new Map<string, SituationOutcome>(trial.outcomes.map((outcome) => [outcome.situation, outcome]));
  const lines = of.flatMap((situation) => {
    const outcome = outcomes.get(situation.id);
    return outcome === undefined || (onlyFaults && gradeOf(outcome) !== 'fault') ? [] : [{ situation, outcome }];
  });
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={styles.chapter}>{title}</h2>
      <ol>
        {lines.map(({ situation, outcome }) => (
          <OutcomeLine
            key={situation.id}
            number={trial.situations.indexOf(situation) + 1}
            situation={situation}
            outcome={outcome}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
    </section>
  );
};
