import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, Misuse, OK } from '../arguments/command.ts';
import { againCommand } from '../report/again.ts';
import { INTERRUPTED } from '../report/interrupt.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { matchJson } from './json.ts';
import { matchFileText } from './match-file.ts';
import { MATCH_WORDS } from './messages/vi.ts';
import { checkOut, writeOut } from './out.ts';
import { matchPage } from './page.ts';
import { inTurn, type MatchPlan } from './plan.ts';
import { playingCommand, type Stage } from './playing-command.ts';
import { watchMatch } from './progress.ts';
import type { Score } from './score.ts';
import { readContestants, readSeats, readTable, readTerms, TABLE_VALUES } from './table-choice.ts';

const COMMAND = 'match';
const DEALS = { least: 1, most: 100_000, usual: 100 } as const;
const LEAST_CONTESTANTS = 2;
const OWN_VALUES = ['--deals', '--out'];
export const VALUES = [...OWN_VALUES, ...TABLE_VALUES];

/** What a command line asks to be played. */
export interface MatchRequest {
  readonly plan: MatchPlan;
  readonly workers: number;
  /** The command that plays it again. */
  readonly again: (plan: MatchPlan) => string;
}

export const readPlan = (given: Arguments): MatchRequest => {
  const { language } = given;
  const table = readTable(given);
  const contestants = readContestants(given, table, LEAST_CONTESTANTS);
  const seats = readSeats(given, table.ruleSet, contestants.length);
  if (contestants.length > seats) throw new Misuse(MATCH_WORDS[language].tooMany(contestants.length, seats));
  const out = given.value('--out');
  if (out !== null) checkOut(out, language);
  const plan: MatchPlan = {
    ...readTerms(given, table, seats),
    contestants,
    lineup: inTurn(contestants.length, seats),
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
  { plan, again }: MatchRequest,
  out: string | null,
  stage: Stage,
): void => {
  const { look } = stage;
  const say = REPORT_WORDS[look.language];
  const played = score.deals.length > 0;
  stage.print([
    ...(played ? matchPage(score, plan, names, look) : []),
    isStopped ? [say.stopped(score.deals.length, plan.deals)] : [],
    [...(out === null || !played ? [] : [say.written(out)]), say.again(again(plan))],
  ]);
};

const play = async (given: Arguments, stage: Stage): Promise<number> => {
  const asked = readPlan(given);
  const { plan, workers } = asked;
  const began = Date.now();
  const { score, names } = await watchMatch(plan, { workers, ...stage.watching });
  const isStopped = stage.watching.signal.aborted && score.deals.length < plan.deals;
  const out = given.value('--out');
  if (out !== null && score.deals.length > 0) {
    // What was stopped is a whole match of fewer deals.
    const played = { ...plan, deals: score.deals.length };
    const told = { began, ended: Date.now(), command: asked.again(played) };
    writeOut(out, matchFileText(score, played, names, told), given.language);
  }
  if (given.has('--json')) stage.write(`${JSON.stringify(matchJson(score, plan, names))}\n`);
  else print({ score, names, isStopped }, asked, out, stage);
  return isStopped ? INTERRUPTED : OK;
};

/** `sanhrong match`: contestants over duplicate deals. */
export const match: CommandRun = playingCommand({
  command: COMMAND,
  values: OWN_VALUES,
  most: 64,
  words: MATCH_WORDS,
  play,
});
