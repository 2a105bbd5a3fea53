import type { BotAnswer } from '@sanh-rong/bot-kit';
import { Starved } from '@sanh-rong/sandbox';
import { type BotOutcome, type BotTurn, botMoves, botToAct, type TableState } from '@sanh-rong/table';
import type { BotCallReport } from '../bots/reports.ts';
import { unlessAborted, withDeadline } from '../deadlines.ts';
import type { CountedCall } from '../http/metrics.ts';
import { PendingTurns, type PendingTurnsOptions } from '../tables/pending-turns.ts';
import type { Tables } from '../tables/tables.ts';
import { type BotQuestion, gameNumber, type Judged, judged, questionFor, unloaded } from './bot-turn.ts';
import { CodeGone, SeatSandboxes, type SeatSandboxesOptions } from './seat-sandboxes.ts';

export interface BotSeatsOptions extends SeatSandboxesOptions, PendingTurnsOptions {
  readonly tables: Tables;
  /** What came of a call. */
  readonly report: (told: BotCallReport) => Promise<void>;
  /** No game is played at a table any more. */
  readonly tableRests: (table: string) => Promise<void>;
  readonly counted: (outcome: CountedCall) => void;
  /** A bot could not be asked because the machine had no time for its sandbox. */
  readonly starved: (error: unknown) => void;
}

/** How long beyond a bot's own time its answer is waited for: all sandboxes may be busy (milliseconds). */
const PATIENCE = 12_000;
/** The wait before sandboxes that do not work are tried again (milliseconds), as long as the bot's own time lasts. */
const AGAIN = 250;
/**
 * The node that stored the move before a bot's turn asks the bot; so long after its time is over another node may
 * (milliseconds).
 */
const LEASE = 2_000;

interface Came extends Judged {
  readonly answer: BotAnswer;
}

const count = ({ outcome }: Judged): CountedCall => {
  if ('action' in outcome) return 'played';
  if (outcome.fault === 'timeout') return 'timeout';
  return outcome.fault === 'crash' || outcome.fault === 'memory' ? 'crashed' : 'refused';
};

/**
 * Asks the bots of this node's tables. A bot is asked as soon as its turn begins and its answer is stored when the
 * table lets it act; nothing else waits meanwhile. An answer to a turn that is over by then is dropped.
 */
export class BotSeats {
  private readonly options: BotSeatsOptions;
  private readonly sandboxes: SeatSandboxes;
  private readonly turns: PendingTurns;

  constructor(options: BotSeatsOptions) {
    const { tables, now } = options;
    this.options = options;
    this.turns = new PendingTurns(options);
    this.sandboxes = new SeatSandboxes(options);
    tables.addSlowSeatRunner({
      claims: (state) => (botToAct(state) === null ? null : (state.turnEnds ?? now()) + LEASE),
      ask: (state) => this.begin(state),
    });
    tables.listen(({ state }) => this.heard(state));
  }

  private begin(state: TableState): void {
    const turn = botToAct(state);
    if (turn !== null) this.turns.begin(state, (signal) => this.play(state, turn, signal));
  }

  /** A table without a running session needs no bot. */
  private heard(state: TableState): void {
    this.turns.heard(state);
    if (state.phase === 'playing') return;
    this.sandboxes.dropTable(state.code);
    this.options.tableRests(state.code).catch(this.options.failed);
  }

  private async play(state: TableState, turn: BotTurn, signal: AbortSignal): Promise<void> {
    const question = questionFor(state, turn);
    const came = question === null ? null : await this.think(question, signal);
    // Where it could not be asked, the turn lasts as long as the bot's time does.
    await this.turns.until((came === null ? state.turnEnds : state.wake) ?? 0, signal);
    const outcome: BotOutcome = came?.outcome ?? { fault: 'server' };
    const stored = await this.options.tables.move(state.code, state.moved, (table, now) =>
      botMoves(table, outcome, now),
    );
    if (stored === null || question === null || came === null) return;
    this.options.counted(count(came));
    await this.options.report(this.reportOf(question, came));
    if (stored.phase !== 'playing') await this.options.tableRests(stored.code);
  }

  private reportOf({ state, seat, bot, call }: BotQuestion, { answer, fault }: Came): BotCallReport {
    const { returned, printed, unprinted, micros } = answer;
    const holder = state.seats[seat];
    return {
      bot: bot.id,
      version: bot.version,
      owner: bot.owner.id,
      broughtBy: holder.kind === 'bot' ? holder.broughtBy : bot.owner.id,
      table: state.code,
      session: state.sessions,
      game: gameNumber(state),
      seat,
      move: state.game?.history.length ?? 0,
      hidings: state.hidings.map(({ seat, hidden }) => [seat, hidden]),
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
  private think(question: BotQuestion, signal: AbortSignal): Promise<Came | null> {
    const time = question.state.settings.botSeconds * 1_000;
    return withDeadline(signal, time + PATIENCE, (enough) => this.askAgain(question, time, signal, enough));
  }

  private async askAgain(
    question: BotQuestion,
    time: number,
    signal: AbortSignal,
    enough: AbortSignal,
  ): Promise<Came | null> {
    const { now } = this.options;
    const began = now();
    for (;;) {
      try {
        const answer = await this.ask(question, time, enough);
        return { answer, ...judged(question, answer) };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof CodeGone) return null;
        if (error instanceof Starved) this.options.starved(error);
        else this.options.failed(error);
      }
      if (enough.aborted || now() - began + AGAIN > time) return null;
      await this.turns.wait(AGAIN, signal);
    }
  }

  /** A sandbox with the bot in it; where none was ready in time, the machine had no time for it. */
  private async borrow(
    wanted: Parameters<SeatSandboxes['borrow']>[0],
    signal: AbortSignal,
  ): ReturnType<SeatSandboxes['borrow']> {
    try {
      return await unlessAborted(signal, this.sandboxes.borrow(wanted, signal));
    } catch (error) {
      throw signal.aborted ? new Starved() : error;
    }
  }

  private async ask(question: BotQuestion, time: number, signal: AbortSignal): Promise<BotAnswer> {
    const { seat, bot, call } = question;
    const { code, settings, host } = question.state;
    const wanted = { code, seat, bot, host: host ?? code, game: settings.game, time };
    const borrowed = await this.borrow(wanted, signal);
    if ('ok' in borrowed) return unloaded(borrowed.fault, borrowed.printed);
    try {
      if (borrowed.memory !== null && borrowed.memory !== call.memory) borrowed.bot.forget(borrowed.memory);
      const [answer] = await unlessAborted(signal, borrowed.bot.decide([call]));
      borrowed.giveBack(call.memory);
      return { ...answer, printed: [...borrowed.printed, ...answer.printed] };
    } catch (error) {
      borrowed.stop();
      throw error;
    }
  }

  /** Lets go of bots that were not asked for a while. */
  tidy(): void {
    this.sandboxes.tidy();
  }

  /** Asks no more bots; what was already answered is stored. */
  async close(): Promise<void> {
    await this.turns.close();
    this.sandboxes.close();
  }
}
