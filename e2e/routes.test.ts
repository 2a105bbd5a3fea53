import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { LONG } from '../test/examples.ts';
import { axeFaults, colourFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { settled } from './page-state.ts';
import { openPlaces, type Places, ROUTES } from './routes.ts';

/** Every page of the client, on phone and desktop, in both languages and both themes. */

/** Both sizes, both languages, both themes; the long run looks at each size in the other theme as well. */
const LOOKS = [
  { size: 'phone', language: 'vi', theme: 'light' },
  { size: 'desktop', language: 'en', theme: 'dark' },
] as const;
type Look = (typeof LOOKS)[number];

let hall: Hall;
let browser: Browser;
let places: Places;
/** One for each look, who goes from page to page: what all pages share is loaded once. */
let people: readonly Person[] = [];

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  places = await openPlaces(hall);
  people = await Promise.all(LOOKS.map((look) => newPerson(browser, { url: hall.url, serviceWorker: false, ...look })));
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** Whether something stands out of the page at the side. */
const isTooWide = ({ page }: Person): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const otherThemeFaults = async ({ page }: Person, { theme }: Look): Promise<string[]> => {
  const other = theme === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  const faults = await colourFaults(page);
  await page.emulateMedia({ colorScheme: theme });
  return faults.map((fault) => `${other}: ${fault}`);
};

/** All that is wrong with a page, opened by its link. */
const faultsOf = async (person: Person, path: string, status: number, look: Look): Promise<string[]> => {
  const { page } = person;
  person.takeFaults();
  const response = await page.goto(path);
  await settled(page);
  const faults = await axeFaults(page);
  if (response?.status() !== status) faults.push(`status ${response?.status()}`);
  if (!(await page.title()).includes('Sảnh Rồng')) faults.push('no title');
  if ((await page.evaluate(() => document.documentElement.lang)) !== look.language) faults.push('wrong language');
  if (await isTooWide(person)) faults.push('wider than the screen');
  if (LONG) faults.push(...(await otherThemeFaults(person, look)));
  // A browser complains of the very answer that says there is nothing.
  return [...faults, ...person.takeFaults().filter((fault) => !(status === 404 && fault.includes('status of 404')))];
};

describe('every page', () => {
  test.each(ROUTES)('$name', async ({ path, lost }) => {
    onTestFailed(async () => {
      for (const person of people) await person.tellPage();
    });
    const status = lost ? 404 : 200;
    const faults = LOOKS.map((look, at) => faultsOf(people[at], path(places), status, look));
    const [onPhone, onDesktop] = await Promise.all(faults);
    expect({ onPhone, onDesktop }).toEqual({ onPhone: [], onDesktop: [] });
  });

  test.each(ROUTES)('$name says what it is in its head, in both languages, and where its picture is', async (route) => {
    const path = route.path(places);
    for (const language of ['vi', 'en']) {
      const response = await fetch(hall.url + path, { headers: { 'accept-language': language } });
      expect(response.status).toBe(route.lost ? 404 : 200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}"`);
      expect(page.match(/<title>[^<]*Sảnh Rồng[^<]*<\/title>/g)).toHaveLength(1);
      expect(page.match(/<meta name="description" content="[^"]{10,}"/g)).toHaveLength(1);
      expect(page).toContain(`<meta property="og:url" content="${hall.url}${path}" />`);
      expect(page).toContain(`<meta property="og:image" content="${hall.url}/art/og.png" />`);
    }
  });

  test('the server has nothing to complain of', () => {
    expect(hall.complaints).toEqual([]);
  });
});
