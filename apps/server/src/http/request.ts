import { LANGUAGES, type Language } from '@sanh-rong/engine';
import type { Request } from 'express';
import type { Credentials } from '../people/signed-in.ts';

/** What requests say about those who ask. */

/** Characters of a preference that are read: no browser names so much, and reading it costs more than its bytes. */
const LONGEST_PREFERENCE = 200;

const shorten = ({ headers }: Request, name: 'accept-language' | 'accept-encoding'): void => {
  const preference = headers[name];
  if (typeof preference === 'string') headers[name] = preference.slice(0, LONGEST_PREFERENCE);
};

/** The language of `?lang=`, or else the one that the browser prefers, or the first of ours. */
export const languageOf = (request: Request): Language => {
  const asked = request.query.lang;
  shorten(request, 'accept-language');
  return (
    LANGUAGES.find((language) => language === asked) ??
    LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ??
    LANGUAGES[0]
  );
};

/** Whether an answer may come packed like this. */
export const takesEncoding = (request: Request, encoding: string): boolean => {
  shorten(request, 'accept-encoding');
  return request.acceptsEncodings(encoding) === encoding;
};

const BEARER = /^Bearer +([\x21-\x7e]{1,4096})$/i;

/** Cookie and token; null where there is neither. */
export const credentialsOf = (request: Request): Credentials | null => {
  const cookie = request.get('cookie');
  const token = BEARER.exec(request.get('authorization') ?? '')?.[1];
  return cookie === undefined && token === undefined ? null : { cookie, token };
};
