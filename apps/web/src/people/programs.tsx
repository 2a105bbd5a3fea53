import { lookForMe, useMe } from '../net/me.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Loading, OfflineNotice } from '../parts/notice.tsx';
import { useWords } from '../words/words.ts';
import { CopyButton } from './copy-button.tsx';
import { EXAMPLE_RUN, exampleBot } from './example-bot.ts';
import { PEOPLE_WORDS } from './messages/index.ts';
import styles from './people.module.css';
import { Tokens } from './tokens.tsx';

const OwnTokens = () => {
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

/** For those whose program runs elsewhere: how it comes in, and its tokens. */
export const Programs = () => {
  const words = useWords(PEOPLE_WORDS);
  const example = exampleBot(location.origin);
  return (
    <details className={styles.card}>
      <summary>{words.programsTitle}</summary>
      <p>{words.programsLead}</p>
      <section className={styles.part}>
        <h2>{words.howTitle}</h2>
        <ol className={styles.steps}>
          <li>{words.howToken}</li>
          <li>{words.howSocket}</li>
          <li>{words.howMove}</li>
        </ol>
        <p>
          {/* The server's own page, not one of these. */}
          <a href="/api">{words.api}</a>
          <br />
          <small className={styles.soft}>{words.apiNote}</small>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{words.tokensTitle}</h2>
        <OwnTokens />
      </section>
      <section className={styles.part}>
        <h2>{words.example}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <section className={styles.code} tabIndex={0} aria-label={words.exampleLabel}>
          <pre>{example}</pre>
        </section>
        <div className={styles.actions}>
          <CopyButton text={example} />
        </div>
        <p>{words.exampleRun}</p>
        <pre className={styles.code}>{EXAMPLE_RUN}</pre>
      </section>
    </details>
  );
};
