import type { CardId } from '@sanh-rong/engine';
import { handInside, handName } from '@sanh-rong/presentation/lieng';
import { useMemo, useState } from 'react';
import { Icon } from '../../art/icons.tsx';
import { Button } from '../../parts/button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { HandPicker } from '../hand-picker.tsx';
import styles from '../learn.module.css';
import { LEARN_WORDS } from '../messages/vi.ts';
import { ShownCards } from '../shown-cards.tsx';
import { Verdict } from '../verdict.tsx';
import { drawHands, isHand, rankingOf, rivalsOf, worth } from './hands.ts';
import { LIENG_LESSON_WORDS } from './messages/vi.ts';

const THREE = 3;

/** What wins against this hand, out of all that could be dealt. */
const WhatWins = ({ cards }: { readonly cards: readonly CardId[] }) => {
  const words = useWords(LIENG_LESSON_WORDS);
  const language = useLanguage();
  const { all, winning, examples } = useMemo(() => rivalsOf(cards), [cards]);
  return (
    <>
      <p>{winning === 0 ? words.unbeatable : words.odds((winning / all) * 100)}</p>
      <ul className={styles.answers}>
        {examples.map(({ kind, cards: rival }) => (
          <li key={kind}>
            <ShownCards cards={rival} size="small" />
            <span>{words.fromOn(handInside(rival, rankingOf(rival), language))}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Choose three of nine: what they are, whether they beat the neighbour, and what would beat them. */
export const TryOut = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  const frame = useWords(LEARN_WORDS);
  const language = useLanguage();
  const [deal, setDeal] = useState(1);
  const [picked, setPicked] = useState<readonly CardId[]>([]);
  const [own, other] = useMemo(() => drawHands(`learn/${deal}`), [deal]);
  const whole = isHand(picked);
  const wins = whole && worth(picked) > worth(other);
  const theirs = handInside(other, rankingOf(other), language);
  const tint = whole ? (wins ? 'good' : 'bad') : 'plain';
  return (
    <>
      <p>{words.tryIntro}</p>
      <HandPicker
        label={frame.yourHand}
        cards={own}
        picked={picked}
        onPick={(cards) => setPicked(cards.slice(-THREE))}
        tint={tint}
      />
      <div className={styles.namedRow}>
        <small>{frame.otherHand}</small>
        <ShownCards cards={other} />
      </div>
      <Verdict
        tone={tint}
        title={whole ? handName(picked, rankingOf(picked), language) : words.pickMore(THREE - picked.length)}
      >
        {whole ? <p>{wins ? words.beats(theirs) : words.losesTo(theirs)}</p> : null}
        {whole ? <WhatWins cards={picked} /> : null}
      </Verdict>
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
      </div>
    </>
  );
};
