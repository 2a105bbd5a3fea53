import { Link } from 'wouter';
import type { DeedFault } from '../bots/use-deed.ts';
import { useWords } from '../words/words.ts';
import styles from './arena.module.css';
import { ARENA_WORDS } from './messages/index.ts';

/** Refusals that an account ends. */
const ENDED_BY_ACCOUNT: readonly (string | null)[] = ['GUEST_TOO_NEW', 'GUEST_QUOTA'];

/** Why something was not done, and where to go where that helps; nothing while nothing is wrong. */
export const Fault = ({ fault }: { readonly fault: DeedFault | null }) => {
  const words = useWords(ARENA_WORDS);
  if (fault === null) return null;
  return (
    <p className={styles.fault} role="alert">
      {fault.message}
      {ENDED_BY_ACCOUNT.includes(fault.code) ? (
        <>
          {' '}
          <Link href="/me">{words.makeAccount}</Link>
        </>
      ) : null}
    </p>
  );
};
