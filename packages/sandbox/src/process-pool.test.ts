import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { type PoolClient, ProcessPool } from './process-pool.ts';

class FakeProcess {
  isOver = false;
  readonly gone: Promise<void>;
  private over: () => void = () => {};

  constructor() {
    this.gone = new Promise((resolve) => {
      this.over = resolve;
    });
  }

  end(): void {
    this.isOver = true;
    this.over();
  }
}

class FakeClient implements PoolClient {
  isBusy = true;
  usedAt = 0;
  hasLeft = false;
  readonly owner: string;

  constructor(owner: string) {
    this.owner = owner;
  }

  leave(): void {
    this.hasLeft = true;
  }
}

/** A house that keeps the order in which places were given. */
const house = (options: { readonly warm: number; readonly most: number }) => {
  const started: FakeProcess[] = [];
  const served: FakeClient[] = [];
  const pool = new ProcessPool<FakeProcess>({
    ...options,
    start: async () => {
      const sandbox = new FakeProcess();
      started.push(sandbox);
      return sandbox;
    },
  });
  const take = (client: FakeClient): Promise<FakeProcess> =>
    pool.take(client).then((sandbox) => {
      served.push(client);
      return sandbox;
    });
  return { pool, started, served, take };
};

describe('places for bots', () => {
  test('a process that waits is given at once, and another one takes its place', async () => {
    const { pool, started, take } = house({ warm: 2, most: 3 });
    void pool.fill();
    expect(started).toHaveLength(2);
    expect(await take(new FakeClient('a'))).toBe(started[0]);
    await expect.poll(() => started.length).toBe(3);
  });

  test('one that has died while it waited is given to nobody and replaced', async () => {
    const { pool, started, take } = house({ warm: 1, most: 3 });
    void pool.fill();
    await Promise.resolve();
    started[0].end();
    expect((await take(new FakeClient('a'))).isOver).toBe(false);
    await expect.poll(() => started.filter(({ isOver }) => !isOver).length).toBe(2);
  });

  test('where all places are taken, whoever has been idle longest leaves', async () => {
    const { take } = house({ warm: 0, most: 2 });
    const [first, second, third] = ['a', 'b', 'c'].map((owner) => new FakeClient(owner));
    await take(first);
    await take(second);
    Object.assign(first, { isBusy: false, usedAt: 20 });
    Object.assign(second, { isBusy: false, usedAt: 10 });
    await take(third);
    expect([first.hasLeft, second.hasLeft]).toEqual([false, true]);
  });

  test('those who are at work are waited for', async () => {
    const { pool, served, take } = house({ warm: 0, most: 1 });
    const [first, second] = ['a', 'b'].map((owner) => new FakeClient(owner));
    await take(first);
    const waiting = take(second);
    expect(first.hasLeft).toBe(false);
    first.isBusy = false;
    pool.serve();
    await waiting;
    expect(first.hasLeft).toBe(true);
    expect(served).toEqual([first, second]);
  });

  test('one owner with a hundred bots does not keep another one waiting', async () => {
    const { pool, served, take } = house({ warm: 0, most: 2 });
    const greedy = Array.from({ length: 100 }, () => new FakeClient('greedy'));
    for (const client of greedy) void take(client);
    const modest = new FakeClient('modest');
    const waiting = take(modest);
    await expect.poll(() => served.length).toBe(2);
    pool.release(served[0]);
    await waiting;
    expect(served.indexOf(modest)).toBe(2);
  });

  test('nobody is forgotten and no place is given twice, in whatever order they come and go', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat()),
        async (owners, most, picks) => {
          const { pool, served, take } = house({ warm: 1, most });
          const taking = owners.map((owner) => take(new FakeClient(owner)));
          let released = 0;
          while (released < owners.length) {
            await expect.poll(() => served.length, { interval: 0 }).toBe(Math.min(owners.length, released + most));
            const here = served.filter(({ hasLeft }) => !hasLeft);
            const [leaving] = here.splice((picks.next().value ?? 0) % here.length, 1);
            leaving.hasLeft = true;
            pool.release(leaving);
            released += 1;
          }
          expect(new Set(await Promise.all(taking)).size).toBe(owners.length);
        },
      ),
      { numRuns: examples(10, 30) },
    );
  });

  test('one that has ended because all were ended is not replaced', async () => {
    const { pool, started, take } = house({ warm: 1, most: 1 });
    void pool.fill();
    const taking = take(new FakeClient('a'));
    pool.close();
    started[0].end();
    await expect(taking).rejects.toThrow('closed');
    expect(started).toHaveLength(1);
  });

  test('after closing nobody waits for ever', async () => {
    const { pool, take } = house({ warm: 0, most: 1 });
    await take(new FakeClient('a'));
    const waiting = take(new FakeClient('b'));
    pool.close();
    await expect(waiting).rejects.toThrow('closed');
    await expect(take(new FakeClient('c'))).rejects.toThrow('closed');
  });
});
