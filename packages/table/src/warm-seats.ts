import type { Seat } from '@sanh-rong/engine';
import { isPerson, type SeatHolder, type TableState } from './state.ts';

/** Seats at tables of strangers: built-in players keep them warm, and give them up between two games. */

/** Whether the server seats strangers here, without a host (docs/decisions/0026). */
export const isOfStrangers = ({ settings }: Pick<TableState, 'settings'>): boolean => settings.company === 'strangers';

/** People who sit at a table of strangers and have not left it; at other tables, and at closed ones, none. */
export const strangersAt = (state: TableState): readonly string[] => {
  if (!isOfStrangers(state) || state.phase === 'closed') return [];
  return state.seats
    .filter(isPerson)
    .filter(({ gone }) => !gone)
    .map(({ person }) => person.id);
};

/**
 * Whether a built-in player gets the seat before the next deal: the person has left or lost the line, or a built-in player
 * had to play for them and they have not come back.
 */
export const isGivenUp = (holder: SeatHolder): boolean =>
  isPerson(holder) && (holder.gone || holder.away || holder.standIn);

/** Whether a person is still there for whom the next lobby opens. */
export const hasCompany = ({ seats }: TableState): boolean =>
  seats.some((holder) => isPerson(holder) && !isGivenUp(holder));

/** The seats that a person who looks for company could take now: between two games, and none while one is played. */
export const warmSeats = (state: TableState): readonly Seat[] => {
  if (!isOfStrangers(state) || state.phase === 'playing' || state.phase === 'closed') return [];
  if (state.phase === 'completed' && !hasCompany(state)) return [];
  return [...state.seats.keys()].filter((seat) => {
    const holder = state.seats[seat];
    return holder.kind === 'player' || (isPerson(holder) && holder.gone);
  });
};
