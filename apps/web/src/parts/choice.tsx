import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface Option<Value> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean | undefined;
}

/** One of a few, all in sight. */
export const Choice = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled,
}: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface SwitchProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean | undefined;
}

/** Something that is on or off. */
export const Switch = ({ label, note, on, onChange, disabled }: SwitchProps) => (
  <label className={styles.switch}>
    <span>
      {label}
      {note === undefined ? null : <small>{note}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);

interface FieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly fault?: string | null | undefined;
  readonly children: (id: string, describedBy: string) => ReactNode;
}

/** A label, what belongs to it, and what is wrong with it. */
export const Field = ({ label, note, fault, children }: FieldProps) => {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, about)}
      <small id={about} className={fault ? styles.fault : undefined} role={fault ? 'alert' : undefined}>
        {fault ?? note ?? ''}
      </small>
    </div>
  );
};
