import { ok } from '@sanh-rong/engine';
import { Gate } from './gate.ts';
import { type PeopleRuling, refusePeople } from './refusal.ts';

/**
 * Every hash of a password takes a core for a while and 19 MB. Some at once leave the rest of the process its threads;
 * whoever would wait longer than a second or two is better asked to come back.
 */
export const hashing = new Gate({ atOnce: 2, waiting: 64 });

const COME_BACK = { seconds: 5 } as const;

/** Does work that hashes passwords when its turn comes; refuses when too many wait already. */
export const whenHashing = async <Value>(work: () => Promise<Value>): Promise<PeopleRuling<Value>> => {
  const entered = hashing.enter(work);
  return entered === null ? refusePeople('RATE_LIMITED', COME_BACK) : ok(await entered);
};
