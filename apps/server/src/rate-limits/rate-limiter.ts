import { ExpiringMap } from '../expiring-map.ts';

/** How often something may be done: so many times at once, then once in so many milliseconds. */
export interface RateLimit {
  readonly burst: number;
  readonly every: number;
}

/** Keys remembered at once; one that is forgotten has its whole limit again. */
const MOST_KEYS = 50_000;

/** A clock that stands still where the given one is set back. */
const steady = (now: () => number): (() => number) => {
  let [last, ahead] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    const at = now();
    if (at < last) ahead += last - at;
    last = at;
    return at + ahead;
  };
};

/** Counts in the memory of this node how much of a limit each key (a person, a network) has used; without keys, one thing. */
export class RateLimiter {
  /** When the limit of a key will be whole again; a key that is not in here has all of it. */
  private readonly wholeAt: ExpiringMap<number>;
  private readonly limit: RateLimit;
  private readonly now: () => number;

  constructor(limit: RateLimit, now: () => number, mostKeys = MOST_KEYS) {
    this.limit = limit;
    this.now = steady(now);
    this.wholeAt = new ExpiringMap(mostKeys, limit.burst * limit.every, this.now);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.wholeAt.size;
  }

  /** Takes one and answers 0; or takes nothing and answers how many milliseconds there are to wait. */
  take(key = ''): number {
    const { wholeAt, wait } = this.look(key);
    this.wholeAt.set(key, wait === 0 ? wholeAt + this.limit.every : wholeAt);
    return wait;
  }

  /** Whether there is one; a key that is only asked for is not remembered. */
  has(key = ''): boolean {
    return this.look(key).wait === 0;
  }

  private look(key: string): { readonly wholeAt: number; readonly wait: number } {
    const { burst, every } = this.limit;
    const at = this.now();
    const wholeAt = Math.max(this.wholeAt.get(key) ?? at, at);
    return { wholeAt, wait: Math.max(0, wholeAt + every - (at + burst * every)) };
  }

  /** Takes one, if there is one. */
  allows(key = ''): boolean {
    return this.take(key) === 0;
  }
}

export type RateLimiters<Name extends string> = Readonly<Record<Name, RateLimiter>>;

/** A limiter for each of these limits. */
export const rateLimiters = <Name extends string>(
  limits: Readonly<Record<Name, RateLimit>>,
  now: () => number,
): RateLimiters<Name> =>
  Object.fromEntries(
    Object.entries<RateLimit>(limits).map(([name, limit]) => [name, new RateLimiter(limit, now)]),
  ) as RateLimiters<Name>;

/** Whole seconds to wait, as people are told. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
