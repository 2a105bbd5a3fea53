import { lazy, Suspense } from 'react';
import { LevelChoice } from '../levels/level-choice.tsx';
import { Choice } from '../parts/choice.tsx';
import { Loading } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { AmountField } from './amount-field.tsx';
import { type Company, humansAt, MODES } from './company.ts';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/vi.ts';

const BotSlots = lazy(() => import('./bot-slots.tsx').then(({ BotSlots: slots }) => ({ default: slots })));

interface CompanyFieldsProps {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  /** The built-in players of the game, weakest first. */
  readonly levels: readonly string[];
  readonly value: Company;
  readonly onChange: (company: Company) => void;
}

/** More than this are typed or stepped through, not laid out. */
const MOST_LAID_OUT = 7;

const BuiltInPlayers = ({ game, ruleSet, seats, levels, value, onChange }: CompanyFieldsProps) => {
  const words = useWords(CREATE_WORDS);
  const count = Math.min(value.players, seats - 1);
  // A table of seventeen need not be filled with one tap.
  const counts = Array.from({ length: Math.min(seats - 1, MOST_LAID_OUT) + 1 }, (_, index) => index);
  return (
    <>
      <Choice
        label={words.players}
        value={count}
        options={counts.map((one) => ({ value: one, label: one === 0 ? words.noPlayers : one }))}
        onChange={(players) => onChange({ ...value, players })}
      />
      {count === 0 ? null : (
        <div>
          <LevelChoice
            label={words.level}
            levels={levels}
            played={{ game, ruleSet, seats }}
            value={value.level}
            onChange={(level) => onChange({ ...value, level })}
          />
          <p className={styles.note}>{words.playersNote(seats - 1 - count)}</p>
        </div>
      )}
    </>
  );
};

/** How many of the seats are for people. */
const Humans = ({ seats, value, onChange }: CompanyFieldsProps) => {
  const words = useWords(CREATE_WORDS);
  const humans = humansAt(value, seats);
  const change = (next: number): void => onChange({ ...value, humans: next });
  const note = words.botsLeft(seats - humans);
  if (seats - 1 > MOST_LAID_OUT) {
    const field = { label: words.humans, note, value: humans, min: 1, max: seats - 1 };
    return <AmountField {...field} onChange={change} />;
  }
  return (
    <div>
      <Choice
        label={words.humans}
        value={humans}
        options={Array.from({ length: seats - 1 }, (_, at) => ({ value: at + 1, label: at + 1 }))}
        onChange={change}
      />
      <p className={styles.note}>{note}</p>
    </div>
  );
};

/** Who plays: people, people and bots, or bots alone while one watches. */
export const CompanyFields = (props: CompanyFieldsProps) => {
  const { levels, value, onChange } = props;
  const words = useWords(CREATE_WORDS);
  return (
    <div className={styles.players}>
      <div>
        <Choice
          label={words.mode}
          value={value.mode}
          options={MODES.map((mode) => ({ value: mode, label: words.modes[mode] }))}
          onChange={(mode) => onChange({ ...value, mode })}
        />
        <p className={styles.note}>{words.modeNotes[value.mode]}</p>
      </div>
      {value.mode === 'people' && levels.length > 0 ? <BuiltInPlayers {...props} /> : null}
      {value.mode === 'hybrid' ? <Humans {...props} /> : null}
      {value.mode === 'people' ? null : (
        <Suspense fallback={<Loading />}>
          <BotSlots {...props} />
        </Suspense>
      )}
    </div>
  );
};
