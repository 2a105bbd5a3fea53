import { setImmediate as others } from 'node:timers/promises';

/** So long one piece of work goes on before everything else has its turn (milliseconds). */
const STRETCH = 4;

/** Long work in stretches: between two steps it now and then lets other work of the event loop come first. */
export class Stretches {
  private began = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.began <= STRETCH) return;
    await others();
    this.began = performance.now();
  }
}
