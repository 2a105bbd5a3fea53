/** Numbers that come one after the other: their mean, and how far it may be from the truth (Welford). */
export class Sample {
  count = 0;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count += 1;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.squares += off * (value - this.mean);
  }

  /** The standard error of the mean; without an end where there are too few numbers to tell. */
  get error(): number {
    if (this.count < 2) return Number.POSITIVE_INFINITY;
    return Math.sqrt(this.squares / (this.count - 1) / this.count);
  }
}
