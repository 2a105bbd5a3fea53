/** Says how much work there has been so far, in microseconds; null where the system does not tell. */
export type WorkReading = () => number | null;

/**
 * What the answers to one order are charged. A bot says how long it took by the clock; what others took of the processor
 * meanwhile is theirs, so all its answers together cost no more than the work that was done since the order.
 */
export class WorkMeter {
  private readonly read: WorkReading;
  private readonly before: number | null;
  private charged = 0;

  /** Counts from now. */
  constructor(read: WorkReading) {
    this.read = read;
    this.before = read();
  }

  /** Microseconds for answers that came together and took so many each: what there is of work is shared by what they took. */
  charge(taken: readonly number[]): number[] {
    const work = this.read();
    if (work === null || this.before === null) return [...taken];
    const all = taken.reduce((sum, micros) => sum + micros, 0);
    const charged = Math.min(all, Math.max(0, work - this.before - this.charged));
    this.charged += charged;
    return taken.map((micros) => (all === 0 ? 0 : Math.round((micros * charged) / all)));
  }
}
