import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from './test/browser.ts';

const KNOWN = 'sanh-rong.known';
const LAN = { id: 'lan', name: 'Lan', username: 'lan', guest: false, since: 0 };
const GUEST = { id: 'guest', name: 'Khách', username: null, guest: true, since: 0 };

let browser: TestBrowser;
let asked: string[];

/** A server that answers each path with a status, and 200 with a person. */
const serve = (statuses: Readonly<Record<string, number>>): void => {
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const status = statuses[path];
    if (status === undefined) throw new TypeError('no network');
    const person = path === '/api/guest' ? GUEST : LAN;
    const body = status === 200 ? { person } : { error: { code: 'SOMETHING', message: 'nói gì đó' } };
    return new Response(JSON.stringify(body), { status });
  });
};

beforeEach(() => {
  asked = [];
  browser = openBrowser({ [KNOWN]: '1' });
});
afterEach(() => void vi.unstubAllGlobals());

test('only a server that says so makes somebody nobody', async () => {
  serve({ '/api/me': 401 });
  const { lookForMe, useMe } = await import('./me.ts');
  await lookForMe();
  expect(useMe.getState().state).toBe('nobody');
  expect(browser.kept.has(KNOWN)).toBe(false);
});

test.each([429, 500, 503])('%i: whoever is signed in stays so, and is found later', async (status) => {
  serve({ '/api/me': status, '/api/guest': 200 });
  const { beSomebody, lookForMe, useMe } = await import('./me.ts');
  await lookForMe();
  expect(useMe.getState().state).toBe('offline');
  await expect(beSomebody()).rejects.toThrow();
  expect(asked).not.toContain('POST /api/guest');
  serve({ '/api/me': 200, '/api/guest': 200 });
  expect(await beSomebody()).toEqual(LAN);
});

test('a network that comes back between two questions makes no guest of somebody who is signed in', async () => {
  serve({ '/api/guest': 200 });
  const { beSomebody } = await import('./me.ts');
  await expect(beSomebody()).rejects.toThrow();
  expect(asked).toEqual(['GET /api/me']);
});

test('whoever the server no longer knows becomes a guest', async () => {
  serve({ '/api/me': 200, '/api/guest': 200 });
  const { beSomebody, forgetMe } = await import('./me.ts');
  expect(await beSomebody()).toEqual(LAN);
  serve({ '/api/me': 401, '/api/guest': 200 });
  expect(await beSomebody()).toEqual(LAN);
  forgetMe();
  expect(await beSomebody()).toEqual(GUEST);
});

test('another name is known everywhere', async () => {
  serve({ '/api/me': 200 });
  const { rename, useMe } = await import('./me.ts');
  await rename('Lan');
  expect(asked).toEqual(['PATCH /api/me']);
  expect(useMe.getState()).toEqual({ state: 'somebody', person: LAN });
});
