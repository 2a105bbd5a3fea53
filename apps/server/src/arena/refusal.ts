import type { Result } from '@sanh-rong/engine';
import type { ArenaCode, BotCode } from '@sanh-rong/protocol';
import { type Refused, refuser } from '../http/route.ts';
import type { UsedUp } from '../rate-limits/shared-rate-limiter.ts';

/** A refusal of the arena. What is wrong with a bot is said as it is said of bots elsewhere. */
export interface ArenaRefused extends Refused {
  readonly code:
    | ArenaCode
    | Extract<BotCode, 'NO_BOT' | 'NO_VERSION' | 'NOT_YOURS' | 'NO_SANDBOX' | 'GUEST_QUOTA'>
    | 'BAD_NAME'
    | 'SLOW_DOWN'
    | 'SIGN_IN_FIRST';
}

export type ArenaRuling<Value> = Result<Value, ArenaRefused>;

export const refuseArena = refuser<ArenaRefused['code']>({
  NO_LADDER: 404,
  NO_ENTRY: 404,
  NO_MATCH: 404,
  NO_MATCH_GAME: 404,
  NO_TOURNAMENT: 404,
  GUEST_TOO_NEW: 403,
  ENTRY_QUOTA: 409,
  ALREADY_ENTERED: 409,
  UNSOUND_BOT: 409,
  WRONG_GAME: 400,
  CHALLENGE_QUOTA: 409,
  NOT_CHALLENGER: 403,
  NOT_A_CHALLENGE: 409,
  MATCH_OVER: 409,
  BAD_LINEUP: 400,
  NOT_ORGANISER: 403,
  NOT_OPEN: 409,
  TOO_FEW_BOTS: 409,
  TOURNAMENT_FULL: 409,
  TOURNAMENT_QUOTA: 409,
  TOURNAMENTS_OF_NETWORK: 409,
  WRONG_POOL: 409,
  BOT_AWAY: 409,
  NO_REMOTE_BOTS: 409,
  NO_BOT: 404,
  NO_VERSION: 404,
  NOT_YOURS: 403,
  NO_SANDBOX: 503,
  GUEST_QUOTA: 429,
  BAD_NAME: 400,
  SLOW_DOWN: 429,
  SIGN_IN_FIRST: 401,
});

/** Guests have used up what there is for them. */
export const refuseGuests = ({ seconds }: UsedUp): ReturnType<typeof refuseArena> =>
  refuseArena('GUEST_QUOTA', { minutes: Math.ceil(seconds / 60) });
