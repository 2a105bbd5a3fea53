import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react';
import { Icon } from '../art/icons.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { Field } from '../parts/choice.tsx';
import { Fault } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';
import type { Form } from './use-form.ts';

interface TextFieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly fault: string | null;
  readonly value: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number | undefined;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ label, note, fault, value, autoComplete, maxLength, onChange }: TextFieldProps) => (
  <Field label={label} note={note} fault={fault}>
    {(id, about) => (
      <input
        id={id}
        aria-describedby={about}
        aria-invalid={fault !== null}
        required
        autoComplete={autoComplete}
        autoCapitalize={autoComplete === 'username' ? 'none' : undefined}
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

export const PasswordField = ({ label, note, fault, value, autoComplete, onChange }: TextFieldProps) => {
  const words = useWords(PEOPLE_WORDS);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} note={note} fault={fault}>
      {(id, about) => (
        <div className={styles.password}>
          <input
            id={id}
            type={shown ? 'text' : 'password'}
            aria-describedby={about}
            aria-invalid={fault !== null}
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={shown ? words.hidePassword : words.showPassword}
            icon={<Icon name={shown ? 'eye-off' : 'eye'} />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
};

interface SubmitFormProps {
  readonly form: Form;
  readonly go: string;
  readonly going: string;
  /** What is wrong with the fields, found before the server is asked. */
  readonly check?: () => Readonly<Record<string, string>>;
  readonly onSubmit: () => Promise<void>;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** Fields, one button, and what went wrong with the whole. */
export const SubmitForm = ({ form, go, going, check, onSubmit, onCancel, children }: SubmitFormProps) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(onSubmit, check?.());
      }}
    >
      {children}
      <Fault>{form.fault}</Fault>
      <div className={styles.actions}>
        <Button type="submit" weight="primary" disabled={form.busy}>
          {form.busy ? going : go}
        </Button>
        {onCancel === undefined ? null : (
          <Button weight="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
};
