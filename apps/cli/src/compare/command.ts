import { FEWEST_DEALS, oneAgainstCopies, type SequentialTest, sequentialTest } from '@sanh-rong/arena';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, Misuse } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { readContestantSpecs } from '../entrants/contestant-specs.ts';
import { contestantJson, planJson } from '../match/json.ts';
import type { MatchPlan } from '../match/plan.ts';
import { playingCommand, type Stage } from '../match/playing-command.ts';
import { watchMatch } from '../match/progress.ts';
import { readSeats, readTable, readTerms, TABLE_VALUES } from '../match/table-choice.ts';
import { againCommand } from '../report/again.ts';
import { finite, plainEstimate } from '../report/figures.ts';
import { INTERRUPTED } from '../report/interrupt.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { COMPARE_WORDS } from './messages/vi.ts';
import { type Compared, comparePage, liveLine } from './page.ts';
import { type Outcome, type Verdict, verdictOf } from './verdict.ts';

const COMMAND = 'compare';
const COMPARED = 2;
/** With fewer deals nothing would ever be decided. */
const MOST = { least: FEWEST_DEALS, most: 1_000_000, usual: 5_000 } as const;
const RATE = 0.05;
const MARGIN = 0.5;
const MOST_MARGIN = 1_000_000;
const VALUES = ['--against', '--margin', '--alpha', '--beta', '--most'];

/** What CI may build on. */
export const EXIT_CODES: Readonly<Record<Outcome, number>> = { better: 0, notBetter: 1, undecided: 3 };

const readNumber = (given: Arguments, flag: string, most: number, usual: number): number => {
  const text = given.value(flag);
  if (text === null) return usual;
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= most) return value;
  const say = ARGUMENT_WORDS[given.language];
  throw new Misuse(say.badValue(flag, text, COMPARE_WORDS[given.language].number(0, most)));
};

const MOST_RATE = 0.49;

const readTest = (given: Arguments): SequentialTest =>
  sequentialTest({
    better: readNumber(given, '--margin', MOST_MARGIN, MARGIN),
    alpha: readNumber(given, '--alpha', MOST_RATE, RATE),
    beta: readNumber(given, '--beta', MOST_RATE, RATE),
  });

/** Both at one table with the field, which sits in the other seats in turn. */
const withField = (contestants: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat < COMPARED ? seat : COMPARED + ((seat - COMPARED) % (contestants - COMPARED)),
  );

interface Plan {
  readonly plan: MatchPlan;
  readonly test: SequentialTest;
  readonly workers: number;
}

const readPlan = (given: Arguments): Plan => {
  const { language } = given;
  const say = COMPARE_WORDS[language];
  const table = readTable(given);
  if (given.words.length !== COMPARED) throw new Misuse(say.twoNeeded);
  const field = (given.value('--against') ?? '').split(',').filter((word) => word !== '');
  const contestants = readContestantSpecs([...given.words, ...field], table.game.id, language);
  const usual = field.length === 0 ? table.ruleSet.seats.usual : contestants.length;
  const seats = readSeats(given, table.ruleSet, usual);
  if (contestants.length > seats) throw new Misuse(say.fieldTooLarge(contestants.length, seats));
  const plan: MatchPlan = {
    ...readTerms(given, table, seats),
    contestants,
    lineup: field.length === 0 ? oneAgainstCopies(seats) : withField(contestants.length, seats),
    deals: chosen(given.number('--most', { least: MOST.least, most: MOST.most }, MOST.usual)),
    records: false,
  };
  return { plan, test: readTest(given), workers: table.workers };
};

const compareJson = ({ score, plan, names, verdict }: Compared, test: SequentialTest) => {
  const { deals: most, ...rest } = planJson(plan);
  const { ratio, low, high } = verdict.evidence;
  return {
    command: COMMAND,
    outcome: verdict.outcome,
    byStrikes: verdict.byStrikes,
    ...rest,
    most,
    played: score.deals.length,
    lead: plainEstimate(verdict.lead),
    evidence: { ratio: finite(ratio), low, high },
    test,
    contestants: contestantJson(score, plan, names),
  };
};

const exitCode = ({ outcome }: Verdict): number => (outcome === null ? INTERRUPTED : EXIT_CODES[outcome]);

const play = async (given: Arguments, { watching, look, print, write }: Stage): Promise<number> => {
  const { plan, test, workers } = readPlan(given);
  const { score, names } = await watchMatch(
    plan,
    { workers, ...watching },
    {
      draw: (view, live) => [liveLine(view, verdictOf(view.score, test, plan.deals), live)],
      isEnough: (now) => verdictOf(now, test, plan.deals).outcome !== null,
    },
  );
  const verdict = verdictOf(score, test, plan.deals);
  const compared = { score, plan, names, verdict, margin: test.better };
  if (given.has('--json')) write(`${JSON.stringify(compareJson(compared, test))}\n`);
  else {
    const say = REPORT_WORDS[given.language];
    print([
      ...(score.deals.length === 0 ? [] : comparePage(compared, look)),
      verdict.outcome === null ? [say.stopped(score.deals.length, plan.deals)] : [],
      [say.again(againCommand(COMMAND, given, [...VALUES, ...TABLE_VALUES], { '--seed': plan.seed }))],
    ]);
  }
  return exitCode(verdict);
};

/** `sanhrong compare`: is the new version better? */
export const compare: CommandRun = playingCommand({
  command: COMMAND,
  values: VALUES,
  most: 64,
  words: COMPARE_WORDS,
  play,
});
