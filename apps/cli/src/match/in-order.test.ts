import { isDisqualified, MOST_STRIKES, NO_THINKING } from '@sanh-rong/arena';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockReport } from './block.ts';
import { afterStrikes, inOrder, type Lane } from './in-order.ts';

/** How often each contestant would make a mistake in each block, if it were never stopped. */
type Mistakes = readonly (readonly number[])[];

/** What a block does with strikes, and a text that tells which games were played. */
const played = (number: number, strikes: readonly number[], mistakes: Mistakes): BlockReport => {
  const after = strikes.map((before, who) =>
    isDisqualified(before) ? before : Math.min(MOST_STRIKES, before + mistakes[number][who]),
  );
  const stopped = strikes.map((before, who) => (isDisqualified(after[who]) ? MOST_STRIKES - before : null));
  const game = { number, seating: [], result: null, faults: [], text: JSON.stringify({ number, stopped }) };
  return {
    number,
    deals: [{ number, games: [game] }],
    strikes: after,
    thinking: after.map(() => NO_THINKING),
    faults: [],
  };
};

const collect = async (lanes: readonly Lane[], mistakes: Mistakes): Promise<BlockReport[]> => {
  const blocks: BlockReport[] = [];
  const contestants = mistakes[0].length;
  for await (const block of inOrder(lanes, { count: mistakes.length, contestants })) blocks.push(block);
  return blocks;
};

/** A lane that is done after this many turns of everybody else. */
const laneWith = (turns: readonly number[], mistakes: Mistakes): Lane => ({
  async play(number, strikes) {
    for (let turn = 0; turn < turns[number % turns.length]; turn++) await Promise.resolve();
    return played(number, strikes, mistakes);
  },
});

const anyMistakes = fc.integer({ min: 1, max: 4 }).chain((contestants) =>
  fc.array(
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 4 })), {
      minLength: contestants,
      maxLength: contestants,
    }),
    { minLength: 1, maxLength: 24 },
  ),
);

const anyLanes = fc.array(fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

describe('blocks on several lanes', () => {
  it('are the same blocks in the same order as on one, whoever makes mistakes and whichever lane is quicker', () =>
    fc.assert(
      fc.asyncProperty(anyMistakes, anyLanes, async (mistakes, lanes) => {
        const alone = await collect([laneWith([0], mistakes)], mistakes);
        const together = await collect(
          lanes.map((turns) => laneWith(turns, mistakes)),
          mistakes,
        );
        // A contestant that is out before a block is the same to it, however many strikes it has.
        expect(together).toEqual(alone);
        expect(together.map(({ number }) => number)).toEqual(mistakes.map((_, number) => number));
      }),
    ));

  it('are not played again for strikes that disqualify nobody', () => {
    const block = played(
      5,
      [0, 0],
      Array.from({ length: 6 }, () => [1, 0]),
    );
    expect(afterStrikes(block, [0, 0], [1, 2])?.strikes).toEqual([2, 2]);
    expect(afterStrikes(block, [0, 0], [2, 0])).toBeNull();
    expect(afterStrikes(block, [0, 0], [0, 3])).toBeNull();
  });

  it('tell of a lane that breaks', async () => {
    const broken: Lane = { play: () => Promise.reject(new Error('a lane broke')) };
    await expect(collect([broken], [[0], [0]])).rejects.toThrow('a lane broke');
  });
});
