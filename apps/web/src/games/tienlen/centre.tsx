import type { CardId, Seat } from '@sanh-rong/engine';
import type { TienLenAction, TienLenEvent, TienLenView } from '@sanh-rong/engine/tienlen';
import { combinationName, debtNote, playsOfRound } from '@sanh-rong/presentation/tienlen';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { Flown } from '../../table/flown.tsx';
import { sweepTo } from '../../table/motion.ts';
import type { Scene } from '../game-table.ts';
import styles from './centre.module.css';

/** The pile: the play to beat on top, what it has beaten beneath, and what it is called. */

interface Play {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/** How many plays of a round stay in sight. */
const IN_SIGHT = 3;

/** A small turn that a play keeps, as if it had been thrown. */
const turnOf = (cards: readonly CardId[]): number => {
  let sum = 0;
  for (const card of cards) for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  // The ends of a long row would swing down under the words below it.
  return ((sum % 11) - 5) / Math.max(1, cards.length / 3);
};

const keyOf = ({ seat, cards }: Play): string => `${seat}:${cards.join('')}`;

const Pile = ({ plays }: { readonly plays: readonly Play[] }) => (
  <>
    {plays.map((play, at) => (
      <div
        key={keyOf(play)}
        className={styles.play}
        data-depth={plays.length - 1 - at}
        style={{ '--turn': `${turnOf(play.cards)}deg`, '--many': play.cards.length } as CSSProperties}
      >
        {play.cards.map((card, order) => (
          <Flown key={card} seat={play.seat} card={card} delay={order * 14} className={styles.card}>
            <Card card={card} />
          </Flown>
        ))}
      </div>
    ))}
  </>
);

/** What lay there when a round was won, on its way to the winner. */
const Swept = ({
  plays,
  to,
  onGone,
}: {
  readonly plays: readonly Play[];
  readonly to: Seat;
  readonly onGone: () => void;
}) => {
  const pile = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    const { current } = pile;
    if (current !== null) void sweepTo(current, to).then(() => gone.current());
  }, [to]);
  return (
    <div ref={pile} className={styles.pile} aria-hidden="true">
      {plays.map((play) => (
        <div
          key={keyOf(play)}
          className={styles.play}
          style={{ '--turn': `${turnOf(play.cards)}deg` } as CSSProperties}
        >
          {play.cards.map((card) => (
            <div key={card} className={styles.card}>
              <Card card={card} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
};

export const Centre = ({ view: anyView, eventsSoFar: anyEvents, voice, bottom, pending: anyPending }: Scene) => {
  const view = anyView as TienLenView;
  const eventsSoFar = anyEvents as readonly TienLenEvent[];
  const pending = anyPending as TienLenAction | null;
  const plays: Play[] = view.table === null ? [] : playsOfRound(eventsSoFar).slice(-IN_SIGHT);
  // A viewer who came in the middle of a round may know only what lies on top.
  if (view.table !== null && plays.length === 0) plays.push(view.table);
  if (pending?.type === 'play') plays.push({ seat: bottom, cards: pending.cards });
  const top = plays.at(-1) ?? null;

  const [swept, setSwept] = useState<{ readonly plays: readonly Play[]; readonly to: Seat } | null>(null);
  const lay = useRef<readonly Play[]>([]);
  const won = eventsSoFar.at(-1)?.type === 'roundWon' ? eventsSoFar.at(-1) : null;
  useEffect(() => {
    if (plays.length === 0 && lay.current.length > 0 && won?.type === 'roundWon') {
      setSwept({ plays: lay.current, to: won.seat });
    }
    lay.current = plays;
  });

  const note = debtNote(view, voice);
  return (
    <div className={styles.centre}>
      <div className={styles.pile}>
        <Pile plays={plays} />
      </div>
      {swept === null ? null : <Swept plays={swept.plays} to={swept.to} onGone={() => setSwept(null)} />}
      <p className={styles.caption} data-caption="">
        {top === null ? null : (
          <>
            <b>{combinationName(top.cards, voice.language)}</b>
            <span>{voice.who(top.seat).name}</span>
          </>
        )}
      </p>
      {note === '' ? null : <p className={styles.debt}>{note}</p>}
    </div>
  );
};
