import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Misuse } from '../arguments/command.ts';
import { OK } from '../arguments/exit-codes.ts';
import { paintOf } from '../arguments/painting.ts';
import type { Streams } from '../play/streams.ts';
import { againCommand } from '../report/again.ts';
import { INTERRUPTED, onInterrupt } from '../report/interrupt.ts';
import { columnsOf } from '../report/live.ts';
import { reportWords } from '../report/messages/index.ts';
import { drawSeed } from '../report/seed.ts';
import { matchJson } from './json.ts';
import { matchFileText } from './match-file.ts';
import { matchWords } from './messages/index.ts';
import { checkOut, writeOut } from './out.ts';
import { matchPage, pageOf } from './page.ts';
import { inTurn, type MatchPlan } from './plan.ts';
import { watchMatch } from './progress.ts';
import type { Score } from './score.ts';
import {
  gameIds,
  levelLines,
  readContestants,
  readSeats,
  readTable,
  readTableOptions,
  ruleSetIds,
  TABLE_VALUES,
} from './table-choice.ts';

const COMMAND = 'match';
const DEALS = { least: 1, most: 100_000, usual: 100 } as const;
const LEAST_CONTESTANTS = 2;
export const VALUES = ['--deals', '--out', ...TABLE_VALUES];

/** What a command line asks to be played. */
export interface Asked {
  readonly plan: MatchPlan;
  readonly workers: number;
  /** The command that plays it again. */
  readonly again: (plan: MatchPlan) => string;
}

export const readPlan = (given: Arguments): Asked => {
  const { language } = given;
  const table = readTable(given);
  const candidates = readContestants(given, table, LEAST_CONTESTANTS);
  const seats = readSeats(given, table.ruleSet, candidates.length);
  if (candidates.length > seats) throw new Misuse(matchWords(language).tooMany(candidates.length, seats));
  const out = given.value('--out');
  if (out !== null) checkOut(out, language);
  const plan: MatchPlan = {
    game: table.game.id,
    ruleSet: table.ruleSet.id,
    options: readTableOptions(given, table.ruleSet, seats),
    seats,
    time: table.time,
    language,
    candidates,
    lineup: inTurn(candidates.length, seats),
    seed: given.value('--seed') ?? drawSeed(),
    deals: chosen(given.number('--deals', { least: DEALS.least, most: DEALS.most }, DEALS.usual)),
    records: out !== null,
  };
  const flags = VALUES.filter((flag) => flag !== '--out');
  return {
    plan,
    workers: table.workers,
    again: ({ deals, seed }) => againCommand(COMMAND, given, flags, { '--deals': String(deals), '--seed': seed }),
  };
};

interface Outcome {
  readonly score: Score;
  readonly names: readonly string[];
  readonly isStopped: boolean;
}

const print = (
  { score, names, isStopped }: Outcome,
  { plan, again }: Asked,
  given: Arguments,
  streams: Streams,
): void => {
  const { language } = given;
  if (given.has('--json')) {
    streams.output.write(`${JSON.stringify(matchJson(score, plan, names))}\n`);
    return;
  }
  const say = reportWords(language);
  const look = { language, paint: paintOf(given, streams), columns: columnsOf(streams.output) };
  const out = given.value('--out');
  const stopped = isStopped ? [say.stopped(score.deals.length, plan.deals)] : [];
  const played = score.deals.length > 0;
  streams.output.write(
    pageOf([
      ...(played ? matchPage(score, plan, names, look) : []),
      stopped,
      [...(out === null || !played ? [] : [say.written(out)]), say.again(again(plan))],
    ]),
  );
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const asked = readPlan(given);
  const { plan, workers } = asked;
  const interrupt = onInterrupt();
  const began = Date.now();
  try {
    const { score, names } = await watchMatch(plan, {
      workers,
      signal: interrupt.signal,
      errors: streams.errors,
      env: streams.env,
      quiet: given.has('--quiet'),
      colour: !given.has('--no-colour'),
    });
    const isStopped = interrupt.signal.aborted && score.deals.length < plan.deals;
    const out = given.value('--out');
    if (out !== null && score.deals.length > 0) {
      // What was stopped is a whole match of fewer deals.
      const played = { ...plan, deals: score.deals.length };
      const told = { began, ended: Date.now(), command: asked.again(played) };
      writeOut(out, matchFileText(score, played, names, told), given.language);
    }
    print({ score, names, isStopped }, asked, given, streams);
    return isStopped ? INTERRUPTED : OK;
  } finally {
    interrupt.close();
  }
};

/** `sanhrong match`: contestants over duplicate deals. */
export const match: CommandRun = command({
  command: COMMAND,
  values: VALUES,
  switches: ['--json', '--quiet'],
  words: 64,
  usage: (language) => {
    const say = matchWords(language);
    return say.usage(say.contestantLines, say.tableLines(gameIds(), ruleSetIds(), levelLines()));
  },
  run,
});
