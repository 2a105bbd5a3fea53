import type { Seat } from '@sanh-rong/engine';
import type { RestAnswer } from '@sanh-rong/protocol';
import type { SeatView, TableView } from '@sanh-rong/table';

/** What a table still waits for before its host can start. */
export type Waiting =
  | { readonly for: 'seats'; readonly free: number }
  | { readonly for: 'people'; readonly late: readonly Seat[] }
  | { readonly for: 'host' };

export type PersonSeat = Extract<SeatView, { kind: 'person' }>;

export const isPersonSeat = (seat: SeatView | undefined): seat is PersonSeat => seat?.kind === 'person';

export const freeSeats = ({ seats }: Pick<TableView, 'seats'>): readonly Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat].kind === 'empty');

export const peopleOf = ({ seats }: Pick<TableView, 'seats'>): readonly PersonSeat[] => seats.filter(isPersonSeat);

/** Empty seats come first: a person who sits down there has to get ready as well. */
export const waitingFor = (view: Pick<TableView, 'seats' | 'host'>): Waiting => {
  const free = freeSeats(view).length;
  if (free > 0) return { for: 'seats', free };
  const late = [...view.seats.keys()].filter((seat) => {
    const holder = view.seats[seat];
    return isPersonSeat(holder) && !holder.ready && holder.id !== view.host;
  });
  return late.length > 0 ? { for: 'people', late } : { for: 'host' };
};

/** No player can start, change the rules or free a seat until the host is back or another person takes over. */
export const isHostAway = ({
  seats,
  host,
  standingHost,
}: Pick<TableView, 'seats' | 'host' | 'standingHost'>): boolean =>
  peopleOf({ seats }).find(({ id }) => id === host)?.away ?? standingHost?.away ?? false;

/** How many would play if the empty seats were taken away; null where none is empty, or too few would be left. */
export const withoutEmpty = (
  { seats, settings }: Pick<TableView, 'seats' | 'settings'>,
  rules: Pick<RestAnswer<'rules'>, 'games'> | null,
): number | null => {
  const ruleSets = rules?.games.find(({ id }) => id === settings.game)?.ruleSets;
  const fewest = ruleSets?.find(({ id }) => id === settings.ruleSet)?.seats.min;
  const taken = seats.length - freeSeats({ seats }).length;
  return fewest === undefined || taken === seats.length || taken < fewest ? null : taken;
};

/** Once the cards are dealt, no person sits down or gets ready. */
export const isLobby = ({ phase }: Pick<TableView, 'phase'>): boolean => phase === 'waiting' || phase === 'ready';

/** There is a seat, and it may be taken now. */
export const maySit = (view: Pick<TableView, 'phase' | 'seats'>): boolean =>
  isLobby(view) && freeSeats(view).length > 0;

/** The name of a table: its own, or that of its host. */
export const hostName = (view: Pick<TableView, 'seats' | 'host' | 'standingHost'>): string | null =>
  peopleOf(view).find(({ id }) => id === view.host)?.name ?? view.standingHost?.name ?? null;
