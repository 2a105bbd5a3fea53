import { normalizeIP } from '@better-auth/core/utils/ip';
import { ok } from '@sanh-rong/engine';
import { type AttemptLimit, Attempts } from './attempts.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';

const MINUTE = 60_000;

/** What one address, and what everybody together, may try. */
export interface PeopleLimits {
  /** New guests from one address. Whole schools share one. */
  readonly guests: AttemptLimit;
  /** Accounts made from one address; a username that is taken does not count. */
  readonly registrations: AttemptLimit;
  /** Wrong passwords for one username from one address. */
  readonly failures: AttemptLimit;
  /** Wrong passwords from one address, whatever the usernames. */
  readonly failuresOfAddress: AttemptLimit;
  /** Wrong passwords for one username from anywhere: far more, else anybody could lock out anybody. */
  readonly failuresOfUsername: AttemptLimit;
}

export const USUAL_LIMITS: PeopleLimits = {
  guests: { most: 120, within: 60 * MINUTE },
  registrations: { most: 20, within: 60 * MINUTE },
  failures: { most: 10, within: 10 * MINUTE },
  failuresOfAddress: { most: 50, within: 10 * MINUTE },
  failuresOfUsername: { most: 100, within: 10 * MINUTE },
};

/** Somebody with IPv6 has a whole network of addresses. */
const network = (address: string): string => normalizeIP(address, { ipv6Subnet: 64 });

interface Counted {
  readonly attempts: Attempts;
  readonly key: string;
}

const tooOften = (counted: readonly Counted[]): PeopleRuling<never> | null => {
  const seconds = Math.max(...counted.map(({ attempts, key }) => attempts.wait(key)));
  return seconds === 0 ? null : refusePeople('RATE_LIMITED', { seconds });
};

/** A password that is about to be checked. */
export interface PasswordAttempt {
  /** It was right. What the same address tried with other usernames still counts. */
  succeeded(): void;
  /** Nobody looked at it: it does not count. */
  untried(): void;
}

export class Limits {
  private readonly guests: Attempts;
  private readonly registrations: Attempts;
  private readonly failures: Attempts;
  private readonly ofAddress: Attempts;
  private readonly ofUsername: Attempts;

  constructor(limits: PeopleLimits, now: () => number) {
    this.guests = new Attempts(limits.guests, now);
    this.registrations = new Attempts(limits.registrations, now);
    this.failures = new Attempts(limits.failures, now);
    this.ofAddress = new Attempts(limits.failuresOfAddress, now);
    this.ofUsername = new Attempts(limits.failuresOfUsername, now);
  }

  newGuest(address: string): PeopleRuling<null> {
    return this.once(this.guests, address);
  }

  registration(address: string): PeopleRuling<null> {
    return this.once(this.registrations, address);
  }

  private once(attempts: Attempts, address: string): PeopleRuling<null> {
    const key = network(address);
    const refused = tooOften([{ attempts, key }]);
    if (refused !== null) return refused;
    attempts.take(key);
    return ok(null);
  }

  password(username: string, address: string): PeopleRuling<PasswordAttempt> {
    const from = network(address);
    const pair = { attempts: this.failures, key: `${username} ${from}` };
    const ofUsername = { attempts: this.ofUsername, key: username };
    const ofAddress = { attempts: this.ofAddress, key: from };
    const counted = [pair, ofUsername, ofAddress];
    const refused = tooOften(counted);
    if (refused !== null) return refused;
    for (const { attempts, key } of counted) attempts.take(key);
    return ok({
      succeeded() {
        pair.attempts.forget(pair.key);
        ofUsername.attempts.forget(ofUsername.key);
        ofAddress.attempts.giveBack(ofAddress.key);
      },
      untried() {
        for (const { attempts, key } of counted) attempts.giveBack(key);
      },
    });
  }
}
