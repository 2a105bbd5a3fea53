import { ExpiringMap } from '../expiring-map.ts';
import { RateLimiter, secondsOf } from '../rate-limits/rate-limiter.ts';
import { type ChatRefusal, refuseChat } from './refusal.ts';
import { gistOf } from './text.ts';

/** How much one person may say, at all tables together. */

/** Messages at once, and milliseconds for each one after that. */
export const SPEECH = { burst: 5, every: 2_000 } as const;

/** The same thing may be said so often in a row, until it was not said for so long. */
export const REPEATS = { most: 2, forgottenAfter: 60_000 } as const;

const MOST_PEOPLE = 50_000;

interface LastSaid {
  readonly gist: string;
  readonly times: number;
}

export class Speech {
  private readonly messages: RateLimiter;
  private readonly last: ExpiringMap<LastSaid>;

  constructor(now: () => number) {
    this.messages = new RateLimiter(SPEECH, now);
    this.last = new ExpiringMap(MOST_PEOPLE, REPEATS.forgottenAfter, now);
  }

  /** Counts what a person is about to say, or says why they may not. */
  refuse(person: string, body: string): { readonly ok: false; readonly error: ChatRefusal } | null {
    const gist = gistOf(body);
    const last = this.last.get(person);
    const times = last?.gist === gist ? last.times + 1 : 1;
    if (times > REPEATS.most) return refuseChat('CHAT_REPEATED');
    const wait = this.messages.take(person);
    if (wait > 0) return refuseChat('CHAT_TOO_FAST', { seconds: secondsOf(wait) });
    this.last.set(person, { gist, times });
    return null;
  }
}
