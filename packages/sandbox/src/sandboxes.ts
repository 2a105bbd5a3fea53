import { findBotGame, LIMITS, type LoadBot, type Loading } from '@sanh-rong/bot-kit';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { type BotToLoad, SandboxedBot } from './bot.ts';
import type { Cell } from './cell.ts';
import { Cells, CLOSED } from './cells.ts';
import type { Child } from './child.ts';
import { type Command, insideProgram, KEEPERS } from './command.ts';
import { startDirectly } from './direct-start.ts';
import { MemoryWatch } from './memory-watch.ts';
import { Starter } from './starter.ts';
import { type Found, findCommand, persistently } from './starting.ts';

export interface SandboxOptions {
  /** Processes that wait for a bot (SANDBOX_WARM). */
  readonly warm: number;
  /** Processes with a bot, at most (SANDBOX_MOST). */
  readonly most: number;
  /** The program inside, when it is another one than the bot kit's. */
  readonly inside?: string;
  /** Told which keepers do not work here, if any. */
  readonly told?: (missing: readonly string[]) => void;
}

/** What `LoadBot` asks for, and what the server knows besides. */
type Wanted = Pick<BotToLoad, 'game' | 'source'> & Partial<BotToLoad>;

type Loaded = Exclude<Loading, { readonly ok: true }> | (Loading & { readonly ok: true; readonly bot: SandboxedBot });

/** Bots in processes of their own on this machine. */
export class Sandboxes {
  private readonly watch = new MemoryWatch();
  private readonly cells: Cells<Cell>;
  private readonly inside: string | undefined;
  private readonly told: SandboxOptions['told'];
  private readonly processes = new Set<Promise<Cell>>();
  private readonly startCell = persistently((command) => this.startChild(command));
  private starter: Starter | null = null;
  private found: Promise<Found> | null = null;
  private isClosed = false;

  constructor({ warm, most, inside, told }: SandboxOptions) {
    this.inside = inside;
    this.told = told;
    this.cells = new Cells({ warm, most, start: () => this.track(this.start()) });
  }

  /** Has some processes ready before anybody asks. */
  warmUp(): Promise<void> {
    return this.cells.fill();
  }

  /** `time` is the milliseconds for each of its calls, and for loading it. */
  readonly load = (async ({ game, source, owner = '', time = LIMITS.time }: Wanted): Promise<Loaded> => {
    if (findBotGame(game) === null) throw new Error(`no game for bots: ${game}`);
    const wrong = checkSource(source);
    if (wrong !== null) return { ok: false, fault: wrong, printed: [] };
    const bot = new SandboxedBot({ game, source, owner, time }, { cells: this.cells, watch: this.watch });
    const { fault, printed } = await bot.load();
    return fault === null ? { ok: true, bot, printed } : { ok: false, fault, printed };
  }) satisfies LoadBot;

  /** Ends every process; nothing is left when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.watch.close();
    this.cells.close();
    await Promise.all([this.starter?.close(), ...[...this.processes].map(endOf)]);
  }

  /** Windows cannot hand pipes from one process to another, but starts processes without copying anything. */
  private async startChild(command: Command): Promise<Child> {
    if (this.isClosed) throw new Error(CLOSED);
    if (process.platform === 'win32') return startDirectly(command);
    if (this.starter === null || this.starter.isGone) this.starter = new Starter();
    return this.starter.start(command);
  }

  private async start(): Promise<Cell> {
    if (this.found !== null) return this.startCell((await this.found).command);
    this.found = findCommand(this.startCell, KEEPERS, this.inside ?? insideProgram());
    try {
      const { cell, missing } = await this.found;
      if (missing.length > 0) this.told?.(missing);
      return cell;
    } catch (error) {
      this.found = null;
      throw error;
    }
  }

  /** Knows of a process from its start to its end. */
  private track(starting: Promise<Cell>): Promise<Cell> {
    const known = starting.then((cell) => {
      void cell.gone.then(() => this.processes.delete(known));
      if (this.isClosed) cell.stop();
      return cell;
    });
    this.processes.add(known);
    known.catch(() => this.processes.delete(known));
    return known;
  }
}

const endOf = async (starting: Promise<Cell>): Promise<void> => {
  try {
    const cell = await starting;
    cell.stop();
    await cell.gone;
  } catch {
    // It never came up.
  }
};
