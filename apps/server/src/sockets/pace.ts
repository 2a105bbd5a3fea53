/** How fast one client may send: a bucket that fills with time and that every message takes from. */
export interface Pace {
  /** True when the message may pass. */
  take(): boolean;
  /** True when the client has gone on far beyond being told to slow down. */
  readonly floods: boolean;
}

/** Messages at once, messages a second after that, and refused messages in a row until the connection is cut. */
export const PACE = { burst: 30, perSecond: 10, patience: 300 } as const;

export const newPace = (now: () => number): Pace => {
  let tokens: number = PACE.burst;
  let filledAt = now();
  let refused = 0;
  return {
    take() {
      const at = now();
      tokens = Math.min(PACE.burst, tokens + ((at - filledAt) / 1_000) * PACE.perSecond);
      filledAt = at;
      if (tokens < 1) {
        refused += 1;
        return false;
      }
      tokens -= 1;
      refused = 0;
      return true;
    },
    get floods() {
      return refused > PACE.patience;
    },
  };
};

/** Tables one person may open: so many at once, then one in so many milliseconds. */
export const TABLES_EACH = { burst: 10, every: 30_000 } as const;

/** People remembered at once; whoever is forgotten starts with all of it again. */
const MAX_PEOPLE = 20_000;

/** How many more tables each person may open now. */
export class Allowances {
  private readonly now: () => number;
  private readonly left = new Map<string, { readonly tokens: number; readonly at: number }>();

  constructor(now: () => number) {
    this.now = now;
  }

  take(person: string): boolean {
    const at = this.now();
    const known = this.left.get(person) ?? { tokens: TABLES_EACH.burst, at };
    const tokens = Math.min(TABLES_EACH.burst, known.tokens + Math.max(0, at - known.at) / TABLES_EACH.every);
    const passes = tokens >= 1;
    this.left.delete(person);
    this.left.set(person, { tokens: passes ? tokens - 1 : tokens, at });
    const [oldest] = this.left.keys();
    if (this.left.size > MAX_PEOPLE) this.left.delete(oldest);
    return passes;
  }
}
