import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../test/until.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { settled } from './page-state.ts';

/** The built client as the server gives it away, and what a browser makes of it. */

let hall: Hall;
let browser: Browser;
/** The address of a table that waits. */
let lobby: string;

const dist = process.env.WEB_DIR ?? join(import.meta.dirname, '..', 'apps', 'web', 'dist');

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open({}, 'embedded'), openBrowser()]);
  const { code } = await hall.newTable({ game: 'tienlen', visibility: 'public', name: 'Chiếu nhà Nam' });
  lobby = `/t/${code}`;
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(hall.url + path, { headers });

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^(index\.html|pages\.json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'));

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ttf: 'font/ttf',
  woff: 'font/woff',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

describe('files', () => {
  test('every file of the build is there, of its type, and kept as long as it may be', async () => {
    const files = filesIn(dist);
    expect(files.length).toBeGreaterThan(10);
    for (const path of files) {
      const response = await ask(path);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, 200]);
      const type = TYPES[path.split('.').at(-1) ?? ''];
      expect([path, response.headers.get('content-type')]).toEqual([path, expect.stringContaining(type)]);
      const caching = path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : ['/sw.js', '/precache.js'].includes(path)
          ? 'no-cache'
          : 'public, max-age=3600';
      expect([path, response.headers.get('cache-control')]).toEqual([path, caching]);
    }
  });

  test('scripts and styles that are worth it come compressed', async () => {
    for (const path of filesIn(dist).filter((name) => /\.(js|css)$/.test(name))) {
      const size = async (encoding: string): Promise<number> => {
        const response = await ask(path, { 'accept-encoding': encoding });
        const { length } = new Uint8Array(await response.arrayBuffer());
        const sent = Number(response.headers.get('content-length'));
        if (length < 1_024) return sent;
        expect([path, response.headers.get('content-encoding')]).toEqual([
          path,
          encoding === 'identity' ? null : encoding,
        ]);
        expect(response.headers.get('vary')).toContain('Accept-Encoding');
        return sent;
      };
      const [plain, gzip, br] = [await size('identity'), await size('gzip'), await size('br')];
      if (plain < 1_024) continue;
      expect(gzip).toBeLessThan(plain);
      // What was learned is noise, in which neither finds more than the other.
      expect(br).toBeLessThan(1.001 * gzip);
    }
  });

  test('a second visit asks for the page only', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    await person.page.goto('/learn');
    await settled(person.page);
    await person.page.goto('/learn');
    await settled(person.page);
    const transferred = await person.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/assets/') && (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => name),
    );
    expect(transferred).toEqual([]);
    await person.leave();
  });
});

/** Parts that come behind every page, once it is known who looks at it; none waits for them. */
const BEHIND = /\/invitations-/;

describe('pages', () => {
  test('the picture that every page names is there', async () => {
    expect((await ask('/art/og.png')).status).toBe(200);
  });

  test('a link to a table shows its name and its free seats', async () => {
    const page = await (await ask(lobby, { 'accept-language': 'vi' })).text();
    expect(page).toContain('<title>Chiếu nhà Nam · Sảnh Rồng</title>');
    expect(page).toContain('còn 3 trên 4 ghế');
  });

  test('everything a page names is there', async () => {
    const page = await (await ask('/')).text();
    const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) {
      expect(path).toMatch(/^\//);
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
  });

  test('a page names all it is made of, so that no part is found out late', async () => {
    for (const path of ['/', lobby, '/learn/phom', '/settings', '/me']) {
      const named = await (await ask(path)).text();
      const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
      // By the page's own clock: what is fetched for later, once the page is drawn, may be asked for before a test sees it.
      await person.page.addInitScript(() => {
        // To a visitor who saves data the front page brings no practice table beforehand.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        const look = (): void => {
          if (document.querySelector('h1') !== null) performance.mark('drawn');
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      });
      await person.page.goto(path);
      await person.page.locator('h1').first().waitFor();
      const asked = await person.page.evaluate(() => {
        const [{ startTime: drawn }] = performance.getEntriesByName('drawn');
        const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < drawn);
        return before.map(({ name }) => new URL(name).pathname);
      });
      const isLate = (file: string): boolean =>
        /\.(js|css)$/.test(file) && !BEHIND.test(file) && !named.includes(`"${file}"`);
      const late = asked.filter(isLate);
      expect([path, late]).toEqual([path, []]);
      await person.leave();
    }
  });

  test('what is missing is a 404, and never a page in place of a file', async () => {
    for (const path of [
      '/assets/gone-Ab12Cd34.js',
      '/assets/gone.css',
      '/art/gone.svg',
      '/gone.js',
      '/index.html',
      '/pages.json',
    ]) {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toContain('id="app"');
    }
  });

  test('the policy lets what keeps the pages run as well, and nothing that is not ours', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|blob:|https?:|\*/);
    // What it says to every single page stands among the faults of routes.test.ts.
    const person = await newPerson(browser, { url: hall.url, language: 'en', size: 'desktop' });
    for (const path of ['/', lobby]) {
      await person.page.goto(path);
      await settled(person.page);
      await person.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    }
    expect(person.takeFaults()).toEqual([]);
    // The listener is no dead letter: what is not ours is refused and heard of.
    await person.page.evaluate(() =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' })),
    );
    await until(
      'the browser to refuse a style',
      () => person.faults,
      (faults) => faults.join().includes('Content Security Policy'),
    );
    await person.leave();
  });
});
