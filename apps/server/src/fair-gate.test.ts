import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairGate } from './fair-gate.ts';

/** A gate, what is being done inside by its name, everything that was let in, and what was turned away. */
const openGate = (size = { atOnce: 2, waiting: 6 }) => {
  const gate = new FairGate(size);
  const inside = new Map<string, () => void>();
  const came: string[] = [];
  const refused: string[] = [];
  const bring = (key: string, name: string): void => {
    void gate
      .enter(
        key,
        () =>
          new Promise<string>((resolve) => {
            came.push(name);
            inside.set(name, () => {
              inside.delete(name);
              resolve(name);
            });
          }),
      )
      .then((done) => {
        if (done === null) refused.push(name);
      });
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { inside, came, refused, bring, settle };
};

test('one network never has all places, and whoever comes from another is let in at once', async () => {
  const { inside, came, bring, settle } = openGate();
  for (let at = 0; at < 5; at += 1) bring('crowd', `crowd ${at}`);
  await settle();
  expect(came).toEqual(['crowd 0']);
  bring('lan', 'lan');
  await settle();
  expect(came).toEqual(['crowd 0', 'lan']);
  inside.get('crowd 0')?.();
  await settle();
  expect([...inside.keys()]).toEqual(['lan', 'crowd 1']);
});

test('networks take turns, however many wait of each', async () => {
  const { inside, came, bring, settle } = openGate({ atOnce: 1, waiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) bring(name[0], name);
  for (let at = 0; at < 7; at += 1) {
    await settle();
    inside.get(came[at])?.();
  }
  await settle();
  expect(came).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('where too much waits, the crowd is turned away and not whoever comes alone', async () => {
  const { refused, bring, settle } = openGate({ atOnce: 1, waiting: 4 });
  for (let at = 0; at < 6; at += 1) bring('crowd', `crowd ${at}`);
  await settle();
  expect(refused).toEqual(['crowd 5']);
  bring('lan', 'lan');
  bring('nam', 'nam');
  await settle();
  expect(refused).toEqual(['crowd 5', 'crowd 4', 'crowd 3']);
});

test('whatever comes: no more inside than may be, all that was let in ends, and nothing is forgotten', async () => {
  const step = fc.oneof(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd') }), fc.record({ end: fc.nat(3) }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { inside, came, refused, bring, settle } = openGate({ atOnce: 3, waiting: 4 });
      let brought = 0;
      for (const each of steps) {
        if ('key' in each) bring(each.key, `${each.key} ${brought++}`);
        else [...inside.values()].at(each.end)?.();
        await settle();
        expect(inside.size).toBeLessThanOrEqual(3);
        for (const key of ['a', 'b', 'c', 'd']) {
          expect([...inside.keys()].filter((name) => name.startsWith(key)).length).toBeLessThanOrEqual(2);
        }
        expect(brought - came.length - refused.length).toBeLessThanOrEqual(4);
      }
      while (inside.size > 0) {
        for (const end of [...inside.values()]) end();
        await settle();
      }
      expect(came.length + refused.length).toBe(brought);
    }),
  );
});
