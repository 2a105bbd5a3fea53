import type { LoadedBot, Loading, Printed } from '@sanh-rong/bot-kit';
import type { Bot } from '@sanh-rong/table';

/** Puts a bot whose code was found sound into a sandbox; on whose account (`owner`) settles who waits when there are too many. */
export type LoadSeat = (bot: {
  readonly game: string;
  readonly source: string;
  readonly time: number;
  readonly owner: string;
}) => Promise<Loading>;

/** Whose code is wanted, and where it sits. */
export interface BorrowRequest {
  readonly code: string;
  readonly seat: number;
  readonly bot: Bot;
  /** The host of the table: the author of the bot did not ask for it to play here. */
  readonly host: string;
  readonly game: string;
  /** Milliseconds a move. */
  readonly time: number;
}

/** A bot in a sandbox, borrowed for one call. */
export interface Borrowed {
  readonly bot: LoadedBot;
  /** What its code printed while it was loaded; once. */
  readonly printed: readonly Printed[];
  /** The game it was asked about last. */
  readonly memory: number | null;
  /** It may be asked again, about this game. */
  giveBack(memory: number): void;
  /** Ends it, busy or not. */
  stop(): void;
}

interface Held {
  readonly identity: string;
  readonly bot: LoadedBot;
  memory: number | null;
  busy: boolean;
  usedAt: number;
}

export interface SeatSandboxesOptions {
  readonly loadChecked: LoadSeat;
  /** The code of a version that was found sound when it was stored. */
  readonly sourceOf: (bot: string, version: number) => Promise<string | null>;
  /** With whom a host takes turns: guests with those of their network, of whom there may be any number. */
  readonly turnOf: (person: string) => Promise<string>;
  readonly now: () => number;
}

/** A bot that was not asked for so long is let go of (milliseconds): it is loaded again when its turn comes. */
const IDLE = 60_000;

/** This version is kept no longer. The bot cannot help it. */
export class CodeGone extends Error {}

const placeOf = ({ code, seat }: BorrowRequest): string => `${code}/${seat}`;

/** The same bot in the same seat may stay where it is. */
const identityOf = ({ bot, game, time }: BorrowRequest): string => `${game}/${bot.id}/${bot.version}/${time}`;

/**
 * The bots of this node's tables in their sandboxes: one for each seat, kept while the session goes on, so that what a bot
 * remembers lives as long as its game.
 */
export class SeatSandboxes {
  private readonly options: SeatSandboxesOptions;
  private readonly held = new Map<string, Held>();

  constructor(options: SeatSandboxesOptions) {
    this.options = options;
  }

  /** The bot of a seat, loaded if it is not; or what came of loading it. One that comes after the signal is let go of. */
  async borrow(wanted: BorrowRequest, signal: AbortSignal): Promise<Borrowed | Extract<Loading, { ok: false }>> {
    const place = placeOf(wanted);
    const held = this.held.get(place);
    if (held !== undefined && !held.busy && held.identity === identityOf(wanted)) {
      held.busy = true;
      return this.lend(place, held, []);
    }
    this.drop(place);
    const loaded = await this.load(wanted);
    if (!loaded.ok) return loaded;
    if (signal.aborted) loaded.bot.stop();
    signal.throwIfAborted();
    this.drop(place);
    const fresh: Held = {
      identity: identityOf(wanted),
      bot: loaded.bot,
      memory: null,
      busy: true,
      usedAt: this.options.now(),
    };
    this.held.set(place, fresh);
    return this.lend(place, fresh, loaded.printed);
  }

  private async load({ bot, host, game, time }: BorrowRequest): Promise<Loading> {
    const source = await this.options.sourceOf(bot.id, bot.version);
    if (source === null) throw new CodeGone();
    return this.options.loadChecked({ game, source, time, owner: await this.options.turnOf(host) });
  }

  private lend(place: string, held: Held, printed: readonly Printed[]): Borrowed {
    return {
      bot: held.bot,
      printed,
      memory: held.memory,
      giveBack: (memory) => {
        held.memory = memory;
        held.busy = false;
        held.usedAt = this.options.now();
      },
      stop: () => {
        held.bot.stop();
        if (this.held.get(place) === held) this.held.delete(place);
      },
    };
  }

  private drop(place: string): void {
    this.held.get(place)?.bot.stop();
    this.held.delete(place);
  }

  /** No session is on at this table any more. */
  dropTable(code: string): void {
    for (const place of [...this.held.keys()]) if (place.startsWith(`${code}/`)) this.drop(place);
  }

  /** Lets go of bots that were not asked for a while. */
  tidy(): void {
    const old = this.options.now() - IDLE;
    for (const [place, { busy, usedAt }] of [...this.held]) if (!busy && usedAt <= old) this.drop(place);
  }

  close(): void {
    for (const place of [...this.held.keys()]) this.drop(place);
  }
}
