import type { BotFault } from '@sanh-rong/bot-kit';
import type { Viewer } from '@sanh-rong/engine';
import { FairGate } from '../fair-gate.ts';
import { programFile } from '../folders.ts';
import type { BotSnapshots, botSnapshots } from '../history/bot-snapshots.ts';
import type { Seen } from '../history/replay.ts';
import { type Late, ThreadLost } from '../threads/thread.ts';
import { Threads } from '../threads/threads.ts';
import type { ParsingOutcome, ParsingTask } from './parsing-task.ts';

/**
 * Requests that every visitor may make and that take long are worked out in a thread: parsing the code of bots, and
 * playing finished games again. A crowd that asks for nothing else makes its own like wait, and neither a move nor a
 * page: each turn, which is a network's or a person's, has one task after the other.
 */

const PROGRAM = programFile('parsing-program');

/** Tasks that may wait; each takes some ten milliseconds. */
const WAITING = 200;

/** All requests for finished games share one turn, beside those of authors. */
const REPLAYS = 'replays';

/** Nothing that is not too long takes this long (milliseconds), unless the machine has no time. */
const TIME = 10_000;

const LATE: Late = { start: 30_000, answer: 1_000, stop: 1_000 };

/** Too much is being read already, or the machine is too busy: later. Nothing was done. */
export class ParsingBusy extends Error {}

export interface ParsingThreadsOptions {
  /** Tests bring their own. */
  readonly program?: string;
  readonly waiting?: number;
}

export class ParsingThreads {
  private readonly threads: Threads<ParsingTask, ParsingOutcome>;
  private readonly gate: FairGate;
  private readonly closing = new AbortController();

  constructor({ program = PROGRAM, waiting = WAITING }: ParsingThreadsOptions = {}) {
    this.threads = new Threads({ program, most: 1, late: LATE });
    this.gate = new FairGate({ atOnce: 1, waiting });
  }

  /** What is wrong with the code of a bot, found without running it; `turn` is with whom its author takes turns. */
  async checkSource(source: string, turn: string): Promise<BotFault | null> {
    const outcome = await this.run(turn, { kind: 'source', source });
    if (outcome.kind !== 'source') throw new Error(`${outcome.kind} was not asked for`);
    return outcome.fault;
  }

  /** A finished game as one viewer may see it; null when its text is not one that this version reads. */
  async lookBack(text: string, proof: unknown, viewer: Viewer): Promise<Seen | null> {
    const outcome = await this.run(REPLAYS, { kind: 'replay', text, proof, viewer });
    if (outcome.kind !== 'replay') throw new Error(`${outcome.kind} was not asked for`);
    return outcome.seen;
  }

  /** What the bots of a finished game were told, as far as one viewer may see it. */
  async botSnapshots(...[text, viewer, scores, turns]: Parameters<typeof botSnapshots>): Promise<BotSnapshots | null> {
    const outcome = await this.run(REPLAYS, { kind: 'snapshots', text, viewer, scores, turns });
    if (outcome.kind !== 'snapshots') throw new Error(`${outcome.kind} was not asked for`);
    return outcome.snapshots;
  }

  async close(): Promise<void> {
    this.closing.abort(new ParsingBusy('the server is closing'));
    await this.threads.close();
  }

  private async run(turn: string, task: ParsingTask): Promise<ParsingOutcome> {
    try {
      const outcome = await this.gate.enter(turn, () => this.threads.run(task, () => TIME, this.closing.signal));
      if (outcome !== null) return outcome;
    } catch (error) {
      if (error instanceof ThreadLost) throw new ParsingBusy('the machine is too busy to read', { cause: error });
      throw error;
    }
    throw new ParsingBusy('too much is being read');
  }
}
