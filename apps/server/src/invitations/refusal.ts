import type { Result } from '@sanh-rong/engine';
import type { InvitationCode } from '@sanh-rong/protocol';
import { type Refused, refuser } from '../http/route.ts';

export interface InvitationRefused extends Refused {
  readonly code: InvitationCode;
}

export type InvitationRuling<Value> = Result<Value, InvitationRefused>;

export const refuseInvitation = refuser<InvitationCode>({
  NO_LINK: 404,
  LINKS_TRIED: 429,
  TOO_MANY_RENEWALS: 429,
  NO_SHARED_GAME: 404,
  GAME_LONG_AGO: 409,
  NO_COMPANION: 404,
  INVITED_ALREADY: 429,
  TOO_MANY_INVITED: 429,
  NO_TABLE_AGAIN: 409,
});
