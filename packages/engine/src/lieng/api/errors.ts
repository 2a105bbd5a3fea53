import { API_MESSAGES, type ApiErrorCode } from './messages.ts';

/** The sentence of a code, its details filled in. */
export const apiMessage = (code: ApiErrorCode, details: Readonly<Record<string, string | number>> = {}): string =>
  API_MESSAGES[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole));

/**
 * Thrown when code calls this interface with something that makes no sense: a programmer's mistake, not a player's,
 * whose actions are answered with a `Verdict`. Nothing has changed when it is thrown.
 */
export class LiengApiError extends RangeError {
  readonly code: ApiErrorCode;

  constructor(code: ApiErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(apiMessage(code, details));
    this.name = 'LiengApiError';
    this.code = code;
  }
}
