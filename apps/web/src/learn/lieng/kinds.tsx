import { type CardId, cardOf, SUITS } from '@sanh-rong/engine';
import { HAND_KINDS, SUIT } from '@sanh-rong/engine/lieng/core';
import { handName } from '@sanh-rong/presentation/lieng';
import { Mat } from '../../art/mat.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { cardsIn } from '../card-text.ts';
import styles from '../learn.module.css';
import { ShownCards } from '../shown-cards.tsx';
import { rankingOf, worth } from './hands.ts';
import { LIENG_LESSON_WORDS } from './messages/vi.ts';

const GOAL = cardsIn('Qs Kd Ah');

export const Goal = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  return (
    <>
      <Mat className={styles.mat}>
        <ShownCards cards={GOAL} />
      </Mat>
      <p>{words.goal}</p>
    </>
  );
};

const EXAMPLES: readonly (readonly CardId[])[] = [
  cardsIn('7s 7c 7d'),
  cardsIn('Qh Ks Ad'),
  cardsIn('4c 5d 6h'),
  cardsIn('As 2h 3c'),
  cardsIn('Jd Kc Ks'),
  cardsIn('2d 7h Kh'),
  cardsIn('3s 8d Qc'),
].toSorted((a, b) => worth(b) - worth(a));

/** The four kinds from the highest down, and how a hand of each is called. */
export const Kinds = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  const language = useLanguage();
  return (
    <>
      <p>{words.kindsIntro}</p>
      <ol className={styles.special}>
        {HAND_KINDS.toReversed().map((kind) => (
          <li key={kind}>
            <span>
              <b>{words.kinds[kind].name}</b> {words.kinds[kind].text}
            </span>
            <div className={styles.groups}>
              {EXAMPLES.filter((cards) => rankingOf(cards).kind === kind).map((cards) => (
                <figure key={cards.join()}>
                  <ShownCards cards={cards} size="small" />
                  <figcaption>{handName(cards, rankingOf(cards), language)}</figcaption>
                </figure>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
};

const SUIT_ROW: readonly CardId[] = SUITS.map((suit): CardId => `K${suit}`).toSorted(
  (a, b) => SUIT[cardOf(a) ?? 0] - SUIT[cardOf(b) ?? 0],
);

/** When two hands are of one kind. */
export const Ties = () => {
  const words = useWords(LIENG_LESSON_WORDS);
  return (
    <>
      <div className={styles.ladder}>
        {SUIT_ROW.map((card) => (
          <ShownCards key={card} cards={[card]} size="small" />
        ))}
      </div>
      <p>{words.ties}</p>
    </>
  );
};
