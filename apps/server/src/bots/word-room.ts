import { ExpiringMap } from '../expiring-map.ts';
import type { GuestQuotas, Taken } from '../rate-limits/guest-quotas.ts';
import { KEPT_CALLS } from './calls.ts';
import { type BotCallReport, KEPT } from './reports.ts';

/** Bytes of words that are kept of one seat in one game, by calls and reports together. */
export const WORDS_OF_A_GAME = KEPT_CALLS.bytes + KEPT.bytes;

/** Tables that are remembered, and for how long without a new game (milliseconds). */
const REMEMBERED = { tables: 10_000, for: 3_600_000 } as const;

interface SeatRoom {
  /** Null where there was no room. */
  readonly taken: Promise<Taken | null>;
  used: number;
}

interface GameRoom {
  readonly game: string;
  readonly seats: Map<number, SeatRoom>;
}

/** Whether a call is kept with its words, and whether it is the first of its seat in this game that this node hears of. */
export interface CallRoom {
  readonly words: boolean;
  readonly isFirst: boolean;
}

/**
 * Room in the quota of guests for what bots print at tables: for those who brought the bot to the table, and for its owner.
 * It is taken for a whole game before anything is printed and given back when the game is over: would each word be taken as
 * it comes, its owner could read from the quota what the bot prints about its hand.
 */
export class WordRoom {
  private readonly quotas: GuestQuotas;
  private readonly tables: ExpiringMap<GameRoom>;

  constructor(quotas: GuestQuotas, now: () => number) {
    this.quotas = quotas;
    this.tables = new ExpiringMap(REMEMBERED.tables, REMEMBERED.for, now);
  }

  async enter(call: BotCallReport): Promise<CallRoom> {
    const seats = await this.seatsOf(call);
    const known = seats.get(call.seat);
    if (known !== undefined) return { words: (await known.taken) !== null, isFirst: false };
    const taken = this.take(call);
    seats.set(call.seat, { taken, used: 0 });
    return { words: (await taken) !== null, isFirst: true };
  }

  /** So many bytes of it are used. */
  use({ table, seat }: BotCallReport, bytes: number): void {
    const room = this.tables.get(table)?.seats.get(seat);
    if (room !== undefined) room.used += bytes;
  }

  /** No game is played at the table any more: what was not used can be used by others. */
  async leave(table: string): Promise<void> {
    const room = this.tables.get(table);
    if (room === undefined) return;
    this.tables.delete(table);
    for (const { taken, used } of room.seats.values()) {
      const unused = WORDS_OF_A_GAME - used;
      if (unused > 0) await (await taken)?.giveBack(unused);
    }
  }

  private async seatsOf({ table, session, game }: BotCallReport): Promise<Map<number, SeatRoom>> {
    const played = `${session} ${game}`;
    const known = this.tables.get(table);
    if (known?.game === played) return known.seats;
    const seats = new Map<number, SeatRoom>();
    const ended = known === undefined ? undefined : this.leave(table);
    this.tables.set(table, { game: played, seats });
    await ended;
    return seats;
  }

  private async take({ broughtBy, owner }: BotCallReport): Promise<Taken | null> {
    const taken = await this.quotas.take('words', [broughtBy, owner], WORDS_OF_A_GAME);
    return taken.ok ? taken.value : null;
  }
}
