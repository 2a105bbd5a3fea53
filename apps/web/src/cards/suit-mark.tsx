import type { Suit } from '@sanh-rong/engine';
import type { ReactNode } from 'react';
import { SUIT_SHAPES } from './suits.ts';

export interface SuitMarkProps {
  readonly suit: Suit;
  /** `suit` takes the deck's colour, made for the card's ivory; `text` the colour of the line it stands in. */
  readonly colour?: 'suit' | 'text' | undefined;
  readonly className?: string | undefined;
}

const COLOURS: Readonly<Record<Suit, string>> = {
  s: 'var(--suit-spade)',
  c: 'var(--suit-club)',
  d: 'var(--suit-diamond)',
  h: 'var(--suit-heart)',
};

/** A suit within a line of text, as high as its letters. */
export const SuitMark = ({ suit, colour = 'text', className }: SuitMarkProps): ReactNode => (
  <svg
    className={className}
    width="0.85em"
    height="0.85em"
    viewBox="0 0 100 100"
    fill={colour === 'suit' ? COLOURS[suit] : 'currentColor'}
    aria-hidden="true"
    focusable="false"
  >
    <path d={SUIT_SHAPES[suit]} />
  </svg>
);
