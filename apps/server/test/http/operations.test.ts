import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/http/metrics.ts';
import { createOperations } from '../../src/http/operations.ts';
import { USUAL_RATE } from '../../src/http/request-rate.ts';
import { ask, JSON_TYPE, listen, newTestLog, options, SECRET, serve, serveTests, shared } from './http-server.ts';

serveTests();

describe('what gets out', () => {
  test('nothing of an error but its code; the log has kinds and places, never values', async () => {
    const log = newTestLog();
    const server = await serve({ logger: log.logger });
    const response = await fetch(`${server.url}/api/broken`);
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain(SECRET);
    expect(body).not.toMatch(/\bat \S+:\d+/);
    await log.has(2);
    const written = log.lines.join('');
    expect(written).toContain('"failed"');
    expect(written).toContain('http-server.ts');
    expect(written).not.toContain(SECRET);
    server.close();
  });

  test('the log says which route was asked, not what for', async () => {
    const log = newTestLog();
    const server = await serve({ logger: log.logger });
    const asked: [string, RequestInit][] = [
      [`/t/ABCDEFGH2?lang=en&q=${SECRET}`, {}],
      [`/t/${SECRET}`, {}],
      [`/api/${SECRET}`, {}],
      [`/api/things/abc?size=2&q=${SECRET}`, { headers: { cookie: `c=${SECRET}` } }],
      [
        '/api/echo',
        {
          method: 'POST',
          headers: { ...JSON_TYPE, authorization: `Bearer ${SECRET}` },
          body: JSON.stringify({ text: SECRET }),
        },
      ],
    ];
    for (const [at, [path, given]] of asked.entries()) {
      await fetch(`${server.url}${path}`, given);
      await log.has(at + 1);
    }
    const written = log.lines.join('');
    expect(written).not.toContain(SECRET);
    expect(written).not.toContain('ABCDEFGH2');
    const entries = log.lines.map((line) => JSON.parse(line) as { route: string; request: string });
    expect(entries.map(({ route }) => route)).toEqual([
      '/t/{code}',
      '/t/{code}',
      'unknown',
      'GET /api/things/{id}',
      'POST /api/echo',
    ]);
    expect(new Set(entries.map(({ request }) => request)).size).toBe(5);
    server.close();
  });

  test('every answer has its number, a strict policy, and no name of what runs here', async () => {
    for (const path of ['/', '/api', '/api/things/abc', '/healthz', '/nothing']) {
      const { headers } = await ask(path);
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      // No page of ours asks to be loaded over HTTPS where there is none.
      expect(policy).not.toContain('upgrade-insecure-requests');
    }
  });
});

describe('how fast one may ask', () => {
  test('what comes too fast is counted and leaves no line in the log', async () => {
    const log = newTestLog();
    const metrics = createMetrics();
    const server = await serve({ logger: log.logger, metrics, rate: { burst: 3, every: 1_000 } });
    const one = async (): Promise<number> => {
      const response = await fetch(`${server.url}/api/things/abc`);
      await response.text();
      return response.status;
    };
    for (let i = 0; i < 20; i++) await one();
    shared.clock += 1_000;
    expect(await one()).toBe(200);
    await log.has(21);
    const entries = log.lines.map((line) => JSON.parse(line) as { level: number; status: number });
    expect(entries.filter(({ level }) => level >= 30).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await metrics.registry.metrics()).toMatch(/http_seconds_count\{[^}]*route="paced"[^}]*\} 17\n/);
    server.close();
  });

  test('a burst, then as many as time brings; operators are always answered', async () => {
    const server = await serve({ rate: { burst: 5, every: 500 } });
    const one = async (path = '/api/things/abc'): Promise<number> => {
      const response = await fetch(server.url + path);
      await response.text();
      if (response.status === 429) expect(response.headers.get('retry-after')).toBe('1');
      return response.status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push(await one());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await one('/healthz')).toBe(200);
    // Pages have as much again, and files lie ready for everybody.
    const pages: number[] = [];
    for (let i = 0; i < 6; i++) pages.push(await one(['/', '/t/ABCDEFGH2', '/nothing'][i % 3]));
    expect(pages).toEqual([200, 200, 404, 200, 200, 429]);
    for (const path of ['/assets/main-Ab12Cd34.js', '/sw.js', '/look.css']) expect(await one(path)).toBe(200);
    shared.clock += 1_000;
    expect([await one(), await one(), await one()]).toEqual([200, 200, 429]);
    server.close();
  });

  test('a class of forty opens the client from one address, all at once', async () => {
    const server = await serve({ rate: USUAL_RATE });
    const opened = ['/', '/assets/main-Ab12Cd34.js', '/assets/main-Ab12Cd34.css', '/sw.js', '/manifest.webmanifest'];
    const asked = [...opened, '/t/ABCDEFGH2', ...Array<string>(8).fill('/api/things/abc')];
    const everybody = Array.from({ length: 40 }, () => asked).flat();
    const statuses = await Promise.all(everybody.map(async (path) => (await fetch(server.url + path)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    server.close();
  });

  test('behind a proxy the address it names counts, without one it does not', async () => {
    for (const [trustProxy, status] of [
      [1, 200],
      [0, 429],
    ]) {
      const server = await serve({ rate: { burst: 1, every: 1_000 }, trustProxy });
      const from = async (address: string): Promise<number> =>
        (await fetch(`${server.url}/api/things/abc`, { headers: { 'x-forwarded-for': address } })).status;
      expect(await from('203.0.113.1')).toBe(200);
      expect(await from('203.0.113.2')).toBe(status);
      server.close();
    }
  });
});

describe('what operators ask', () => {
  test('healthz answers while the process is up, readyz only when it should be sent requests', async () => {
    let isReady = true;
    let isBroken = false;
    const ready = async (): Promise<boolean> => {
      if (isBroken) throw new Error('no database');
      return isReady;
    };
    const operations = await listen(createOperations({ ...options(), ready, now: Date.now }));
    const status = async (path: string): Promise<number> => (await fetch(operations.url + path)).status;
    expect(await (await fetch(`${operations.url}/healthz`)).json()).toEqual({ ok: true });
    expect(await status('/readyz')).toBe(200);
    isReady = false;
    expect(await status('/readyz')).toBe(503);
    isBroken = true;
    expect(await status('/readyz')).toBe(503);
    for (const path of ['/healthz/', '/readyz/x', '/Metrics', '/']) expect(await status(path)).toBe(404);
    operations.close();
  });

  test('whoever comes in by the door learns that the process is up, and nothing else', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ ok: true });
    for (const path of ['/readyz', '/metrics', '/healthz/']) expect((await ask(path)).status).toBe(404);
  });

  test('metrics count routes by their pattern, and nothing a client sends becomes a label', async () => {
    const metrics = createMetrics();
    const log = newTestLog();
    const server = await serve({ metrics, logger: log.logger });
    for (const path of ['/t/ABCDEFGH2', '/t/NQSUCH22', '/api/games/abc%00', '/nothing/at/all', '/api/things/abc']) {
      await fetch(server.url + path);
    }
    await log.has(5);
    metrics.connected();
    metrics.connected();
    metrics.disconnected();
    metrics.tablesHeld(7);
    metrics.moved('tienlen', 'person');
    metrics.moved('poker', 'clock');
    metrics.acknowledged('play_cards', 0.004);
    metrics.acknowledged('<script>', 0.004);
    metrics.refused('TL-3');
    metrics.refused('anything a client could send');
    for (let i = 0; i < 1_000; i++)
      metrics.refused(`CODE_${'ABCDEFGHIJ'[i % 10]}${'ABCDEFGHIJ'[(i / 10) | 0] ?? 'X'}_${'Q'.repeat(i % 30)}`);
    const operations = await listen(
      createOperations({ metrics, logger: log.logger, ready: async () => true, now: Date.now }),
    );
    const response = await fetch(`${operations.url}/metrics`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    const told = await response.text();
    for (const line of [
      'connections 1',
      'tables_held 7',
      'moves_total{game="tienlen",by="person"} 1',
      'moves_total{game="unknown",by="clock"} 1',
      'ack_seconds_count{message="play_cards"} 1',
      'ack_seconds_count{message="unknown"} 1',
      'refused_total{code="TL-3"} 1',
      'bot_calls_total{outcome="played"} 0',
      'http_seconds_count{route="/t/{code}",status="200"} 1',
      'http_seconds_count{route="/t/{code}",status="404"} 1',
      'http_seconds_count{route="GET /api/things/{id}",status="200"} 1',
      'http_seconds_count{route="unknown",status="404"} 1',
    ]) {
      expect(told).toContain(line);
    }
    expect(told).toContain('process_resident_memory_bytes');
    expect(told).not.toMatch(/<script|anything|ABCDEFGH2|NQSUCH22|nothing/);
    expect(told.match(/^refused_total\{/gm)?.length).toBeLessThan(210);
    server.close();
    operations.close();
  });
});
