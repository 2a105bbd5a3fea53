import { findBotGame, LIMITS, type LoadBot, type Loading } from '@sanh-rong/bot-kit';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { type BotToLoad, SandboxedBot } from './bot.ts';
import type { Child } from './child.ts';
import { type Command, insideProgram } from './command.ts';
import { startDirectly } from './direct-start.ts';
import { CLOSED, ProcessPool } from './process-pool.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { Starter } from './starter.ts';
import { type Found, findCommand, persistently } from './starting.ts';
import { UsageWatch } from './usage-watch.ts';
import { WALL_PARTS, type WallDemand, WallMissing, type WallPart, type WallReport } from './wall/parts.ts';
import { type WallPlan, wallPlans } from './wall/plan.ts';

export interface SandboxOptions {
  /** Processes that wait for a bot (SANDBOX_WARM). */
  readonly warm: number;
  /** Processes with a bot, at most (SANDBOX_MOST). */
  readonly most: number;
  /** The program inside, when it is another one than the bot kit's. */
  readonly inside?: string;
  /** The parts of the wall without which no bot is let in (SANDBOX_WALL); none unless it is said. */
  readonly wall?: WallDemand;
  /** Ways to start a process, when they are others than this machine's. */
  readonly plans?: readonly WallPlan[];
}

/** What `LoadBot` asks for, and what the server knows besides. */
type LoadRequest = Pick<BotToLoad, 'game' | 'source'> & Partial<BotToLoad>;

type Loaded = Exclude<Loading, { readonly ok: true }> | (Loading & { readonly ok: true; readonly bot: SandboxedBot });

/** Bots in processes of their own on this machine. */
export class Sandboxes {
  private readonly watch = new UsageWatch();
  private readonly pool: ProcessPool<SandboxProcess>;
  private readonly inside: string | undefined;
  private readonly plans: readonly WallPlan[];
  private readonly demanded: readonly WallPart[];
  private readonly processes = new Set<Promise<SandboxProcess>>();
  private readonly startCell = persistently((command) => this.startChild(command));
  private starter: Starter | null = null;
  private found: Promise<Found> | null = null;
  private isClosed = false;

  constructor({ warm, most, inside, wall = [], plans = wallPlans(wall) }: SandboxOptions) {
    this.inside = inside;
    this.plans = plans;
    this.demanded = wall === 'off' ? [] : wall;
    this.pool = new ProcessPool({ warm, most, start: () => this.track(this.start()) });
  }

  /** Which parts of the wall stand on this machine. Rejects where no process starts at all. */
  async inspect(): Promise<WallReport> {
    const sandbox = await this.track(this.startBehindWall());
    const standing = sandbox.standing();
    sandbox.stop();
    return { standing, missing: WALL_PARTS.filter((part) => !standing.includes(part)) };
  }

  /** Starts some processes before the first bot needs one. */
  warmUp(): Promise<void> {
    return this.pool.fill();
  }

  /**
   * Checks the code in this thread, which may take it a tenth of a second, and loads it. `time` is the milliseconds for each
   * of its calls, and for loading it.
   */
  readonly load = (async (wanted: LoadRequest): Promise<Loaded> => {
    const wrong = checkSource(wanted.source);
    return wrong === null ? this.loadChecked(wanted) : { ok: false, fault: wrong, printed: [] };
  }) satisfies LoadBot;

  /** Only for code that `checkSource` has found sound before, in another thread: nothing here looks at it again. */
  readonly loadChecked = (async ({ game, source, owner = '', time = LIMITS.time }: LoadRequest): Promise<Loaded> => {
    if (findBotGame(game) === null) throw new Error(`no game for bots: ${game}`);
    const bot = new SandboxedBot({ game, source, owner, time }, { pool: this.pool, watch: this.watch });
    const { fault, printed } = await bot.load();
    return fault === null ? { ok: true, bot, printed } : { ok: false, fault, printed };
  }) satisfies LoadBot;

  /** Ends every process; nothing is left when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.watch.close();
    this.pool.close();
    await Promise.all([this.starter?.close(), ...[...this.processes].map(endOf)]);
  }

  /** Windows cannot hand pipes from one process to another, but starts processes without copying anything. */
  private async startChild(command: Command): Promise<Child> {
    if (this.isClosed) throw new Error(CLOSED);
    if (process.platform === 'win32') return startDirectly(command);
    if (this.starter === null || this.starter.isGone) this.starter = new Starter();
    return this.starter.start(command);
  }

  private async startBehindWall(): Promise<SandboxProcess> {
    if (this.found !== null) return this.startCell((await this.found).command);
    this.found = findCommand(this.startCell, this.plans, this.inside ?? insideProgram());
    try {
      return (await this.found).sandbox;
    } catch (error) {
      this.found = null;
      throw error;
    }
  }

  /** Each process is looked at before it gets a bot. */
  private async start(): Promise<SandboxProcess> {
    const sandbox = await this.startBehindWall();
    if (this.demanded.length === 0) return sandbox;
    const standing = sandbox.standing();
    const missing = this.demanded.filter((part) => !standing.includes(part));
    if (missing.length === 0) return sandbox;
    sandbox.stop();
    throw new WallMissing(missing);
  }

  /** Knows of a process from its start to its end. */
  private track(starting: Promise<SandboxProcess>): Promise<SandboxProcess> {
    const known = starting.then((sandbox) => {
      void sandbox.gone.then(() => this.processes.delete(known));
      if (this.isClosed) sandbox.stop();
      return sandbox;
    });
    this.processes.add(known);
    known.catch(() => this.processes.delete(known));
    return known;
  }
}

const endOf = async (starting: Promise<SandboxProcess>): Promise<void> => {
  try {
    const sandbox = await starting;
    sandbox.stop();
    await sandbox.gone;
  } catch {
    // It never came up.
  }
};
