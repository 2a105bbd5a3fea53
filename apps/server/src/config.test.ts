import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualRunners } from './arena/runner/runner.ts';
import { BadConfig, readConfig, usualMost } from './config.ts';
import { usualThinkers } from './thinking/thinkers.ts';

const wrong = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof BadConfig) return error.variables;
  }
  return [];
};

describe('the environment', () => {
  test('may say nothing: one node, its database in ./data, port 3000', () => {
    expect(readConfig({})).toEqual({
      port: 3_000,
      host: '0.0.0.0',
      operations: null,
      database: { folder: resolve('data') },
      redis: null,
      publicUrl: null,
      trustProxy: 0,
      openSockets: { network: 1_000, inAll: 10_000 },
      secret: null,
      webFolder: join(import.meta.dirname, '..', '..', 'web', 'dist'),
      sandbox: { warm: 2, most: usualMost(), wall: [] },
      thinkers: usualThinkers(),
      runners: usualRunners(),
      guestAge: 86_400_000,
      runAs: null,
      logLevel: 'info',
    });
  });

  test('operators ask on an address of its own, from this machine unless told', () => {
    expect(readConfig({ OPERATIONS_PORT: '9000' }).operations).toEqual({ port: 9_000, host: '127.0.0.1' });
    expect(readConfig({ OPERATIONS_PORT: '0', OPERATIONS_HOST: '::' }).operations).toEqual({ port: 0, host: '::' });
    expect(readConfig({ OPERATIONS_HOST: '::' }).operations).toBeNull();
    expect(wrong({ OPERATIONS_PORT: 'seventy' })).toEqual(['OPERATIONS_PORT']);
  });

  test('as many bots have a process as the processors can serve', () => {
    expect([1, 2, 16, 500].map(usualMost)).toEqual([4, 8, 64, 1_000]);
  });

  test('names a server, Redis and the address people use', () => {
    const config = readConfig({
      PORT: '8080',
      DATABASE_URL: 'postgres://user@host/name',
      DATABASE_CONNECTIONS: '7',
      REDIS_URL: 'redis://host',
      PUBLIC_URL: 'https://cards.example/',
      TRUST_PROXY: '1',
      WEB_DIR: 'client',
      SOCKETS_PER_NETWORK: '5000',
      SOCKETS_MOST: '20000',
      SANDBOX_WARM: '0',
      SANDBOX_MOST: '64',
      SANDBOX_WALL: 'required',
      THINKERS: '3',
      ARENA_RUNNERS: '0',
      RUN_AS: 'sanhrong',
    });
    expect(config).toMatchObject({
      port: 8_080,
      database: { url: 'postgres://user@host/name', connections: 7 },
      redis: 'redis://host',
      publicUrl: 'https://cards.example',
      trustProxy: 1,
      openSockets: { network: 5_000, inAll: 20_000 },
      webFolder: resolve('client'),
      sandbox: { warm: 0, most: 64, wall: ['filter', 'limits', 'privileges', 'namespaces'] },
      thinkers: 3,
      runners: 0,
      runAs: 'sanhrong',
    });
  });

  test.each([
    ['auto', []],
    ['off', 'off'],
    ['filter', ['filter']],
    ['limits, privileges', ['limits', 'privileges']],
  ])('SANDBOX_WALL may be %s', (text, wall) => {
    expect(readConfig({ SANDBOX_WALL: text }).sandbox.wall).toEqual(wall);
  });

  test('an empty variable is as good as none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SECRET: '' })).toEqual(readConfig({}));
  });

  test.each([
    [{ PORT: 'three thousand' }, ['PORT']],
    [{ PORT: '70000' }, ['PORT']],
    [{ DATABASE_URL: 'mysql://host' }, ['DATABASE_URL']],
    [{ REDIS_URL: 'host:6379', TRUST_PROXY: '-1' }, ['REDIS_URL', 'TRUST_PROXY']],
    [{ PUBLIC_URL: 'cards.example' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, ['PUBLIC_URL']],
    [{ SECRET: 'short' }, ['SECRET']],
    [{ SANDBOX_MOST: '0', SANDBOX_WARM: 'many' }, ['SANDBOX_WARM', 'SANDBOX_MOST']],
    [{ SOCKETS_PER_NETWORK: '0', SOCKETS_MOST: 'all' }, ['SOCKETS_PER_NETWORK', 'SOCKETS_MOST']],
    [{ SANDBOX_WALL: 'high' }, ['SANDBOX_WALL']],
    [{ SANDBOX_WALL: 'filter,' }, ['SANDBOX_WALL']],
    [{ THINKERS: '0' }, ['THINKERS']],
    [{ ARENA_RUNNERS: '-1' }, ['ARENA_RUNNERS']],
    [{ ARENA_GUEST_HOURS: '-1' }, ['ARENA_GUEST_HOURS']],
    [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL']],
  ])('%j cannot be used, and the names are told', (environment, names) => {
    expect(wrong(environment)).toEqual(names);
  });
});
