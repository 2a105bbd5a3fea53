import { ok } from '@sanh-rong/engine';
import { FairGate } from '../fair-gate.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';

/**
 * Every hash of a password takes a core for a while and 19 MB. Two at once leave the rest of the process its threads. The
 * devices that an account is known on, and the networks that all others come from, take turns: a crowd that tries passwords
 * keeps the people of other networks waiting for one hash each, not for all of its own.
 */
export const hashing = new FairGate({ atOnce: 2, waiting: 64 });

const COME_BACK = { seconds: 5 } as const;

/** Does work that hashes passwords when the turn of `key` comes; refuses when too much waits already. */
export const whenHashing = async <Value>(key: string, work: () => Promise<Value>): Promise<PeopleRuling<Value>> => {
  const entered = await hashing.enter(key, async () => ({ value: await work() }));
  return entered === null ? refusePeople('RATE_LIMITED', COME_BACK) : ok(entered.value);
};
