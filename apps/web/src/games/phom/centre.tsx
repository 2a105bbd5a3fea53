import type { Seat } from '@sanh-rong/engine';
import type { PhomAction, PhomEvent, PhomView } from '@sanh-rong/engine/phom';
import { legalOf } from '@sanh-rong/presentation/phom';
import { useEffect, useRef, useState } from 'react';
import { Card } from '../../cards/card.tsx';
import { sweepTo } from '../../table/motion.ts';
import { useWords } from '../../words/words.ts';
import type { GameTable, Scene, Touch } from '../game-table.ts';
import styles from './centre.module.css';
import { PHOM_WORDS } from './messages/vi.ts';
import { Offered } from './offered.tsx';
import { onMat } from './on-mat.ts';

/** The middle of the mat: the stock, the card that may be eaten, and what is to be done now. */

/** A card on its way from the stock to the player who drew it. */
const Drawn = ({ seat, onGone }: { readonly seat: Seat; readonly onGone: () => void }) => {
  const place = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    const { current } = place;
    if (current !== null) void sweepTo(current, seat).then(() => gone.current());
  }, [seat]);
  return (
    <div ref={place} className={styles.drawn} aria-hidden="true">
      <Card card={null} />
    </div>
  );
};

/** Who drew last, each time the stock grows smaller. */
const useDrawn = (stock: number, eventsSoFar: readonly PhomEvent[], pendingSeat: Seat | null) => {
  const before = useRef(stock);
  const [drawn, setDrawn] = useState<{ readonly seat: Seat; readonly stock: number } | null>(null);
  useEffect(() => {
    const last = eventsSoFar.findLast((event) => event.type === 'draw');
    const seat = pendingSeat ?? last?.seat;
    if (stock < before.current && seat !== undefined) setDrawn({ seat, stock });
    before.current = stock;
  }, [stock, eventsSoFar, pendingSeat]);
  return { drawn, clear: () => setDrawn(null) };
};

/** How many backs the stock is drawn with. */
const THICK = 3;
/** How far each lies beneath the next (pixels). */
const STEP = 1.5;

interface StockProps {
  readonly stock: number;
  readonly draw: (() => void) | null;
  readonly drawn: { readonly seat: Seat; readonly stock: number } | null;
  readonly onGone: () => void;
}

const Stock = ({ stock, draw, drawn, onGone }: StockProps) => {
  const words = useWords(PHOM_WORDS);
  const backs = Math.min(stock, THICK);
  const beneath = (at: number): string => `${(backs - 1 - at) * STEP}px`;
  const pile = (
    <span className={styles.pile}>
      {Array.from({ length: backs }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike.
          key={at}
          className={styles.back}
          style={{ transform: `translate(${beneath(at)}, ${beneath(at)})` }}
        >
          <Card card={null} />
        </span>
      ))}
      {drawn === null ? null : <Drawn key={drawn.stock} seat={drawn.seat} onGone={onGone} />}
    </span>
  );
  if (draw === null) {
    return (
      <div className={styles.spot} role="img" aria-label={words.stockLeft(stock)}>
        {pile}
        <span className={styles.note}>{words.stock(stock)}</span>
      </div>
    );
  }
  return (
    <button type="button" className={styles.spot} data-open onClick={draw}>
      {pile}
      <span className={styles.note} aria-hidden="true">
        <b>{words.draw}</b> {stock}
      </span>
      <span className="only-read">{words.drawFrom(stock)}</span>
    </button>
  );
};

/** What the one whose turn it is has to do now. */
const usePhase = (view: PhomView, { voice }: Scene, touch: Touch | null): string => {
  const { mine, theirs } = useWords(PHOM_WORDS);
  if (view.turn === null) return mine.over;
  const { name, you } = voice.who(view.turn);
  if (!you || touch === null) return theirs[view.phase](name);
  return view.phase === 'take' && legalOf(view, 'eat').length > 0 ? mine.takeOrEat : mine[view.phase];
};

export const Centre: GameTable['Centre'] = ({ touch, ...scene }) => {
  const view = scene.view as PhomView;
  const eventsSoFar = scene.eventsSoFar as readonly PhomEvent[];
  const pending = scene.pending as PhomAction | null;
  const { stock, offered } = onMat(view, pending, scene.bottom);
  const { drawn, clear } = useDrawn(stock, eventsSoFar, pending?.type === 'draw' ? scene.bottom : null);
  const mayTouch = pending === null ? touch : null;
  const [draw] = legalOf(view, 'draw');
  const phase = usePhase(view, scene, touch);
  return (
    <div className={styles.centre}>
      {view.phase === 'over' ? null : (
        <div className={styles.spots}>
          <Stock
            stock={stock}
            draw={mayTouch === null || draw === undefined ? null : () => mayTouch.act(draw)}
            drawn={drawn}
            onGone={clear}
          />
          {stock === 0 && offered === null ? null : (
            <Offered view={view} offered={offered} voice={scene.voice} touch={mayTouch} />
          )}
        </div>
      )}
      <p className={styles.phase}>{phase}</p>
    </div>
  );
};
