import { type CardId, explain, type Language } from '@sanh-rong/engine';
import { combinationInside, combinationName, isCut } from '@sanh-rong/presentation/tienlen';
import { useMemo, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { HandPicker } from '../hand-picker.tsx';
import styles from '../learn.module.css';
import { LEARN_WORDS } from '../messages/vi.ts';
import { ShownCards } from '../shown-cards.tsx';
import { Verdict } from '../verdict.tsx';
import { answersTo, livelyHands, objectionToLead } from './answers.ts';
import { type Fault, faultOf } from './fault.ts';
import { TIENLEN_LESSON_WORDS } from './messages/vi.ts';

const MOST_SHOWN = 6;

/** One of each name, the cuts first: they are what readers look for. */
const worthShowing = (
  answers: readonly (readonly CardId[])[],
  below: readonly CardId[],
  language: Language,
): readonly (readonly CardId[])[] => {
  const byName = new Map(answers.toReversed().map((answer) => [combinationName(answer, language), answer]));
  const [cuts, plain] = [true, false].map((cut) =>
    [...byName.values()].filter((answer) => isCut(answer, below) === cut).reverse(),
  );
  return [...cuts, ...plain].slice(0, MOST_SHOWN);
};

const useFaultWords = (): ((fault: Fault) => string) => {
  const { faults } = useWords(TIENLEN_LESSON_WORDS);
  return (fault) => (fault.kind === 'gap' ? faults.gap(fault.missing) : faults[fault.kind]);
};

const Answers = ({
  ruleSet,
  cards,
  other,
}: {
  ruleSet: string;
  cards: readonly CardId[];
  other: readonly CardId[];
}) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const language = useLanguage();
  const answers = answersTo(ruleSet, cards, other);
  const what = combinationInside(cards, language);
  const shown = worthShowing(answers, cards, language);
  if (answers.length === 0) return <p>{words.nothingBeats(what)}</p>;
  return (
    <>
      <p>{words.beatenBy(what, answers.length)}</p>
      <ul className={styles.answers}>
        {shown.map((answer) => (
          <li key={answer.join()}>
            <ShownCards cards={answer} size="small" />
            <span data-cut={isCut(answer, cards)}>
              {isCut(answer, cards) ? `${words.cut} ` : ''}
              {combinationName(answer, language)}
            </span>
          </li>
        ))}
      </ul>
      {answers.length > shown.length ? <p>{words.andMore(answers.length - shown.length)}</p> : null}
    </>
  );
};

/** Tap cards: what they make, and what the neighbour could put on them. */
export const TryOut = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(TIENLEN_LESSON_WORDS);
  const frame = useWords(LEARN_WORDS);
  const language = useLanguage();
  const faultWords = useFaultWords();
  const [deal, setDeal] = useState(1);
  const [picked, setPicked] = useState<readonly CardId[]>([]);
  const [own, other] = useMemo(() => livelyHands(ruleSet, `learn/${deal}`), [ruleSet, deal]);
  const objection = picked.length === 0 ? null : objectionToLead(ruleSet, picked);
  const fault = objection === null ? null : faultOf(picked);
  const tint = picked.length === 0 ? 'plain' : objection === null ? 'good' : 'bad';
  return (
    <>
      <p>{words.tryIntro}</p>
      <HandPicker label={frame.yourHand} cards={own} picked={picked} onPick={setPicked} tint={tint} />
      <Verdict
        tone={tint}
        title={
          picked.length === 0 ? words.pickFirst : objection === null ? combinationName(picked, language) : words.nothing
        }
      >
        {objection === null ? null : <p>{fault === null ? explain(objection, language) : faultWords(fault)}</p>}
        {tint === 'good' ? <Answers ruleSet={ruleSet} cards={picked} other={other} /> : null}
      </Verdict>
      <div className={styles.namedRow}>
        <small>{frame.otherHand}</small>
        <ShownCards cards={other} size="small" />
      </div>
      <div className={styles.options}>
        <Button
          icon={<Icon name="refresh" size={18} />}
          onClick={() => {
            setDeal(deal + 1);
            setPicked([]);
          }}
        >
          {frame.newHand}
        </Button>
        <Button weight="quiet" disabled={picked.length === 0} onClick={() => setPicked([])}>
          {frame.clear}
        </Button>
      </div>
    </>
  );
};
