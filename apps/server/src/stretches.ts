import { setImmediate as nextTurn } from 'node:timers/promises';
import { workedFor } from './database/fair-pool.ts';
import { FairGate } from './fair-gate.ts';

/**
 * Long work goes on in stretches, between which the event loop does everything else. All long work shares them, or a crowd
 * of it would hold the loop for as long as one piece of it all does: one stretch a turn of the loop, by turns of networks.
 */

/** How long that is (milliseconds). */
const STRETCH = 4;

const turns = new FairGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/** When the stretch of this turn of the loop began; null where there has been none. */
let began: number | null = null;

const begin = (): void => {
  began = performance.now();
  setImmediate(() => {
    began = null;
  });
};

/** Between two steps of long work: lets other work come first where this turn's stretch is over. */
export const pause = async (): Promise<void> => {
  if (began === null) return begin();
  if (performance.now() - began <= STRETCH) return;
  await turns.enter(workedFor(), () => nextTurn());
  begin();
};

/** Takes long work to its end, with a pause after each of its steps. */
export const inStretches = async <Value>(steps: Iterator<unknown, Value>): Promise<Value> => {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
};
