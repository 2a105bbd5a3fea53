import { FACES, type Face, type Profile } from '@sanh-rong/protocol';
import { useId, useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { chooseFace } from '../net/me.ts';
import { useSubmit } from '../net/use-submit.ts';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/index.ts';
import styles from './people.module.css';

/** Which figure one is: chosen at a tap, or left to the name. */
export const FaceChoice = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const name = useId();
  const { fault, run } = useSubmit(words.unreachable);
  // Shown at once, and taken back where it was refused.
  const [wish, setWish] = useState<Face | null | undefined>(undefined);
  const chosen = wish === undefined ? (person.face ?? null) : wish;
  const choose = async (face: Face | null): Promise<void> => {
    setWish(face);
    await run(() => chooseFace(face));
    setWish(undefined);
  };
  const option = (face: Face | null, label: string) => (
    <label key={label} className={styles.face} title={label}>
      <input type="radio" name={name} checked={chosen === face} onChange={() => void choose(face)} />
      <Avatar name={person.name} seed={person.id} face={face} kind="person" size={48} />
      <span className={face === null ? undefined : 'only-read'}>{label}</span>
    </label>
  );
  return (
    <fieldset className={styles.faces}>
      <legend>{words.face}</legend>
      <div>
        {option(null, words.faceOfName)}
        {FACES.map((face) => option(face, words.faces[face]))}
      </div>
      <p role={fault === null ? undefined : 'alert'}>{fault?.message ?? words.faceNote}</p>
    </fieldset>
  );
};
