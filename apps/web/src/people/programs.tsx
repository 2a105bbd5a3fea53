import { useWords } from '../words/words.ts';
import { CopyButton } from './copy-button.tsx';
import { EXAMPLE_RUN, exampleBot } from './example-bot.ts';
import { PEOPLE_WORDS } from './messages/vi.ts';
import styles from './people.module.css';

/** For those whose program runs elsewhere: how it comes in. */
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
