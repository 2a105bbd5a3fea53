import type { Profile } from '@sanh-rong/protocol';
import { useState } from 'react';
import { server } from '../link/socket-transport.ts';
import { become, rename } from '../net/me.ts';
import { post } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { DeedForm, PasswordField, TextField } from './form-parts.tsx';
import { PEOPLE_WORDS } from './messages/index.ts';
import { useDeed } from './use-deed.ts';

interface WithPerson {
  readonly person: Profile;
}

const MAX_NAME_LENGTH = 40;

/** Somebody else is at this browser from now on: the line to the server is opened anew. */
const arrive = ({ person }: WithPerson): void => {
  server.close();
  become(person);
};

/** A name is all a guest needs. */
export const GuestForm = () => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [name, setName] = useState('');
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/guest', { name }));
  return (
    <DeedForm deed={deed} go={words.beGuest} going={words.saving} onSubmit={submit}>
      <TextField
        label={words.name}
        note={words.nameNote}
        fault={deed.faultOf('name')}
        value={name}
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        onChange={setName}
      />
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
      <TextField
        label={words.name}
        note={words.nameNote}
        fault={deed.faultOf('name')}
        value={name}
        autoComplete="nickname"
        maxLength={MAX_NAME_LENGTH}
        onChange={setName}
      />
    </DeedForm>
  );
};

/** A guest becomes somebody who can come in from anywhere. */
export const RegisterForm = ({ onDone }: { readonly onDone: () => void }) => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => {
    arrive(await post<WithPerson>('/api/me/account', { username, password }));
    onDone();
  };
  return (
    <DeedForm deed={deed} go={words.keep} going={words.saving} onSubmit={submit}>
      <TextField
        label={words.usernameLabel}
        note={words.usernameNote}
        fault={deed.faultOf('username')}
        value={username}
        autoComplete="username"
        onChange={setUsername}
      />
      <PasswordField
        label={words.password}
        note={words.passwordNote}
        fault={deed.faultOf('password')}
        value={password}
        autoComplete="new-password"
        onChange={setPassword}
      />
    </DeedForm>
  );
};

export const SignInForm = () => {
  const words = useWords(PEOPLE_WORDS);
  const deed = useDeed();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const submit = async (): Promise<void> => arrive(await post<WithPerson>('/api/sign-in', { username, password }));
  return (
    <DeedForm deed={deed} go={words.signIn} going={words.signingIn} onSubmit={submit}>
      <TextField
        label={words.usernameLabel}
        fault={deed.faultOf('username')}
        value={username}
        autoComplete="username"
        onChange={setUsername}
      />
      <PasswordField
        label={words.password}
        fault={deed.faultOf('password')}
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
      />
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
