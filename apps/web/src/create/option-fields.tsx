import type { OptionSpec, OptionSpecs, OptionValue, OptionValues } from '@sanh-rong/engine';
import { optionName, optionValueName } from '@sanh-rong/presentation/names';
import { useId } from 'react';
import { Choice, Switch } from '../parts/choice.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { AmountField } from './amount-field.tsx';
import styles from './create.module.css';
import { CREATE_WORDS } from './messages/vi.ts';
import { SAID_BY_SETTINGS } from './usual-settings.ts';

/** Where an option belongs. */
interface OptionContext {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly disabled?: boolean | undefined;
}

interface TicksProps<Value extends string | number> {
  readonly label: string;
  readonly note: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly fixed?: boolean }[];
  readonly chosen: readonly Value[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several of a few. */
const Ticks = <Value extends string | number>({
  label,
  note,
  options,
  chosen,
  disabled,
  onChange,
}: TicksProps<Value>) => {
  const about = useId();
  const turn = (value: Value, on: boolean): void =>
    onChange(options.map((option) => option.value).filter((other) => (other === value ? on : chosen.includes(other))));
  return (
    <fieldset className={styles.ticks} disabled={disabled} aria-describedby={about}>
      <legend>{label}</legend>
      <p id={about}>{note}</p>
      <div>
        {options.map(({ value, label: name, fixed = false }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={fixed || chosen.includes(value)}
              disabled={fixed}
              onChange={(event) => turn(value, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

interface OptionFieldProps extends OptionContext {
  readonly path: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue | undefined;
  readonly onChange: (value: OptionValue) => void;
}

const OptionField = ({ path, spec, value, onChange, ...place }: OptionFieldProps) => {
  const { game, ruleSet, seats, disabled } = place;
  const language = useLanguage();
  const words = useWords(CREATE_WORDS);
  const { name, explanation } = optionName(game, ruleSet, path, language);
  const valueName = (one: string | number): string => optionValueName(game, ruleSet, path, one, language);
  switch (spec.kind) {
    case 'boolean':
      return <Switch label={name} note={explanation} on={value === true} onChange={onChange} disabled={disabled} />;
    case 'integer': {
      const amount = typeof value === 'number' ? value : spec.default;
      const meaning = valueName(amount);
      return (
        <AmountField
          label={name}
          note={explanation}
          value={amount}
          min={spec.min}
          max={spec.max}
          disabled={disabled}
          meaning={meaning === String(amount) ? undefined : meaning}
          onChange={onChange}
        />
      );
    }
    case 'choice':
      return (
        <div>
          <Choice
            label={name}
            value={typeof value === 'string' ? value : spec.default}
            options={spec.of.map((one) => ({ value: one, label: valueName(one) }))}
            onChange={onChange}
            disabled={disabled}
          />
          <p className={styles.note}>{explanation}</p>
        </div>
      );
    case 'names':
      return (
        <Ticks
          label={name}
          note={explanation}
          options={spec.of.map((one) => ({ value: one, label: valueName(one), fixed: spec.always.includes(one) }))}
          chosen={Array.isArray(value) ? (value as readonly string[]) : spec.default}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'seats':
      return (
        <Ticks
          label={name}
          note={explanation}
          options={Array.from({ length: seats }, (_, seat) => ({ value: seat, label: words.seat(seat + 1) }))}
          chosen={Array.isArray(value) ? (value as readonly number[]) : spec.default}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{name}</legend>
          <p className={styles.note}>{explanation}</p>
          <OptionFields
            {...place}
            specs={spec.fields}
            path={`${path}.`}
            values={(value ?? {}) as OptionValues}
            onChange={onChange}
          />
        </fieldset>
      );
  }
};

interface OptionFieldsProps extends OptionContext {
  readonly specs: OptionSpecs;
  readonly values: OptionValues;
  /** What stands before the names: `toiTrang.` */
  readonly path?: string | undefined;
  readonly onChange: (values: OptionValues) => void;
}

/** A field for every option of a rule set, drawn from its description. */
export const OptionFields = ({ specs, values, path = '', onChange, ...place }: OptionFieldsProps) => (
  <div className={styles.fields}>
    {Object.entries(specs)
      .filter(([name]) => path !== '' || !SAID_BY_SETTINGS.includes(name))
      .map(([name, spec]) => (
        <OptionField
          key={name}
          {...place}
          path={path + name}
          spec={spec}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
  </div>
);
