import type { Seat } from '@sanh-rong/engine';
import { keptSeats, type TableSettings, type TableView } from '@sanh-rong/table';

/** What becomes of the seats of bots and built-in players when a table gets new settings. */
export interface Freed {
  /** Seats that will be empty, as they will be numbered then: their players may not know the other game. */
  readonly emptied: readonly Seat[];
  /** Seats that will be gone, with their players. */
  readonly gone: number;
}

const plays = ({ kind }: TableView['seats'][number]): boolean => kind !== 'empty' && kind !== 'person';

export const freedBy = (
  { seats, settings }: Pick<TableView, 'seats' | 'settings'>,
  wish: Pick<TableSettings, 'game' | 'seats'>,
): Freed => {
  const kept = keptSeats(seats, wish.seats);
  const playing = [...kept.keys()].filter((seat) => plays(seats[kept[seat]]));
  return {
    emptied: wish.game === settings.game ? [] : playing,
    gone: seats.filter(plays).length - playing.length,
  };
};
