import { useWords } from '../words/words.ts';
import styles from './invitations.module.css';
import { InviteAgain, type InviteAgainProps } from './invite-again.tsx';
import { INVITATION_WORDS } from './messages/vi.ts';

/** The people one played with, as a part of a page. */
export const InviteAgainPart = (props: InviteAgainProps) => {
  const words = useWords(INVITATION_WORDS);
  return (
    <section className={styles.part}>
      <h2>{words.again}</h2>
      <InviteAgain {...props} />
    </section>
  );
};
