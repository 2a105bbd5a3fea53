import { lookForMe, useMe } from '../net/me.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';
import { Tokens } from './tokens.tsx';

/** The visitor's own tokens; for those without an account the way to one. */
export const OwnTokens = () => {
  const words = useWords(PEOPLE_WORDS);
  const { state, person } = useMe();
  if (person !== null && !person.guest) return <Tokens key={person.id} />;
  if (state === 'offline') return <OfflineNotice onAgain={() => void lookForMe()} />;
  if (state === 'unknown') return <Loading />;
  return (
    <>
      <p className={styles.soft}>{words.tokensNeedAccount}</p>
      <div className={styles.actions}>
        <ButtonLink href="/me" weight="primary">
          {words.toAccount}
        </ButtonLink>
      </div>
    </>
  );
};
