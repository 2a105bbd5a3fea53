import { roundRobin } from '@sanh-rong/arena';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, Misuse, OK } from '../arguments/command.ts';
import { playingCommand, type Stage } from '../match/playing-command.ts';
import { readContestants, readSeats, readTable, readTerms, TABLE_VALUES } from '../match/table-choice.ts';
import { againCommand } from '../report/again.ts';
import { INTERRUPTED } from '../report/interrupt.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { leagueCsv, leagueJson } from './export.ts';
import { leagueResult } from './league.ts';
import { LEAGUE_WORDS } from './messages/vi.ts';
import { leaguePage } from './page.ts';
import { type LeaguePlan, leagueOf, playLeague } from './playing.ts';

const COMMAND = 'league';
const DEALS = { least: 1, most: 100_000, usual: 50 } as const;
const TABLES = { least: 1, most: 10_000, usual: 500 } as const;
const VALUES = ['--deals', '--tables'];

const readPlan = (given: Arguments): { readonly plan: LeaguePlan; readonly workers: number } => {
  const say = LEAGUE_WORDS[given.language];
  const table = readTable(given);
  if (given.has('--json') && given.has('--csv')) throw new Misuse(say.oneForm);
  const { seats: range } = table.ruleSet;
  const contestants = readContestants(given, table, range.min);
  const seats = readSeats(given, table.ruleSet, Math.min(range.usual, contestants.length));
  if (contestants.length < seats) throw new Misuse(say.tooFewForSeats(contestants.length, seats));
  const most = chosen(given.number('--tables', { least: TABLES.least, most: TABLES.most }, TABLES.usual));
  const plan: LeaguePlan = {
    ...readTerms(given, table, seats),
    contestants,
    tables: roundRobin(contestants.length, seats, most),
    deals: chosen(given.number('--deals', { least: DEALS.least, most: DEALS.most }, DEALS.usual)),
    records: false,
  };
  return { plan, workers: table.workers };
};

const play = async (given: Arguments, { watching, look, print, write }: Stage): Promise<number> => {
  const { plan, workers } = readPlan(given);
  const { names, tables } = await playLeague(plan, { workers, ...watching });
  const isStopped = watching.signal.aborted;
  const result = leagueResult(names.length, tables);
  const league = leagueOf(plan, names, tables.length);
  if (given.has('--json')) write(`${JSON.stringify(leagueJson(result, league, plan.contestants))}\n`);
  else if (given.has('--csv')) write(leagueCsv(result, league));
  else {
    const say = REPORT_WORDS[given.language];
    const deals = tables.reduce((sum, { score }) => sum + score.deals.length, 0);
    print([
      ...leaguePage(result, league, look),
      isStopped ? [say.stopped(deals, plan.deals * plan.tables.length)] : [],
      [say.again(againCommand(COMMAND, given, [...VALUES, ...TABLE_VALUES], { '--seed': plan.seed }))],
    ]);
  }
  return isStopped ? INTERRUPTED : OK;
};

/** `sanhrong league`: everybody meets everybody. */
export const league: CommandRun = playingCommand({
  command: COMMAND,
  values: VALUES,
  switches: ['--csv'],
  most: 1_000,
  words: LEAGUE_WORDS,
  play,
});
