import { setImmediate } from 'node:timers/promises';
import type { ContestQuestion, Entrant, Reply } from '@sanh-rong/arena';

/** How programs and built-in players share one thread. */

/** Milliseconds that may pass without looking at keys, clocks and screens. */
const MAX_BLOCKED = 20;

const MICROS = 1_000;

/** Counts the programs that think at the moment: their clock runs, so this thread must be free to hear them. */
export class ThinkingPrograms {
  private thinking = 0;
  private waiting: (() => void)[] = [];

  async during<Value>(thought: () => Promise<Value>): Promise<Value> {
    this.thinking += 1;
    try {
      return await thought();
    } finally {
      this.thinking -= 1;
      if (this.thinking === 0) for (const go of this.waiting.splice(0)) go();
    }
  }

  /** Resolves when none of them thinks, those included who are asked at the same moment. */
  async finished(): Promise<void> {
    await Promise.resolve();
    while (this.thinking > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

/** A built-in player that is timed, and stops now and then so that everything else goes on while it searches. */
export const sharingThread = (player: Entrant, programs: ThinkingPrograms): Entrant => {
  const answer = async (asked: ContestQuestion): Promise<Reply> => {
    await programs.finished();
    const began = performance.now();
    const [reply] = await player.choose([asked]);
    return { ...reply, micros: Math.round((performance.now() - began) * MICROS) };
  };
  let yieldedAt = performance.now();
  return {
    async choose(questions) {
      const replies: Reply[] = [];
      for (const asked of questions) {
        if (performance.now() - yieldedAt > MAX_BLOCKED) {
          await setImmediate();
          yieldedAt = performance.now();
        }
        replies.push(await answer(asked));
      }
      return replies;
    },
    // With each block its dice begin anew.
    forget: (games) => player.forget?.(games),
  };
};
