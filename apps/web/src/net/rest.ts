import type { WireError } from '@sanh-rong/protocol';
import { usePreferences } from '../preferences/preferences.ts';

/** Asking the server over HTTP. */

/** A request was refused, with a code and a sentence in the language of the page. */
export class Refused extends Error {
  readonly code: string;
  /** Of HTTP; null where the refusal came another way. */
  readonly status: number | null;

  constructor({ code, message }: WireError, status: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const isWireError = (value: unknown): value is { readonly error: WireError } =>
  typeof value === 'object' && value !== null && 'error' in value;

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export const request = async <Answer>(
  method: Method,
  path: string,
  body?: unknown,
  init: Pick<RequestInit, 'keepalive'> = {},
): Promise<Answer> => {
  const { language } = usePreferences.getState();
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      method,
      headers: {
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  // The proxy in front of the server does not reach it.
  if (response.status >= 502 && !isWireError(answer)) throw new Unreachable();
  throw isWireError(answer)
    ? new Refused(answer.error, response.status)
    : new Refused({ code: 'SERVER_ERROR', message: response.statusText }, response.status);
};

export const get = <Answer>(path: string): Promise<Answer> => request('GET', path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => request('POST', path, body);
