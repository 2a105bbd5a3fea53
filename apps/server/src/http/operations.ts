import type { Express } from 'express';
import type { Registry } from 'prom-client';
import { nameRoute } from './log.ts';

export interface Operations {
  readonly ready: () => Promise<boolean>;
  readonly registry: Registry;
}

/** What operators and their machines ask. */
export const addOperations = (app: Express, { ready, registry }: Operations): void => {
  app.get('/healthz', (_request, response) => {
    nameRoute(response, '/healthz');
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    nameRoute(response, '/readyz');
    // A check that fails is an answer: not ready.
    const ok = await ready().catch(() => false);
    response.status(ok ? 200 : 503).json({ ok });
  });
  app.get('/metrics', async (_request, response) => {
    nameRoute(response, '/metrics');
    const text = await registry.metrics();
    response.set('Content-Type', registry.contentType).send(text);
  });
};
