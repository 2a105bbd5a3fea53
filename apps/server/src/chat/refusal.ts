import { type Details, refuse } from '@sanh-rong/engine';
import type { ChatCode } from './messages/index.ts';
/** Why the chat refused a request. Nothing was changed. */
export interface ChatRefusal {
  readonly code: ChatCode;
  readonly details: Details;
}

export const refuseChat = (
  code: ChatCode,
  details: ChatRefusal['details'] = {},
): { readonly ok: false; readonly error: ChatRefusal } => refuse({ code, details });
