import { type Details, fill } from '../../messages/index.ts';
import { API_MESSAGES, type ApiErrorCode } from './messages.ts';

/** The sentence of a code, its details filled in. */
export const apiMessage = (code: ApiErrorCode, details: Details = {}): string => fill(API_MESSAGES[code], details);

/**
 * Thrown when code calls this interface with something that makes no sense: a programmer's mistake, not a player's,
 * whose actions are answered with a `Verdict`. Nothing has changed when it is thrown.
 */
export class LiengApiError extends RangeError {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, details: Details = {}) {
    super(apiMessage(code, details));
    this.name = 'LiengApiError';
    this.code = code;
  }
}
