import type { BotAnswer, BotCall, BotFault, LoadBot, LoadedBot, Printed } from '@sanh-rong/bot-kit';
import { Cell, type CellWorker } from './cell.ts';

export interface SandboxDependencies {
  /** A new worker that runs the inside of the sandbox. */
  readonly hire: () => CellWorker;
  /** Says why the code cannot be a bot's. The sandbox relies on it: nothing comes in that was not read before. */
  readonly check: (source: string) => Promise<BotFault | null>;
  /** Milliseconds for a call, and for the code to be loaded. */
  readonly time: number;
}

/** A worker comes over the network the first time: no bot is blamed for that (milliseconds). */
const STARTING = 30_000;

/** Names that nothing inside a worker can know beforehand. */
const drawKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const faulty = (fault: BotFault, micros: number): BotAnswer => ({
  action: null,
  fault,
  returned: '',
  printed: [],
  unprinted: 0,
  micros,
});

interface Housed {
  readonly cell: Cell;
  readonly key: string;
}

type Housing =
  | { readonly ok: true; readonly housed: Housed; readonly printed: readonly Printed[] }
  | { readonly ok: false; readonly fault: BotFault; readonly printed: readonly Printed[] };

/** Puts the code into a worker of its own. Rejects where no worker can be had at all. */
const house = async ({ hire, time }: SandboxDependencies, game: string, source: string): Promise<Housing> => {
  const cell = new Cell(hire());
  const up = await cell.hear('up', STARTING);
  if (up.kind !== 'heard') throw new Error('the sandbox did not start');
  const key = drawKey();
  cell.tell({ type: 'load', key, game, source });
  const loaded = await cell.hear('loaded', time, (report) => report.key === key);
  if (loaded.kind === 'late') return { ok: false, fault: { kind: 'timeout', milliseconds: time }, printed: [] };
  if (loaded.kind === 'broken') return { ok: false, fault: { kind: 'crash' }, printed: [] };
  const { fault, printed } = loaded.report;
  if (fault === null) return { ok: true, housed: { cell, key }, printed };
  cell.end();
  return { ok: false, fault, printed };
};

/**
 * A bot in a worker. Each call has a message of its own, so that a late one is known; a worker that was stopped is
 * replaced by a new one when it is needed again, and what the bot remembered is gone.
 */
class BrowserBot implements LoadedBot {
  private readonly move: () => Promise<Housing>;
  private readonly time: number;
  private housed: Housed;
  private last: Promise<unknown> = Promise.resolve();
  private asked = 0;
  private isStopped = false;

  constructor(housed: Housed, time: number, move: () => Promise<Housing>) {
    this.housed = housed;
    this.time = time;
    this.move = move;
  }

  decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    const answers = this.last.then(async () => {
      const all: BotAnswer[] = [];
      for (const call of calls) all.push(await this.answer(call));
      return all;
    });
    this.last = answers.catch(() => {});
    return answers;
  }

  forget(memory: number): void {
    void this.last.then(() => this.housed.cell.tell({ type: 'forget', memory }));
  }

  stop(): void {
    this.isStopped = true;
    this.housed.cell.end();
  }

  private async answer(call: BotCall): Promise<BotAnswer> {
    if (this.isStopped) return faulty({ kind: 'crash' }, 0);
    if (this.housed.cell.over) {
      const housing = await this.move();
      if (!housing.ok) return faulty(housing.fault, 0);
      this.housed = housing.housed;
      if (this.isStopped) this.housed.cell.end();
    }
    return this.ask(call);
  }

  private async ask(call: BotCall): Promise<BotAnswer> {
    const { cell, key } = this.housed;
    const timeout: BotFault = { kind: 'timeout', milliseconds: this.time };
    const most = this.time * 1_000;
    this.asked += 1;
    const id = this.asked;
    const begun = performance.now();
    cell.tell({ type: 'decide', id, calls: [call] });
    const decided = await cell.hear('decided', this.time, (report) => report.key === key && report.id === id);
    if (decided.kind === 'late') return faulty(timeout, most);
    const [answer] = decided.kind === 'heard' ? decided.report.answers : [];
    if (answer === undefined) return faulty({ kind: 'crash' }, Math.round((performance.now() - begun) * 1_000));
    return answer.micros > most ? { ...answer, action: null, fault: timeout } : answer;
  }
}

/** Bots in workers of this browser, under the time limit of the server. Memory cannot be limited here. */
export const newLoadBot =
  (dependencies: SandboxDependencies): LoadBot =>
  async ({ game, source }) => {
    const fault = await dependencies.check(source);
    if (fault !== null) return { ok: false, fault, printed: [] };
    const move = (): Promise<Housing> => house(dependencies, game, source);
    const housing = await move();
    if (!housing.ok) return housing;
    return { ok: true, bot: new BrowserBot(housing.housed, dependencies.time, move), printed: housing.printed };
  };
