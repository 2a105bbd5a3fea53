import type { Suit } from '@sanh-rong/engine';
import type { ReactNode } from 'react';
import { SUIT_SHAPES } from './suits.ts';

/** Where a lotus sits inside each suit's mark: the widest part is not at the same height. */
const LOTUS_AT: Readonly<Record<Suit, string>> = {
  s: 'translate(50 61)',
  c: 'translate(50 58) scale(.8)',
  d: 'translate(50 56)',
  h: 'translate(50 48)',
};

/** The ace's mark: the suit within a fine contour, with a lotus cut out of it. */
export const AceMark = ({ suit }: { suit: Suit }): ReactNode => (
  <g transform="translate(88 180) scale(1.48)" stroke="currentColor" fill="none" strokeLinejoin="round">
    <path d={SUIT_SHAPES[suit]} strokeWidth={10} />
    <path d={SUIT_SHAPES[suit]} stroke="var(--card-face)" strokeWidth={6} />
    <path d={SUIT_SHAPES[suit]} stroke="none" fill="currentColor" />
    <g transform={LOTUS_AT[suit]} stroke="none" fill="var(--card-face)">
      <path d="M0-22C8-14 9-2 0 9C-9-2-8-14 0-22Z" />
      <path d="M-7-15C-15-13-14-1-5 8C-9-1-9-8-7-15ZM7-15C15-13 14-1 5 8C9-1 9-8 7-15Z" />
      <path d="M-16-7C-24-3-18 8-6 11C-13 5-15-1-16-7ZM16-7C24-3 18 8 6 11C13 5 15-1 16-7Z" />
      <path d="M-20 13C-12 12-6 16 0 12C6 16 12 12 20 13C14 17 7 19 0 17C-7 19-14 17-20 13Z" />
    </g>
  </g>
);
