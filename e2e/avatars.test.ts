import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PEOPLE_WORDS } from '../apps/web/src/people/messages/vi.ts';
import { TALK_WORDS } from '../apps/web/src/talk/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { Seat } from './seat.ts';

/** Avatars: chosen by their person, seen by all, none twice at a table. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const shapes = (figures: Locator): Promise<string[]> =>
  figures.evaluateAll((all) =>
    all.map((each) => [...each.querySelectorAll('g path')].map((path) => path.getAttribute('d')).join()),
  );

/** The shapes of the figures in the lobby, by seat. */
const figures = (page: Page): Promise<string[]> => shapes(page.locator('li svg[viewBox="0 0 64 64"]'));

describe('avatars', () => {
  test('one may choose one’s avatar; everybody sees it, and nobody at the table has the same', async () => {
    const words = PEOPLE_WORDS.vi;
    const { code } = await hall.newTable({ game: 'tienlen', seats: 3 }, 'Khỉ Vui');
    const [lan, minh] = await Promise.all(
      ['phone' as const, 'desktop' as const].map(async (size) => {
        const person = await newPerson(browser, { url: hall.url, serviceWorker: false, size });
        return new Seat(person);
      }),
    );
    const tiger = (page: Page) => page.getByRole('radio', { name: words.avatars.tiger });
    for (const { page } of [lan, minh]) {
      await page.goto('/me');
      await page.getByRole('textbox').first().fill('Lan');
      await page.getByRole('button', { name: words.beGuest }).click();
      await page.getByText(words.changeAvatar).click();
      const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
      await tiger(page).press(' ');
      await kept;
      expect(await axeFaults(page)).toEqual([]);
    }
    const [own] = await shapes(minh.page.locator('main header svg[viewBox="0 0 64 64"]'));
    await lan.sitDown(code);
    await minh.sitDown(code);
    await lan.page.getByText(lan.lobby.notReady).nth(1).waitFor();
    const seen = await figures(lan.page);
    expect(new Set(seen).size).toBe(3);
    // The person who came first has it, and both see it so.
    expect(seen[1]).toBe(own);
    expect(await figures(minh.page)).toEqual(seen);
    // And beside what is said.
    const program = await hall.client({ token: await minh.person.token });
    await program.must('send_message', { tableId: code, phrase: 'hello' });
    await lan.page.getByRole('button', { name: lan.lobby.chat }).click();
    const line = lan.page.getByTitle(TALK_WORDS.vi.about('Lan'));
    await line.waitFor();
    expect(await shapes(line.locator('svg'))).toEqual([own]);
    // It is theirs when they come back.
    await lan.page.goto('/me');
    await lan.page.getByText(words.changeAvatar).click();
    expect(await tiger(lan.page).isChecked()).toBe(true);
    expect([...lan.person.faults, ...minh.person.faults]).toEqual([]);
    await Promise.all([lan.person.leave(), minh.person.leave()]);
  });
});
