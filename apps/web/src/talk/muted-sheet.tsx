import { Avatar } from '../art/avatar.tsx';
import type { TableLink } from '../link/table-link.ts';
import { useSubmit } from '../net/use-submit.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useWords } from '../words/words.ts';
import styles from './chat.module.css';
import { TALK_WORDS } from './messages/vi.ts';
import { unmute, useMutes } from './mutes.ts';

/** Whom one does not hear, to hear them again. */
export const MutedSheet = ({ link, onClose }: { readonly link: TableLink; readonly onClose: () => void }) => {
  const words = useWords(TALK_WORDS);
  const people = useMutes((mutes) => mutes.people);
  const { fault, run } = useSubmit(words.noAnswer);
  return (
    <Sheet title={words.mutedTitle} onClose={onClose}>
      <ul className={styles.sheet}>
        {people.map((person) => (
          <li key={person.id} className={styles.muted}>
            <Avatar name={person.name} seed={person.id} avatar={person.face} kind="person" size={36} />
            <span>{person.name}</span>
            <Button
              aria-label={words.unmuteNamed(person.name)}
              onClick={() => void run(() => unmute(link.transport, person))}
            >
              {words.unmute}
            </Button>
          </li>
        ))}
      </ul>
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault.message}
        </p>
      )}
    </Sheet>
  );
};
