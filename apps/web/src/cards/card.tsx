import type { CardId, Rank, Suit } from '@sanh-rong/engine';
import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import { AceMark } from './ace-mark.tsx';
import styles from './card.module.css';
import { CardBack } from './card-back.tsx';
import { Court, isCourtRank } from './court.tsx';
import { Pig } from './pig.tsx';
import { RANK_STROKES } from './ranks.ts';
import { SUIT_SHAPES } from './suits.ts';

export interface CardProps {
  /** The card to show; null is a card that the viewer may not know, and shows its back. */
  readonly card: CardId | null;
  /** Width in pixels; without it the stylesheet decides through `--card-width`. */
  readonly size?: number | undefined;
  readonly faceDown?: boolean | undefined;
  readonly className?: string | undefined;
}

const readCard = (card: CardId): { rank: Rank; suit: Suit } => ({
  rank: card.slice(0, -1) as Rank,
  suit: card.slice(-1) as Suit,
});

/** Rank over suit, within the left two fifths of the card: in a hand this strip is all one sees. */
const Index = ({ rank, suit }: { rank: Rank; suit: Suit }): ReactNode => (
  <>
    <path
      d={RANK_STROKES[rank]}
      transform="translate(23 25) scale(1.1)"
      fill="none"
      stroke="currentColor"
      strokeWidth={15.5}
      strokeLinejoin="round"
    />
    <path d={SUIT_SHAPES[suit]} transform="translate(18 139) scale(.7)" fill="currentColor" />
  </>
);

const Mark = ({ rank, suit }: { rank: Rank; suit: Suit }): ReactNode => {
  if (rank === '2') return <Pig suit={suit} />;
  if (rank === 'A') return <AceMark suit={suit} />;
  if (isCourtRank(rank)) return <Court rank={rank} suit={suit} />;
  return <path d={SUIT_SHAPES[suit]} transform="translate(92 186) scale(1.42)" fill="currentColor" />;
};

/** A playing card. It carries no text of its own: the component that places it names it for screen readers. */
export const Card = memo(({ card, size, faceDown, className }: CardProps): ReactNode => {
  const shown = faceDown || card === null ? null : readCard(card);
  const style = size === undefined ? undefined : ({ '--card-width': `${size}px` } as CSSProperties);
  const names = [styles.card, shown ? '' : styles.down, className ?? ''].filter(Boolean).join(' ');
  return (
    <svg
      className={names}
      style={style}
      viewBox="0 0 250 350"
      data-suit={shown?.suit}
      data-card={shown ? card : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {shown ? (
        <>
          <Mark {...shown} />
          <Index {...shown} />
        </>
      ) : (
        <CardBack />
      )}
    </svg>
  );
});
