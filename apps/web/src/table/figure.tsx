import type { SeatView } from '@sanh-rong/table';
import { Avatar } from '../art/avatar.tsx';

interface FigureProps {
  readonly holder: SeatView | undefined;
  readonly name: string;
  readonly size: number;
  readonly className?: string | undefined;
}

/** Whoever holds a seat, as a figure: people and bots keep theirs when they change their name. */
export const Figure = ({ holder, name, size, className }: FigureProps) => (
  <Avatar
    name={name}
    seed={holder?.kind === 'person' || holder?.kind === 'bot' ? holder.id : name}
    kind={holder?.kind === 'player' || holder?.kind === 'bot' ? 'player' : 'person'}
    size={size}
    className={className}
  />
);
