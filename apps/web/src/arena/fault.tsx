import { Link } from 'wouter';
import { useMe } from '../net/me.ts';
import type { SubmitFault } from '../net/use-submit.ts';
import { useWords } from '../words/words.ts';
import styles from './arena.module.css';
import { ARENA_WORDS } from './messages/vi.ts';

/** Refusals that end with an account. */
const ENDED_BY_ACCOUNT: readonly (string | null)[] = ['GUEST_TOO_NEW', 'GUEST_QUOTA'];

/** Why something was not done, and where to go where that helps; nothing while nothing is wrong. */
export const Fault = ({ fault }: { readonly fault: SubmitFault | null }) => {
  const words = useWords(ARENA_WORDS);
  const hasAccount = useMe(({ person }) => person?.guest === false);
  if (fault === null) return null;
  return (
    <p className={styles.fault} role="alert">
      {fault.message}
      {ENDED_BY_ACCOUNT.includes(fault.code) && !hasAccount ? (
        <>
          {' '}
          <Link href="/me">{words.makeAccount}</Link>
        </>
      ) : null}
    </p>
  );
};
