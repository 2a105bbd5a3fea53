import type { Request } from 'express';
import type { Credentials } from '../people/signed-in.ts';

const BEARER = /^Bearer +([\x21-\x7e]{1,4096})$/i;

/** What a request brings along to say who is asking; null when it brings nothing. */
export const credentialsOf = (request: Request): Credentials | null => {
  const cookie = request.get('cookie');
  const token = BEARER.exec(request.get('authorization') ?? '')?.[1];
  return cookie === undefined && token === undefined ? null : { cookie, token };
};
