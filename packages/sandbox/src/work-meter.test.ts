import { describe, expect, test } from 'vitest';
import { WorkMeter } from './work-meter.ts';

/** A meter of a process whose work is set by hand. */
const metered = (from: number | null) => {
  let work = from;
  const meter = new WorkMeter(() => work);
  return {
    charge: (...taken: readonly number[]) => meter.charge(taken),
    works: (until: number | null) => {
      work = until;
    },
  };
};

describe('what an answer is charged', () => {
  test('is the time it took where its process worked as long or longer', () => {
    const { charge, works } = metered(7_000);
    works(9_000);
    expect(charge(2_000)).toEqual([2_000]);
    works(20_000);
    expect(charge(3_000)).toEqual([3_000]);
  });

  test('is the work where others took the rest of the time', () => {
    const { charge, works } = metered(7_000);
    works(8_000);
    expect(charge(900_000)).toEqual([1_000]);
    expect(charge(900_000)).toEqual([0]);
    works(8_500);
    expect(charge(900_000)).toEqual([500]);
  });

  test('is a share of the work, by the time it took, where several came together', () => {
    const { charge, works } = metered(0);
    works(1_000);
    expect(charge(6_000, 0, 2_000)).toEqual([750, 0, 250]);
    expect(charge()).toEqual([]);
    expect(charge(0, 0)).toEqual([0, 0]);
  });

  test('counts work that was told late with the next answer of the order', () => {
    const { charge, works } = metered(0);
    works(4_000);
    expect(charge(1_000)).toEqual([1_000]);
    expect(charge(5_000)).toEqual([3_000]);
  });

  test('is the time it took where the system does not tell', () => {
    const untold = metered(null);
    untold.works(5);
    expect(untold.charge(2_000, 3_000)).toEqual([2_000, 3_000]);
    const gone = metered(5);
    gone.works(null);
    expect(gone.charge(2_000)).toEqual([2_000]);
  });
});
