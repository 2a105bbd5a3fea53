import type { BotSummary } from '@sanh-rong/protocol';
import { Link } from 'wouter';
import { Field } from '../../parts/choice.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../arena.module.css';
import { ENTER_WORDS } from './messages/vi.ts';

interface BotChoiceProps {
  readonly label: string;
  readonly bots: readonly BotSummary[];
  readonly value: BotSummary;
  readonly onChange: (id: string) => void;
}

/** One of one's own bots. One that does not run can be looked at, and says what to do about it. */
export const BotChoice = ({ label, bots, value, onChange }: BotChoiceProps) => {
  const words = useWords(ENTER_WORDS);
  return (
    <>
      <Field label={label}>
        {(id) => (
          <select id={id} value={value.id} onChange={(event) => onChange(event.target.value)}>
            {bots.map((bot) => (
              <option key={bot.id} value={bot.id}>
                {bot.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {value.sound ? null : (
        <p className={styles.fault} role="alert">
          {words.unsound} <Link href={`/bots/${value.id}`}>{words.toWorkshop}</Link>
        </p>
      )}
    </>
  );
};

export const NoBot = () => {
  const words = useWords(ENTER_WORDS);
  return (
    <p>
      {words.noBot} <Link href="/bots">{words.write}</Link>
    </p>
  );
};
