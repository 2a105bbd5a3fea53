import type { Entrant } from '@sanh-rong/arena';
import { faultWords } from '@sanh-rong/bot-kit';
import { ARENA_BANK, botEntrant, builtIn } from '@sanh-rong/entrants';
import { Sandboxes } from '@sanh-rong/sandbox';
import { Misuse } from '../arguments/command.ts';
import type { Candidate } from './candidates.ts';
import { type FaultReport, printedLines } from './fault-report.ts';
import { entrantWords } from './messages/index.ts';
import { distinct } from './names.ts';
import { paced, Quiet } from './pace.ts';
import { type GameOver, ProgramEntrant } from './program/entrant.ts';
import type { Terms } from './terms.ts';

/** Everybody of a match, ready to be asked. */
export interface Entered {
  readonly names: readonly string[];
  readonly entrants: readonly Entrant[];
  /** What went wrong since it was last asked for. */
  takeFaults(): FaultReport[];
  /** Tells a contestant of games that are over. */
  over(contestant: number, games: readonly GameOver[]): void;
  /** Nothing of it runs any more when that is done. */
  close(): Promise<void>;
}

interface Seated {
  readonly entrant: Entrant;
  readonly name?: string | null;
  over?(games: readonly GameOver[]): void;
  close?(): Promise<void>;
}

/** Brings candidates into a match. One that cannot play is a `Misuse`, and nothing is left running. */
class Entry {
  readonly faults: FaultReport[] = [];
  readonly seated: Seated[] = [];
  private readonly terms: Terms;
  private readonly quiet = new Quiet();
  private readonly sandboxes: Sandboxes;

  constructor(terms: Terms, most: number) {
    this.terms = terms;
    this.sandboxes = new Sandboxes({ warm: 0, most });
  }

  async close(): Promise<void> {
    await Promise.all([...this.seated.map((each) => each.close?.()), this.sandboxes.close()]);
  }

  async add(candidate: Candidate, contestant: number): Promise<void> {
    this.seated.push(await this.enter(candidate, contestant));
  }

  private enter(candidate: Candidate, contestant: number): Promise<Seated> | Seated {
    switch (candidate.kind) {
      case 'level':
        return this.enterLevel(candidate.level);
      case 'file':
        return this.enterFile(candidate, contestant);
      case 'program':
        return this.enterProgram(candidate.command, contestant);
    }
  }

  private enterLevel(level: string): Seated {
    const player = builtIn(this.terms.game, level);
    if (player === null) throw new RangeError(`no level ${level} of ${this.terms.game}`);
    return { entrant: paced(player, this.quiet) };
  }

  private async enterFile({ name, source }: Extract<Candidate, { kind: 'file' }>, contestant: number): Promise<Seated> {
    const { game, time, language } = this.terms;
    const loading = await this.sandboxes.load({ game, source, owner: String(contestant), time });
    if (!loading.ok)
      throw new Misuse(entrantWords(language).notLoaded(name, faultWords(game, loading.fault, language)));
    const entrant = botEntrant({
      game,
      bot: loading.bot,
      bank: ARENA_BANK,
      told: ({ game: number, seat, answer, fault }) => {
        if (fault === null) return;
        const [text, printed] = [faultWords(this.terms.game, fault, language), printedLines(answer.printed)];
        this.faults.push({ contestant, game: number, seat, kind: fault.kind, text, printed });
      },
    });
    return { entrant };
  }

  private async enterProgram(command: string, contestant: number): Promise<Seated> {
    const program = await ProgramEntrant.open({
      command,
      terms: this.terms,
      quiet: this.quiet,
      told: (fault) => this.faults.push({ contestant, ...fault }),
    });
    return {
      entrant: program,
      name: program.name,
      over: (games) => program.over(games),
      close: () => program.close(),
    };
  }
}

export const enterAll = async (candidates: readonly Candidate[], terms: Terms): Promise<Entered> => {
  const entry = new Entry(terms, candidates.length);
  try {
    for (const [contestant, candidate] of candidates.entries()) await entry.add(candidate, contestant);
  } catch (error) {
    await entry.close();
    throw error;
  }
  const { seated, faults } = entry;
  return {
    names: distinct(candidates.map(({ name }, at) => seated[at].name ?? name)),
    entrants: seated.map(({ entrant }) => entrant),
    takeFaults: () => faults.splice(0),
    over: (contestant, games) => seated[contestant].over?.(games),
    close: () => entry.close(),
  };
};
