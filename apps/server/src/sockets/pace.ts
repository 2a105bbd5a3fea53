import type { Allowance } from '../chat/pace.ts';

/** How fast one client may send: a bucket that fills with time and that every message takes from. */
export interface Pace {
  /** True when the message may pass. */
  take(): boolean;
  /** True when the client has gone on far beyond being told to slow down. */
  readonly floods: boolean;
}

/**
 * Messages at once, messages a second after that, and so many more that are refused until the connection is cut: those are
 * forgotten as fast as messages may come.
 */
export interface PaceLimits {
  readonly burst: number;
  readonly perSecond: number;
  readonly patience: number;
}

export const PACE: PaceLimits = { burst: 30, perSecond: 10, patience: 300 };

export const newPace = (now: () => number, { burst, perSecond, patience }: PaceLimits = PACE): Pace => {
  let tokens = burst;
  let filledAt = now();
  let refused = 0;
  return {
    take() {
      const at = now();
      const filled = (Math.max(0, at - filledAt) / 1_000) * perSecond;
      tokens = Math.min(burst, tokens + filled);
      refused = Math.max(0, refused - filled);
      filledAt = at;
      if (tokens < 1) {
        refused += 1;
        return false;
      }
      tokens -= 1;
      return true;
    },
    get floods() {
      return refused > patience;
    },
  };
};

/** People remembered at once; whoever is forgotten starts with all of it again. */
const MAX_PEOPLE = 20_000;

/** Remembers something of each person, the most recent ones. */
class PerPerson<Value> {
  private readonly known = new Map<string, Value>();
  private readonly make: () => Value;

  constructor(make: () => Value) {
    this.make = make;
  }

  of(person: string): Value {
    const value = this.known.get(person) ?? this.make();
    this.known.delete(person);
    this.known.set(person, value);
    const [oldest] = this.known.keys();
    if (this.known.size > MAX_PEOPLE) this.known.delete(oldest);
    return value;
  }
}

/** One pace a person, however many connections they have and however often they come back. */
export class Paces {
  private readonly paces: PerPerson<Pace>;

  constructor(now: () => number) {
    this.paces = new PerPerson(() => newPace(now));
  }

  of(person: string): Pace {
    return this.paces.of(person);
  }
}

/** Connections one person may open: a phone with a bad connection comes in at most a few seconds later. */
export const CONNECTIONS_EACH: Allowance = { burst: 60, every: 3_000 };

/** Tables one person may open. */
export const TABLES_EACH: Allowance = { burst: 10, every: 30_000 };

/** Searches for company: one looks in and moves over between games. New tables that come of it count as opened ones. */
export const FINDS_EACH: Allowance = { burst: 20, every: 15_000 };

/** Coming, going and changing settings: each is told to everybody at the table and kept for good. */
export const COMINGS_EACH: Allowance = { burst: 40, every: 5_000 };

/** New promises of deals (`configure`, `again`): each takes thousands of hashes where hands stay hidden. */
export const PROMISES_EACH: Allowance = { burst: 15, every: 5_000 };
/** Doors of tables one person may look at: a page asks when it opens one, and again after something was missed. */
export const DOORS_EACH: Allowance = { burst: 60, every: 2_000 };

/** Whole lists of tables one person may ask for: a page asks once, and is told what changes. */
export const LISTS_EACH: Allowance = { burst: 10, every: 3_000 };
