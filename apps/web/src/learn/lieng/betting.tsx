import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Bill } from '../bill.tsx';
import styles from '../learn.module.css';
import { useVoice } from '../voice.ts';
import { Walkthrough } from '../walkthrough.tsx';
import { type Script, workOut } from '../worked-game.ts';
import { LIENG_LESSON_WORDS } from './messages/vi.ts';
import { ALL_IN, BETTING, BLUFF, LIENG } from './scripts.ts';

export const Words = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  return (
    <dl className={styles.glossary}>
      {words.bets.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
};

const GAMES: readonly { readonly id: 'betting' | 'bluff' | 'allIn'; readonly script: Script }[] = [
  { id: 'betting', script: BETTING },
  { id: 'bluff', script: BLUFF },
  { id: 'allIn', script: ALL_IN },
];

/** Three short games: what is said, and where the chips go. */
export const Betting = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  const voice = useVoice();
  const [at, setAt] = useState(0);
  const { id, script } = GAMES[at];
  const worked = workOut(LIENG, script, voice);
  const { folded, hands } = worked.view;
  return (
    <>
      <div className={styles.tabs}>
        {GAMES.map((game, index) => (
          <button key={game.id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
            {words.games[game.id].name}
          </button>
        ))}
      </div>
      <p>{words.games[id].text}</p>
      <Walkthrough key={id} moments={worked.moments} />
      <Bill worked={worked} left={hands.map((hand, seat) => (folded[seat] ? [] : (hand ?? [])))} />
    </>
  );
};
