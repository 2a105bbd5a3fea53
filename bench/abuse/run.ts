import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { HonestPeople } from '../../apps/server/test/security/honest/honest-people.ts';
import { databaseSize, tableSizes } from '../../apps/server/test/support/database-size.ts';
import { startPostgres } from '../../apps/server/test/support/postgres.ts';
import { familyCpu, usageOf } from '../load/figures.ts';
import { ServerProcess } from '../server-process.ts';
import { CROWD, serveCrowd, startCrowd } from './crowd-process.ts';
import { showRatio, showTally, showWait, waitOf } from './report.ts';

/**
 * Honest people alone, and then among two hundred guests from twenty addresses who do the worst of everything.
 *
 *   npm run bench:abuse -- --alone 30 --seconds 120
 *
 * Ends with 1 when the p99 of their waits is 250 ms or more, anything of theirs was refused, or the database grew by 20 MB.
 */

const MOST = { p99: 250, megabytes: 20 };
const MEGABYTE = 1_048_576;

/** Milliseconds between two looks around, and between two words. */
const LOOKS = 1_000;
const WORDS = 4_000;
/** How often the event loop of the server is asked for, and the account signs in (milliseconds). */
const SAMPLES = 5_000;
const SIGN_INS = 15_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does something again and again until told. */
const over = { yes: false };
const again = async (pause: number, work: () => Promise<unknown>): Promise<void> => {
  while (!over.yes) {
    await work();
    await wait(pause);
  }
};

const measure = async (server: ServerProcess, database: string, postgres: number): Promise<boolean> => {
  const { values } = parseArgs({
    options: { alone: { type: 'string', default: '30' }, seconds: { type: 'string', default: '120' } },
  });
  const [alone, seconds] = [Number(values.alone), Number(values.seconds)];
  const people = await HonestPeople.arrive(server.url);
  const { table, account, author } = people;
  await table.playSession();
  const playing = again(0, () => table.playSession());
  const looking = again(LOOKS, () => table.lookAround());
  const talking = again(WORDS, () => table.sayWord());
  const begun = performance.now();
  await server.loopDelay();
  await wait(alone * 1_000);
  const quiet = people.times.between(begun, performance.now());
  const quietLoop = await server.loopDelay();

  const before = { size: await databaseSize(database), tables: await tableSizes(database), logged: server.logged };
  const crowd = await startCrowd(await people.hall('whole'));
  const flooded = performance.now();
  const cpu = { server: usageOf(server.pid).cpu, postgres: familyCpu(postgres) };
  const loops: { readonly p99: number; readonly max: number }[] = [];
  const sampling = again(SAMPLES, async () => loops.push(await server.loopDelay()));
  const signing = again(SIGN_INS, async () => {
    if ((await account.signIn()).code === 'ok') await account.signOut();
  });
  const day = { tested: 'never', played: 'never' };
  const authoring = (async () => {
    await wait(SAMPLES);
    const from = performance.now();
    const since = (): string => `${((performance.now() - from) / 1_000).toFixed(1)} s`;
    const { match } = await author.writeBot();
    day.tested = since();
    await author.matchOver(match);
    day.played = since();
  })().catch((error: unknown) => console.log(`author: ${(error as Error).message}`));
  await wait(seconds * 1_000);
  const ended = performance.now();
  const took = (ended - flooded) / 1_000;
  const spent = { server: usageOf(server.pid).cpu - cpu.server, postgres: familyCpu(postgres) - cpu.postgres };
  const { rows, faults } = await crowd.stop();
  over.yes = true;
  const grown = ((await databaseSize(database)) - before.size) / MEGABYTE;
  const most = [...(await tableSizes(database))]
    .map(([name, size]) => ({ name, grown: (size - (before.tables.get(name) ?? 0)) / MEGABYTE }))
    .toSorted((a, b) => b.grown - a.grown)
    .slice(0, 6);
  const loud = people.times.between(flooded, ended);
  await Promise.race([Promise.all([playing, looking, talking, sampling, signing, authoring]), wait(60_000)]);
  const { refused } = people;
  people.leave();

  const share = (used: number): string => `${((100 * used) / took).toFixed(0)} %`;
  const [quietWait, loudWait] = [waitOf(quiet, 0.99), waitOf(loud, 0.99)];
  console.log(`the crowd, answers a second and what they were:\n${showTally(rows, took)}`);
  console.log(`answers that nobody should get: ${faults.length} ${[...new Set(faults)].slice(0, 5).join(' · ')}`);
  console.log(
    `honest alone       ${quiet.length} asks, p50 ${showWait(waitOf(quiet, 0.5))}, p99 ${showWait(quietWait)}`,
  );
  console.log(`with the crowd     ${loud.length} asks, p50 ${showWait(waitOf(loud, 0.5))}, p99 ${showWait(loudWait)}`);
  const slowest = people.times.all.toSorted((a, b) => b.took - a.took).slice(0, 8);
  console.log(
    `longest waits      ${slowest.map(({ what, took: each }) => `${what} ${each.toFixed(0)} ms`).join(', ')}`,
  );
  const moves = people.times.all.filter(({ what, at }) => what === 'act' && at >= flooded && at < ended);
  const moveWaits = moves.map(({ took: each }) => each).sort((a, b) => a - b);
  console.log(
    `their moves        ${moves.length}, p50 ${showWait(waitOf(moveWaits, 0.5))}, p99 ${showWait(waitOf(moveWaits, 0.99))}`,
  );
  console.log(`p99, times as long ${showRatio(loudWait, quietWait)}`);
  console.log(
    `honest refused     ${refused.length} ${refused.map(({ what, code }) => `${what}: ${code}`).slice(0, 8)}`,
  );
  console.log(`author             tested after ${day.tested}, match over after ${day.played}`);
  const longest = people.longTimes.all.filter(({ what }) => what.includes('sign-in')).map(({ took: each }) => each);
  console.log(`sign-ins           ${longest.map((each) => `${each.toFixed(0)} ms`).join(', ')}`);
  console.log(
    `database           +${grown.toFixed(1)} MB; log +${((server.logged - before.logged) / MEGABYTE).toFixed(1)} MB`,
  );
  console.log(`  of that          ${most.map((each) => `${each.name} ${each.grown.toFixed(1)} MB`).join(', ')}`);
  const [loopP99, loopMax] = [Math.max(...loops.map(({ p99 }) => p99)), Math.max(...loops.map(({ max }) => max))];
  console.log(
    `event loop         p99 at worst ${loopP99.toFixed(0)} ms, longest ${loopMax.toFixed(0)} ms (alone ${quietLoop.p99.toFixed(0)}, ${quietLoop.max.toFixed(0)})`,
  );
  console.log(`CPU of a core      server ${share(spent.server)}, PostgreSQL ${share(spent.postgres)}`);
  return loudWait.value < MOST.p99 && refused.length === 0 && grown < MOST.megabytes;
};

const main = async (): Promise<void> => {
  console.log(`${cpus().length} cores, Node ${process.versions.node}, load before ${loadavg()[0].toFixed(1)}`);
  const postgres = await startPostgres();
  try {
    const server = await ServerProcess.start({ TRUST_PROXY: '1', DATABASE_URL: postgres.url });
    const isGood = await measure(server, postgres.url, postgres.pid);
    console.log(isGood ? 'all walls held' : 'a wall did not hold');
    process.exitCode = isGood ? 0 : 1;
    await server.stop();
  } finally {
    postgres.stop();
  }
  process.exit();
};

await (process.argv.includes(CROWD) ? serveCrowd() : main());
