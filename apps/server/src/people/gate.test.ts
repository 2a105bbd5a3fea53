import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

interface Work {
  end(): void;
  fail(): void;
}

/** A gate, what is inside by its name, and everything that was let in. */
const openGate = () => {
  const gate = new Gate({ atOnce: 2, waiting: 3 });
  const inside = new Map<string, Work>();
  const came: string[] = [];
  const bring = (name: string): Promise<string> | null =>
    gate.enter(
      () =>
        new Promise((resolve, reject) => {
          came.push(name);
          const leaving = (how: () => void) => () => {
            inside.delete(name);
            how();
          };
          inside.set(name, { end: leaving(() => resolve(name)), fail: leaving(() => reject(new Error(name))) });
        }),
    );
  return { inside, came, bring };
};

test('so many at once, so many waiting, first come first served; the rest is turned away', async () => {
  const { inside, came, bring } = openGate();
  const brought = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, bring(name)]));
  expect([...brought].filter(([, entered]) => entered === null)).toEqual([['f', null]]);
  expect(came).toEqual(['a', 'b']);

  inside.get('b')?.end();
  expect(await brought.get('b')).toBe('b');
  expect([...inside.keys()]).toEqual(['a', 'c']);

  inside.get('a')?.fail();
  await expect(brought.get('a')).rejects.toThrow('a');
  expect([...inside.keys()]).toEqual(['c', 'd']);

  for (const name of ['g', 'h', 'i']) brought.set(name, bring(name));
  expect(brought.get('i')).toBeNull();
  for (const name of ['c', 'd', 'e', 'g', 'h']) {
    expect(inside.size).toBeLessThanOrEqual(2);
    inside.get(name)?.end();
    expect(await brought.get(name)).toBe(name);
  }
  expect(came).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h']);

  bring('j');
  bring('k');
  bring('l');
  expect([...inside.keys()]).toEqual(['j', 'k']);
});
