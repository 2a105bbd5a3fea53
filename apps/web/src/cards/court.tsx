import type { Rank, Suit } from '@sanh-rong/engine';
import type { ReactNode } from 'react';
import { SUIT_SHAPES } from './suits.ts';

export type CourtRank = Extract<Rank, 'J' | 'Q' | 'K'>;

export const isCourtRank = (rank: Rank): rank is CourtRank => rank === 'J' || rank === 'Q' || rank === 'K';

const FIGURES: Readonly<Record<CourtRank, { href: string; badge: string; ink: string }>> = {
  J: { href: '/art/courts.svg#j', badge: 'translate(152 190) scale(.46)', ink: 'var(--print-yellow)' },
  Q: { href: '/art/courts.svg#q', badge: 'translate(46 238) scale(.4) rotate(-18 50 50)', ink: 'currentColor' },
  K: { href: '/art/courts.svg#k', badge: 'translate(150 262) scale(.36)', ink: 'currentColor' },
};

/**
 * A court in the manner of a Đông Hồ print. The figures come from one file, fetched when the first court is shown;
 * until then the large suit mark below them is what one sees, and the figure's own ground covers it afterwards.
 */
export const Court = ({ rank, suit }: { rank: CourtRank; suit: Suit }): ReactNode => (
  <>
    <path d={SUIT_SHAPES[suit]} transform="translate(92 186) scale(1.42)" fill="currentColor" />
    <use href={FIGURES[rank].href} />
    <path d={SUIT_SHAPES[suit]} transform={FIGURES[rank].badge} fill={FIGURES[rank].ink} />
  </>
);
