import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAILY_WORDS } from '../apps/web/src/daily/messages/vi.ts';
import { TABLE_WORDS } from '../apps/web/src/table/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { Seat } from './seat.ts';

/** The deal of the day from the front page to the words for friends, on a phone. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const words = DAILY_WORDS.vi;
/** Liêng is over soonest. */
const GAME = 'lieng';

const openDay = async (seat: Seat): Promise<void> => {
  await seat.page.goto('/');
  await seat.page.getByRole('link', { name: new RegExp(words.title) }).click();
  await seat.page.waitForURL(/\/daily$/);
};

const dealOn = (seat: Seat) => seat.page.locator(`article[data-game="${GAME}"]`);

const begin = async (seat: Seat): Promise<void> => {
  await openDay(seat);
  await dealOn(seat).getByRole('button', { name: words.play }).click();
  await seat.page.waitForURL(/\/t\/\w+$/);
  await seat.dealt(3);
};

test('play it once, come back to it, see how one did, tell friends; nobody has a second try', async () => {
  const lan = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false }));
  const { page } = lan;
  await begin(lan);
  await lan.myTurn();
  const hand = await lan.cardIds();

  // Left and come back to: nothing was given up.
  await page.getByRole('button', { name: TABLE_WORDS.vi.leave, exact: true }).click();
  await page.getByText(words.wayOut).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: TABLE_WORDS.vi.leave, exact: true }).click();
  await page.waitForURL(/\/daily\/\d{4}-\d\d-\d\d$/);
  await dealOn(lan).getByRole('link', { name: words.goOn }).click();
  await lan.dealt(3);
  expect(await lan.cardIds()).toEqual(hand);
  await page.reload();
  await lan.dealt(3);
  expect(await lan.cardIds()).toEqual(hand);

  await lan.playOut();
  await page.getByRole('link', { name: words.toResult }).click();
  await page.waitForURL(/\/daily\/\d{4}-\d\d-\d\d$/);
  await dealOn(lan).getByText(words.first).waitFor();
  expect(await dealOn(lan).getByRole('button', { name: words.play }).count()).toBe(0);
  expect((await page.context().request.post(`/api/daily/${GAME}`)).status()).toBe(409);

  await page.getByRole('button', { name: words.share, exact: true }).click();
  const told = await page.getByRole('dialog').locator('pre').textContent();
  expect(told).toContain(`${hall.url}/daily/`);
  for (const card of hand) expect(told).not.toContain(card);
  await page.getByRole('button', { name: words.savePicture, disabled: false }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // Another person, another browser: the same hand.
  const minh = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, size: 'desktop' }));
  await begin(minh);
  await minh.myTurn();
  expect((await minh.cardIds()).sort()).toEqual([...hand].sort());
  await minh.playOut();
  await minh.page.getByRole('link', { name: words.toResult }).click();
  await dealOn(minh).getByText(words.ofPeople('2')).waitFor();
  await dealOn(minh).getByText(words.others).click();
  await dealOn(minh).locator('ol a').nth(1).waitFor();
  expect(await axeFaults(minh.page)).toEqual([]);
  // How the other played it, from the list.
  await dealOn(minh).locator('ol a').first().click();
  await minh.page.waitForURL(/\/games\/\w+$/);
  await minh.page.locator('[data-stage]').waitFor();

  for (const { person } of [lan, minh]) expect(person.faults).toEqual([]);
  expect(hall.complaints).toEqual([]);
});
