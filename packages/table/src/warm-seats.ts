import type { Seat } from '@sanh-rong/engine';
import { isPerson, type SeatHolder, type TableState } from './state.ts';
import { TIMES } from './times.ts';

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

/**
 * A game with one person, who has just come and not made a move yet. People who look for company within seconds of each
 * other shall sit down together: for a moment such a game gives way to one that is dealt to both.
 */
const isUntouched = ({ seats, phase }: TableState): boolean => {
  const people = seats.filter(isPerson);
  return phase === 'playing' && people.length === 1 && people[0].missed < 0 && !isGivenUp(people[0]);
};

/** Whether it is still the moment for it. */
export const mayDealAnew = (state: TableState, now: number): boolean =>
  isUntouched(state) && now - state.dealtAt <= TIMES.strangersDealAnew;

/**
 * The seats that a person who looks for company could take: between two games, and while one is played only where nothing
 * has been done in it (`mayDealAnew` says for how long).
 */
export const warmSeats = (state: TableState): readonly Seat[] => {
  if (!isOfStrangers(state) || state.phase === 'closed') return [];
  if (state.phase === 'playing' && !isUntouched(state)) return [];
  if (state.phase === 'completed' && !hasCompany(state)) return [];
  return [...state.seats.keys()].filter((seat) => {
    const holder = state.seats[seat];
    return holder.kind === 'player' || (isPerson(holder) && holder.gone);
  });
};
