import { isDisqualified } from '@sanh-rong/arena';
import type { BlockReport } from './block.ts';

/** Where blocks are played: in this thread, or in another. */
export interface Lane {
  /** Plays a block after so many strikes, by contestant. */
  play(number: number, strikes: readonly number[]): Promise<BlockReport>;
}

/** Blocks that one lane may be ahead of the one all wait for. */
const AHEAD = 4;

/**
 * A block that was played as if there had been `assumed` strikes before, as it is after `actual` ones. Strikes change nothing
 * but who is disqualified: null where that would have come earlier or later, for then other games would have been played.
 */
export const afterStrikes = (
  block: BlockReport,
  assumed: readonly number[],
  actual: readonly number[],
): BlockReport | null => {
  const strikes = actual.map((before, who) => before + block.strikes[who] - assumed[who]);
  const isSame = actual.every(
    (before, who) =>
      before === assumed[who] ||
      (isDisqualified(before) && isDisqualified(assumed[who])) ||
      (!isDisqualified(strikes[who]) && !isDisqualified(block.strikes[who])),
  );
  return isSame ? { ...block, strikes } : null;
};

interface Ready {
  readonly assumed: readonly number[];
  readonly block: BlockReport;
}

interface Blocks {
  readonly count: number;
  readonly contestants: number;
}

/**
 * The blocks of a match in their order, played on all lanes side by side. Blocks depend on those before them only by
 * strikes, so they are begun before these are known, and played again in the few cases where that was wrong: with any
 * number of lanes, the games are the same.
 */
export async function* inOrder(
  lanes: readonly Lane[],
  { count, contestants }: Blocks,
): AsyncGenerator<BlockReport, void, undefined> {
  const idle = [...lanes];
  const ready = new Map<number, Ready>();
  const running = new Map<Lane, Promise<void>>();
  let strikes: readonly number[] = Array.from({ length: contestants }, () => 0);
  let next = 0;

  const begin = (lane: Lane, number: number): void => {
    const assumed = strikes;
    const played = lane.play(number, assumed).then((block) => {
      ready.set(number, { assumed, block });
      running.delete(lane);
      idle.push(lane);
    });
    // A failure is thrown where the block is awaited; until then it must not count as unhandled.
    played.catch(() => {});
    running.set(lane, played);
  };

  for (let number = 0; number < count; ) {
    while (next < count && next < number + lanes.length * AHEAD) {
      const lane = idle.pop();
      if (lane === undefined) break;
      begin(lane, next++);
    }
    const first = ready.get(number);
    if (first !== undefined) {
      ready.delete(number);
      const block = afterStrikes(first.block, first.assumed, strikes);
      if (block !== null) {
        ({ strikes } = block);
        number += 1;
        yield block;
        continue;
      }
      while (idle.length === 0) await Promise.race(running.values());
      const lane = idle.pop();
      if (lane !== undefined) begin(lane, number);
    } else await Promise.race(running.values());
  }
}
