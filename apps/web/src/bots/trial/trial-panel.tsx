import { faultWords, type SourcePosition } from '@sanh-rong/bot-kit';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { Switch } from '../../parts/choice.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { COMMAND } from '../command-key.ts';
import { TRIAL_WORDS } from './messages/vi.ts';
import { sourcePositionOf, tallyOf, timeWords } from './outcome.ts';
import { PrintedLines } from './printed-lines.tsx';
import styles from './trial.module.css';
import type { Ground, Trial } from './use-trial.ts';

/** With the situations and the mat they are drawn on. */
const OutcomeLines = lazy(() => import('./outcome-lines.tsx').then(({ OutcomeLines: part }) => ({ default: part })));

interface TrialPanelProps {
  readonly trial: Trial | null;
  readonly onStart: (ground: Ground) => void;
  readonly onGoTo: (place: SourcePosition) => void;
}

const Summary = ({ trial }: { readonly trial: Trial }) => {
  const words = useWords(TRIAL_WORDS);
  const language = useLanguage();
  const { isRunning, situations, outcomes, ground } = trial;
  const { done, good, missed, faults, longest } = tallyOf(outcomes);
  const isPerfect = !isRunning && faults === 0 && done > 0 && done === situations.length;
  const parts = [
    isPerfect ? words.allGood(done) : words.summary(good, situations.length),
    faults === 0 ? null : words.failed(faults),
    missed === 0 ? null : words.missed(missed),
    done === 0 ? null : words.longest(timeWords(longest, language)),
    ground === 'server' ? words.onServer : null,
  ];
  const summary = parts.filter((part) => part !== null).join(' · ');
  return (
    <>
      <p className={styles.summary} data-mark={isPerfect ? 'good' : faults > 0 ? 'fault' : undefined}>
        {isRunning && done === 0 ? words.running : summary}
      </p>
      {/* What is seen changes with every situation; what is said, when it begins and when it is over. */}
      <p className="only-read" role="status">
        {isRunning ? words.running : words.finished(summary)}
      </p>
      <progress
        className={styles.progress}
        aria-label={words.running}
        max={Math.max(1, situations.length)}
        value={done}
        hidden={!isRunning}
      />
    </>
  );
};

/** The code did not even load. */
const NotRun = ({ trial, onGoTo }: { readonly trial: Trial; readonly onGoTo: (place: SourcePosition) => void }) => {
  const words = useWords(TRIAL_WORDS);
  const language = useLanguage();
  const { game, fault } = trial;
  if (fault === null) return null;
  const place = sourcePositionOf(fault);
  return (
    <div className={styles.notRun} role="alert">
      <strong>{words.cannotRun}</strong>
      <p>{faultWords(game, fault, language)}</p>
      {place === null ? null : <Button onClick={() => onGoTo(place)}>{words.goToLine(place.line)}</Button>}
    </div>
  );
};

/** The bot in one situation after the other. */
export const TrialPanel = ({ trial, onStart, onGoTo }: TrialPanelProps) => {
  const words = useWords(TRIAL_WORDS);
  const [onlyFaults, setOnlyFaults] = useState(false);
  const isRunning = trial?.isRunning ?? false;
  const common = trial === null ? null : { trial, onlyFaults, onGoTo };
  return (
    <div className={styles.trial}>
      <div className={styles.handle}>
        {trial === null ? (
          <Button weight="primary" icon={<Icon name="play" />} onClick={() => onStart('browser')}>
            {words.runHere}
          </Button>
        ) : null}
        <Button disabled={isRunning} title={words.runThereNote} onClick={() => onStart('server')}>
          {words.runThere}
        </Button>
        {trial === null ? null : <Switch label={words.onlyFaults} on={onlyFaults} onChange={setOnlyFaults} />}
      </div>
      {trial === null || common === null ? (
        <p className={styles.invite}>
          {words.invite} <span className={styles.key}>{words.inviteKey(COMMAND)}</span>
        </p>
      ) : (
        <>
          {trial.fault === null && trial.refusal === null ? <Summary trial={trial} /> : null}
          <NotRun trial={trial} onGoTo={onGoTo} />
          {trial.refusal === null ? null : (
            <p className={styles.notRun} role="alert">
              {trial.refusal === '' ? words.unreachable : trial.refusal}
            </p>
          )}
          {trial.isCutShort ? <p className={styles.notRun}>{words.cutShort}</p> : null}
          {trial.printed.length === 0 ? null : (
            <details className={styles.loading}>
              <summary>
                {words.printedLoading} ({trial.printed.length})
              </summary>
              <PrintedLines lines={trial.printed} unprinted={0} />
            </details>
          )}
          {onlyFaults && !isRunning && trial.fault === null && tallyOf(trial.outcomes).faults === 0 ? (
            <p className={styles.invite}>{words.noFaults}</p>
          ) : null}
          <Suspense fallback={null}>
            <OutcomeLines {...common} title={words.plain} of={trial.situations.filter(({ plain }) => plain)} />
            <OutcomeLines {...common} title={words.others} of={trial.situations.filter(({ plain }) => !plain)} />
          </Suspense>
        </>
      )}
    </div>
  );
};
