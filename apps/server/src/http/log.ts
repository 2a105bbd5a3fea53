import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * One line a request. A table's code opens its door and a query may hold anything, so the line says which route was
 * asked, never the address; bodies, cookies and tokens are not looked at.
 */

const UNKNOWN = 'unknown';

/** Names the route that answers, for the log and the metrics. */
export const nameRoute = (response: Response, route: string): void => {
  response.locals.route = route;
};

const routeName = (response: Response): string =>
  typeof response.locals.route === 'string' ? response.locals.route : UNKNOWN;

export interface Answered {
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Where a request ends that came too fast: it is counted, and no line of the log is worth one that costs its sender nothing. */
export const TOO_FAST = 'paced';

/** Routes that machines ask every few seconds, and the files that come along with every page. */
const QUIET: readonly string[] = ['/healthz', '/readyz', '/metrics', '/assets/{file}', '/{file}', TOO_FAST];

export const logRequests =
  (logger: Logger, now: () => number, answered: (answer: Answered) => void): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID();
    const startedAt = now();
    response.locals.requestId = id;
    response.set('X-Request-Id', id);
    response.once('close', () => {
      const ms = now() - startedAt;
      const { statusCode: status } = response;
      const route = routeName(response);
      const line = { request: id, method: request.method, route, status, ms, done: response.writableFinished };
      if (QUIET.includes(route)) logger.debug(line, 'request');
      else logger.info(line, 'request');
      answered({ route, status, seconds: ms / 1_000 });
    });
    next();
  };

/** The logger writes down what is harmless about an error (log.ts of the server). */
export const logFailure = (logger: Logger, response: Response, error: unknown): void => {
  logger.error({ request: response.locals.requestId, route: routeName(response), error }, 'failed');
};
