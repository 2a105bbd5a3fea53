import { AVATAR_IDS, type AvatarId, type Profile } from '@sanh-rong/protocol';
import { useId, useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { chooseAvatar } from '../net/me.ts';
import { useSubmit } from '../net/use-submit.ts';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';

/** Which figure one is: chosen at a tap, or left to the name. */
export const AvatarChoice = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const name = useId();
  const { fault, run } = useSubmit(words.unreachable);
  // Shown at once, and taken back where it was refused.
  const [wish, setWish] = useState<AvatarId | null | undefined>(undefined);
  const chosen = wish === undefined ? (person.face ?? null) : wish;
  const choose = async (avatar: AvatarId | null): Promise<void> => {
    setWish(avatar);
    await run(() => chooseAvatar(avatar));
    setWish(undefined);
  };
  const option = (avatar: AvatarId | null, label: string) => (
    <label key={label} className={styles.avatar} title={label}>
      <input type="radio" name={name} checked={chosen === avatar} onChange={() => void choose(avatar)} />
      <Avatar name={person.name} seed={person.id} avatar={avatar} kind="person" size={48} />
      <span className={avatar === null ? undefined : 'only-read'}>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.avatars}>
      <legend>{words.avatar}</legend>
      <div>
        {option(null, words.avatarOfName)}
        {AVATAR_IDS.map((avatar) => option(avatar, words.avatars[avatar]))}
      </div>
      <p role={fault === null ? undefined : 'alert'}>{fault?.message ?? words.avatarNote}</p>
    </fieldset>
  );
};
