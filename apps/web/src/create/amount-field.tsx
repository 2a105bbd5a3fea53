import { useEffect, useState } from 'react';
import { Field } from '../parts/choice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { amountAbove, amountBelow } from './amount.ts';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/vi.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean | undefined;
  /** What the value stands for, where it stands for something. */
  readonly meaning?: string | undefined;
  readonly onChange: (value: number) => void;
}

/** A whole number that can be typed or stepped through. What cannot be used is said and not passed on. */
export const AmountField = ({ label, note, value, min, max, disabled, meaning, onChange }: AmountFieldProps) => {
  const words = useWords(CREATE_WORDS);
  const language = useLanguage();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const typed = /^\d{1,12}$/.test(text) ? Number(text) : null;
  const good = typed !== null && typed >= min && typed <= max;
  const shown = (amount: number): string => amount.toLocaleString(language);
  const type = (next: string): void => {
    setText(next);
    const amount = /^\d{1,12}$/.test(next) ? Number(next) : null;
    if (amount !== null && amount >= min && amount <= max) onChange(amount);
  };
  return (
    <Field label={label} note={meaning ?? note} fault={good ? null : words.between(shown(min), shown(max))}>
      {(id, about) => (
        <div className={styles.amount}>
          <button
            type="button"
            aria-label={words.less(label)}
            disabled={disabled || value <= min}
            onClick={() => onChange(amountBelow(value, min, max))}
          >
            −
          </button>
          <input
            id={id}
            aria-describedby={about}
            aria-invalid={!good}
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={text}
            onChange={(event) => type(event.target.value.trim())}
            onBlur={() => setText(String(value))}
          />
          <button
            type="button"
            aria-label={words.moreOf(label)}
            disabled={disabled || value >= max}
            onClick={() => onChange(amountAbove(value, min, max))}
          >
            +
          </button>
        </div>
      )}
    </Field>
  );
};
