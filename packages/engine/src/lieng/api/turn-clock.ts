import type { Timer } from './types.ts';

/** LG-7: the time a player has for one action. */
export const TURN_MILLISECONDS = 30_000;

/** One countdown at a time, on a timer from outside (`Timer` says why). Without a timer it never runs out. */
export class TurnClock {
  readonly #timer: Timer | null;
  #cancel: (() => void) | null = null;

  constructor(timer: Timer | null) {
    this.#timer = timer;
  }

  start(milliseconds: number, callback: () => void): void {
    this.stop();
    this.#cancel = this.#timer?.start(milliseconds, callback) ?? null;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
