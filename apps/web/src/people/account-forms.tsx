import type { Profile } from '@sanh-rong/protocol';
import { useState } from 'react';
import { server } from '../link/socket-transport.ts';
import { become, rename } from '../net/me.ts';
import { MAX_PERSON_NAME } from '../net/own-name.ts';
import { post } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { type Credentials, wrongCredentials } from './credentials.ts';
import { DeedForm, PasswordField, TextField } from './form-parts.tsx';
import { PEOPLE_WORDS } from './messages/index.ts';
import { type Deed, useDeed } from './use-deed.ts';

interface WithPerson {
  readonly person: Profile;
}

/** Somebody else is at this browser from now on: the line to the server is opened anew. */
const arrive = ({ person }: WithPerson): void => {
  server.close();
  become(person);
};

interface NameFieldProps {
  readonly deed: Deed;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

const NameField = ({ deed, value, onChange }: NameFieldProps) => {
  const words = useWords(PEOPLE_WORDS);
  return (
    <TextField
      label={words.name}
      note={words.nameNote}
      fault={deed.faultOf('name')}
      value={value}
      autoComplete="nickname"
      maxLength={MAX_PERSON_NAME}
      onChange={onChange}
    />
  );
};

const NO_CREDENTIALS: Credentials = { username: '', password: '' };

interface CredentialFieldsProps {
  readonly deed: Deed;
  /** Chosen now, or known from before. */
  readonly are: 'new' | 'known';
  readonly value: Credentials;
  readonly onChange: (credentials: Credentials) => void;
}

const CredentialFields = ({ deed, are, value, onChange }: CredentialFieldsProps) => {
  const words = useWords(PEOPLE_WORDS);
  const notes = are === 'new' ? { username: words.usernameNote, password: words.passwordNote } : {};
  return (
    <>
      <TextField
        label={words.usernameLabel}
        note={notes.username}
        fault={deed.faultOf('username')}
        value={value.username}
        autoComplete="username"
        onChange={(username) => onChange({ ...value, username })}
      />
      <PasswordField
        label={words.password}
        note={notes.password}
        fault={deed.faultOf('password')}
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
  const deed = useDeed();
  const [name, setName] = useState('');
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/guest', { name }));
  return (
    <DeedForm deed={deed} go={words.beGuest} going={words.saving} onSubmit={submit}>
      <NameField deed={deed} value={name} onChange={setName} />
    </DeedForm>
  );
};

interface RenameFormProps {
  readonly person: Profile;
  readonly onDone: () => void;
}

export const RenameForm = ({ person, onDone }: RenameFormProps) => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [name, setName] = useState(person.name);
  const submit = async (): Promise<void> => {
    await rename(name);
    onDone();
  };
  return (
    <DeedForm deed={deed} go={words.save} going={words.saving} onSubmit={submit} onCancel={onDone}>
      <NameField deed={deed} value={name} onChange={setName} />
    </DeedForm>
  );
};

/** A guest becomes somebody who can come in from anywhere. */
export const RegisterForm = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const submit = async (): Promise<void> => {
    arrive(await post<WithPerson>('/api/me/account', credentials));
    onDone();
  };
  return (
    <DeedForm
      deed={deed}
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
      <CredentialFields deed={deed} are="new" value={credentials} onChange={setCredentials} />
    </DeedForm>
  );
};

export const SignInForm = () => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [credentials, setCredentials] = useState(NO_CREDENTIALS);
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/sign-in', credentials));
  return (
    <DeedForm deed={deed} go={words.signIn} going={words.signingIn} onSubmit={submit}>
      <CredentialFields deed={deed} are="known" value={credentials} onChange={setCredentials} />
    </DeedForm>
  );
};

interface ChangePasswordFormProps {
  readonly username: string;
  readonly onDone: () => void;
}

export const ChangePasswordForm = ({ username, onDone }: ChangePasswordFormProps) => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const submit = async (): Promise<void> => {
    await post('/api/me/password', { current, next });
    setCurrent('');
    setNext('');
    onDone();
  };
  return (
    <DeedForm deed={deed} go={words.changePassword} going={words.saving} onSubmit={submit}>
      {/* Tells password keepers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        label={words.current}
        fault={deed.faultOf('current')}
        value={current}
        autoComplete="current-password"
        onChange={setCurrent}
      />
      <PasswordField
        label={words.next}
        note={words.passwordNote}
        fault={deed.faultOf('password')}
        value={next}
        autoComplete="new-password"
        onChange={setNext}
      />
    </DeedForm>
  );
};
