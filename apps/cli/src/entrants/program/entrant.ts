import type { ContestQuestion, Entrant, Reply } from '@sanh-rong/arena';
import { type BotGame, findBotGame } from '@sanh-rong/bot-kit';
import { type AnyGame, findGame } from '@sanh-rong/engine';
import { Misuse } from '../../arguments/command.ts';
import { type FaultReport, lastLines } from '../fault-report.ts';
import { ENTRANT_WORDS } from '../messages/vi.ts';
import type { Terms } from '../terms.ts';
import type { ThinkingPrograms } from '../thread-sharing.ts';
import { type ProgramFault, quoted, readAnswer } from './answer.ts';
import { type Greeting, greet } from './greeting.ts';
import { MOST_LINE, ProgramProcess } from './process.ts';

/** A program that ends again and again is not started for ever. */
const MOST_STARTS = 4;
const MICROS = 1_000;

/** A game that is over, as everybody who sat there may know it. */
export interface GameOver {
  readonly number: number;
  readonly seats: readonly number[];
  readonly result: { readonly points: readonly number[]; readonly places: readonly number[] };
}

export interface ProgramDependencies {
  readonly command: string;
  readonly terms: Terms;
  readonly programs: ThinkingPrograms;
  readonly told: (fault: Omit<FaultReport, 'contestant'>) => void;
}

const rulesOf = (id: string): { readonly game: AnyGame; readonly botGame: BotGame } => {
  const [game, botGame] = [findGame(id), findBotGame(id)];
  if (!game.ok || botGame === null) throw new RangeError(`no game for bots: ${id}`);
  return { game: game.value, botGame };
};

/** Any program that reads questions and writes answers, one JSON object a line (docs/cli.md). */
export class ProgramEntrant implements Entrant {
  /** What it calls itself; null when it does not say. */
  name: string | null = null;
  private readonly dependencies: ProgramDependencies;
  private readonly rules: ReturnType<typeof rulesOf>;
  private process: ProgramProcess | null = null;
  /** What the process before wrote on its standard error. */
  private complained: readonly string[] = [];
  private starts = 0;
  private asked = 0;
  private isClosed = false;

  private constructor(dependencies: ProgramDependencies) {
    this.dependencies = dependencies;
    this.rules = rulesOf(dependencies.terms.game);
  }

  /** Starts it; a program that cannot be spoken with is a mistake in the arguments. */
  static async open(dependencies: ProgramDependencies): Promise<ProgramEntrant> {
    const program = new ProgramEntrant(dependencies);
    const greeting = await program.start();
    if (greeting.ok) {
      program.name = greeting.name;
      return program;
    }
    const { command, terms } = dependencies;
    const complaints = program.complaints();
    await program.close();
    const sentence = ENTRANT_WORDS[terms.language].noHello(command, greeting.text);
    throw new Misuse([sentence, ...complaints.map((line) => `  ${line}`)].join('\n'));
  }

  async choose(questions: readonly ContestQuestion[]): Promise<readonly Reply[]> {
    return this.dependencies.programs.during(async () => {
      const replies: Reply[] = [];
      for (const asked of questions) replies.push(await this.answer(asked));
      return replies;
    });
  }

  /** Tells it how a game ended. */
  over(games: readonly GameOver[]): void {
    for (const game of games) this.process?.tell({ op: 'over', ...game });
  }

  async close(): Promise<void> {
    const { process } = this;
    this.isClosed = true;
    this.process = null;
    await process?.close();
  }

  private complaints(): string[] {
    return lastLines(this.process?.complaints ?? this.complained).map(quoted);
  }

  private start(): Promise<Greeting> {
    const { command, terms } = this.dependencies;
    this.starts += 1;
    this.process = new ProgramProcess(command);
    return greet(this.process, terms);
  }

  private async answer(asked: ContestQuestion): Promise<Reply> {
    const began = performance.now();
    const outcome = await this.outcome(asked);
    const micros = Math.round((performance.now() - began) * MICROS);
    if ('action' in outcome) return { action: outcome.action, micros };
    const { kind, text } = outcome;
    this.dependencies.told({ game: asked.game, seat: asked.seat, kind, text, printed: this.complaints() });
    return { fault: outcome, micros };
  }

  private async outcome(asked: ContestQuestion): Promise<Extract<Reply, { action: unknown }> | ProgramFault> {
    const { terms } = this.dependencies;
    const say = ENTRANT_WORDS[terms.language];
    if (this.isClosed) return { kind: 'crash', text: say.ended };
    if (this.process === null) {
      if (this.starts >= MOST_STARTS) return { kind: 'crash', text: say.notAgain(this.starts) };
      const greeting = await this.start();
      if (!greeting.ok) return this.end({ kind: 'crash', text: greeting.text });
    }
    return this.ask(asked);
  }

  private async ask({
    game: number,
    seat,
    view,
    dice,
  }: ContestQuestion): Promise<Extract<Reply, { action: unknown }> | ProgramFault> {
    const { process, rules } = this;
    const { terms } = this.dependencies;
    const say = ENTRANT_WORDS[terms.language];
    if (process === null) return { kind: 'crash', text: say.ended };
    this.asked += 1;
    const id = this.asked;
    const snapshot = rules.botGame.snapshot(view, { scores: view.hands.map(() => 0) });
    const { game, ruleSet, options, time, language } = terms;
    process.skip();
    process.tell({
      op: 'move',
      id,
      game,
      ruleSet,
      options,
      number,
      seat,
      dice,
      state: rules.botGame.stateOf(snapshot),
      legal: view.legal,
    });
    const end = performance.now() + time;
    for (;;) {
      const heard = await process.next(end - performance.now());
      if (heard.kind === 'late') return this.end({ kind: 'timeout', text: say.late(time) });
      if (heard.kind === 'gone') return this.end({ kind: 'crash', text: say.ended });
      if (heard.kind === 'tooLong') return this.end({ kind: 'invalid', text: say.tooLong(MOST_LINE) });
      const answer = readAnswer(heard.text, { id, ...rules, view, snapshot, language });
      if (answer.kind === 'action') return { action: answer.action };
      if (answer.kind === 'fault') return answer.fault;
    }
  }

  /** A process that cannot be spoken with any more is replaced with the next question. */
  private end(fault: ProgramFault): ProgramFault {
    this.complained = this.process?.complaints ?? this.complained;
    this.process?.kill();
    this.process = null;
    return fault;
  }
}
