import { isRecord } from '@sanh-rong/engine';
import { type ArenaAsk, type RemoteMove, type RemoteQuestion, readMoves } from '@sanh-rong/protocol';
import { lastLines } from '../../entrants/fault-report.ts';
import { ENTRANT_WORDS } from '../../entrants/messages/vi.ts';
import { parsed, quoted } from '../../entrants/program/answer.ts';
import { type Greeting, greet } from '../../entrants/program/greeting.ts';
import { MOST_LINE, ProgramProcess } from '../../entrants/program/process.ts';
import type { Terms } from '../../entrants/terms.ts';

/** Without a single answer in between it is started so often, and then no more. */
const MOST_STARTS = 4;
/** Letters of an error that are sent on. */
const MOST_ERROR = 400;

/** What a program did wrong, and the last that it printed. */
export interface Complaint {
  readonly text: string;
  readonly printed: readonly string[];
}

export interface DistantDependencies {
  readonly command: string;
  readonly terms: Terms;
  readonly told: (complaint: Complaint) => void;
  /** It ends each time it is started, and is started no more. */
  readonly gaveUp: () => void;
}

interface Running {
  readonly process: ProgramProcess;
  readonly greeting: Promise<Greeting>;
}

type Outcome = { readonly move: RemoteMove } | { readonly wrong: string; readonly ends: boolean };

/**
 * A program that plays for a remote bot: it speaks as in a match at home (docs/cli.md), and the server judges what it says.
 * Asked one thing at a time; started again when it ends.
 */
export class DistantProgram {
  private readonly dependencies: DistantDependencies;
  private running: Running | null = null;
  private starts = 0;
  private asked = 0;
  /** A caller that waits for an answer sees for itself that the process has ended. */
  private isAsked = false;
  private isClosed = false;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(dependencies: DistantDependencies) {
    this.dependencies = dependencies;
  }

  /** Starts it before it is asked anything; why it cannot be spoken with. */
  async start(): Promise<Complaint | null> {
    this.isAsked = true;
    const { process, greeting } = this.begin();
    const answer = await greeting;
    this.isAsked = false;
    return answer.ok ? null : { text: answer.text, printed: lastLines(process.complaints).map(quoted) };
  }

  /** An answer for each question, until then (`performance.now`). */
  answer(ask: ArenaAsk, until: number): Promise<RemoteMove[]> {
    if (this.running === null && this.starts === 0) this.begin();
    const work = async (): Promise<RemoteMove[]> => {
      const moves: RemoteMove[] = [];
      this.isAsked = true;
      for (const question of ask.questions) moves.push(await this.move(ask, question, until));
      this.isAsked = false;
      return moves;
    };
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  async close(): Promise<void> {
    const { running } = this;
    this.isClosed = true;
    this.running = null;
    await running?.process.close();
  }

  private begin(): Running {
    const { command, terms } = this.dependencies;
    const process = new ProgramProcess(command);
    this.starts += 1;
    this.running = { process, greeting: greet(process, terms) };
    void process.ended.then(() => {
      if (!this.isAsked) this.replace(process, ENTRANT_WORDS[terms.language].ended);
    });
    return this.running;
  }

  /**
   * Tells what is wrong, and starts a process anew that cannot be spoken with any more: it loads while no answer is
   * awaited.
   */
  private replace(process: ProgramProcess, wrong: string): void {
    if (this.isClosed || this.running?.process !== process) return;
    this.tell(process, wrong);
    process.kill();
    this.running = null;
    if (this.starts < MOST_STARTS) this.begin();
    else this.dependencies.gaveUp();
  }

  private tell(process: ProgramProcess, text: string): void {
    this.dependencies.told({ text, printed: lastLines(process.complaints).map(quoted) });
  }

  private async move(ask: ArenaAsk, question: RemoteQuestion, until: number): Promise<RemoteMove> {
    const { language } = this.dependencies.terms;
    const { running } = this;
    if (running === null) return { error: ENTRANT_WORDS[language].notAgain(this.starts) };
    const { process, greeting } = running;
    const outcome = (await this.isReady(greeting, until)) ?? (await this.ask(process, ask, question, until));
    if ('move' in outcome) {
      this.starts = 1;
      return outcome.move;
    }
    if (outcome.ends) this.replace(process, outcome.wrong);
    else this.tell(process, outcome.wrong);
    return { error: outcome.wrong.slice(0, MOST_ERROR) };
  }

  /** Null when it is; one that still loads is left to it. */
  private async isReady(greeting: Promise<Greeting>, until: number): Promise<Outcome | null> {
    const { terms } = this.dependencies;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), Math.max(0, until - performance.now()));
    });
    const answer = await Promise.race([greeting, late]);
    clearTimeout(timer);
    if (answer === null) return { wrong: ENTRANT_WORDS[terms.language].late(terms.time), ends: false };
    return answer.ok ? null : { wrong: answer.text, ends: true };
  }

  private async ask(
    process: ProgramProcess,
    { match, game, ruleSet, options }: ArenaAsk,
    question: RemoteQuestion,
    until: number,
  ): Promise<Outcome> {
    const { time, language } = this.dependencies.terms;
    const say = ENTRANT_WORDS[language];
    this.asked += 1;
    const id = this.asked;
    const end = Math.min(until, performance.now() + time);
    if (performance.now() >= until) return { wrong: say.late(time), ends: false };
    process.skip();
    process.tell({ op: 'move', id, match, game, ruleSet, options, ...question });
    for (;;) {
      const heard = await process.next(end - performance.now());
      if (heard.kind === 'late') return { wrong: say.late(time), ends: true };
      if (heard.kind === 'gone') return { wrong: say.ended, ends: true };
      if (heard.kind === 'tooLong') return { wrong: say.tooLong(MOST_LINE), ends: true };
      const outcome = this.read(heard.text, id);
      if (outcome !== null) return outcome;
    }
  }

  /** One line as the answer to a question; null for one to an earlier question. */
  private read(text: string, asked: number): Outcome | null {
    const say = ENTRANT_WORDS[this.dependencies.terms.language];
    const answer = parsed(text);
    if (answer === null) return { wrong: say.garbage(quoted(text)), ends: false };
    const { id, error, move, action } = answer;
    if (typeof id === 'number' && id < asked) return null;
    if (id !== asked) return { wrong: say.wrongId(asked, quoted(JSON.stringify(id) ?? '–')), ends: false };
    if (error !== undefined) return { wrong: say.gaveUp(quoted(String(error))), ends: false };
    const [read] = readMoves({ answers: [isRecord(action) ? { action } : { move }] });
    return read === null || read === undefined ? { wrong: say.noMove(quoted(text)), ends: false } : { move: read };
  }
}
