import type { Result } from '@sanh-rong/engine';
import type { PeopleCode } from '@sanh-rong/protocol';
import { type Refused, refuser } from '../http/route.ts';

/** A refusal in people's own words. */
export interface PeopleRefused extends Refused {
  readonly code: PeopleCode;
}

export type PeopleRuling<Value> = Result<Value, PeopleRefused>;

export const refusePeople = refuser<PeopleCode>({
  SIGN_IN_FIRST: 401,
  NEEDS_SIGN_IN: 403,
  NEEDS_ACCOUNT: 403,
  ALREADY_REGISTERED: 409,
  BAD_NAME: 400,
  BAD_USERNAME: 400,
  BAD_PASSWORD: 400,
  PASSWORD_IS_USERNAME: 400,
  USERNAME_TAKEN: 409,
  BAD_SIGN_IN: 401,
  WRONG_PASSWORD: 403,
  RATE_LIMITED: 429,
  TOO_MANY_TOKENS: 409,
  NO_SIGN_IN: 404,
  NO_TOKEN: 404,
});
