import { type BotFault, type BotGame, judge, type LoadedBot, type Loading } from '@sanh-rong/bot-kit';
import type { AnyGame } from '@sanh-rong/engine';
import type { Answer } from '@sanh-rong/protocol';
import type { Bot, TableView } from '@sanh-rong/table';
import { BOT_SEAT, type BotDeal, type BotTableCommand } from './bot-deal.ts';
import {
  type Arrangement,
  type BotMove,
  type KeptPractice,
  type Mode,
  PAUSES,
  type PlaybackSpeed,
  type Practising,
  type Queued,
} from './practising.ts';
import { withDeal, withResult } from './series.ts';

export interface PracticeDependencies {
  readonly bot: Bot;
  readonly rules: AnyGame;
  readonly botGame: BotGame;
  readonly load: () => Promise<Loading>;
  readonly ask: (command: BotTableCommand) => Promise<Answer>;
  /** The table as it is after everything that was asked. */
  readonly view: () => TableView | null;
  readonly setTimer: (after: number, ring: () => void) => () => void;
  readonly drawSeed: () => string;
}

const isOver = (view: TableView | null): boolean => view?.game?.result != null;

const isOut = (view: TableView | null): boolean => {
  const holder = view?.seats[BOT_SEAT];
  return holder?.kind === 'bot' && holder.out;
};

/** Whether the bot is to act, and may. */
const isBots = (view: TableView | null): view is TableView => {
  const holder = view?.seats[view.turn ?? -1];
  return holder?.kind === 'bot' && !isOut(view);
};

/**
 * A bot at a table, move by move: asks it, judges it, lets the others act, and keeps what it did. One thing happens
 * after the other, even when buttons are pressed meanwhile.
 */
export class BotPractice {
  private readonly dependencies: PracticeDependencies;
  private current: Practising;
  private bot: LoadedBot | null;
  /** The bot was stopped while it thought about a game that is no longer played. */
  private isStopped = false;
  private isClosed = false;
  /** Each game has a number of its own, under which the bot remembers. */
  private game = 0;
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** An author who lets it play lets the next game play as well; one who goes step by step does so there. */
  private manner: 'paused' | 'playing' = 'paused';
  private stopTimer: () => void = () => {};
  private readonly listeners = new Set<() => void>();

  constructor(dependencies: PracticeDependencies, bot: LoadedBot, kept: KeptPractice) {
    this.dependencies = dependencies;
    this.bot = bot;
    this.current = { ...kept, seed: null, mode: 'paused', thinking: false, moves: [], queue: [], broken: false };
    if (kept.seed === null) this.next();
    else this.again(kept.seed);
  }

  readonly snapshot = (): Practising => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Plays on; where the game is over, the next one. */
  play(): void {
    this.go('playing');
    if (isOver(this.dependencies.view()) && this.current.queue.length === 0) this.next();
  }

  pause(): void {
    this.go('paused');
  }

  /** One move, of the bot or of another seat. */
  step(): void {
    this.go('step');
  }

  /** On until the bot has made its next move. */
  toBot(): void {
    this.go('toBot');
  }

  setSpeed(speed: PlaybackSpeed): void {
    this.change({ speed });
    this.plan();
  }

  /** Whether what goes wrong counts. Where it no longer does, it never did. */
  setLenient(lenient: boolean): void {
    this.change({ lenient });
    if (lenient) this.queueUp(() => this.ask({ type: 'pardon' }));
  }

  /** The next game, with other cards. */
  next(): void {
    this.deal('new', this.manner);
  }

  /** The same cards once more: those on the table, or those of another game of the series. */
  again(seed = this.current.seed): void {
    if (seed !== null) this.deal({ seed }, this.manner);
  }

  /** Several games in a row. */
  playAll(games: readonly Queued[]): void {
    const [first, ...queue] = games;
    if (first === undefined) return;
    this.manner = 'playing';
    this.change({ speed: 'atOnce' });
    this.deal(first, 'playing', queue);
  }

  /** Another table: what was played at the old one says nothing about it. */
  arrange(change: Partial<Arrangement>): void {
    this.change({ arrangement: { ...this.current.arrangement, ...change }, series: [] });
    this.next();
  }

  close(): void {
    this.isClosed = true;
    this.stopTimer();
    this.bot?.stop();
    this.listeners.clear();
  }

  private go(mode: Mode): void {
    this.manner = mode === 'playing' ? mode : 'paused';
    this.change({ mode });
    this.plan();
  }

  private plan(): void {
    this.stopTimer();
    const { mode, speed } = this.current;
    if (mode === 'paused' || this.waiting > 0 || this.isClosed) return;
    const after = mode === 'playing' ? PAUSES[speed] : 0;
    this.stopTimer = this.dependencies.setTimer(after, () => this.queueUp(() => this.move()));
  }

  private queueUp(work: () => Promise<void>): void {
    this.stopTimer();
    this.waiting += 1;
    const done = async (): Promise<void> => {
      try {
        if (!this.isClosed) await work();
      } catch {
        this.change({ broken: true, mode: 'paused', thinking: false });
      }
      this.waiting -= 1;
      this.plan();
    };
    this.last = this.last.then(done);
  }

  private async ask(command: BotTableCommand): Promise<void> {
    const answer = await this.dependencies.ask(command);
    if (!answer.ok) throw new Error(answer.error.code);
  }

  private async move(): Promise<void> {
    const view = this.dependencies.view();
    if (isOver(view)) return this.goOn();
    const asksBot = isBots(view);
    if (asksBot) await this.askBot(view);
    else await this.ask({ type: this.isHasty ? 'goToBot' : 'go' });
    const { mode, queue } = this.current;
    // A bot that has just been disqualified is looked at, unless a whole series is being played.
    const isPutOut = asksBot && isOut(this.dependencies.view()) && queue.length === 0;
    if (mode === 'step' || (mode === 'toBot' && asksBot) || isPutOut) this.change({ mode: 'paused' });
    if (isOver(this.dependencies.view())) this.finish();
  }

  /** The single moves of the others are of no interest. */
  private get isHasty(): boolean {
    const { mode, speed } = this.current;
    return mode === 'toBot' || (mode === 'playing' && speed === 'atOnce');
  }

  private async askBot(view: TableView): Promise<void> {
    const { bot } = this;
    const { botGame, rules } = this.dependencies;
    const { game, seq } = view;
    if (bot === null || game === null) return;
    const { seed, series } = this.current;
    const scores = series.find((each) => each.seed === seed)?.scores ?? [];
    const snapshot = botGame.snapshot(game, { scores });
    this.change({ thinking: true });
    const [answer] = await bot.decide([{ snapshot, dice: `${seed}/${seq}`, memory: this.game }]);
    this.change({ thinking: false });
    if (this.isStopped || this.isClosed) return;
    const verdict = judge(rules, game, answer);
    const fault = verdict.ok ? null : verdict.fault;
    await this.ask({
      type: 'answer',
      outcome: verdict.ok ? { action: verdict.action } : { fault: this.counted(verdict.fault) },
    });
    const done = this.dependencies.view()?.game?.history[game.history.length]?.action ?? null;
    const { moves } = this.current;
    const move: BotMove = { number: moves.length + 1, snapshot, answer, fault, done };
    this.change({ moves: [...moves, move] });
  }

  /** What a fault is to the table: where nothing counts, the bot is not to blame. */
  private counted(fault: BotFault) {
    return this.current.lenient ? 'server' : fault.kind;
  }

  private finish(): void {
    const { seed, series, queue, mode } = this.current;
    const points = this.dependencies.view()?.game?.result?.points;
    this.bot?.forget(this.game);
    if (seed === null || points === undefined) return;
    const goesOn = queue.length > 0 && mode === 'playing';
    this.change({ series: withResult(series, seed, points, BOT_SEAT), mode: goesOn ? mode : 'paused' });
  }

  /** After the end of a game: the next of those that were asked for, or nothing. */
  private async goOn(): Promise<void> {
    const [next, ...queue] = this.current.queue;
    if (next === undefined) return this.change({ mode: 'paused' });
    this.change({ queue });
    await this.lay(next);
  }

  private deal(what: Queued, mode: Mode, queue: readonly Queued[] = []): void {
    this.change({ mode, queue });
    if (this.current.thinking) {
      this.isStopped = true;
      this.bot?.stop();
    }
    this.queueUp(async () => {
      if (this.isStopped) await this.replaceBot();
      await this.lay(what);
    });
  }

  private async replaceBot(): Promise<void> {
    const loading = await this.dependencies.load();
    if (!loading.ok) throw new Error(loading.fault.kind);
    this.bot = loading.bot;
    this.isStopped = false;
    if (this.isClosed) loading.bot.stop();
  }

  private async lay(what: Queued): Promise<void> {
    const { arrangement, series } = this.current;
    const seed = what === 'new' ? this.dependencies.drawSeed() : what.seed;
    this.game += 1;
    const deal: BotDeal = { ...arrangement, seed, bot: this.dependencies.bot };
    await this.ask({ type: 'deal', deal });
    this.change({
      seed,
      moves: [],
      broken: false,
      series: what === 'new' ? withDeal(series, seed, arrangement.seats) : series,
    });
    if (isOver(this.dependencies.view())) this.finish();
  }

  private change(part: Partial<Practising>): void {
    this.current = { ...this.current, ...part };
    for (const listener of this.listeners) listener();
  }
}
