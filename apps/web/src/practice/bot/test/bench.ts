import { type BotAnswer, type BotCall, type BotGame, findBotGame, type LoadedBot } from '@sanh-rong/bot-kit';
import { findGame } from '@sanh-rong/engine';
import type { TableView } from '@sanh-rong/table';
import { TableLink } from '../../../link/table-link.ts';
import type { ConnectionState, PushedMessage, Transport } from '../../../link/transport.ts';
import { HOME_CODE } from '../../wire.ts';
import { BotPractice, type PracticeDependencies } from '../bot-practice.ts';
import { BotTableHost } from '../bot-table-host.ts';
import type { Arrangement, KeptPractice } from '../practising.ts';

/** A practice without a browser: the real table, a clock in the test's hands, and bots that are plain functions. */

export type BotFunction = (state: Record<string, unknown>, call: BotCall) => unknown;

const ANSWERED = { returned: '', printed: [], unprinted: 0, micros: 5 } as const;

/** Runs a function as the inside of the sandbox would, in the same thread. */
export class PlainBot implements LoadedBot {
  readonly calls: BotCall[] = [];
  readonly forgotten: number[] = [];
  isStopped = false;
  private readonly game: BotGame;
  private readonly think: BotFunction;
  /** Ends a call that never ends by itself. */
  private interrupt: () => void = () => {};

  constructor(game: BotGame, think: BotFunction) {
    this.game = game;
    this.think = think;
  }

  async decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]> {
    this.calls.push(...calls);
    return Promise.all(calls.map((call) => this.answer(call)));
  }

  forget(memory: number): void {
    this.forgotten.push(memory);
  }

  stop(): void {
    this.isStopped = true;
    this.interrupt();
  }

  private async answer(call: BotCall): Promise<BotAnswer> {
    const crash: BotAnswer = { ...ANSWERED, action: null, fault: { kind: 'crash' } };
    if (this.isStopped) return crash;
    try {
      const returned = this.think(this.game.stateOf(call.snapshot) as Record<string, unknown>, call);
      if (returned === FOREVER) {
        await new Promise<void>((resolve) => {
          this.interrupt = resolve;
        });
        return crash;
      }
      const reading = this.game.readMove(returned, call.snapshot);
      return reading.ok
        ? { ...ANSWERED, action: reading.action, fault: null }
        : { ...ANSWERED, action: null, fault: { kind: 'invalid', ...reading.misread } };
    } catch (error) {
      return { ...ANSWERED, action: null, fault: { kind: 'exception', message: String(error), place: null } };
    }
  }
}

/** What a bot answers that thinks until it is stopped. */
export const FOREVER = Symbol('forever');

/** The first of the plays it may make, or a pass. */
export const eager: BotFunction = ({ validMoves }) => {
  const [first] = validMoves as readonly Record<string, unknown>[];
  if (first === undefined) return { action: 'pass' };
  return 'action' in first ? first : { action: 'play', cards: first.cards };
};

export const MIEN_NAM: Arrangement = { game: 'tienlen', ruleSet: 'mien-nam', seats: 4, level: 'simple' };

class NearTransport implements Transport {
  readonly connection: ConnectionState = 'open';
  readonly home = true;
  private readonly host = new BotTableHost();
  ask: Transport['ask'] = async (name, message) => {
    // As between a page and its worker: nothing is shared.
    const answer = await this.host.ask(name, structuredClone(message));
    return structuredClone(answer);
  };
  onConnection(): () => void {
    return () => {};
  }
  onTold(listener: (told: PushedMessage) => void): () => void {
    return this.host.onTold((update) => listener({ kind: 'update', update: structuredClone(update) }));
  }
}

export class Bench {
  readonly link = new TableLink(new NearTransport(), HOME_CODE);
  readonly practice: BotPractice;
  readonly bots: PlainBot[] = [];
  /** How long each pause was meant to be. */
  readonly pauses: number[] = [];
  private ring: (() => void) | null = null;
  private seeds = 0;
  private readonly game: BotGame;
  private readonly think: BotFunction;

  constructor(think: BotFunction, kept: Partial<KeptPractice> = {}) {
    const arrangement = kept.arrangement ?? MIEN_NAM;
    const rules = findGame(arrangement.game);
    const game = findBotGame(arrangement.game);
    if (!rules.ok || game === null) throw new Error(arrangement.game);
    this.game = game;
    this.think = think;
    const dependencies: PracticeDependencies = {
      bot: { id: 'b', name: 'Bot Bờm', version: 3, owner: { id: 'n', name: 'Nam' } },
      rules: rules.value,
      botGame: game,
      load: async () => ({ ok: true, bot: this.newBot(), printed: [] }),
      ask: (command) => this.link.command(command),
      view: () => this.link.snapshot().view,
      setTimer: (after, ring) => {
        this.pauses.push(after);
        this.ring = ring;
        return () => {
          if (this.ring === ring) this.ring = null;
        };
      },
      drawSeed: () => `seed ${++this.seeds}`,
    };
    this.practice = new BotPractice(dependencies, this.newBot(), {
      arrangement,
      speed: 'normal',
      lenient: false,
      series: [],
      seed: null,
      ...kept,
    });
  }

  get now() {
    return this.practice.snapshot();
  }

  get view(): TableView {
    const { view } = this.link.snapshot();
    if (view === null) throw new Error('no table');
    return view;
  }

  get isWaiting(): boolean {
    return this.ring !== null;
  }

  get bot(): PlainBot {
    const bot = this.bots.at(-1);
    if (bot === undefined) throw new Error('no bot');
    return bot;
  }

  /** Actions so far, as the table tells them. */
  get history(): readonly unknown[] {
    return this.view.game?.history ?? [];
  }

  /** Lets everything happen that needs no clock. */
  async settle(): Promise<void> {
    for (let i = 0; i < 50; i++) await new Promise(setImmediate);
  }

  /** Lets one pause end. */
  async wait(): Promise<void> {
    await this.settle();
    const { ring } = this;
    this.ring = null;
    ring?.();
    await this.settle();
  }

  /** Lets time pass until nothing waits for it any more. */
  async playOut(): Promise<void> {
    await this.settle();
    while (this.ring !== null) await this.wait();
  }

  private newBot(): PlainBot {
    const bot = new PlainBot(this.game, this.think);
    this.bots.push(bot);
    return bot;
  }
}

export const strikesOf = ({ seats }: TableView): { readonly strikes: number; readonly out: boolean } => {
  const [holder] = seats;
  if (holder?.kind !== 'bot') throw new Error('no bot sits there');
  return { strikes: holder.strikes, out: holder.out };
};
