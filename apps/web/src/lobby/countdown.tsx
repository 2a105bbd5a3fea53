import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';
import { useWords } from '../words/words.ts';
import styles from './lobby.module.css';
import { LOBBY_WORDS } from './messages/vi.ts';

const secondsTo = (link: TableLink, until: number): number => Math.max(0, Math.ceil((until - link.now()) / 1_000));

/** The last seconds before the cards are dealt, by the clock of the table. */
export const Countdown = ({ link, until }: { readonly link: TableLink; readonly until: number }) => {
  const words = useWords(LOBBY_WORDS);
  const [seconds, setSeconds] = useState(() => secondsTo(link, until));
  useEffect(() => {
    const look = (): void => setSeconds(secondsTo(link, until));
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, [link, until]);
  return (
    <div className={styles.countdown}>
      <span key={seconds} className={styles.second} aria-hidden="true">
        {seconds}
      </span>
      <p role="status">{words.dealing}</p>
    </div>
  );
};
