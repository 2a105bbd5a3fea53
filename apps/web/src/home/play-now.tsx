import { tagline } from '@sanh-rong/face/names';
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/icons.tsx';
import { EMBLEMS, emblemOf } from '../games/emblems.ts';
import { GameChoice } from '../games/game-choice.tsx';
import { Button } from '../parts/button.tsx';
import { usePracticePreload } from '../practice/preload.ts';
import { lastChoice, PracticeRefused, startPractice } from '../practice/start.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';
import { OwnPractice, OwnTable } from './own-table.tsx';

/** A game, and the cards on the table: one tap. */
export const PlayNow = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [game, setGame] = useState(() => (emblemOf(lastChoice().game ?? '') ?? EMBLEMS[0]).game);
  usePracticePreload(game);
  const [dealing, setDealing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const play = async (): Promise<void> => {
    setDealing(true);
    setFault(null);
    try {
      await startPractice({ game });
    } catch (error) {
      setFault((error instanceof PracticeRefused && error.message) || words.playFailed);
      setDealing(false);
    }
  };

  return (
    <section className={styles.play} aria-label={words.playNow}>
      <OwnTable />
      <OwnPractice />
      <GameChoice label={words.chooseGame} labelled="heard" value={game} onChange={setGame} />
      <p className={styles.tagline}>{tagline(game, emblemOf(game)?.ruleSet ?? '', language)}</p>
      <Button
        className={styles.playButton}
        weight="primary"
        wide
        disabled={dealing}
        icon={<Icon name="play" size={22} />}
        onClick={() => void play()}
      >
        {dealing ? words.dealing : words.playNow}
      </Button>
      <p className={fault === null ? styles.soft : styles.fault} role={fault === null ? undefined : 'alert'}>
        {fault ?? (
          <>
            {words.playNowNote} <Link href={`/practice?game=${game}`}>{words.options}</Link>
          </>
        )}
      </p>
    </section>
  );
};
