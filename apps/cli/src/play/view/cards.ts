import { type CardId, cardOf, rankOf, SUIT_SYMBOLS, suitOf } from '@sanh-rong/engine';
import type { Canvas } from '../canvas.ts';
import type { Style } from '../palette.ts';
import { padEnd } from '../width.ts';

/** Cards as small boxes. */

export const CARD_ROWS = 4;

const WIDE = 5;
const NARROW = 4;
/** Overlapping cards still show rank and suit. */
const OVERLAP = 3;

const isRed = (suit: string): boolean => suit === SUIT_SYMBOLS.d || suit === SUIT_SYMBOLS.h;

const drawCard = (canvas: Canvas, x: number, y: number, id: CardId, columns: number): void => {
  const card = cardOf(id) ?? 0;
  const suit = SUIT_SYMBOLS[suitOf(card)];
  const style: Style = isRed(suit) ? 'red' : 'black';
  const inner = columns - 2;
  const edge = '─'.repeat(inner);
  canvas.put(x, y, `╭${edge}╮`, 'edge');
  canvas.put(x, y + 1, '│', 'edge');
  canvas.put(canvas.put(x + 1, y + 1, padEnd(rankOf(card), inner), style), y + 1, '│', 'edge');
  canvas.put(x, y + 2, '│', 'edge');
  canvas.put(canvas.put(x + 1, y + 2, padEnd(suit, inner), style), y + 2, '│', 'edge');
  canvas.put(x, y + 3, `╰${edge}╯`, 'edge');
};

/** How a row of cards is laid out in so many columns. */
export interface Row {
  /** The left edge of each card. */
  readonly at: readonly number[];
  readonly cardColumns: number;
}

interface Spacing {
  readonly card: number;
  readonly step: number;
  readonly gap: number;
}

const SPACINGS: readonly Spacing[] = [
  { card: WIDE, step: WIDE, gap: 2 },
  { card: WIDE, step: WIDE, gap: 1 },
  { card: NARROW, step: NARROW, gap: 1 },
  { card: WIDE, step: WIDE, gap: 0 },
  { card: NARROW, step: NARROW, gap: 0 },
  { card: NARROW, step: OVERLAP, gap: 1 },
  { card: NARROW, step: OVERLAP, gap: 0 },
];

/** The roomiest way to lay groups of cards side by side, in the middle of the columns from x. */
export const layCards = (groups: readonly (readonly CardId[])[], x: number, columns: number): Row => {
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const widthOf = ({ card, step, gap }: Spacing): number =>
    count === 0 ? 0 : (count - 1) * step + card + (groups.length - 1) * gap;
  const spacing = SPACINGS.find((candidate) => widthOf(candidate) <= columns) ?? SPACINGS[SPACINGS.length - 1];
  const at: number[] = [];
  let left = x + Math.max(0, Math.floor((columns - widthOf(spacing)) / 2));
  for (const group of groups) {
    for (const _ of group) {
      at.push(left);
      left += spacing.step;
    }
    left += spacing.gap;
  }
  return { at, cardColumns: spacing.card };
};

/** Draws cards whose top edge is `top(card)`. */
export const drawCards = (
  canvas: Canvas,
  { at, cardColumns }: Row,
  cards: readonly CardId[],
  top: (id: CardId) => number,
): void => {
  for (const [i, id] of cards.entries()) drawCard(canvas, at[i], top(id), id, cardColumns);
};
