import type { CardId } from '@sanh-rong/engine';
import { type PointerEvent, useRef } from 'react';
import type { Play } from '../use-play.ts';

/** What fingers and mice do with the cards of a hand. */

interface GestureOptions {
  readonly play: Play;
  readonly onHold: (card: CardId) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Gesture {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly card: CardId;
  /** What a throw throws: what was selected, if this card was part of it, else this card alone. */
  readonly thrown: readonly CardId[];
  /** What a swipe does to every card it crosses: the opposite of what the first one was. */
  readonly selects: boolean;
  readonly crossed: Set<CardId>;
  /** Where the finger was last seen. */
  at: Point;
  kind: 'tap' | 'swipe' | 'throw' | 'held';
  timer: ReturnType<typeof setTimeout>;
}

/** Pixels before a touch is more than a tap, and how far up a throw must go. */
const SLOP = 12;
const THROW = 64;
/** Milliseconds until a touch is a hold. */
const HOLD = 450;

const cardAt = (x: number, y: number): CardId | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-hand-card]');
  return (found?.dataset.handCard as CardId | undefined) ?? null;
};

/** Pixels between two looks: narrower than any card lies in sight. */
const LOOK = 12;

/** Every card on the way: a slow phone tells of a quick finger only now and then. */
const cardsBetween = (from: Point, to: Point): CardId[] => {
  const looks = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LOOK));
  const cards: CardId[] = [];
  for (let look = 1; look <= looks; look++) {
    const share = look / looks;
    const card = cardAt(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    if (card !== null) cards.push(card);
  }
  return cards;
};

export const useGestures = (options: GestureOptions) => {
  const latest = useRef(options);
  latest.current = options;
  const gesture = useRef<Gesture | null>(null);

  const drag = (x: number, y: number): void => {
    const { style } = latest.current.play.hand.place.current ?? {};
    style?.setProperty('--drag-x', `${x}px`);
    style?.setProperty('--drag-y', `${y}px`);
  };

  const end = (): void => {
    if (gesture.current !== null) clearTimeout(gesture.current.timer);
    gesture.current = null;
    drag(0, 0);
    latest.current.play.hand.place.current?.removeAttribute('data-throwing');
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0 || gesture.current !== null) return;
    const card = cardAt(event.clientX, event.clientY);
    if (card === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { cards, selected, moveTo } = latest.current.play.hand;
    moveTo(cards.indexOf(card));
    gesture.current = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      card,
      thrown: selected.includes(card) ? selected : [card],
      selects: !selected.includes(card),
      crossed: new Set(),
      at: { x: event.clientX, y: event.clientY },
      kind: 'tap',
      timer: setTimeout(() => {
        if (gesture.current?.kind !== 'tap') return;
        gesture.current.kind = 'held';
        latest.current.onHold(card);
      }, HOLD),
    };
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const { current } = gesture;
    if (current === null || current.pointer !== event.pointerId || current.kind === 'held') return;
    const { send } = latest.current.play;
    const dx = event.clientX - current.x;
    const dy = event.clientY - current.y;
    if (current.kind === 'tap') {
      if (Math.hypot(dx, dy) < SLOP) return;
      clearTimeout(current.timer);
      current.kind = -dy > Math.abs(dx) ? 'throw' : 'swipe';
      if (current.kind === 'throw') {
        if (current.selects) {
          send({ type: 'clear' });
          send({ type: 'select', cards: current.thrown, on: true });
        }
        latest.current.play.hand.place.current?.setAttribute('data-throwing', '');
      }
    }
    if (current.kind === 'throw') drag(dx, Math.min(0, dy));
    else {
      for (const card of [current.card, ...cardsBetween(current.at, { x: event.clientX, y: event.clientY })]) {
        if (current.crossed.has(card)) continue;
        current.crossed.add(card);
        send({ type: 'select', cards: [card], on: current.selects });
      }
      current.at = { x: event.clientX, y: event.clientY };
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    const { current } = gesture;
    if (current === null || current.pointer !== event.pointerId) return;
    const { send } = latest.current.play;
    if (current.kind === 'tap') send({ type: 'select', cards: [current.card], on: current.selects });
    if (current.kind === 'throw' && current.y - event.clientY >= THROW) send({ type: 'throw', cards: current.thrown });
    end();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onContextMenu: prevent };
};

/** Holding a card must not open the browser's own menu. */
const prevent = (event: { preventDefault(): void }): void => event.preventDefault();
