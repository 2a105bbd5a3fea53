import type { CardId } from '@sanh-rong/engine';
import { pointsOfCards } from '@sanh-rong/engine/phom';
import { useMemo, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { HandPicker } from '../hand-picker.tsx';
import styles from '../learn.module.css';
import { LEARN_WORDS } from '../messages/vi.ts';
import { ShownCards } from '../shown-cards.tsx';
import { Verdict } from '../verdict.tsx';
import { atBest, eatable, faultOf, livelyHands } from './hands.ts';
import { PHOM_LESSON_WORDS } from './messages/vi.ts';

/** The cards that are waited for. */
const Waiting = ({ waiting }: { readonly waiting: readonly CardId[] }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  return (
    <>
      <p>{words.waitsFor}</p>
      <ShownCards cards={waiting} size="small" lie="apart" />
    </>
  );
};

/** A hand laid out at its best, with what stays in it. */
const AtBest = ({
  ruleSet,
  hand,
  name,
}: {
  readonly ruleSet: string;
  readonly hand: readonly CardId[];
  readonly name: string;
}) => {
  const words = useWords(PHOM_LESSON_WORDS);
  const { melds, left, points } = atBest(ruleSet, hand);
  return (
    <div className={styles.namedRow}>
      <small>{words.atBest(name, melds.length, points)}</small>
      <div className={styles.groups}>
        {[...melds, left].map((cards) => (
          <ShownCards key={cards.join()} cards={cards} size="small" />
        ))}
      </div>
    </div>
  );
};

/** Cards that wait for one more are neither right nor wrong yet; one alone is only a beginning. */
const verdictOn = (
  picked: readonly CardId[],
  fault: string | null,
  waiting: readonly CardId[],
  words: (typeof PHOM_LESSON_WORDS)['vi'],
): { readonly tint: 'plain' | 'good' | 'bad'; readonly title: string } => {
  if (picked.length < 2) return { tint: 'plain', title: picked.length === 0 ? words.pickFirst : words.pickMore };
  if (fault === null) return { tint: 'good', title: words.isPhom };
  return waiting.length > 0 ? { tint: 'plain', title: words.almost } : { tint: 'bad', title: words.noPhom };
};

/** Tap cards: phỏm or not, and which cards would make it one; then both hands at their best. */
export const TryOut = ({ ruleSet }: { readonly ruleSet: string }) => {
  const words = useWords(PHOM_LESSON_WORDS);
  const frame = useWords(LEARN_WORDS);
  const language = useLanguage();
  const [deal, setDeal] = useState(1);
  const [picked, setPicked] = useState<readonly CardId[]>([]);
  const [sorted, setSorted] = useState(false);
  const [own, other] = useMemo(() => livelyHands(ruleSet, `learn/${deal}`), [ruleSet, deal]);
  const fault = picked.length === 0 ? null : faultOf(ruleSet, picked, language);
  const waiting = picked.length === 0 ? [] : eatable(ruleSet, picked);
  const { tint, title } = verdictOn(picked, fault, waiting, words);
  const mine = atBest(ruleSet, own).points;
  const theirs = atBest(ruleSet, other).points;
  return (
    <>
      <p>{words.tryIntro}</p>
      <HandPicker label={frame.yourHand} cards={own} picked={picked} onPick={setPicked} tint={tint} />
      <Verdict tone={tint} title={title}>
        {tint === 'bad' ? <p>{fault}</p> : null}
        {tint === 'good' ? <p>{words.saves(pointsOfCards(picked))}</p> : null}
        {waiting.length === 0 ? null : <Waiting waiting={waiting} />}
      </Verdict>
      {sorted ? (
        <>
          <AtBest ruleSet={ruleSet} hand={own} name={frame.rows.hand} />
          <AtBest ruleSet={ruleSet} hand={other} name={frame.otherHand} />
          <p role="status">{mine < theirs ? words.youWin : mine > theirs ? words.theyWin : words.even}</p>
        </>
      ) : null}
      <div className={styles.options}>
        <Button icon={<Icon name="sort" size={18} />} disabled={sorted} onClick={() => setSorted(true)}>
          {words.compare}
        </Button>
        <Button
          icon={<Icon name="refresh" size={18} />}
          onClick={() => {
            setDeal(deal + 1);
            setPicked([]);
            setSorted(false);
          }}
        >
          {frame.newHand}
        </Button>
      </div>
    </>
  );
};
