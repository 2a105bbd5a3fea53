import { isIP } from 'node:net';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';
import { type RateLimit, RateLimiter } from './rate-limiter.ts';
import type { Charge, SharedRateLimit } from './shared-rate-limiter.ts';

/**
 * An address without what some proxies write beside it, brackets and the port of each connection, and without the zone that
 * systems write behind a local one: with these everybody had as many networks as they like. What is no address is none.
 */
const bareAddress = (address: string): string => {
  const [, within, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  const bare = (within ?? withPort ?? address).replace(/%.*$/s, '');
  return isIP(bare) === 0 ? '' : bare.toLowerCase();
};

/**
 * The networks of an address, nearest first, for counters that never leave the memory of this process: a household with IPv6
 * has a /64 at least, and often a /48 of them. An IPv4 address is one of its own, also when it comes written as IPv6. A /64
 * and a /48 may be written alike (2001:db8:1::): each says which it is.
 */
export const networksOf = (address: string): readonly string[] => {
  const bare = bareAddress(address);
  const networkWith = (ipv6Subnet: 64 | 48): string => normalizeIP(bare, { ipv6Subnet });
  const nearest = networkWith(64);
  return nearest.includes(':') ? [`0 ${nearest}`, `1 ${networkWith(48)}`] : [`0 ${nearest}`];
};

/** What is around an address: the /24 of IPv4, which a landlord of servers hands out in one piece, or the /48 of IPv6. */
export const surroundingsOf = (address: string): string => {
  const networks = networksOf(address);
  return networks.length > 1 ? networks[1] : `1 ${networks[0].replace(/^0 |\.\d+$/g, '')}`;
};

/** The hashed networks of an address, one for IPv4, two for IPv6: all that may be stored of it. */
export type Networks = (address: string) => readonly string[];

export const openNetworks = (secret: string): Networks => {
  const hash: KeyedHash = keyedHash(secret, 'networks');
  return (address) => networksOf(address).map(hash);
};

/** A mobile carrier hands out a /64 for each phone: a /48 may use this many times what one network may. */
const WIDER = 5;

/** How much the network at this place among those of an address may use. */
export const mostOf = (most: number, place: number): number => (place === 0 ? most : most * WIDER);

/** Whose turn it is where networks take turns: a /48 has one, as an address has that a whole school shares. */
export const turnOfNetworks = (networks: readonly string[]): string => networks.at(-1) ?? '';

/** Counts in the memory of this node what comes from networks: a /48 has some times what one network has. */
export class NetworkRateLimiter {
  private readonly limiters: readonly RateLimiter[];

  constructor({ burst, every }: RateLimit, now: () => number) {
    this.limiters = [0, 1].map(
      (place) => new RateLimiter({ burst: mostOf(burst, place), every: every / mostOf(1, place) }, now),
    );
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.limiters.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Takes one from each of the networks of an address, if each has one. What is refused is counted nowhere: a /48 that has used
   * up its own makes no keys for the networks in it, which would drive out the keys of others.
   */
  allows(networks: readonly string[]): boolean {
    if (!networks.every((network, place) => this.limiters[place].has(network))) return false;
    for (const [place, network] of networks.entries()) this.limiters[place].take(network);
    return true;
  }
}

/** What something costs the networks it comes from. */
export const networkCharges = (
  kind: string,
  networks: readonly string[],
  limit: SharedRateLimit,
  amount?: number,
): readonly Charge[] =>
  networks.map((key, place) => ({
    kind,
    key,
    limit: {
      ...limit,
      most: mostOf(limit.most, place),
      ...(limit.little === undefined ? {} : { little: mostOf(limit.little, place) }),
    },
    amount,
  }));
