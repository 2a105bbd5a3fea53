import { expect, test } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Reads that end when told; what each answers is how many had begun. */
const newReads = () => {
  const reads = new SharedReads<number>();
  const ends: { answer: () => void; fail: () => void }[] = [];
  const ask = (key = 'list'): Promise<number> =>
    reads.read(
      key,
      () =>
        new Promise((resolve, reject) => {
          const number = ends.length + 1;
          ends.push({ answer: () => resolve(number), fail: () => reject(new Error(`read ${number}`)) });
        }),
    );
  return { ask, ends };
};

test('those who ask while a read is on its way share the next one', async () => {
  const { ask, ends } = newReads();
  const first = ask();
  const crowd = Array.from({ length: 50 }, () => ask());
  expect(ends).toHaveLength(1);
  ends[0].answer();
  expect(await first).toBe(1);
  ends[1].answer();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
  expect(ends).toHaveLength(2);
  const later = ask();
  ends[2].answer();
  expect(await later).toBe(3);
});

test('what asks for something else is read beside it', async () => {
  const { ask, ends } = newReads();
  const asked = [ask('list'), ask('page')];
  for (const { answer } of ends) answer();
  expect(await Promise.all(asked)).toEqual([1, 2]);
});

test('a read that failed is told to those who asked for it, and the next one is read', async () => {
  const { ask, ends } = newReads();
  const first = ask();
  const second = ask();
  ends[0].fail();
  await expect(first).rejects.toThrow('read 1');
  ends[1].answer();
  expect(await second).toBe(2);
  const third = ask();
  ends[2].answer();
  expect(await third).toBe(3);
});
