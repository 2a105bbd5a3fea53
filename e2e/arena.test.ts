import { levelName, ruleSetName } from '@sanh-rong/presentation/names';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENTER_WORDS } from '../apps/web/src/arena/enter/messages/vi.ts';
import { MATCH_WORDS } from '../apps/web/src/arena/match/messages/vi.ts';
import { ARENA_WORDS } from '../apps/web/src/arena/messages/vi.ts';
import { REPLAY_WORDS } from '../apps/web/src/replay/messages/vi.ts';
import { SHELL_WORDS } from '../apps/web/src/shell/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { type Looks, newPerson, openBrowser, type Person } from './browser.ts';
import { ARENA, Hall } from './hall.ts';
import { settled } from './page-state.ts';

/** The arena as people use it: a challenge and its games, a bot that enters a ladder and is watched there. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(ARENA), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const GAME = 'tienlen';

/** It plays the first move it may, after as many milliseconds. */
const botThatTakes = (milliseconds: number): string => `function getNextMove({ validMoves }) {
  const until = Date.now() + ${milliseconds};
  while (Date.now() < until);
  return validMoves.length > 0 ? { action: 'play', cards: validMoves[0].cards } : { action: 'pass' };
}`;

/** A person who has a bot, and has come to the arena. */
const arrive = async (looks: Looks, bot: { readonly name: string; readonly source: string }): Promise<Person> => {
  const person = await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks });
  const { page } = person;
  const words = ARENA_WORDS[looks.language ?? 'vi'];
  await page.goto('/arena');
  await page.getByRole('link', { name: words.writeOne }).waitFor();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.evaluate(
    async ({ game, name, source }) => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/guest', { name: 'Nam' });
      await post('/api/bots', { game, name, source });
      localStorage.setItem('sanh-rong.known', '1');
    },
    { game: GAME, ...bot },
  );
  await page.reload();
  await page.getByRole('button', { name: words.enter }).waitFor();
  return person;
};

const isClean = async (page: Page): Promise<void> => {
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

/** Everything of a match that can be read while it is shown on the mat. */
const movesOf = (page: Page, language: 'vi' | 'en'): Locator =>
  page.getByRole('region', { name: REPLAY_WORDS[language].moves }).getByRole('listitem');

describe('a challenge', () => {
  test('is played at once; its games can be walked through, also from the other seats', async () => {
    const words = ARENA_WORDS.vi;
    const match = MATCH_WORDS.vi;
    const enter = ENTER_WORDS.vi;
    const person = await arrive({ size: 'phone' }, { name: 'Nhanh Tay', source: botThatTakes(0) });
    const { page } = person;
    await page.getByRole('link', { name: ruleSetName(GAME, 'thirteen', 'vi'), exact: true }).click();
    await page.waitForURL(/\/arena\/tienlen\/thirteen$/);
    const rival = levelName('simple', 'vi').name;
    await page.getByRole('button', { name: words.challengeOf(rival) }).click();
    await page.getByRole('combobox', { name: enter.yourBot }).waitFor();
    await page.getByRole('radio', { name: '8', exact: true }).press(' ');
    await isClean(page);
    await page.getByRole('button', { name: enter.challengeGo }).click();
    await page.waitForURL(/\/arena\/matches\/\w+$/);
    const address = page.url();

    const table = page.getByRole('table', { name: match.standing, exact: true });
    await table.waitFor();
    await page.getByText(match.status.finished, { exact: true }).first().waitFor();
    const places = table.locator('tbody tr td:first-child');
    expect(await places.allTextContents()).toEqual(['1', '2']);
    expect(await page.locator('code').textContent()).toMatch(
      /^sanhrong match Nhanh-Tay\.js simple --game tienlen --rules thirteen --seats 4 --deals 8 --seed \S+$/,
    );
    await isClean(page);

    // Eight deals from four seats.
    const deals = page.locator('details');
    await expect.poll(() => deals.count()).toBe(8);
    await deals.nth(1).locator('summary').click();
    await expect.poll(() => deals.nth(1).getByRole('link').count()).toBe(4);
    await deals
      .nth(1)
      .getByRole('link', { name: match.gameRead(6) })
      .click();
    await page.waitForURL(/\/games\/5$/);
    await page.locator('[data-stage]').waitFor();
    await page.getByText(match.gameAbout(2, '')).first().waitFor();
    await isClean(page);
    await page.keyboard.press('End');
    await page.getByRole('region', { name: REPLAY_WORDS.vi.result }).waitFor();
    await isClean(page);
    const sameCards = page.getByRole('navigation', { name: match.sameDeal }).getByRole('link');
    await expect.poll(() => sameCards.count()).toBe(4);
    await sameCards.nth(0).click();
    await page.waitForURL(/\/games\/4$/);
    await page.getByRole('link', { name: match.nextGame }).click();
    await page.waitForURL(/\/games\/5$/);
    await page.getByRole('link', { name: match.backToMatch }).click();
    await page.waitForURL(address);

    // It stands among all matches.
    await page.goto('/arena/matches');
    await page.getByRole('radio', { name: words.kinds.challenge }).press(' ');
    await page.waitForURL(/kind=challenge/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Nhanh Tay/ })
      .waitFor();
    await isClean(page);

    // Another one takes too long, and is called off.
    await page.goto('/arena/tienlen/thirteen');
    await page.getByRole('button', { name: words.challengeOf(rival) }).click();
    await page.getByRole('radio', { name: '96', exact: true }).press(' ');
    await page.getByRole('button', { name: enter.challengeGo }).click();
    await page.waitForURL(/\/arena\/matches\/\w+$/);
    await page.getByRole('button', { name: match.cancel }).click();
    await page.getByRole('dialog').getByRole('button', { name: match.cancel }).click();
    await page.getByText(match.status.cancelled, { exact: true }).waitFor();
    await isClean(page);
    expect(person.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await person.leave();
  });
});

describe('a bot in a ladder', () => {
  test('is entered, found among the matches being played, watched, and read about in the leaderboard', async () => {
    const words = ARENA_WORDS.en;
    const match = MATCH_WORDS.en;
    const enter = ENTER_WORDS.en;
    const looks = { size: 'desktop', language: 'en', theme: 'dark' } as const;
    const person = await arrive(looks, { name: 'Slow and Steady', source: botThatTakes(60) });
    const { page } = person;
    await page.getByRole('button', { name: words.enter }).click();
    const ladder = ruleSetName(GAME, 'mien-nam', 'en');
    await page.getByRole('dialog').getByRole('radio', { name: ladder }).press(' ');
    await isClean(page);
    await page.getByRole('button', { name: enter.go }).click();
    await page.getByRole('heading', { name: enter.doneTitle('Slow and Steady') }).waitFor();
    await isClean(page);
    // What is behind the sheet knows it already.
    await page
      .locator('main li')
      .filter({ hasText: words.ladderFacts(1, 0).split('·')[0] })
      .waitFor({ state: 'attached' });
    await page.getByRole('link', { name: enter.toEntry }).click();
    await page.waitForURL(/\/arena\/bots\/\w+$/);

    const main = page.getByRole('main');
    await page
      .getByRole('navigation')
      .getByRole('link', { name: SHELL_WORDS.en.arena })
      .filter({ visible: true })
      .click();
    await main.getByRole('link', { name: new RegExp(`Slow and Steady.*${words.watch}`) }).click();
    await page.waitForURL(/\/arena\/matches\/\w+$/);
    await page.locator('[data-stage]').waitFor();
    await movesOf(page, 'en').nth(1).waitFor({ state: 'attached' });
    await page.getByRole('progressbar').waitFor();
    await isClean(page);
    await page.getByRole('link', { name: match.liveFull }).click();
    await page.waitForURL(/\/live$/);
    await page.locator('[data-stage]').waitFor();
    await page.getByRole('combobox', { name: match.speed }).selectOption({ label: match.speeds['8'] });
    await movesOf(page, 'en').nth(1).waitFor({ state: 'attached' });
    await isClean(page);

    await page.goto(`/arena/${GAME}/mien-nam`);
    const board = page.getByRole('table', { name: words.ladderTitle(ladder) });
    const own = board.getByRole('row', { name: /Slow and Steady/ });
    await own.getByText(words.yours, { exact: true }).waitFor();
    await expect.poll(() => board.getByText(words.mark, { exact: true }).count()).toBeGreaterThan(2);
    await isClean(page);
    await page.getByRole('button', { name: words.ratingAsk }).click();
    await page.getByRole('heading', { name: words.ratingTitle }).waitFor();
    await isClean(page);
    await page.keyboard.press('Escape');
    await page.getByText(words.filters, { exact: true }).click();
    await page.getByRole('switch', { name: words.hideMarks }).press(' ');
    await page.waitForURL(/marks=no/);
    await expect.poll(() => board.locator('tbody tr').count()).toBe(1);
    await page.reload();
    await own.waitFor();
    await expect.poll(() => board.locator('tbody tr').count()).toBe(1);
    await page.getByRole('searchbox', { name: words.search }).fill('nobody at all');
    await page.getByText(words.noneFound).waitFor();
    await page.getByRole('button', { name: words.showAll }).click();

    await page.getByRole('button', { name: words.withdrawOf('Slow and Steady') }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.withdraw, exact: true }).click();
    await page.getByText(words.withdrawn('Slow and Steady')).waitFor();
    await own.waitFor({ state: 'detached' });
    expect(person.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await person.leave();
  });
});
