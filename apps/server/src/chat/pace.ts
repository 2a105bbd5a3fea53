import { ExpiringMap } from '../expiring-map.ts';

/** How often somebody may do something: so many at once, then one in `every` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
}

/** People whose pace is remembered at once. */
const MOST_PEOPLE = 50_000;

/** Counts for each person how much of an allowance they have used. */
export class Pace {
  /** When the allowance of somebody will be whole again; whoever is not in here has all of it. */
  private readonly wholeAt: ExpiringMap<number>;
  private readonly allowance: Allowance;
  private readonly now: () => number;

  constructor(allowance: Allowance, now: () => number) {
    this.allowance = allowance;
    this.now = now;
    this.wholeAt = new ExpiringMap(MOST_PEOPLE, allowance.burst * allowance.every, now);
  }

  /** Takes one and answers 0; or takes nothing and answers how many milliseconds there are to wait. */
  take(person: string): number {
    const { burst, every } = this.allowance;
    const at = this.now();
    const wholeAt = Math.max(this.wholeAt.get(person) ?? at, at);
    const wait = wholeAt + every - (at + burst * every);
    if (wait > 0) return wait;
    this.wholeAt.set(person, wholeAt + every);
    return 0;
  }
}

/** Whole seconds to wait, as people are told. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
