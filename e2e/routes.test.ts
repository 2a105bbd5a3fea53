import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, colourFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { settled } from './page-state.ts';
import { allRoutes, type RouteCase } from './routes.ts';

/** Every page of the client, on phone and desktop, in both languages and both themes. */

/** Both sizes, both languages; each page is looked at in both themes. */
const LOOKS = [
  { size: 'phone', language: 'vi', theme: 'light' },
  { size: 'desktop', language: 'en', theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

let hall: Hall;
let browser: Browser;
let routes: RouteCase[];

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  routes = await allRoutes(hall);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** Whether something stands out of the page at the side. */
const isTooWide = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** All that is wrong with a page, in the theme it comes in and in the other. */
const faultsOf = async (person: Person, { path, lost }: RouteCase, { language, theme }: Look): Promise<string[]> => {
  const { page } = person;
  await page.emulateMedia({ colorScheme: theme });
  const response = await page.goto(path);
  const waited = await settled(page).then(
    () => [],
    (error: Error) => [`never there: ${error.message}`],
  );
  const faults = [...waited, ...(await axeFaults(page))];
  if (response?.status() !== (lost ? 404 : 200)) faults.push(`status ${response?.status()}`);
  if (!(await page.title()).includes('Sảnh Rồng')) faults.push('no title');
  if ((await page.evaluate(() => document.documentElement.lang)) !== language) faults.push('wrong language');
  if (await isTooWide(person)) faults.push('wider than the screen');
  const other = theme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  faults.push(...(await colourFaults(page)).map((fault) => `${other}: ${fault}`));
  // A browser complains of the very answer that says there is nothing.
  return [...faults, ...person.takeFaults().filter((fault) => !(lost && fault.includes('status of 404')))];
};

describe('every page', () => {
  test.each(LOOKS)('on a $size in $language', async (looks) => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks });
    const faulty: Record<string, string[]> = {};
    for (const route of routes) {
      const faults = await faultsOf(person, route, looks);
      if (faults.length > 0) faulty[route.name] = faults;
    }
    expect(faulty).toEqual({});
    await person.leave();
  });

  test('the server has nothing to complain of', () => {
    expect(hall.complaints).toEqual([]);
  });
});
