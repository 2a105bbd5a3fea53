import type { Seat } from '@sanh-rong/engine';
import type { SeatView } from '@sanh-rong/table';
import { Avatar } from '../art/avatar.tsx';
import { type Drawn, looksAt } from '../art/looks.ts';
import { useLanguage } from '../words/words.ts';
import { seatName } from './voice.ts';

interface FigureProps {
  /** Everybody at the table: none of them looks like another. */
  readonly seats: readonly (SeatView | undefined)[];
  readonly seat: Seat;
  readonly size: number;
  readonly className?: string | undefined;
}

/** The holder of a seat, as a figure: people and bots keep theirs when they change their name. */
export const Figure = ({ seats, seat, size, className }: FigureProps) => {
  const language = useLanguage();
  const drawn = seats.map((holder, at): Drawn | null => {
    if (holder === undefined || holder.kind === 'empty') return null;
    const name = seatName(holder, at, language);
    if (holder.kind === 'person') return { name, seed: holder.id, avatar: holder.face, came: holder.came };
    return { name, seed: holder.kind === 'bot' ? holder.id : name };
  });
  const kind = seats[seat]?.kind;
  return (
    <Avatar
      name={drawn[seat]?.name ?? ''}
      look={looksAt(drawn)[seat]}
      kind={kind === 'player' || kind === 'bot' ? 'player' : 'person'}
      size={size}
      className={className}
    />
  );
};
