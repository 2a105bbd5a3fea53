import type { Profile } from '@sanh-rong/protocol';
import { Avatar } from '../art/avatar.tsx';
import { dayWords } from '../history/when.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';

/** Who a person is. */
export const PersonHead = ({ person }: { readonly person: Profile }) => {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <Avatar name={person.name} seed={person.id} avatar={person.face} kind="person" size={84} />
      <div>
        <h1>{person.name}</h1>
        <p>
          {person.username === null ? words.guest : words.username(person.username)}
          <br />
          {words.since(dayWords(person.since, language))}
        </p>
      </div>
    </header>
  );
};
