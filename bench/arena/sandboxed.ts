import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { BLOCK_DEALS, type Contest, everybody, playContest } from '@sanh-rong/arena';
import { findGame } from '@sanh-rong/engine';
import { botEntrant, standIn } from '@sanh-rong/entrants';
import type { Figures } from '../bots/figures.ts';
import { GAME, GREEDY, RULE_SET, Sandboxes } from '../bots/kit.ts';

/** Matches of bots in sandboxes: each worker plays one match after the other, as the workers of a server do. */

export const WORKER = '--worker';
const SEATS = 4;
const ROUNDS = 3;
const ROUND_SECONDS = 4;

const contestOf = (number: number): Contest => {
  const found = findGame(GAME);
  if (!found.ok) throw new Error(found.error.code);
  return {
    game: found.value,
    ruleSet: RULE_SET,
    lineup: everybody(SEATS),
    seed: `bench ${process.pid} ${number}`,
    deals: BLOCK_DEALS,
  };
};

/** What a worker does: plays for as long as it is told to, and says how many games that were. */
export const serveSandboxed = async (): Promise<void> => {
  const sandboxes = new Sandboxes({ warm: 0, most: SEATS * SEATS });
  const entrants = await Promise.all(
    everybody(SEATS).map(async () => {
      const loading = await sandboxes.load({ game: GAME, source: GREEDY });
      if (!loading.ok) throw new Error(JSON.stringify(loading.fault));
      const bots = everybody(SEATS).map((slot) => (slot === 0 ? loading.bot : loading.bot.twin()));
      return botEntrant({ game: GAME, bot: (slot) => bots[slot] });
    }),
  );
  let matches = 0;
  process.on('message', async (milliseconds: number) => {
    const began = performance.now();
    let games = 0;
    while (performance.now() - began < milliseconds) {
      matches += 1;
      for await (const block of playContest(contestOf(matches), entrants, { standIn: standIn(GAME) })) {
        if (block.strikes.some((strikes) => strikes > 0)) throw new Error('strikes');
        games += block.deals.length * SEATS;
      }
    }
    process.send?.((games * 1_000) / (performance.now() - began));
  });
  process.on('disconnect', async () => {
    await sandboxes.close();
    process.exit();
  });
  process.send?.('ready');
};

const measureWith = async (workers: number): Promise<number[]> => {
  const crew = everybody(workers).map(() => fork(process.argv[1], [WORKER]));
  await Promise.all(crew.map((worker) => once(worker, 'message')));
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const answers = await Promise.all(
      crew.map(async (worker) => {
        const answer = once(worker, 'message');
        worker.send(ROUND_SECONDS * 1_000);
        return Number((await answer)[0]);
      }),
    );
    rounds.push(answers.reduce((sum, rate) => sum + rate, 0));
  }
  await Promise.all(
    crew.map(async (worker) => {
      const ended = once(worker, 'exit');
      worker.disconnect();
      await ended;
    }),
  );
  return rounds.slice(1);
};

export const measureSandboxed = async (figures: Figures): Promise<void> => {
  const one = await measureWith(1);
  const against = figures.note(`matches of ${SEATS} greedy bots in sandboxes, one worker`, 'games/s', one);
  for (let workers = 2; workers <= Math.max(2, availableParallelism()); workers *= 2) {
    figures.note(`… ${workers} workers`, 'games/s', await measureWith(workers), { against });
  }
};
