import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { until } from '../../../../test/until.ts';
import { createHttp } from '../../src/http/http.ts';
import { createListener, guardConnections } from '../../src/http/listener.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { within } from '../support/within.ts';
import { options } from './http-server.ts';

let http: Server | null = null;
afterEach(() => {
  http?.closeAllConnections();
  http?.close();
});

/** A listener that counts what it is asked and answers at once. */
const listening = async (): Promise<{ readonly port: number; readonly asked: () => number }> => {
  let count = 0;
  const opened = createListener((_request, response) => {
    count += 1;
    response.end('ok');
  });
  http = opened;
  guardConnections(opened);
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { port: (opened.address() as AddressInfo).port, asked: () => count };
};

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

describe('requests on one connection', () => {
  test('that come in one piece are not served one after the other in a single turn', async () => {
    const { port, asked } = await listening();
    const line = connect(port, '127.0.0.1');
    line.on('error', () => {});
    line.write(REQUEST.repeat(1_000));
    await within(
      'the connection to be closed',
      new Promise<void>((resolve) => line.resume().once('close', () => resolve())),
    );
    expect(asked()).toBe(1);
  });

  test('that come in one piece behind the first are not even read', async () => {
    const { port } = await listening();
    let read = 0;
    http?.on('request', () => {
      read += 1;
    });
    const line = connect(port, '127.0.0.1');
    line.on('error', () => {});
    line.write(REQUEST.repeat(1_000));
    await within(
      'the connection to be closed',
      new Promise<void>((resolve) => line.resume().once('close', () => resolve())),
    );
    expect(read).toBeLessThanOrEqual(2);
  });

  test('are answered when each waits for the last answer', async () => {
    const { port, asked } = await listening();
    const line = connect(port, '127.0.0.1');
    for (let at = 1; at <= 20; at++) {
      line.write(REQUEST);
      await within(`answer ${at}`, new Promise<void>((resolve) => line.once('data', () => resolve())));
      expect(asked()).toBe(at);
    }
    line.destroy();
  });
});

test.each([
  ['in pieces of a byte', 'POST /api/guest', 'Transfer-Encoding: chunked', '1\r\n \r\n', 411],
  ['in pieces, where none is asked for', 'GET /healthz', 'Transfer-Encoding: chunked', '1\r\n \r\n', 411],
  ['of gigabytes', 'POST /api/echo', 'Content-Length: 9999999999', ' ', 413],
])('a body %s is refused, and not read to its end', async (_name, asked, header, piece, status) => {
  const opened = createListener(createHttp(options()));
  http = opened;
  guardConnections(opened);
  const connections: Socket[] = [];
  opened.on('connection', (socket) => connections.push(socket));
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const line = connect((opened.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()));
  line.setEncoding('utf8').on('error', () => {});
  line.on('data', (text: string) => {
    heard += text;
  });
  line.write(`${asked} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${header}\r\n\r\n`);
  await until('an answer', () => heard.startsWith(`HTTP/1.1 ${status} `));
  line.write(piece.repeat(500_000));
  await within('the connection to be closed', closed);
  expect(connections.map(({ bytesRead }) => bytesRead <= 65_536)).toEqual([true]);
});

/** Where Node's reader of requests keeps what it calls with each piece of a body (`HTTPParser.kOnBody`). */
const ON_BODY = 3;

test('of a body in pieces nothing is read that came together with the request', async () => {
  const opened = createListener(createHttp(options()));
  http = opened;
  guardConnections(opened);
  let pieces = 0;
  opened.on('connection', (socket: Socket & { parser?: Record<number, (...body: unknown[]) => unknown> }) => {
    const { parser } = socket;
    const onBody = parser?.[ON_BODY];
    if (parser === undefined || onBody === undefined) throw new Error('Node reads requests in another way');
    parser[ON_BODY] = (...body) => {
      pieces += 1;
      return onBody.apply(parser, body);
    };
  });
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const post = async (header: string, body: string): Promise<string> => {
    const line = connect((opened.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    line.setEncoding('utf8').on('error', () => {});
    line.on('data', (text: string) => {
      heard += text;
    });
    const headers = `Host: here\r\nConnection: close\r\nContent-Type: application/json\r\n${header}`;
    line.write(`POST /api/echo HTTP/1.1\r\n${headers}\r\n\r\n${body}`);
    await within('the connection to be closed', new Promise<void>((resolve) => line.once('close', () => resolve())));
    return heard.slice(9, 12);
  };
  expect(await post('Content-Length: 13', '{"text":"xin"}')).not.toBe('411');
  expect(pieces).toBe(1);
  expect(await post('Transfer-Encoding: chunked', '1\r\n \r\n'.repeat(5_000))).toBe('411');
  expect(pieces).toBe(1);
});

test('an address that is none is refused as every other, with a code and our headers', async () => {
  const metrics = createMetrics();
  const opened = createListener(createHttp(options({ metrics })));
  http = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const line = connect((opened.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  line.setEncoding('utf8').on('data', (piece: string) => {
    heard += piece;
  });
  line.write('GET http://[ HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  await within('an answer', new Promise<void>((resolve) => line.once('close', () => resolve())));
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).toContain("frame-ancestors 'none'");
  expect(await metrics.registry.metrics()).toContain('refused_total{code="BAD_REQUEST"} 1');
});

test('a request may take half a minute to come, and a connection must move within five', async () => {
  await listening();
  expect(http?.requestTimeout).toBe(30_000);
  expect(http?.headersTimeout).toBe(20_000);
  expect(http?.timeout).toBe(300_000);
});
