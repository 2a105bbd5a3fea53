import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { Admission } from '../admission.ts';
import { onBehalfOf } from '../database/fair-pool.ts';
import type { Credentials, SignedIn } from '../people/signed-in.ts';
import { networksOf, turnOfNetworks } from '../rate-limits/networks.ts';
import type { Bodies } from './bodies.ts';
import { hasManyParts } from './json-parts.ts';
import { nameRoute } from './log.ts';
import { type AllowedOrigins, isForeign } from './origin.ts';
import { HttpRefusal, MAX_BODY_BYTES } from './refusal.ts';
import { credentialsOf, languageOf } from './request.ts';
import type { Route } from './route.ts';
import { writtenAnswer } from './written-answer.ts';

/**
 * Routes as Express serves them. An answer goes out as `{ ok: true, …answer }`, a refusal as
 * `{ ok: false, error: { code, message } }`; an answer is read by its own schema first, so only what the schema names
 * leaves the house.
 */

export interface RoutingOptions {
  readonly admission: Admission;
  readonly identify: (credentials: Credentials) => Promise<SignedIn | null>;
  readonly origins: AllowedOrigins;
  /** What is being read, of all routes together. */
  readonly bodies: Bodies;
  /** Whether no person was found because the token has expired. */
  readonly hasExpired: (credentials: Credentials) => Promise<boolean>;
}

/** `{id}` as Express writes it: `:id`. */
const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Names before placeholders, so that `/api/people/me` is not a person called "me". */
const bySpecificity = (a: Route, b: Route): number => {
  const key = ({ path }: Route): string => path.replace(/\{\w+\}/g, '\uffff');
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0;
};

/** The part of a request that makes no sense. Only names that a schema could have are told back. */
const fieldOf = (part: string, error: z.ZodError): string => {
  const path = error.issues[0]?.path.filter((step) => /^[\w-]{1,40}$/.test(String(step))) ?? [];
  return path.length === 0 ? part : path.join('.');
};

const read = (part: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown => {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw new HttpRefusal(400, 'BAD_REQUEST', { field: fieldOf(part, result.error) });
  return result.data;
};

const lengthOf = (request: Request): number => Number(request.headers['content-length'] ?? 0);

const refuseManyParts = (_request: IncomingMessage, _response: ServerResponse, body: Buffer): void => {
  if (hasManyParts(body)) throw new HttpRefusal(400, 'BAD_REQUEST', { field: 'body' });
};

const JSON_TYPE = 'application/json';

/**
 * JSON is UTF-8. Its reader knows UTF-7, UTF-16 and UTF-32 as well, in which the bytes of other characters look like quotation
 * marks and hide thousands of parts from being counted.
 */
const namesOtherCharset = (type = ''): boolean =>
  [...type.matchAll(/charset\s*=\s*"?([^\s;"]*)/gi)].some(([, charset]) => charset.toLowerCase() !== 'utf-8');

const jsonOnly = (bodies: Bodies, limit = MAX_BODY_BYTES): RequestHandler => {
  const readJson = express.json({ limit, type: JSON_TYPE, inflate: false, verify: refuseManyParts });
  return (request, response, next) => {
    if (lengthOf(request) === 0) return next();
    if (!request.is(JSON_TYPE)) throw new HttpRefusal(415, 'WRONG_TYPE');
    // Its reader would first wait for all of it.
    if (lengthOf(request) > limit) throw new HttpRefusal(413, 'TOO_LARGE', { max: limit });
    if (namesOtherCharset(request.headers['content-type'])) throw new HttpRefusal(415, 'WRONG_TYPE');
    // Whatever else the type says, its reader takes the body for UTF-8, as it was counted.
    request.headers['content-type'] = JSON_TYPE;
    bodies.begin(request);
    readJson(request, response, (error?: unknown) => {
      bodies.end(request);
      next(error);
    });
  };
};

const headersOf = (request: Request): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );

/** `lang` is read for every route, so no route has to know it. */
const queryOf = ({ query: { lang: _lang, ...rest } }: Request): unknown => rest;

/** The person who asks; refuses where a sign-in is needed and missing. */
const whoAsks = async (
  route: Route,
  request: Request,
  { identify, hasExpired }: RoutingOptions,
): Promise<SignedIn | null> => {
  const credentials = credentialsOf(request);
  const who = credentials === null ? null : await identify(credentials);
  if (route.who !== 'person' || who !== null) return who;
  const isExpired = credentials !== null && (await hasExpired(credentials));
  throw new HttpRefusal(401, isExpired ? 'TOKEN_EXPIRED' : 'SIGN_IN_FIRST');
};

const serve = async (route: Route, request: Request, response: Response, options: RoutingOptions): Promise<void> => {
  // Malformed requests are refused before the database is asked about them.
  const asked = {
    params: read('params', route.params, request.params),
    query: read('query', route.query, queryOf(request)),
    body: read('body', route.body, request.body),
  };
  const who = await whoAsks(route, request, options);
  const reply = await route.handle({
    ...asked,
    who,
    language: languageOf(request),
    address: request.ip ?? '',
    headers: headersOf(request),
  });
  if (!reply.ok) throw new HttpRefusal(reply.refused.status, reply.refused.code, reply.refused.details);
  const written = await writtenAnswer(route.answer, reply.answer);
  for (const cookie of reply.cookies ?? []) response.append('Set-Cookie', cookie);
  response.status(reply.status ?? 200);
  if (route.file !== undefined) response.attachment().type(route.file).send(JSON.parse(written));
  else response.type('json').send(written === '{}' ? '{"ok":true}' : `{"ok":true,${written.slice(1)}`);
};

export const addRoutes = (app: Express, routes: readonly Route[], options: RoutingOptions): void => {
  const sorted = routes.toSorted(bySpecificity);
  for (const route of sorted) {
    app[route.method](
      expressPath(route.path),
      (request, response, next) => {
        nameRoute(response, `${route.method.toUpperCase()} ${route.path}`);
        if (isForeign(request, options.origins)) throw new HttpRefusal(403, 'BAD_ORIGIN');
        next();
      },
      ...(route.body === undefined ? [] : [jsonOnly(options.bodies, route.maxBody)]),
      async (request: Request, response: Response) => {
        const network = turnOfNetworks(networksOf(request.ip ?? ''));
        await options.admission.turn(network);
        await onBehalfOf(network, () => serve(route, request, response, options));
      },
    );
  }
  // A request that comes this far has a method that no route of the path knows.
  for (const path of new Set(sorted.map((route) => route.path))) {
    const methods = sorted.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    app.all(expressPath(path), (_request, response) => {
      nameRoute(response, path);
      response.set('Allow', methods.join(', '));
      throw new HttpRefusal(405, 'BAD_METHOD');
    });
  }
};
