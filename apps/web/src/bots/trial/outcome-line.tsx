import { findBotGame, type SourcePosition, type TableFacts } from '@sanh-rong/bot-kit';
import { type Situation, type SituationOutcome, situationWords } from '@sanh-rong/bot-kit/situations';
import { memo, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../art/icons.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { TRIAL_WORDS } from './messages/vi.ts';
import { gradeOf, type OutcomeGrade, outcomeWords, sourcePositionOf, timeWords } from './outcome.ts';
import { type Position, positionOf } from './position.ts';
import { PrintedLines } from './printed-lines.tsx';
import { SeenState } from './seen-state-view.tsx';
import { TablePicture } from './table-picture.tsx';
import styles from './trial.module.css';

const ICONS: Readonly<Record<OutcomeGrade, IconName>> = { good: 'check', missed: 'info', fault: 'close' };

interface OutcomeLineProps {
  readonly number: number;
  readonly situation: Situation;
  readonly outcome: SituationOutcome;
  readonly onGoTo: (place: SourcePosition) => void;
}

/** A session that has just begun. */
const noPoints = ({ view }: Position): TableFacts => ({ scores: view.hands.map(() => 0) });

interface UnfoldedProps extends Pick<OutcomeLineProps, 'situation' | 'outcome'> {
  readonly children: ReactNode;
}

/** What a situation looks like and what the bot made of it, in full. */
const Unfolded = ({ situation, outcome, children }: UnfoldedProps) => {
  const words = useWords(TRIAL_WORDS);
  const language = useLanguage();
  const { name, note, hint } = situationWords(situation, language);
  const [position] = useState(() => positionOf(situation));
  return (
    <div className={styles.unfolded}>
      {children}
      <p>{note}</p>
      {gradeOf(outcome) === 'missed' && hint !== undefined ? (
        <p className={styles.hint}>
          <Icon name="bulb" />
          {hint}
        </p>
      ) : null}
      {outcome.returned === '' ? null : (
        <p>
          <span className={styles.label}>{words.returned}</span> <code>{outcome.returned}</code>
        </p>
      )}
      {outcome.printed.length === 0 ? null : <PrintedLines lines={outcome.printed} unprinted={outcome.unprinted} />}
      {position === null ? null : (
        <>
          <TablePicture game={situation.game} name={name} position={position} />
          <SeenState
            game={situation.game}
            snapshot={findBotGame(situation.game)?.snapshot(position.view, noPoints(position)) ?? null}
            drawn={false}
          />
        </>
      )}
    </div>
  );
};

/** One situation: what the bot did there, or what went wrong and where. */
export const OutcomeLine = memo(({ number, situation, outcome, onGoTo }: OutcomeLineProps) => {
  const words = useWords(TRIAL_WORDS);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const grade = gradeOf(outcome);
  const place = sourcePositionOf(outcome.fault);
  const goTo =
    place === null ? null : (
      <button type="button" className={styles.goTo} onClick={() => onGoTo(place)}>
        {words.goToLine(place.line)}
      </button>
    );
  return (
    <li className={styles.line} data-mark={grade}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className={styles.mark} title={words.marks[grade]}>
            <Icon name={ICONS[grade]} />
            <span className="only-read">{words.marks[grade]}</span>
          </span>
          <span className={styles.what}>
            <span className={styles.name}>
              {number}. {situationWords(situation, language).name}
            </span>
            <span className={styles.did}>{outcomeWords(situation.game, outcome, language)}</span>
          </span>
          <span className={styles.time}>
            {timeWords(outcome.micros, language)}
            {outcome.printed.length === 0 ? null : (
              <span>{words.printed(outcome.printed.length + outcome.unprinted)}</span>
            )}
          </span>
        </summary>
        {isOpen ? (
          <Unfolded situation={situation} outcome={outcome}>
            {goTo}
          </Unfolded>
        ) : null}
      </details>
      {isOpen ? null : goTo}
    </li>
  );
});
