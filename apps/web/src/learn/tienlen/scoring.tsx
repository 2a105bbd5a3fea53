import { capitalised } from '@sanh-rong/presentation';
import { optionName, optionValueName } from '@sanh-rong/presentation/names';
import { useState } from 'react';
import { useLanguage, useWords } from '../../words/words.ts';
import { Bill } from '../bill.tsx';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { useVoice } from '../voice.ts';
import { Walkthrough } from '../walkthrough.tsx';
import { workOut } from '../worked-game.ts';
import { TIENLEN_LESSON_WORDS } from './messages/vi.ts';
import { BILLS, roundOf, TIENLEN } from './scripts.ts';
import { specialHands } from './special-hands.ts';

export const Round = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const voice = useVoice();
  return (
    <>
      <p>{words.roundIntro}</p>
      <Walkthrough moments={workOut(TIENLEN, roundOf(ruleSet), voice).moments} />
    </>
  );
};

/** Short games with their bills: where every point comes from. */
export const Scoring = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const voice = useVoice();
  const bills = BILLS[ruleSet];
  const [at, setAt] = useState(0);
  const { id, script } = bills[at];
  const worked = workOut(TIENLEN, script, voice);
  return (
    <>
      <p>{words.scoreIntro[ruleSet]}</p>
      {bills.length < 2 ? null : (
        <div className={styles.tabs}>
          {bills.map((bill, index) => (
            <button key={bill.id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
              {words.bills[bill.id].name}
            </button>
          ))}
        </div>
      )}
      <p>{words.bills[id].text}</p>
      {script.moves.length === 0 ? null : <Walkthrough key={id} moments={worked.moments} />}
      <Bill worked={worked} left={worked.view.hands.map((hand) => hand ?? [])} />
    </>
  );
};

/** Hands that need not be played. */
export const Special = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const language = useLanguage();
  const nameOf = (option: string, name: string): string =>
    option === 'instantWins'
      ? optionName('tienlen', ruleSet, `${option}.${name}`, language).name
      : capitalised(optionValueName('tienlen', ruleSet, option, name, language));
  return (
    <>
      <p>{words.specialIntro[ruleSet]}</p>
      {specialHands(ruleSet).map(({ games, option, hands }) => (
        <details key={games} className={styles.special} open={games !== 'initial'}>
          <summary>{words.specialGames[games]}</summary>
          <ul>
            {hands.map(({ name, cards }) => (
              <li key={name}>
                <span>{nameOf(option, name)}</span>
                <ShownCards cards={cards} size="small" />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
};
