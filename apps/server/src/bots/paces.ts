import { ok } from '@sanh-rong/engine';
import { type Allowance, Pace } from '../chat/pace.ts';
import { type BotRuling, refuseBot } from './refusal.ts';

/** How often somebody may do something with their bots. */
const ALLOWANCES = {
  /** Whatever stores something: 60 a minute. */
  change: { burst: 60, every: 1_000 },
  /** Tests on the server: 10 a minute. */
  test: { burst: 10, every: 6_000 },
} as const satisfies Record<string, Allowance>;

export class BotPaces {
  private readonly changes: Pace;
  private readonly tests: Pace;

  constructor(now: () => number) {
    this.changes = new Pace(ALLOWANCES.change, now);
    this.tests = new Pace(ALLOWANCES.test, now);
  }

  change(person: string): BotRuling<null> {
    return this.changes.take(person) === 0 ? ok(null) : refuseBot('SLOW_DOWN');
  }

  test(person: string): BotRuling<null> {
    return this.tests.take(person) === 0 ? ok(null) : refuseBot('SLOW_DOWN');
  }
}
