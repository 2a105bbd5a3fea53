import type { Entrant } from '@sanh-rong/arena';
import { ARENA_BANK, botEntrant, builtIn } from '@sanh-rong/entrants';
import { Sandboxes } from '@sanh-rong/sandbox';
import { Misuse } from '../arguments/command.ts';
import type { ContestantSpec } from './contestant-specs.ts';
import { type FaultReport, faultText, printedLines } from './fault-report.ts';
import { ENTRANT_WORDS } from './messages/vi.ts';
import { distinct } from './names.ts';
import { type GameOver, ProgramEntrant } from './program/entrant.ts';
import type { Terms } from './terms.ts';
import { sharingThread, ThinkingPrograms } from './thread-sharing.ts';

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

/** Brings contestants into a match. One that cannot play is a `Misuse`, and nothing is left running. */
class Entry {
  readonly faults: FaultReport[] = [];
  readonly seated: Seated[] = [];
  private readonly terms: Terms;
  private readonly programs = new ThinkingPrograms();
  private readonly sandboxes: Sandboxes;

  constructor(terms: Terms, most: number) {
    this.terms = terms;
    this.sandboxes = new Sandboxes({ warm: 0, most });
  }

  async close(): Promise<void> {
    await Promise.all([...this.seated.map((each) => each.close?.()), this.sandboxes.close()]);
  }

  async add(spec: ContestantSpec, contestant: number): Promise<void> {
    this.seated.push(await this.enter(spec, contestant));
  }

  private enter(spec: ContestantSpec, contestant: number): Promise<Seated> | Seated {
    switch (spec.kind) {
      case 'level':
        return this.enterLevel(spec.level);
      case 'file':
        return this.enterFile(spec, contestant);
      case 'program':
        return this.enterProgram(spec.command, contestant);
    }
  }

  private enterLevel(level: string): Seated {
    const player = builtIn(this.terms.game, level);
    if (player === null) throw new RangeError(`no level ${level} of ${this.terms.game}`);
    return { entrant: sharingThread(player, this.programs) };
  }

  private async enterFile(
    { name, source }: Extract<ContestantSpec, { kind: 'file' }>,
    contestant: number,
  ): Promise<Seated> {
    const { game, time, language } = this.terms;
    const loading = await this.sandboxes.load({ game, source, owner: String(contestant), time });
    if (!loading.ok)
      throw new Misuse(ENTRANT_WORDS[language].notLoaded(name, faultText(game, loading.fault, language)));
    const entrant = botEntrant({
      game,
      bot: loading.bot,
      bank: ARENA_BANK,
      told: ({ game: number, seat, answer, fault }) => {
        if (fault === null) return;
        const [text, printed] = [faultText(this.terms.game, fault, language), printedLines(answer.printed)];
        this.faults.push({ contestant, game: number, seat, kind: fault.kind, text, printed });
      },
    });
    return { entrant };
  }

  private async enterProgram(command: string, contestant: number): Promise<Seated> {
    const program = await ProgramEntrant.open({
      command,
      terms: this.terms,
      programs: this.programs,
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

export const enterAll = async (contestants: readonly ContestantSpec[], terms: Terms): Promise<Entered> => {
  const entry = new Entry(terms, contestants.length);
  try {
    for (const [contestant, spec] of contestants.entries()) await entry.add(spec, contestant);
  } catch (error) {
    await entry.close();
    throw error;
  }
  const { seated, faults } = entry;
  return {
    names: distinct(contestants.map(({ name }, at) => seated[at].name ?? name)),
    entrants: seated.map(({ entrant }) => entrant),
    takeFaults: () => faults.splice(0),
    over: (contestant, games) => seated[contestant].over?.(games),
    close: () => entry.close(),
  };
};
