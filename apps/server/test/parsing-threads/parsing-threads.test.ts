import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { EXAMPLES } from '@sanh-rong/bot-kit/examples';
import { GAMES, proofOf } from '@sanh-rong/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { newSourceCheck } from '../../src/bots/source-check.ts';
import { lookBack } from '../../src/history/replay.ts';
import { ParsingBusy, ParsingThreads, type ParsingThreadsOptions } from '../../src/parsing-threads/parsing-threads.ts';
import { play, SESSION } from '../history/played-games.ts';

/** What strangers send is read in a thread: what comes of it is the same, and no player waits. */

const PROGRAM = join(import.meta.dirname, 'program.mjs');

let opened: ParsingThreads[] = [];
const open = (options?: ParsingThreadsOptions): ParsingThreads => {
  const parsingThreads = new ParsingThreads(options);
  opened.push(parsingThreads);
  return parsingThreads;
};

afterEach(async () => {
  await Promise.all(opened.map((parsingThreads) => parsingThreads.close()));
  opened = [];
});

describe('the program that is built', () => {
  const SOURCES = [
    ...EXAMPLES.map((example) => example.source('vi')),
    '',
    '{',
    'import fs from "fs";',
    'x;'.repeat(32_000),
    'x'.repeat(70_000),
  ];

  test('says of the code of a bot what the check says', async () => {
    const parsingThreads = open();
    expect(SOURCES.length).toBeGreaterThan(5);
    for (const source of SOURCES) expect(await parsingThreads.checkSource(source, 'lan')).toEqual(checkSource(source));
  });

  test.each(GAMES)('$id: shows a finished game as it is shown to each seat and to whoever looks on', async (game) => {
    const parsingThreads = open();
    const { text, secret, contributions } = play(game, 3, `readers ${game.id}`, 'wild');
    const proof = proofOf(game, secret, SESSION, 1, contributions);
    for (const viewer of [0, 1, 2, 'watcher'] as const) {
      const seen = await parsingThreads.lookBack(text, proof, viewer);
      expect(seen?.steps.length).toBeGreaterThan(1);
      expect(seen).toEqual(lookBack(text, proof, viewer));
    }
    expect(await parsingThreads.lookBack('not a game', proof, 0)).toBeNull();
  });
});

/** Everybody takes turns alone. */
const itself = async (person: string): Promise<string> => person;

/** A reading that goes on until it is let go. */
const hold = (parsingThreads: ParsingThreads): { readonly held: Promise<unknown>; release(): void } => {
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const held = parsingThreads.lookBack('', gate.buffer, 'watcher').catch((error: unknown) => error);
  return {
    held,
    release: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
};

describe('parsing-threads', () => {
  test('this thread goes on while something is read, and what waits is read in its turn', async () => {
    const parsingThreads = open({ program: PROGRAM });
    const { held, release } = hold(parsingThreads);
    let isRead = false;
    const next = parsingThreads.checkSource('next', 'lan').then((fault) => {
      isRead = true;
      return fault;
    });
    // Rounds of the event loop go by meanwhile.
    for (let round = 0; round < 100; round++) await nextRound();
    expect(isRead).toBe(false);
    release();
    await held;
    expect(await next).toMatchObject({ message: 'next' });
  });

  test('where too much waits, what comes next is refused at once and never read', async () => {
    const parsingThreads = open({ program: PROGRAM, waiting: 2 });
    const { held, release } = hold(parsingThreads);
    const waiting = ['one', 'two'].map((source) => parsingThreads.checkSource(source, 'lan'));
    await expect(parsingThreads.checkSource('three', 'lan')).rejects.toBeInstanceOf(ParsingBusy);
    release();
    await held;
    expect(await Promise.all(waiting)).toMatchObject([{ message: 'one' }, { message: 'two' }]);
    expect(await parsingThreads.checkSource('four', 'lan')).toMatchObject({ message: 'four' });
  });

  test('whoever asked a thread that dies is told to come later, and the next one is answered', async () => {
    const parsingThreads = open({ program: PROGRAM });
    await expect(parsingThreads.checkSource('die', 'lan')).rejects.toBeInstanceOf(ParsingBusy);
    expect(await parsingThreads.checkSource('alive', 'lan')).toMatchObject({ message: 'alive' });
  });

  test('of somebody who sends much one is read at a time, in the order they came; others come in between', async () => {
    const parsingThreads = open({ program: PROGRAM });
    const read: string[] = [];
    const check = newSourceCheck(async (source, turn) => {
      read.push(source);
      return parsingThreads.checkSource(source, turn);
    }, itself);
    const { held, release } = hold(parsingThreads);
    const asked = ['a', 'b', 'c'].map((source) => check('nam', source));
    const other = check('lan', 'd');
    // As far as the thread has come one of each.
    await until(
      'one of each',
      () => read.length,
      (count) => count === 2,
    );
    expect(read).toEqual(['a', 'd']);
    release();
    await held;
    expect(await Promise.all([...asked, other])).toMatchObject(Array.from({ length: 4 }, () => ({ ok: true })));
    expect(read).toEqual(['a', 'd', 'b', 'c']);
    expect(await check('nam', 'e')).toMatchObject({ ok: true });
  });

  test('a crowd of few networks takes turns as few: nobody else waits for all of it', async () => {
    const parsingThreads = open({ program: PROGRAM });
    const networks = ['a', 'b', 'c'];
    const check = newSourceCheck(
      (source, turn) => parsingThreads.checkSource(source, turn),
      async (person) => (person === 'lan' ? 'lan' : networks[Number(person) % networks.length]),
    );
    const read: string[] = [];
    const ask = async (person: string): Promise<boolean> => {
      const { ok } = await check(person, person);
      read.push(person);
      return ok;
    };
    const { held, release } = hold(parsingThreads);
    const crowd = Array.from({ length: 210 }, (_, guest) => ask(String(guest)));
    // The line is full, and some of the crowd have been sent away.
    await until(
      'a full line',
      () => read.length,
      (count) => count === 10,
    );
    read.length = 0;
    const honest = ask('lan');
    release();
    await held;
    expect(await honest).toBe(true);
    // One of each network may have been in front, and one was sent away to make room.
    expect(read.indexOf('lan')).toBeLessThanOrEqual(networks.length + 1);
    const came = (await Promise.all(crowd)).filter((ok) => ok);
    expect(came).toHaveLength(199);
  });

  test('where too much is read already, a source is refused with a code', async () => {
    const parsingThreads = open({ program: PROGRAM, waiting: 0 });
    const check = newSourceCheck((source, turn) => parsingThreads.checkSource(source, turn), itself);
    const { held, release } = hold(parsingThreads);
    expect(await check('nam', 'a')).toMatchObject({ ok: false, error: { code: 'SLOW_DOWN' } });
    release();
    await held;
    expect(await check('nam', 'a')).toMatchObject({ ok: true });
  });
});
