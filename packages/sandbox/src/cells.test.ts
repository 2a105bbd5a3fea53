import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { Cells, type Holder } from './cells.ts';

class FakeCell {
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

class FakeHolder implements Holder {
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
  const started: FakeCell[] = [];
  const served: FakeHolder[] = [];
  const cells = new Cells<FakeCell>({
    ...options,
    start: async () => {
      const cell = new FakeCell();
      started.push(cell);
      return cell;
    },
  });
  const take = (holder: FakeHolder): Promise<FakeCell> =>
    cells.take(holder).then((cell) => {
      served.push(holder);
      return cell;
    });
  return { cells, started, served, take };
};

describe('places for bots', () => {
  test('a process that waits is given at once, and another one takes its place', async () => {
    const { cells, started, take } = house({ warm: 2, most: 3 });
    void cells.fill();
    expect(started).toHaveLength(2);
    expect(await take(new FakeHolder('a'))).toBe(started[0]);
    await expect.poll(() => started.length).toBe(3);
  });

  test('one that has died while it waited is given to nobody and replaced', async () => {
    const { cells, started, take } = house({ warm: 1, most: 3 });
    void cells.fill();
    await Promise.resolve();
    started[0].end();
    expect((await take(new FakeHolder('a'))).isOver).toBe(false);
    await expect.poll(() => started.filter(({ isOver }) => !isOver).length).toBe(2);
  });

  test('where all places are taken, whoever has been idle longest leaves', async () => {
    const { take } = house({ warm: 0, most: 2 });
    const [first, second, third] = ['a', 'b', 'c'].map((owner) => new FakeHolder(owner));
    await take(first);
    await take(second);
    Object.assign(first, { isBusy: false, usedAt: 20 });
    Object.assign(second, { isBusy: false, usedAt: 10 });
    await take(third);
    expect([first.hasLeft, second.hasLeft]).toEqual([false, true]);
  });

  test('those who are at work are waited for', async () => {
    const { cells, served, take } = house({ warm: 0, most: 1 });
    const [first, second] = ['a', 'b'].map((owner) => new FakeHolder(owner));
    await take(first);
    const waiting = take(second);
    expect(first.hasLeft).toBe(false);
    first.isBusy = false;
    cells.serve();
    await waiting;
    expect(first.hasLeft).toBe(true);
    expect(served).toEqual([first, second]);
  });

  test('one owner with a hundred bots does not keep another one waiting', async () => {
    const { cells, served, take } = house({ warm: 0, most: 2 });
    const greedy = Array.from({ length: 100 }, () => new FakeHolder('greedy'));
    for (const holder of greedy) void take(holder);
    const modest = new FakeHolder('modest');
    const waiting = take(modest);
    await expect.poll(() => served.length).toBe(2);
    cells.release(served[0]);
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
          const { cells, served, take } = house({ warm: 1, most });
          const taking = owners.map((owner) => take(new FakeHolder(owner)));
          let released = 0;
          while (released < owners.length) {
            await expect.poll(() => served.length, { interval: 0 }).toBe(Math.min(owners.length, released + most));
            const here = served.filter(({ hasLeft }) => !hasLeft);
            const [leaving] = here.splice((picks.next().value ?? 0) % here.length, 1);
            leaving.hasLeft = true;
            cells.release(leaving);
            released += 1;
          }
          expect(new Set(await Promise.all(taking)).size).toBe(owners.length);
        },
      ),
      { numRuns: examples(10, 30) },
    );
  });

  test('one that has ended because all were ended is not replaced', async () => {
    const { cells, started, take } = house({ warm: 1, most: 1 });
    void cells.fill();
    const taking = take(new FakeHolder('a'));
    cells.close();
    started[0].end();
    await expect(taking).rejects.toThrow('closed');
    expect(started).toHaveLength(1);
  });

  test('after closing nobody waits for ever', async () => {
    const { cells, take } = house({ warm: 0, most: 1 });
    await take(new FakeHolder('a'));
    const waiting = take(new FakeHolder('b'));
    cells.close();
    await expect(waiting).rejects.toThrow('closed');
    await expect(take(new FakeHolder('c'))).rejects.toThrow('closed');
  });
});
