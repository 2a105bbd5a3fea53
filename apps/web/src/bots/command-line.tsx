import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Command } from '../people/command.tsx';
import { OwnTokens } from '../people/own-tokens.tsx';
import { useWords } from '../words/words.ts';
import styles from './bots.module.css';
import { BOTS_WORDS } from './messages/vi.ts';

/** What the address names to come here at once. */
const HERE = 'tokens';

interface CommandLineProps {
  readonly game: string;
  /** What stands above has come: nothing will move any more. */
  readonly isSettled: boolean;
}

/** For those who write in an editor of their own: a token, and two lines for a terminal. */
export const CommandLine = ({ game, isSettled }: CommandLineProps) => {
  const words = useWords(BOTS_WORDS);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isSettled || location.hash !== `#${HERE}`) return;
    // Arriving at a page first scrolls it to its top.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isSettled]);
  return (
    <section ref={place} id={HERE} className={styles.part}>
      <h2>{words.homeTitle}</h2>
      <p className={styles.soft}>
        {words.homeText} <Link href="/arena">{words.homeArena}</Link>.
      </p>
      <ol className={styles.homeSteps}>
        <li>
          <h3>{words.homeToken}</h3>
          <OwnTokens />
        </li>
        <li>
          <h3>{words.homeLogin}</h3>
          <p className={styles.soft}>{words.homeLoginText}</p>
          <Command text={`sanhrong login --server ${location.origin}`} />
        </li>
        <li>
          <h3>{words.homePush}</h3>
          <p className={styles.soft}>{words.homePushText}</p>
          <Command text={`sanhrong push bot.js --name "${words.homeName}" --game ${game}`} />
        </li>
      </ol>
    </section>
  );
};
