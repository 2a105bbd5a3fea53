/** Says when time is up. What has arrived in the meantime is heard first: the server itself may have been busy. */
export class Deadline {
  private readonly milliseconds: number;
  private readonly up: () => void;
  private timer: NodeJS.Timeout | null = null;
  private turn = 0;

  constructor(milliseconds: number, up: () => void) {
    this.milliseconds = milliseconds;
    this.up = up;
  }

  /** Counts from now. */
  restart(): void {
    this.clear();
    const { turn } = this;
    this.timer = setTimeout(() => {
      // Timers come before what was read; by then it has been.
      setImmediate(() => turn === this.turn && this.up());
    }, this.milliseconds);
  }

  clear(): void {
    this.turn += 1;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
