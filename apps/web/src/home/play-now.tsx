import { tagline } from '@sanh-rong/face/names';
import { useState } from 'react';
import { EMBLEMS, emblemOf } from '../games/emblems.ts';
import { GameChoice } from '../games/game-choice.tsx';
import { lastChoice } from '../practice/start.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/index.ts';
import { OwnTable } from './own-table.tsx';
import { Practise } from './practise.tsx';

/** A game, and the cards on the table: one tap. */
export const PlayNow = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const [game, setGame] = useState(() => (emblemOf(lastChoice().game ?? '') ?? EMBLEMS[0]).game);
  return (
    <section className={styles.play} aria-label={words.playNow}>
      <OwnTable />
      <GameChoice label={words.chooseGame} labelled="heard" value={game} onChange={setGame} />
      <p className={styles.tagline}>{tagline(game, emblemOf(game)?.ruleSet ?? '', language)}</p>
      <Practise game={game} />
    </section>
  );
};
