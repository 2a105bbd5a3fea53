import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTER_WORDS } from '../apps/web/src/arena/enter/messages/vi.ts';
import { ARENA_WORDS } from '../apps/web/src/arena/messages/vi.ts';
import { PEOPLE_WORDS } from '../apps/web/src/people/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';

/** A guest who has just come wants to see their bot in a ladder. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open({ ARENA_GUEST_HOURS: '24' }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

test('is told what to do, makes an account, and enters the bot there was', async () => {
  const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
  person.expectFault(/403/);
  const { page } = person;
  const [arena, enter, people] = [ARENA_WORDS.vi, ENTER_WORDS.vi, PEOPLE_WORDS.vi];
  await page.goto('/bots');
  await page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/guest', { name: 'Nam' });
    await post('/api/bots', { game: 'tienlen', name: 'Cò Lả' });
    localStorage.setItem('sanh-rong.known', '1');
  });
  const sheet = page.getByRole('dialog');
  const tryToEnter = async (): Promise<void> => {
    await page.goto('/arena/tienlen/mien-nam');
    await page.getByRole('button', { name: arena.enter }).click();
    await sheet.getByRole('button', { name: enter.go }).click();
  };
  await tryToEnter();
  const fault = sheet.getByRole('alert');
  await fault.getByText('24 giờ').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await fault.getByRole('link', { name: arena.makeAccount }).click();
  await page.getByLabel(people.usernameLabel).first().fill('nam.co.la');
  await page.getByLabel(people.password, { exact: true }).first().fill('con cò bay lả');
  await page.getByRole('button', { name: people.keep }).click();
  await page.getByText(people.kept).waitFor();
  await tryToEnter();
  await sheet.getByText(enter.doneTitle('Cò Lả')).waitFor();
  expect(person.faults).toEqual([]);
  expect(hall.complaints).toEqual([]);
  await person.leave();
});
