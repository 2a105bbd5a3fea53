import type { WireError } from '@sanh-rong/protocol';
import { usePreferences } from '../preferences/preferences.ts';

/** Asking the server over HTTP. */

/** The server said no, with a code and a sentence in the asker's language. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;

  constructor({ code, message }: WireError, status: number) {
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

export const ask = async <Answer>(method: Method, path: string, body?: unknown): Promise<Answer> => {
  const { language } = usePreferences.getState();
  let response: Response;
  try {
    response = await fetch(path, {
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
  // What stands in front of the server found nobody behind it.
  if (response.status >= 502 && !isWireError(answer)) throw new Unreachable();
  throw isWireError(answer)
    ? new Refused(answer.error, response.status)
    : new Refused({ code: 'SERVER_ERROR', message: response.statusText }, response.status);
};

export const get = <Answer>(path: string): Promise<Answer> => ask('GET', path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask('POST', path, body);
