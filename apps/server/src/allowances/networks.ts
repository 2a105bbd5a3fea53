import { normalizeIP } from '@better-auth/core/utils/ip';
import type { AllowanceLimit, Charge } from './allowances.ts';
import { type KeyedHash, keyedHash } from './keyed-hash.ts';

/**
 * The networks an address belongs to, nearest first. An IPv4 address is one of its own, also when it comes written as IPv6.
 * A household with IPv6 has a /64 of addresses at least, and often a /48 of such networks: both count.
 */
const PREFIXES = [64, 48] as const;

const within = (address: string, ipv6Subnet: number): string => normalizeIP(address.toLowerCase(), { ipv6Subnet });

/** The nearest network, for counters that never leave the memory of this process. */
export const nearestNetwork = (address: string): string => within(address, PREFIXES[0]);

/** All of them, for such counters. */
export const networksAround = (address: string): readonly string[] => {
  const nearest = nearestNetwork(address);
  return nearest.includes(':') ? PREFIXES.map((prefix) => within(address, prefix)) : [nearest];
};

/** The hashed networks of an address, one for IPv4, two for IPv6: all that may be stored of it. */
export type Networks = (address: string) => readonly string[];

export const openNetworks = (secret: string): Networks => {
  const hash: KeyedHash = keyedHash(secret, 'networks');
  // A /64 and a /48 may be written alike (2001:db8:1::): what is hashed says which of them it is.
  return (address) => networksAround(address).map((network, place) => hash(`${place} ${network}`));
};

/** A mobile carrier hands out a /64 for each phone: a /48 may use this many times what one network may. */
const WIDER = 5;

/** What something costs the networks it comes from. */
export const networkCharges = (
  kind: string,
  networks: readonly string[],
  limit: AllowanceLimit,
  amount?: number,
): readonly Charge[] =>
  networks.map((key, place) => ({
    kind,
    key,
    limit: place === 0 ? limit : { ...limit, most: limit.most * WIDER },
    amount,
  }));
