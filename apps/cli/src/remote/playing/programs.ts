import type { Language } from '@sanh-rong/engine';
import { type ArenaAsk, REMOTE_LIMITS, type RemoteMove } from '@sanh-rong/protocol';
import type { Terms } from '../../entrants/terms.ts';
import { type Complaint, DistantProgram } from './distant-program.ts';

/** Milliseconds of every message that are left to the way back. */
const WAY_BACK = 500;
/** Processes at once: one for each rule set that is being played. */
const MOST_PROGRAMS = 4;
/** Messages whose answers are remembered, should they be asked for again over a new connection. */
const MOST_REMEMBERED = 16;

export interface ProgramsDependencies {
  readonly command: string;
  readonly language: Language;
  readonly told: (complaint: Complaint) => void;
  /** The program ends each time it is started. */
  readonly gaveUp: () => void;
}

export type PlayedTerms = Pick<Terms, 'game' | 'ruleSet' | 'options' | 'seats'>;

const nameOf = ({ game, ruleSet, options, seats }: PlayedTerms): string =>
  JSON.stringify([game, ruleSet, seats, options]);

/** The processes of a program, each greeted with what is played there. */
export class Programs {
  private readonly dependencies: ProgramsDependencies;
  /** The program that was asked last stands last. */
  private readonly programs = new Map<string, DistantProgram>();
  private readonly answers = new Map<string, Promise<{ readonly answers: readonly RemoteMove[] }>>();

  constructor(dependencies: ProgramsDependencies) {
    this.dependencies = dependencies;
  }

  /** Starts one before it is needed; why it cannot be spoken with. */
  warm(terms: PlayedTerms): Promise<Complaint | null> {
    return this.of(terms).start();
  }

  /** What is sent back for a message. The same message again has the same answer. */
  answer(ask: ArenaAsk): Promise<{ readonly answers: readonly RemoteMove[] }> {
    const known = this.answers.get(ask.id);
    if (known !== undefined) return known;
    const program = this.of(ask);
    const until = performance.now() + ask.time - WAY_BACK;
    const answer = program.answer(ask, until).then((answers) => ({ answers }));
    this.answers.set(ask.id, answer);
    for (const id of [...this.answers.keys()].slice(0, -MOST_REMEMBERED)) this.answers.delete(id);
    return answer;
  }

  async close(): Promise<void> {
    const programs = [...this.programs.values()];
    this.programs.clear();
    await Promise.all(programs.map((program) => program.close()));
  }

  private of({ game, ruleSet, options, seats }: PlayedTerms): DistantProgram {
    const { command, language, told, gaveUp } = this.dependencies;
    const terms: Terms = { game, ruleSet, options, seats, time: REMOTE_LIMITS.time.question, language };
    const name = nameOf(terms);
    const program = this.programs.get(name) ?? new DistantProgram({ command, terms, told, gaveUp });
    this.programs.delete(name);
    this.programs.set(name, program);
    for (const old of [...this.programs.keys()].slice(0, -MOST_PROGRAMS)) {
      void this.programs.get(old)?.close();
      this.programs.delete(old);
    }
    return program;
  }
}
