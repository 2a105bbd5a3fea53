import { setTimeout as sleep } from 'node:timers/promises';
import type { BotAnswer } from '@sanh-rong/bot-kit';
import { type BotOutcome, type BotTurn, botToAct, type TableState } from '@sanh-rong/table';
import type { BotCallReport } from '../bots/reports.ts';
import type { CountedCall } from '../http/metrics.ts';
import type { Tables } from '../tables/tables.ts';
import { type AskedTurn, askedTurn, gameNumber, type Judged, judged, unloaded } from './bot-turn.ts';
import { CodeGone, SeatSandboxes, type SeatSandboxesOptions } from './seat-sandboxes.ts';

export interface BotSeatsOptions extends SeatSandboxesOptions {
  readonly tables: Tables;
  /** What came of a call, for the bot's owner alone. */
  readonly report: (told: BotCallReport) => Promise<void>;
  readonly counted: (outcome: CountedCall) => void;
  readonly failed: (error: unknown) => void;
  /** Lets time pass (milliseconds) until the signal comes; tests bring their own. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

const usualWait = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(milliseconds, undefined, { signal });

/** How long beyond a bot's own time its answer is waited for: all sandboxes may be busy (milliseconds). */
const PATIENCE = 8_000;
/** The wait before sandboxes that do not work are tried again (milliseconds), as long as the bot's own time lasts. */
const AGAIN = 250;

interface Asking {
  readonly moved: number;
  readonly stop: AbortController;
}

interface Came extends Judged {
  readonly answer: BotAnswer;
}

/** The work, unless the signal comes first. */
const unless = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });

const count = ({ outcome }: Judged): CountedCall => {
  if ('action' in outcome) return 'played';
  if (outcome.fault === 'timeout') return 'timeout';
  return outcome.fault === 'crash' || outcome.fault === 'memory' ? 'crashed' : 'refused';
};

/**
 * Asks the bots of this node's tables. A bot is asked as soon as its turn begins and its answer is stored when the table
 * lets it act; meanwhile nobody waits for it. An answer to a turn that is over by then is dropped.
 */
export class BotSeats {
  private readonly options: BotSeatsOptions;
  private readonly sandboxes: SeatSandboxes;
  private readonly wait: NonNullable<BotSeatsOptions['wait']>;
  /** The turn being asked about, by table. */
  private readonly asking = new Map<string, Asking>();
  private readonly running = new Set<Promise<void>>();
  private closing = false;

  constructor(options: BotSeatsOptions) {
    const { tables } = options;
    this.options = options;
    this.wait = options.wait ?? usualWait;
    this.sandboxes = new SeatSandboxes(options);
    tables.askBots((state) => this.begin(state));
    tables.listen(({ state }) => this.heard(state));
  }

  private begin(state: TableState): void {
    const turn = botToAct(state);
    if (turn === null || this.closing) return;
    const { code, moved } = state;
    const before = this.asking.get(code);
    if (before?.moved === moved) return;
    before?.stop.abort();
    const asking = { moved, stop: new AbortController() };
    this.asking.set(code, asking);
    const work = this.play(state, turn, asking.stop.signal)
      .catch((error) => {
        if (!asking.stop.signal.aborted) this.options.failed(error);
      })
      .finally(() => {
        if (this.asking.get(code) === asking) this.asking.delete(code);
        this.running.delete(work);
      });
    this.running.add(work);
  }

  /** What a table has left behind is not worth thinking about; where nobody plays any more, no bot waits. */
  private heard({ code, moved, phase }: TableState): void {
    const asking = this.asking.get(code);
    const isPlaying = phase === 'playing';
    if (asking !== undefined && (asking.moved !== moved || !isPlaying)) asking.stop.abort();
    if (!isPlaying) this.sandboxes.dropTable(code);
  }

  private async play(state: TableState, turn: BotTurn, signal: AbortSignal): Promise<void> {
    const asked = askedTurn(state, turn);
    const came = asked === null ? null : await this.think(asked, signal);
    // Where it could not be asked, the turn lasts as long as the bot's time does.
    await this.until((came === null ? state.turnEnds : state.wake) ?? 0, signal);
    const outcome: BotOutcome = came?.outcome ?? { fault: 'server' };
    const stored = await this.options.tables.moveBot(state.code, state.moved, outcome);
    if (stored === null || asked === null || came === null) return;
    this.options.counted(count(came));
    await this.options.report(this.reportOf(asked, came));
  }

  private async until(moment: number, signal: AbortSignal): Promise<void> {
    const left = moment - this.options.now();
    if (left > 0) await this.wait(left, signal);
  }

  private reportOf({ state, seat, bot, call }: AskedTurn, { answer, fault }: Came): BotCallReport {
    const { returned, printed, unprinted, micros } = answer;
    return {
      bot: bot.id,
      version: bot.version,
      table: state.code,
      session: state.sessions,
      game: gameNumber(state),
      seat,
      at: this.options.now(),
      fault,
      snapshot: call.snapshot,
      returned,
      printed,
      unprinted,
      micros,
    };
  }

  /** What the bot does; null when it could not be asked, which is not its fault. */
  private async think(asked: AskedTurn, signal: AbortSignal): Promise<Came | null> {
    const time = asked.state.settings.botSeconds * 1_000;
    const enough = AbortSignal.any([signal, AbortSignal.timeout(time + PATIENCE)]);
    const { now } = this.options;
    const began = now();
    for (;;) {
      try {
        const answer = await this.ask(asked, time, enough);
        return { answer, ...judged(asked, answer) };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof CodeGone) return null;
        this.options.failed(error);
      }
      if (enough.aborted || now() - began + AGAIN > time) return null;
      await this.wait(AGAIN, signal);
    }
  }

  private async ask(asked: AskedTurn, time: number, signal: AbortSignal): Promise<BotAnswer> {
    const { seat, bot, call } = asked;
    const { code, settings, host } = asked.state;
    const wanted = { code, seat, bot, host: host ?? code, game: settings.game, time };
    const borrowed = await unless(signal, this.sandboxes.borrow(wanted, signal));
    if ('ok' in borrowed) return unloaded(borrowed.fault, borrowed.printed);
    try {
      if (borrowed.memory !== null && borrowed.memory !== call.memory) borrowed.bot.forget(borrowed.memory);
      const [answer] = await unless(signal, borrowed.bot.decide([call]));
      borrowed.giveBack(call.memory);
      return { ...answer, printed: [...borrowed.printed, ...answer.printed] };
    } catch (error) {
      borrowed.stop();
      throw error;
    }
  }

  /** Lets go of bots that nobody has asked for a while. */
  tidy(): void {
    this.sandboxes.tidy();
  }

  /** Asks nobody any more; what was already answered is stored. */
  async close(): Promise<void> {
    this.closing = true;
    for (const { stop } of this.asking.values()) stop.abort();
    await Promise.allSettled(this.running);
    this.sandboxes.close();
  }
}
