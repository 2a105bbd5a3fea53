import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { GAMES } from '@sanh-rong/engine';
import { playersFor, TABLE_TIME } from '@sanh-rong/players';
import type { Thought } from '@sanh-rong/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Thinkers, type ThinkersOptions, usualThinkers } from '../../src/thinking/thinkers.ts';
import { Thread, ThreadLost } from '../../src/threads/thread.ts';
import { type Behaviour, PATIENT, PROGRAM, SHORT, Threads } from './player-behaviours.ts';

/** Real threads in which built-in players think: they answer, stop, die and hang. */

let opened: Thinkers[] = [];
let threads: Threads;
const newThinkers = (options: Partial<ThinkersOptions> = {}): Thinkers => {
  const thinkers = new Thinkers({ most: 1, program: PROGRAM, late: PATIENT, ...options });
  opened.push(thinkers);
  return thinkers;
};

beforeEach(() => {
  threads = new Threads();
});
afterEach(async () => {
  threads.close();
  await Promise.all(opened.map((thinkers) => thinkers.close()));
  opened = [];
});

const thoughtOf = (game: (typeof GAMES)[number], level: string): Thought => {
  const dealt = game.deal({ ruleSet: game.ruleSets[0].id, seats: 2, seed: 'thinkers' });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { state } = dealt.value;
  const seat = game.turn(state) ?? 0;
  return { game: game.id, level, view: game.view(state, seat), legal: game.legal(state), dice: 'dice' };
};

const NEVER = new AbortController().signal;

const ask = (thinkers: Thinkers, behaviour: Behaviour, signal = NEVER, turn = 'a network') =>
  thinkers.think(thoughtOf(GAMES[0], behaviour), signal, turn);

interface Told {
  readonly id: number;
  readonly milliseconds: number;
  readonly threadId: number;
  readonly environment: readonly string[];
}

const told = async (thinkers: Thinkers): Promise<Told> => (await ask(thinkers, 'telling')) as unknown as Told;

const EVERY_LEVEL = GAMES.flatMap((game) => playersFor(game.id).map(({ id }) => ({ game, level: id })));

describe('the program that is built', () => {
  test.each(EVERY_LEVEL)(
    'has $level of $game.id think, and answers with what the rules allow',
    async ({ game, level }) => {
      const thinkers = newThinkers({ program: undefined });
      const thought = thoughtOf(game, level);
      const action = await thinkers.think(thought, NEVER, 'a network');
      const dealt = game.deal({ ruleSet: game.ruleSets[0].id, seats: 2, seed: 'thinkers' });
      expect(dealt.ok && game.apply(dealt.value.state, action)).toMatchObject({ ok: true });
    },
  );
});

describe('a thread', () => {
  test('is kept from one thought to the next, and knows nothing of the environment', async () => {
    const thinkers = newThinkers();
    const [first, second] = [await told(thinkers), await told(thinkers)];
    expect(second.threadId).toBe(first.threadId);
    expect(second.id).toBe(first.id + 1);
    expect(first.milliseconds).toBe(TABLE_TIME.usual);
    expect(first.environment).toEqual([]);
  });

  test('whose thought nobody waits for is free at once, and is not replaced', async () => {
    const thinkers = newThinkers();
    const { threadId } = await told(thinkers);
    const stop = new AbortController();
    const thought = ask(thinkers, 'obedient', stop.signal);
    await threads.begun('obedient');
    stop.abort(new Error('the table is closed'));
    await expect(thought).rejects.toThrow('the table is closed');
    expect((await told(thinkers)).threadId).toBe(threadId);
  });

  test('that does not stop when it is told to is ended, and another takes its place', async () => {
    const thinkers = newThinkers({ late: { ...PATIENT, stop: SHORT.stop } });
    const { threadId } = await told(thinkers);
    const stop = new AbortController();
    const thought = ask(thinkers, 'deaf', stop.signal);
    await threads.begun('deaf');
    stop.abort(new Error('the turn is over'));
    await expect(thought).rejects.toThrow('the turn is over');
    expect((await told(thinkers)).threadId).not.toBe(threadId);
  });

  test.each(['deaf', 'dying', 'throwing', 'hoarding'] as const)(
    'that is lost with a %s player is replaced, and whoever asked is told',
    async (behaviour) => {
      const late = { ...PATIENT };
      const thinkers = newThinkers({ late });
      const { threadId } = await told(thinkers);
      // Only this one is not waited for.
      late.answer = SHORT.answer;
      await expect(ask(thinkers, behaviour)).rejects.toBeInstanceOf(ThreadLost);
      late.answer = PATIENT.answer;
      expect((await told(thinkers)).threadId).not.toBe(threadId);
    },
  );

  test('whose answer came in time is not given up because this thread was held up meanwhile', async () => {
    const thinker = new Thread<Thought, unknown>(PROGRAM, { ...PATIENT, answer: 0 });
    await thinker.started;
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const view = { answered: answered.buffer } as unknown as Thought['view'];
    const thought = { ...thoughtOf(GAMES[0], 'signing'), view };
    // From here on the clocks come first, and what threads have said after them.
    await nextRound();
    const began = performance.now();
    const answer = thinker.run(thought, 1, NEVER).catch((error: unknown) => error);
    // This thread does nothing until the answer is here and its time is over as well.
    Atomics.wait(answered, 0, 0);
    while (performance.now() < began + 10);
    expect(await answer).toEqual(thought.legal[0]);
    await thinker.close();
  });

  test('that cannot be told what it is asked is free for the next', async () => {
    const thinkers = newThinkers();
    const untold = { ...thoughtOf(GAMES[0], 'quick'), legal: [() => {}] } as unknown as Thought;
    await expect(thinkers.think(untold, NEVER, 'a network')).rejects.toThrow('could not be cloned');
    expect((await told(thinkers)).milliseconds).toBe(TABLE_TIME.usual);
  });

  test('that cannot be started is nobody’s end either', async () => {
    const thinkers = newThinkers({ program: join(import.meta.dirname, 'nothing.mjs') });
    await expect(ask(thinkers, 'quick')).rejects.toBeInstanceOf(ThreadLost);
    await expect(ask(thinkers, 'quick')).rejects.toBeInstanceOf(ThreadLost);
  });
});

describe('where many want to think', () => {
  test('whoever came first is first, whoever gave up is left out, and all but the last think for a shorter time', async () => {
    const thinkers = newThinkers();
    const hold = new AbortController();
    const held = ask(thinkers, 'obedient', hold.signal).catch(() => 'stopped');
    await threads.begun('obedient');
    const gaveUp = new AbortController();
    const order: string[] = [];
    const wait = async (name: string): Promise<Told> => {
      const answer = await told(thinkers);
      order.push(name);
      return answer;
    };
    const first = wait('first');
    const second = ask(thinkers, 'telling', gaveUp.signal).catch(() => 'gave up');
    const third = wait('third');
    const fourth = wait('fourth');
    gaveUp.abort();
    expect(await second).toBe('gave up');
    hold.abort();
    expect(await held).toBe('stopped');
    const times = (await Promise.all([first, third, fourth])).map(({ milliseconds }) => milliseconds);
    expect(order).toEqual(['first', 'third', 'fourth']);
    expect(times).toEqual([TABLE_TIME.hurried, TABLE_TIME.hurried, TABLE_TIME.usual]);
  });

  test('networks take turns: one with many tables keeps no other waiting for all of them', async () => {
    const thinkers = newThinkers();
    const hold = new AbortController();
    const held = ask(thinkers, 'obedient', hold.signal).catch(() => 'stopped');
    await threads.begun('obedient');
    const order: string[] = [];
    const wait = (turn: string) => ask(thinkers, 'quick', NEVER, turn).then(() => order.push(turn));
    const waits = ['crowd', 'crowd', 'crowd', 'crowd', 'quiet', 'other', 'quiet'].map(wait);
    hold.abort();
    await Promise.all([held, ...waits]);
    expect(order).toEqual(['crowd', 'quiet', 'other', 'crowd', 'quiet', 'crowd', 'crowd']);
  });

  test('as many think at once as there are threads, and no more', async () => {
    const thinkers = newThinkers({ most: 2 });
    const stop = new AbortController();
    const thoughts = [1, 2].map(() => ask(thinkers, 'obedient', stop.signal).catch(() => 'stopped'));
    await threads.begun('obedient');
    await threads.begun('obedient');
    const waits = [1, 2, 3, 4].map(() => told(thinkers));
    stop.abort();
    expect(await Promise.all(thoughts)).toEqual(['stopped', 'stopped']);
    // One thread may be quick enough for all of them; a third one there must not be.
    expect(new Set((await Promise.all(waits)).map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(2);
  });

  test('one processor of a small machine is left for those who serve', () => {
    expect([1, 2, 3, 64].map(usualThinkers)).toEqual([1, 1, 2, 2]);
  });
});

test('a node that closes ends every thought, those that wait as well', async () => {
  const thinkers = newThinkers();
  const thoughts = [ask(thinkers, 'deaf'), ask(thinkers, 'quick'), ask(thinkers, 'quick')];
  const ends = thoughts.map((thought) => thought.catch((error: Error) => error));
  await threads.begun('deaf');
  await thinkers.close();
  for (const end of await Promise.all(ends)) expect(end).toBeInstanceOf(Error);
  await expect(ask(thinkers, 'quick')).rejects.toThrow();
});
