import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { logRequests, nameRoute } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Whether the process answers at all: no secret, and it costs nothing. */
export const addHealth = (app: Express): void => {
  app.get('/healthz', (_request, response) => {
    nameRoute(response, '/healthz');
    response.json({ ok: true });
  });
};

export interface OperationsOptions {
  /** Whether requests should be sent here: the database answers and the server is not stopping. */
  readonly ready: () => Promise<boolean>;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * What operators and their machines ask, on an address of its own: a check asks the database and the metrics take
 * milliseconds of the node, so strangers must not reach them, even where the proxy lets everything through.
 */
export const createOperations = ({ ready, metrics, logger, now }: OperationsOptions): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.use(logRequests(logger, now, ({ route, status, seconds }) => metrics.answered(route, status, seconds)));
  addHealth(app);
  app.get('/readyz', async (_request, response) => {
    nameRoute(response, '/readyz');
    // A check that fails is an answer: not ready.
    const ok = await ready().catch(() => false);
    response.status(ok ? 200 : 503).json({ ok });
  });
  app.get('/metrics', async (_request, response) => {
    nameRoute(response, '/metrics');
    const text = await metrics.registry.metrics();
    response.set('Content-Type', metrics.registry.contentType).send(text);
  });
  app.use((_request, response) => {
    response.status(404).end();
  });
  return app;
};
