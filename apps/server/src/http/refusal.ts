import type { Details, Language } from '@sanh-rong/engine';
import { say, type Words } from './messages/index.ts';
import type { Refused } from './route.ts';

/** What goes out over HTTP when something is refused. */
export interface WireRefusal {
  readonly ok: false;
  readonly error: { readonly code: string; readonly message: string };
}

/** A refusal on its way to the one place that answers with it: what a route refused, or HTTP itself. */
export class HttpRefusal extends Error {
  readonly status: Refused['status'] | 405 | 411 | 415 | 500;
  readonly code: string;
  readonly details: Details;

  constructor(status: HttpRefusal['status'], code: string, details: HttpRefusal['details'] = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const wireRefusal = (refusal: HttpRefusal, words: Words, language: Language): WireRefusal => ({
  ok: false,
  error: { code: refusal.code, message: say(words, language, refusal.code, refusal.details) },
});

/** A body is a few hundred bytes; nothing honest comes near this, unless its route says otherwise. */
export const MAX_BODY_BYTES = 65_536;

const limitIn = (error: object): number =>
  'limit' in error && typeof error.limit === 'number' ? error.limit : MAX_BODY_BYTES;

/** How Express and its body reader say what is wrong with a request. */
const KNOWN: Readonly<Record<string, (error: object) => HttpRefusal>> = {
  'entity.too.large': (error) => new HttpRefusal(413, 'TOO_LARGE', { max: limitIn(error) }),
  'encoding.unsupported': () => new HttpRefusal(415, 'WRONG_TYPE'),
  'charset.unsupported': () => new HttpRefusal(415, 'WRONG_TYPE'),
  'entity.parse.failed': () => new HttpRefusal(400, 'BAD_JSON'),
};

const isClientError = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

/** The refusal in an error, if it is the client's doing; null when something broke here. */
export const refusalIn = (error: unknown): HttpRefusal | null => {
  if (error instanceof HttpRefusal) return error;
  if (!(error instanceof Error)) return null;
  if ('type' in error && typeof error.type === 'string' && Object.hasOwn(KNOWN, error.type))
    return KNOWN[error.type](error);
  // An address that cannot be decoded, a body cut off: the request as a whole makes no sense.
  return isClientError(error) ? new HttpRefusal(400, 'BAD_REQUEST', { field: 'request' }) : null;
};
