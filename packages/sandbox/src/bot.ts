import { randomBytes } from 'node:crypto';
import type { BotAnswer, BotCall, BotFault, LoadedBot, Printed } from '@sanh-rong/bot-kit';
import { CRASH, exchange, type Outcome, type Terms } from './exchange.ts';
import type { PoolClient, ProcessPool } from './process-pool.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import type { UsageWatch } from './usage-watch.ts';
import { WorkMeter } from './work-meter.ts';

export interface BotToLoad {
  readonly game: string;
  readonly source: string;
  /** Whose bot it is: owners come in turn when there are more bots than processes. */
  readonly owner: string;
  /** Milliseconds for a call, and for loading. */
  readonly time: number;
}

export interface BotDependencies {
  readonly pool: ProcessPool<SandboxProcess>;
  readonly watch: UsageWatch;
}

interface Home {
  readonly sandbox: SandboxProcess;
  readonly key: string;
}

/** A call whose process is ended from outside is asked again, but only so often. */
const MOST_TAKEN = 5;

/** One that the machine was too busy for is asked once more. */
const MOST_STARVED = 1;

/** The machine is too busy: there is no answer, and that is not the bot's fault. */
export class Starved extends Error {
  constructor() {
    super('the machine is too busy to run a bot');
  }
}

const MICROS = 1_000;

const faultyAnswer = (fault: BotFault, printed: readonly Printed[]): BotAnswer => ({
  action: null,
  fault,
  returned: '',
  printed,
  unprinted: 0,
  micros: fault.kind === 'timeout' ? fault.milliseconds * MICROS : 0,
});

/**
 * A bot and the process it has at the moment. A process that has ended, for any reason, is replaced by a new one when
 * the bot is asked again; what it remembered is gone then.
 */
export class SandboxedBot implements LoadedBot, PoolClient {
  usedAt = 0;
  isBusy = false;
  private readonly bot: BotToLoad;
  private readonly dependencies: BotDependencies;
  private home: Home | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private asked = 0;
  private isStopped = false;

  constructor(bot: BotToLoad, dependencies: BotDependencies) {
    this.bot = bot;
    this.dependencies = dependencies;
  }

  get owner(): string {
    return this.bot.owner;
  }

  /** Brings the code into a process for the first time. */
  load(): Promise<{ readonly fault: BotFault | null; readonly printed: readonly Printed[] }> {
    return this.inTurn(async () => {
      const printed: Printed[] = [];
      return { fault: await this.moveIn(printed), printed };
    });
  }

  /** The same code in a process of its own, which it gets when it is first asked. */
  twin(): SandboxedBot {
    return new SandboxedBot(this.bot, this.dependencies);
  }

  decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    return this.inTurn(async () => {
      const answers: BotAnswer[] = [];
      for (let taken = 0, starved = 0; answers.length < calls.length; ) {
        const before = answers.length;
        const printed: Printed[] = [];
        const outcome = await this.ask(calls, answers, printed);
        if (answers.length > before) [taken, starved] = [0, 0];
        if (outcome.kind === 'taken') taken += 1;
        else if (outcome.kind === 'starved') starved += 1;
        if (starved > MOST_STARVED) throw new Starved();
        const fault = outcome.kind === 'fault' ? outcome.fault : CRASH;
        if (outcome.kind === 'fault' || taken > MOST_TAKEN) {
          answers.push(faultyAnswer(fault, printed));
          [taken, starved] = [0, 0];
        }
      }
      return answers;
    });
  }

  forget(memory: number): void {
    this.home?.sandbox.tell({ type: 'forget', memory });
  }

  stop(): void {
    this.isStopped = true;
    this.leave();
    this.dependencies.pool.release(this);
  }

  leave(): void {
    this.home?.sandbox.stop();
    this.home = null;
  }

  /** One thing after the other; in between it is idle, and the pool may give its place to another bot. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(async () => {
      this.isBusy = true;
      try {
        return await work();
      } finally {
        this.isBusy = false;
        this.usedAt = performance.now();
        this.dependencies.pool.serve();
      }
    });
    this.last = result.catch(() => {});
    return result;
  }

  /** Asks for those that have no answer yet. What the first of them prints is kept, should there never be an answer. */
  private async ask(calls: readonly BotCall[], answers: BotAnswer[], printed: Printed[]): Promise<Outcome> {
    if (this.isStopped) return { kind: 'fault', fault: CRASH };
    if (this.home === null || this.home.sandbox.isOver) {
      const fault = await this.moveIn(printed);
      if (fault !== null) return { kind: 'fault', fault };
    }
    const { home } = this;
    if (home === null) return { kind: 'taken' };
    printed.length = 0;
    this.asked += 1;
    const id = this.asked;
    const meter = new WorkMeter(() => home.sandbox.botWork());
    const order = { type: 'decide', id, calls: calls.slice(answers.length) } as const;
    return exchange(this.terms(home), order, printed, (report, isUsedUp) => {
      if (report.type !== 'decided' || report.id !== id) return 'nonsense';
      if (report.answers.length === 0 || answers.length + report.answers.length > calls.length) return 'nonsense';
      const charged = meter.charge(report.answers.map(({ micros }) => micros));
      answers.push(...report.answers.map((answer, at) => ({ ...this.inTime(answer, isUsedUp), micros: charged[at] })));
      return answers.length === calls.length ? 'done' : 'more';
    });
  }

  /** An answer that came in spite of the time it took is too late as well, unless others took that time. */
  private inTime(answer: BotAnswer, isUsedUp: () => boolean): BotAnswer {
    const { time } = this.bot;
    if (answer.micros <= time * MICROS || !isUsedUp()) return answer;
    return { ...answer, action: null, fault: { kind: 'timeout', milliseconds: time } };
  }

  /** Takes a process and brings the code in; null when it is there. A process that is taken away meanwhile is replaced. */
  private async moveIn(printed: Printed[]): Promise<BotFault | null> {
    for (let taken = 0, starved = 0; taken <= MOST_TAKEN; taken++) {
      this.leave();
      this.dependencies.pool.release(this);
      const sandbox = await this.dependencies.pool.take(this);
      if (this.isStopped) {
        sandbox.stop();
        this.dependencies.pool.release(this);
        return CRASH;
      }
      const outcome = await this.bringIn(sandbox, printed);
      if (outcome.kind === 'said') return null;
      sandbox.stop();
      this.leave();
      this.dependencies.pool.release(this);
      if (outcome.kind === 'fault') return outcome.fault;
      if (outcome.kind === 'starved') starved += 1;
      if (starved > MOST_STARVED) throw new Starved();
    }
    return CRASH;
  }

  private async bringIn(sandbox: SandboxProcess, printed: Printed[]): Promise<Outcome> {
    const { game, source } = this.bot;
    const key = randomBytes(16).toString('base64url');
    const home = { sandbox, key };
    this.home = home;
    this.dependencies.watch.watch(sandbox);
    printed.length = 0;
    let fault: BotFault | null = null;
    const outcome = await exchange(this.terms(home), { type: 'load', key, game, source }, printed, (report) => {
      if (report.type !== 'loaded') return 'nonsense';
      fault = report.fault;
      return 'done';
    });
    return outcome.kind === 'said' && fault !== null ? { kind: 'fault', fault } : outcome;
  }

  private terms({ sandbox, key }: Home): Terms {
    return { sandbox, key, time: this.bot.time, watch: this.dependencies.watch };
  }
}
