import { type Details, type Language, refuse } from '@sanh-rong/engine';
import type { z } from 'zod';
import type { SignedIn } from '../people/signed-in.ts';

/**
 * One thing that can be asked over HTTP. The router, the OpenAPI document and its page are all made from these, so what
 * is documented is what is checked.
 */

export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly who: SignedIn | null;
  readonly language: Language;
  /** Where the request came from, for limits only. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** A refusal: an HTTP status and a code with a sentence in the server's catalogues. */
export interface Refused {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;
  readonly code: string;
  readonly details?: Details;
}

/** How a module refuses: by its codes, each with its status. */
export const refuser =
  <Code extends string>(statuses: Readonly<Record<Code, Refused['status']>>) =>
  (code: Code, details?: Details): { readonly ok: false; readonly error: Refused & { readonly code: Code } } =>
    refuse({ status: statuses[code], code, ...(details === undefined ? {} : { details }) });

export type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer; readonly cookies?: readonly string[]; readonly status?: 200 | 201 }
  | { readonly ok: false; readonly refused: Refused };

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Names the route in the OpenAPI document and in the catalogues. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** As OpenAPI writes it: `/api/games/{id}`. */
  readonly path: `/${string}`;
  readonly tag: 'people' | 'tables' | 'games' | 'chat' | 'bots' | 'arena' | 'rules';
  /** person: requests without a sign-in are refused. */
  readonly who: 'anyone' | 'person';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Bytes of a body, where more than usual are right. */
  readonly maxBody?: number;
  readonly answer: Answer;
  /** An answer that is a file and no JSON: its schema is a string, and it goes out as it is. */
  readonly file?: 'text/csv';
  handle(call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>): Promise<Reply<z.infer<Answer>>>;
}

/** Keeps the types of a route's parts together; a list of routes forgets them. */
export const route = <
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  definition: Route<Params, Query, Body, Answer>,
): Route => definition as unknown as Route;
