import { roundRobin } from '@sanh-rong/arena';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Misuse } from '../arguments/command.ts';
import { OK } from '../arguments/exit-codes.ts';
import { paintOf } from '../arguments/painting.ts';
import { matchWords } from '../match/messages/index.ts';
import { pageOf } from '../match/page.ts';
import {
  gameIds,
  levelLines,
  readContestants,
  readSeats,
  readTable,
  readTableOptions,
  ruleSetIds,
  TABLE_VALUES,
} from '../match/table-choice.ts';
import type { Streams } from '../play/streams.ts';
import { againCommand } from '../report/again.ts';
import { INTERRUPTED, onInterrupt } from '../report/interrupt.ts';
import { columnsOf } from '../report/live.ts';
import { reportWords } from '../report/messages/index.ts';
import { drawSeed } from '../report/seed.ts';
import { leagueCsv, leagueJson } from './export.ts';
import { leagueResult } from './league.ts';
import { leagueWords } from './messages/index.ts';
import { leaguePage } from './page.ts';
import { type LeaguePlan, leagueOf, playLeague } from './playing.ts';

const COMMAND = 'league';
const DEALS = { least: 1, most: 100_000, usual: 50 } as const;
const TABLES = { least: 1, most: 10_000, usual: 500 } as const;
const VALUES = ['--deals', '--tables', ...TABLE_VALUES];

const readPlan = (given: Arguments): { readonly plan: LeaguePlan; readonly workers: number } => {
  const { language } = given;
  const say = leagueWords(language);
  const table = readTable(given);
  if (given.has('--json') && given.has('--csv')) throw new Misuse(say.oneForm);
  const { seats: range } = table.ruleSet;
  const candidates = readContestants(given, table, range.min);
  const seats = readSeats(given, table.ruleSet, Math.min(range.usual, candidates.length));
  if (candidates.length < seats) throw new Misuse(say.tooFewForSeats(candidates.length, seats));
  const most = chosen(given.number('--tables', { least: TABLES.least, most: TABLES.most }, TABLES.usual));
  const plan: LeaguePlan = {
    game: table.game.id,
    ruleSet: table.ruleSet.id,
    options: readTableOptions(given, table.ruleSet, seats),
    seats,
    time: table.time,
    language,
    candidates,
    tables: roundRobin(candidates.length, seats, most),
    seed: given.value('--seed') ?? drawSeed(),
    deals: chosen(given.number('--deals', { least: DEALS.least, most: DEALS.most }, DEALS.usual)),
    records: false,
  };
  return { plan, workers: table.workers };
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { plan, workers } = readPlan(given);
  const { language } = given;
  const interrupt = onInterrupt();
  try {
    const { names, tables } = await playLeague(plan, {
      workers,
      signal: interrupt.signal,
      errors: streams.errors,
      env: streams.env,
      quiet: given.has('--quiet'),
      colour: !given.has('--no-colour'),
    });
    const isStopped = interrupt.signal.aborted;
    const result = leagueResult(names.length, tables);
    const league = leagueOf(plan, names, tables.length);
    if (given.has('--json')) {
      streams.output.write(`${JSON.stringify(leagueJson(result, league, plan.candidates))}\n`);
    } else if (given.has('--csv')) streams.output.write(leagueCsv(result, league));
    else {
      const say = reportWords(language);
      const look = { language, paint: paintOf(given, streams), columns: columnsOf(streams.output) };
      const deals = tables.reduce((sum, { score }) => sum + score.deals.length, 0);
      streams.output.write(
        pageOf([
          ...leaguePage(result, league, look),
          isStopped ? [say.stopped(deals, plan.deals * plan.tables.length)] : [],
          [say.again(againCommand(COMMAND, given, VALUES, { '--seed': plan.seed }))],
        ]),
      );
    }
    return isStopped ? INTERRUPTED : OK;
  } finally {
    interrupt.close();
  }
};

/** `sanhrong league`: everybody meets everybody. */
export const league: CommandRun = command({
  command: COMMAND,
  values: VALUES,
  switches: ['--json', '--csv', '--quiet'],
  words: 1_000,
  usage: (language) => {
    const shared = matchWords(language);
    const table = shared.tableLines(gameIds(), ruleSetIds(), levelLines());
    return leagueWords(language).usage(shared.contestantLines, table);
  },
  run,
});
