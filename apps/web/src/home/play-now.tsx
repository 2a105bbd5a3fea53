import { tagline } from '@sanh-rong/presentation/names';
import { useState } from 'react';
import { emblemOf } from '../games/emblems.ts';
import { GameChoice } from '../games/game-choice.tsx';
import { rememberGame } from '../games/last-game.ts';
import { offeredGame } from '../practice/start.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { FindPlayers } from './find-players.tsx';
import { useHall } from './hall.ts';
import styles from './home.module.css';
import { HOME_WORDS } from './messages/vi.ts';
import { OwnTable } from './own-table.tsx';
import { Practise } from './practise.tsx';

/** A game, and the cards on the table: one tap, among people or against built-in players. */
export const PlayNow = () => {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const hall = useHall();
  const [game, setGame] = useState(offeredGame);
  const choose = (chosen: string): void => {
    setGame(chosen);
    rememberGame(chosen);
  };
  return (
    <section className={styles.play} aria-label={words.play}>
      <OwnTable />
      <GameChoice label={words.chooseGame} labelled="heard" value={game} onChange={choose} />
      <p className={styles.tagline}>{tagline(game, emblemOf(game)?.ruleSet ?? '', language)}</p>
      <FindPlayers game={game} hall={hall} />
      <Practise game={game} weight={hall.state === 'offline' ? 'primary' : 'plain'} />
    </section>
  );
};
