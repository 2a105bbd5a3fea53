import type { Catalogue, Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, command } from '../arguments/command.ts';
import { paintOf } from '../play/palette.ts';
import { onInterrupt } from '../report/interrupt.ts';
import { columnsOf } from '../report/live.ts';
import { MATCH_WORDS } from './messages/vi.ts';
import { type Look, pageOf } from './page.ts';
import type { Watching } from './progress.ts';
import { gameIds, levelLines, ruleSetIds, TABLE_VALUES } from './table-choice.ts';

/** The frame of commands that play: what they may be given, how they are stopped, and where all of it is shown. */

/** Where a command of this kind plays. */
export interface Stage {
  /** Everything but how many threads play. */
  readonly watching: Omit<Watching, 'workers'>;
  /** How the report looks. */
  readonly look: Look;
  /** Writes a report, part by part. */
  print(parts: readonly (readonly string[])[]): void;
  /** Writes what other programs read. */
  write(text: string): void;
}

export interface PlayingPlan {
  readonly command: string;
  /** Options with a value, besides those of the table. */
  readonly values: readonly string[];
  readonly switches?: readonly string[];
  /** Contestants that may be named. */
  readonly most: number;
  readonly words: Catalogue<Spoken>;
  /** Resolves to the exit code. */
  play(given: Arguments, stage: Stage): Promise<number>;
}

interface Spoken {
  usage(contestants: readonly string[], table: readonly string[]): string;
}

/** The help page of a command that takes contestants and a table. */
export const tableUsage = ({ usage }: Spoken, language: Language): string => {
  const shared = MATCH_WORDS[language];
  return usage(shared.contestantLines, shared.tableLines(gameIds(), ruleSetIds(), levelLines()));
};

export const playingCommand = (plan: PlayingPlan): CommandRun =>
  command({
    command: plan.command,
    values: [...plan.values, ...TABLE_VALUES],
    switches: ['--json', '--quiet', ...(plan.switches ?? [])],
    words: plan.most,
    usage: (language) => tableUsage(plan.words[language], language),
    async run(given, streams) {
      const { output, errors, env } = streams;
      const interrupt = onInterrupt();
      try {
        return await plan.play(given, {
          watching: {
            signal: interrupt.signal,
            errors,
            env,
            quiet: given.has('--quiet'),
            colour: !given.has('--no-colour'),
          },
          look: { language: given.language, paint: paintOf(given, streams), columns: columnsOf(output) },
          print: (parts) => output.write(pageOf(parts)),
          write: (text) => output.write(text),
        });
      } finally {
        interrupt.close();
      }
    },
  });
