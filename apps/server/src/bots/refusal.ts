import type { Result } from '@sanh-rong/engine';
import type { BotCode } from '@sanh-rong/protocol';
import { type Refused, refuser } from '../http/route.ts';
import type { UsedUp } from '../rate-limits/shared-rate-limiter.ts';

/** A refusal about bots. What people are called and how fast they may ask is said in words that others say as well. */
export interface BotRefused extends Refused {
  readonly code: BotCode | 'BAD_NAME' | 'SLOW_DOWN' | 'SIGN_IN_FIRST';
}

export type BotRuling<Value> = Result<Value, BotRefused>;

export const refuseBot = refuser<BotRefused['code']>({
  NO_BOT: 404,
  NO_VERSION: 404,
  NOT_YOURS: 403,
  HIDDEN_CODE: 403,
  BOT_QUOTA: 409,
  GUEST_QUOTA: 429,
  BAD_DESCRIPTION: 400,
  BAD_SOURCE: 400,
  UNKNOWN_GAME: 400,
  TEST_RUNNING: 409,
  NO_SANDBOX: 503,
  REMOTE_BOT: 409,
  NOT_REMOTE: 409,
  BAD_NOTE: 400,
  BAD_NAME: 400,
  SLOW_DOWN: 429,
  SIGN_IN_FIRST: 401,
});

/** Guests have used up what there is for them. */
export const refuseGuests = ({ seconds }: UsedUp): ReturnType<typeof refuseBot> =>
  refuseBot('GUEST_QUOTA', { minutes: Math.ceil(seconds / 60) });
