import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Bill } from '../bill.tsx';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { useVoice } from '../voice.ts';
import { Walkthrough } from '../walkthrough.tsx';
import { type Script, workOut } from '../worked-game.ts';
import { PHOM_LESSON_WORDS } from './messages/vi.ts';
import { EAT, EMPTIED, LAY, LAYING_FROM, PHOM, PLACES, U, U_HANDS } from './scripts.ts';

const Told = ({ script, from = 0 }: { readonly script: Script; readonly from?: number }) => {
  const voice = useVoice();
  return <Walkthrough moments={workOut(PHOM, script, voice).moments.slice(from)} />;
};

const Billed = ({ script }: { readonly script: Script }) => {
  const voice = useVoice();
  const worked = workOut(PHOM, script, voice);
  return <Bill worked={worked} left={worked.view.hands.map((hand) => hand ?? [])} />;
};

export const Eating = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  return (
    <>
      <p>{words.eatIntro[ruleSet]}</p>
      <Told script={ruleSet === 'basic' ? EMPTIED : EAT} />
      <p>{words.eatNote[ruleSet]}</p>
    </>
  );
};

export const Laying = () => {
  const words = useWords(PHOM_LESSON_WORDS);
  return (
    <>
      <p>{words.layIntro}</p>
      <Told script={LAY} from={LAYING_FROM} />
      <p>{words.sendNote}</p>
    </>
  );
};

export const Winning = () => {
  const words = useWords(PHOM_LESSON_WORDS);
  return (
    <>
      <p>{words.uIntro}</p>
      <ul className={styles.special}>
        {U_HANDS.map(({ id, hand }) => (
          <li key={id}>
            <span>{words.uKinds[id]}</span>
            <ShownCards cards={hand} size="small" />
          </li>
        ))}
      </ul>
    </>
  );
};

const BILLS: Readonly<Record<string, readonly { readonly id: 'places' | 'u' | 'emptied'; readonly script: Script }[]>> =
  {
    'ta-la': [
      { id: 'places', script: PLACES },
      { id: 'u', script: U },
    ],
    basic: [{ id: 'emptied', script: EMPTIED }],
  };

export const Scoring = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  const bills = BILLS[ruleSet];
  const [at, setAt] = useState(0);
  const { id, script } = bills[at];
  return (
    <>
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
      <Billed script={script} />
    </>
  );
};
