import { cpus } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { GAMES } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { type ContestJob, mergeContests, NO_CONTEST } from './contest.ts';
import { Crew, serve } from './crew.ts';
import { measureEndgames } from './endgames.ts';
import { type EndgameRow, keep, write } from './page.ts';
import { HELP, type Plan, readPlan } from './plan.ts';
import { endgameTable, pointsCell, type SoakRow, soakTable, table } from './report.ts';
import { type Row, rowOf } from './row.ts';
import { dealsFor, keyOf, type Setting, settings, timedSettings } from './settings.ts';
import { mergeSoaks, NO_SOAK, type SoakJob } from './soak.ts';

/**
 * How strong the built-in players are: duplicate matches of each level against the one below, with intervals.
 *
 *   npm run bench:players -- --help
 */

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;

/** The same stretches on any number of cores, enough of them to keep every core busy to the end. */
const STRETCHES = 64;
const GAMES_A_SOAK = 25;
const SOAK_CLOCK = 50;
/** The game whose endgames are solved, and what `--only` knows that by. */
const ENDGAMES = { game: 'tienlen', key: 'tienlen/endgames' };

const say = (text: string): void => {
  process.stderr.write(text);
};

const progress = (name: string, jobs: number) => {
  const began = performance.now();
  return (done: number): void => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (process.stderr.isTTY) say(`\r${name}: ${Math.floor((100 * done) / jobs)} %, ${seconds} s `);
  };
};

const stretches = (setting: Setting, { deals: asked, seed, unusual }: Plan): ContestJob[] => {
  const deals = dealsFor(setting, asked);
  const length = Math.max(1, Math.ceil(deals / STRETCHES));
  const jobs: ContestJob[] = [];
  for (let from = 0; from < deals; from += length) {
    jobs.push({ kind: 'contest', setting, seed, unusual, from, to: Math.min(deals, from + length) });
  }
  return jobs;
};

const chosen = (plan: Plan): Setting[] =>
  (plan.time ? timedSettings() : settings(plan.positions)).filter(
    (setting) => (plan.games?.includes(setting.game) ?? true) && keyOf(setting).includes(plan.only),
  );

/** Everything that could have been measured: what is not among it any more is forgotten. */
const allKeys = ({ positions }: Plan): string[] => [...settings(positions), ...timedSettings()].map(keyOf);

const playMatches = async (plan: Plan, crew: Crew): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const setting of chosen(plan)) {
    const jobs = stretches(setting, plan);
    const began = performance.now();
    const isOver = (): boolean => performance.now() - began > plan.seconds * 1000;
    const contests = await crew.do(jobs, { isOver, done: progress(keyOf(setting), jobs.length) });
    const contest = contests.reduce(mergeContests, NO_CONTEST);
    const row = rowOf(setting, plan.seed, contest);
    rows.push(row);
    if (plan.write) keep({ machine, rows: [row], endgames: [] }, allKeys(plan));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${process.stderr.isTTY ? '\r' : ''}${keyOf(setting)}: ${pointsCell(row)}, ${row.deals} deals, ${seconds} s\n`);
    for (const sample of contest.samples) say(`  ${sample}\n`);
  }
  return rows;
};

/** Choices in positions that a solver has worked out; they too are repeatable, so clocks have no part in it. */
const playEndgames = ({
  games,
  only,
  time,
  unusual,
  endgames: positions,
  seed,
  positions: budget,
}: Plan): EndgameRow[] => {
  const isAsked =
    positions > 0 && !time && !unusual && (games?.includes(ENDGAMES.game) ?? true) && ENDGAMES.key.includes(only);
  if (!isAsked) return [];
  const began = performance.now();
  return measureEndgames({
    positions,
    seed,
    budget,
    progress: (done, of) =>
      say(`${ENDGAMES.key}: ${done} of ${of}, ${((performance.now() - began) / 1000).toFixed(0)} s\n`),
  });
};

const soakAll = async (plan: Plan, crew: Crew, games: number): Promise<SoakRow[]> => {
  const rows: SoakRow[] = [];
  for (const { id: game } of GAMES.filter(({ id }) => plan.games?.includes(id) ?? true)) {
    for (const { id: level, searches } of playersFor(game)) {
      const name = `${game}/${level}`;
      // Under the clock, those who answer at once have nothing to show.
      if (!name.includes(plan.only) || (plan.time && !searches)) continue;
      const jobs = Array.from(
        { length: Math.ceil(games / GAMES_A_SOAK) },
        (_, at): SoakJob => ({
          kind: 'soak',
          game,
          level,
          seed: `${plan.seed}/soak/${name}/${at}`,
          games: Math.min(GAMES_A_SOAK, games - at * GAMES_A_SOAK),
          milliseconds: plan.time ? SOAK_CLOCK : null,
        }),
      );
      const began = performance.now();
      const isOver = (): boolean => performance.now() - began > plan.seconds * 1000;
      const soaks = await crew.do(jobs, { isOver, done: progress(name, jobs.length) });
      const soak = soaks.reduce(mergeSoaks, NO_SOAK);
      rows.push({ game, level, ...soak });
      say(
        `${process.stderr.isTTY ? '\r' : ''}${name}: ${soak.games} games, ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
      );
      for (const sample of soak.samples) say(`  ${sample}\n`);
    }
  }
  return rows;
};

const print = (plan: Plan, what: object, text: string): void => {
  console.log(plan.json ? JSON.stringify({ machine, ...what }, null, 2) : `\n${machine}\n\n${text}`);
};

/** Whether all answers were legal, all games ended and all clocks were kept. */
const main = async (plan: Plan): Promise<boolean> => {
  const crew = new Crew(plan.threads);
  try {
    if (plan.soak !== null) {
      const rows = await soakAll(plan, crew, plan.soak);
      print(plan, { soak: rows }, soakTable(rows));
      return rows.every(
        ({ illegal, exceptions, endless, thinking }) => illegal + exceptions + endless + thinking.late === 0,
      );
    }
    const rows = await playMatches(plan, crew);
    const endgames = playEndgames(plan);
    print(
      plan,
      { rows, endgames },
      [table(rows), ...(endgames.length > 0 ? [endgameTable(endgames)] : [])].join('\n\n'),
    );
    if (plan.write) {
      write({ machine, rows, endgames }, allKeys(plan));
    }
    return rows.every(({ faults, endless, late }) => faults + endless + late === 0);
  } finally {
    await crew.dismiss();
  }
};

/** Null where the arguments make no sense; then that is said. */
const planOf = (args: readonly string[]): Plan | null => {
  try {
    const plan = readPlan(args);
    const isEmpty = plan.soak === null && chosen(plan).length === 0 && !ENDGAMES.key.includes(plan.only);
    if (isEmpty) throw new RangeError(`--only: ${plan.only}`);
    return plan;
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${HELP}\n`);
    return null;
  }
};

if (isMainThread) {
  const plan = planOf(process.argv.slice(2));
  if (plan === null) process.exitCode = 2;
  else if (plan.help) console.log(HELP);
  else process.exitCode = (await main(plan)) ? 0 : 1;
} else serve();
