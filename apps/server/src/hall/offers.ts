import { isOfStrangers, strangersAt, type TableState, TIMES, warmSeats } from '@sanh-rong/table';
import type { Sql } from '../database/open.ts';
import { ExpiringMap } from '../expiring-map.ts';
import { turnOfNetworks } from '../rate-limits/networks.ts';
import type { Rooms, TableSocket } from '../sockets/rooms.ts';
import type { Happened, Tables } from '../tables/tables.ts';
import { offerable } from './departures.ts';

/** A table of strangers where a game has ended and a seat is warm, as nodes tell each other. */
export interface WarmSeat {
  readonly code: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly people: number;
  /** When the next game begins there (milliseconds). */
  readonly until: number;
}

/** People who are offered a seat through one node at a time: a seat or two cannot be taken by many. */
export const OFFERED = 12;

/** People and networks of whom it is remembered when they were offered a seat, and for how long (milliseconds). */
const REMEMBERED = { most: 20_000, for: 600_000 } as const;

/** A person who plays with built-in players alone, and the connections through which they hear of it. */
interface Waiting {
  readonly state: TableState;
  readonly person: string;
  readonly sockets: readonly TableSocket[];
  readonly network: string;
}

export interface OffersOptions {
  readonly sql: Sql;
  readonly tables: Pick<Tables, 'cached' | 'find'>;
  readonly rooms: Pick<Rooms, 'codes' | 'followers' | 'tell'>;
  readonly now: () => number;
}

/** The seat that is free at a table between two games, if there is one. */
const warmSeatAt = (state: TableState): WarmSeat | null => {
  if (state.phase !== 'completed' || state.wake === null) return null;
  const people = strangersAt(state).length;
  if (people === 0 || warmSeats(state).length === 0) return null;
  const { game, ruleSet } = state.settings;
  return {
    code: state.code,
    game,
    ruleSet,
    people,
    until: state.wake + TIMES.strangersPledges + TIMES.strangersCountdown,
  };
};

/** The seat that becomes free with an event, if one does. */
export const warmSeatAfter = ({ before, state }: Happened): WarmSeat | null =>
  before?.phase === 'playing' ? warmSeatAt(state) : null;

/**
 * Of two tables that are both between two games, which one is left for the other: that with less people, else that with the
 * later code. Two who are each alone would otherwise both move, each to where the other was. A search goes by the same.
 */
export const goesBefore = ({ code, people }: Pick<WarmSeat, 'code' | 'people'>, own: string): boolean =>
  people > 1 || code < own;

/** Tells people who play with built-in players alone that there is company at another table. */
export class Offers {
  private readonly options: OffersOptions;
  /** When people and networks were last offered a seat. */
  private readonly offeredAt: ExpiringMap<number>;

  constructor(options: OffersOptions) {
    this.options = options;
    this.offeredAt = new ExpiringMap(REMEMBERED.most, REMEMBERED.for, options.now);
  }

  private isWaiting(state: TableState, seat: WarmSeat): boolean {
    const { settings } = state;
    const { code, game, ruleSet } = seat;
    if (!isOfStrangers(state) || state.code === code) return false;
    if (state.phase !== 'playing' && !goesBefore(seat, state.code)) return false;
    return settings.game === game && settings.ruleSet === ruleSet && strangersAt(state).length === 1;
  }

  /** People of this node who may want the seat. */
  private waitingFor(seat: WarmSeat): Waiting[] {
    const { tables, rooms } = this.options;
    return rooms
      .codes()
      .flatMap((code) => tables.cached(code) ?? [])
      .filter((state) => this.isWaiting(state, seat))
      .flatMap((state) => {
        const [person] = strangersAt(state);
        const sockets = rooms.followers('now', state.code).filter(({ data }) => data.signedIn.person.id === person);
        return sockets.length === 0
          ? []
          : [{ state, person, sockets, network: turnOfNetworks(sockets[0].data.networks) }];
      });
  }

  /**
   * Whom the seat is offered to. Networks take turns, and so do the people of each: who was offered one longest ago comes
   * first. Else a dozen guests of one network who wait and never move would be offered every seat.
   */
  private nextOf(waiting: readonly Waiting[]): Waiting[] {
    const lastOf = (key: string): number => this.offeredAt.get(key) ?? Number.NEGATIVE_INFINITY;
    const byTurns = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
    const counts = new Map<string, number>();
    const next = waiting
      .toSorted((one, other) => byTurns(lastOf(one.person), lastOf(other.person)))
      .map((each) => {
        const place = counts.get(each.network) ?? 0;
        counts.set(each.network, place + 1);
        return { each, place };
      })
      .toSorted(
        (one, other) => one.place - other.place || byTurns(lastOf(one.each.network), lastOf(other.each.network)),
      )
      .slice(0, OFFERED)
      .map(({ each }) => each);
    for (const { person, network } of next) {
      for (const key of [person, network]) this.offeredAt.set(key, this.options.now());
    }
    return next;
  }

  /** Another node says that there is a seat; what it is like is read here, where there are people for it. */
  async heard(told: WarmSeat): Promise<void> {
    if (this.waitingFor(told).length === 0) return;
    const state = await this.options.tables.find(told.code);
    const seat = state === null ? null : warmSeatAt(state);
    if (seat !== null) await this.offer(seat);
  }

  /** Offers a seat to people of this node. */
  async offer(seat: WarmSeat): Promise<void> {
    const { sql, rooms, now } = this.options;
    const waiting = this.nextOf(this.waitingFor(seat));
    const people = await offerable(
      sql,
      waiting.map(({ person }) => person),
      seat.code,
      now(),
    );
    for (const { state, person, sockets } of waiting) {
      if (!people.has(person)) continue;
      const { game, ruleSet, until } = seat;
      rooms.tell(sockets, 'seat_offer', {
        tableId: state.code,
        game,
        ruleSet,
        people: seat.people,
        betweenGames: goesBefore(seat, state.code),
        until,
        now: now(),
      });
    }
  }
}
