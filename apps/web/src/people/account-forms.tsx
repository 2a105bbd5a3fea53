import type { Profile } from '@sanh-rong/protocol';
import { useState } from 'react';
import { server } from '../link/socket-transport.ts';
import { become, rename } from '../net/me.ts';
import { MAX_PERSON_NAME } from '../net/own-name.ts';
import { post } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { type Credentials, wrongCredentials } from './credentials.ts';
import { PasswordField, SubmitForm, TextField } from './form-parts.tsx';
import { PEOPLE_WORDS } from './messages/vi.ts';
import { type Form, useForm } from './use-form.ts';

interface WithPerson {
  readonly person: Profile;
}

/** Another person is at this browser from now on: the connection to the server is opened anew. */
const arrive = ({ person }: WithPerson): void => {
  server.close();
  become(person);
};

interface NameFieldProps {
  readonly form: Form;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const NameField = ({ form, value, onChange }: NameFieldProps) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <TextField
      label={words.name}
      note={words.nameNote}
      fault={form.faultOf('name')}
      value={value}
      autoComplete="nickname"
      maxLength={MAX_PERSON_NAME}
      onChange={onChange}
    />
  );
};

const NO_CREDENTIALS: Credentials = { username: '', password: '' };

interface CredentialFieldsProps {
  readonly form: Form;
  /** Chosen now, or known from before. */
  readonly are: 'new' | 'known';
  readonly value: Credentials;
  readonly onChange: (credentials: Credentials) => void;
}

const CredentialFields = ({ form, are, value, onChange }: CredentialFieldsProps) => {
  const words = useWords(PEOPLE_WORDS);
  const notes = are === 'new' ? { username: words.usernameNote, password: words.passwordNote } : {};
  return (
    <>
      <TextField
        label={words.usernameLabel}
        note={notes.username}
        fault={form.faultOf('username')}
        value={value.username}
        autoComplete="username"
        onChange={(username) => onChange({ ...value, username })}
      />
      <PasswordField
        label={words.password}
        note={notes.password}
        fault={form.faultOf('password')}
        value={value.password}
        autoComplete={are === 'new' ? 'new-password' : 'current-password'}
        onChange={(password) => onChange({ ...value, password })}
      />
    </>
  );
};

/** A name is all a guest needs. */
export const GuestForm = () => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [name, setName] = useState('');
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/guest', { name }));
  return (
    <SubmitForm form={form} go={words.beGuest} going={words.saving} onSubmit={submit}>
      <NameField form={form} value={name} onChange={setName} />
    </SubmitForm>
  );
};

interface RenameFormProps {
  readonly person: Profile;
  readonly onDone: () => void;
}

export const RenameForm = ({ person, onDone }: RenameFormProps) => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [name, setName] = useState(person.name);
  const submit = async (): Promise<void> => {
    await rename(name);
    onDone();
  };
  return (
    <SubmitForm form={form} go={words.save} going={words.saving} onSubmit={submit} onCancel={onDone}>
      <NameField form={form} value={name} onChange={setName} />
    </SubmitForm>
  );
};

/** A guest becomes a person who can sign in from anywhere. */
export const RegisterForm = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const submit = async (): Promise<void> => {
    arrive(await post<WithPerson>('/api/me/account', credentials));
    onDone();
  };
  return (
    <SubmitForm
      form={form}
      go={words.keep}
      going={words.saving}
      check={() => {
        const wrong = wrongCredentials(credentials);
        return {
          ...(wrong.username ? { username: words.usernameNote } : {}),
          ...(wrong.password ? { password: words.passwordNote } : {}),
        };
      }}
      onSubmit={submit}
    >
      <CredentialFields form={form} are="new" value={credentials} onChange={setCredentials} />
    </SubmitForm>
  );
};

export const SignInForm = () => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/sign-in', credentials));
  return (
    <SubmitForm form={form} go={words.signIn} going={words.signingIn} onSubmit={submit}>
      <CredentialFields form={form} are="known" value={credentials} onChange={setCredentials} />
    </SubmitForm>
  );
};

interface ChangePasswordFormProps {
  readonly username: string;
  readonly onDone: () => void;
}

export const ChangePasswordForm = ({ username, onDone }: ChangePasswordFormProps) => {
  const words = useWords(PEOPLE_WORDS);
  const form = useForm();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const submit = async (): Promise<void> => {
    await post('/api/me/password', { current, next });
    setCurrent('');
    setNext('');
    onDone();
  };
  return (
    <SubmitForm form={form} go={words.changePassword} going={words.saving} onSubmit={submit}>
      {/* Tells password keepers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        label={words.current}
        fault={form.faultOf('current')}
        value={current}
        autoComplete="current-password"
        onChange={setCurrent}
      />
      <PasswordField
        label={words.next}
        note={words.passwordNote}
        fault={form.faultOf('password')}
        value={next}
        autoComplete="new-password"
        onChange={setNext}
      />
    </SubmitForm>
  );
};
