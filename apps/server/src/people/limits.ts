import { ok } from '@sanh-rong/engine';
import { type Networks, networkCharges, surroundingsOf } from '../rate-limits/networks.ts';
import type { Charge, SharedRateLimit, SharedRateLimiter } from '../rate-limits/shared-rate-limiter.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';

const MINUTE = 60_000;

/** What one network, and what all together, may try. */
export interface PeopleLimits {
  /** New guests from one network. Whole schools share one. */
  readonly guests: SharedRateLimit;
  /**
   * New guests from everywhere: a bound for the disk, far above what an evening brings. The second half is for networks that
   * few come from.
   */
  readonly guestsOfAll: SharedRateLimit;
  /** Accounts made from one network; a username that is taken does not count. */
  readonly registrations: SharedRateLimit;
  /** Usernames asked for by registering from one network, taken or not: who has an account here is not to be listed. */
  readonly usernames: SharedRateLimit;
  /** Wrong passwords for one username from one network. */
  readonly failures: SharedRateLimit;
  /** The same from the /24 or /48 around it; up to `little` they come in while many try the name elsewhere. */
  readonly failuresAround: SharedRateLimit;
  /** Wrong passwords from one network, for all usernames together. */
  readonly failuresOfNetwork: SharedRateLimit;
  /**
   * Wrong passwords for one username from anywhere but known devices. What few places can use up leaves the reserve, for places
   * that have tried the name a little: locking a name out takes a place for each `little` of it.
   */
  readonly failuresOfUsername: SharedRateLimit;
  /** Wrong passwords for one username in one browser in which it has signed in before. */
  readonly failuresOfDevice: SharedRateLimit;
  /** The same in all of them together: who once knew a password may have made many. */
  readonly failuresOfDevices: SharedRateLimit;
}

export const USUAL_LIMITS: PeopleLimits = {
  guests: { most: 120, within: 60 * MINUTE, little: 10 },
  guestsOfAll: { most: 20_000, within: 60 * MINUTE, reserve: 10_000 },
  registrations: { most: 20, within: 60 * MINUTE },
  usernames: { most: 60, within: 60 * MINUTE },
  failures: { most: 10, within: 10 * MINUTE },
  failuresAround: { most: 20, within: 10 * MINUTE, little: 3 },
  failuresOfNetwork: { most: 50, within: 10 * MINUTE },
  failuresOfUsername: { most: 300, within: 10 * MINUTE, reserve: 240 },
  failuresOfDevice: { most: 10, within: 10 * MINUTE },
  failuresOfDevices: { most: 50, within: 10 * MINUTE },
};

/** A password that is about to be checked. */
export interface PasswordAttempt {
  /** It was right. What the same place tried with other usernames still counts. */
  succeeded(): Promise<void>;
  /** It was not checked: it does not count. */
  untried(): Promise<void>;
}

/** A username that is about to be asked for. */
export interface RegistrationAttempt {
  /** No account came of it; that the username was asked for still counts. */
  failed(): Promise<void>;
}

export class PeopleLimiter {
  private readonly limits: PeopleLimits;
  private readonly limiter: SharedRateLimiter;
  private readonly networks: Networks;

  constructor(limits: PeopleLimits, limiter: SharedRateLimiter, networks: Networks) {
    this.limits = limits;
    this.limiter = limiter;
    this.networks = networks;
  }

  /** The networks that the guest comes from. */
  async newGuest(address: string): Promise<PeopleRuling<readonly string[]>> {
    const networks = this.networks(address);
    const taken = await this.take([
      ...networkCharges('guests', networks, this.limits.guests),
      { kind: 'guests', key: 'all', limit: this.limits.guestsOfAll },
    ]);
    return taken.ok ? ok(networks) : taken;
  }

  async registration(address: string): Promise<PeopleRuling<RegistrationAttempt>> {
    const networks = this.networks(address);
    const registrations = networkCharges('registrations', networks, this.limits.registrations);
    const taken = await this.take([...registrations, ...networkCharges('usernames', networks, this.limits.usernames)]);
    return taken.ok ? ok({ failed: () => this.limiter.giveBack(registrations) }) : taken;
  }

  /** A password for a username from somewhere. */
  password(username: string, address: string): Promise<PeopleRuling<PasswordAttempt>> {
    const { failures, failuresAround, failuresOfNetwork, failuresOfUsername } = this.limits;
    const networks = this.networks(address);
    return this.attempt({ kind: 'failures', key: `${username} ${networks[0]}`, limit: failures }, [
      { kind: 'failures around', key: `${username} ${surroundingsOf(address)}`, limit: failuresAround },
      { kind: 'failures of username', key: username, limit: failuresOfUsername },
      ...networkCharges('failures of network', networks, failuresOfNetwork),
    ]);
  }

  /** The same from a device that is known for it, or from a sign-in of its own: what others try does not count there. */
  passwordFrom(device: string, username: string): Promise<PeopleRuling<PasswordAttempt>> {
    const { failuresOfDevice, failuresOfDevices } = this.limits;
    return this.attempt({ kind: 'failures of device', key: `${username} ${device}`, limit: failuresOfDevice }, [
      { kind: 'failures of devices', key: username, limit: failuresOfDevices },
    ]);
  }

  private async attempt(own: Charge, shared: readonly Charge[]): Promise<PeopleRuling<PasswordAttempt>> {
    const charges = [own, ...shared];
    const taken = await this.take(charges);
    if (!taken.ok) return taken;
    return ok({
      succeeded: () => this.limiter.giveBack([{ ...own, amount: own.limit.most }, ...shared]),
      untried: () => this.limiter.giveBack(charges),
    });
  }

  private async take(charges: readonly Charge[]): Promise<PeopleRuling<null>> {
    const taken = await this.limiter.take(charges);
    return taken.ok ? taken : refusePeople('RATE_LIMITED', { seconds: taken.error.seconds });
  }
}
