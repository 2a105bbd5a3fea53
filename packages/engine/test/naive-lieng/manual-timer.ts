import type { Timer } from '../../src/lieng/api/types.ts';

/** A timer whose time passes when the test says so. */
export class ManualTimer implements Timer {
  private now = 0;
  private waiting: { at: number; callback: () => void }[] = [];

  start(milliseconds: number, callback: () => void): () => void {
    const entry = { at: this.now + milliseconds, callback };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.waiting.filter(({ at }) => at <= this.now);
    this.waiting = this.waiting.filter(({ at }) => at > this.now);
    for (const { callback } of due) callback();
  }
}
