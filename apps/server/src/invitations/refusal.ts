import { type Result, refuse } from '@sanh-rong/engine';
import type { InvitationCode } from '@sanh-rong/protocol';
import type { Refused } from '../http/route.ts';

export interface InvitationRefused extends Refused {
  readonly code: InvitationCode;
}

export type InvitationRuling<Value> = Result<Value, InvitationRefused>;

const STATUSES: Readonly<Record<InvitationCode, Refused['status']>> = {
  NO_LINK: 404,
  LINKS_TRIED: 429,
  TOO_MANY_RENEWALS: 429,
  NO_SHARED_GAME: 404,
  GAME_LONG_AGO: 409,
  NO_COMPANION: 404,
  INVITED_ALREADY: 429,
  TOO_MANY_INVITED: 429,
  NO_TABLE_AGAIN: 409,
};

export const refuseInvitation = (
  code: InvitationCode,
  details?: Refused['details'],
): { readonly ok: false; readonly error: InvitationRefused } =>
  refuse({ status: STATUSES[code], code, ...(details === undefined ? {} : { details }) });
