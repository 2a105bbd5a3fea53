import { onTestFinished } from 'vitest';

/** Work that holds the event loop, as much of it as a test wants. */
export const spin = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

/** Counts something by turns of the event loop, until its test is over: it would go on through all that follow. */
export class Turns {
  private readonly counts = [0];
  private isOver = false;

  constructor() {
    const turn = (): void => {
      if (this.isOver) return;
      this.counts.push(0);
      setImmediate(turn);
    };
    setImmediate(turn);
    onTestFinished(() => void this.end());
  }

  count(): void {
    this.counts[this.counts.length - 1] += 1;
  }

  /** The most that were counted in one turn, and all of them. */
  end(): { readonly most: number; readonly all: number } {
    this.isOver = true;
    return { most: Math.max(...this.counts), all: this.counts.reduce((sum, count) => sum + count) };
  }
}
