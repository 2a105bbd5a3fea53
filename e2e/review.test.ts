import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PracticeGame } from '../apps/web/src/practice/kept.ts';
import { PLAY_ON_WORDS } from '../apps/web/src/practice/play-on/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { reviewOf } from '../apps/web/src/review/judging.ts';
import { REVIEW_WORDS } from '../apps/web/src/review/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { findTable, type KeptTable, keepTable } from './kept-table.ts';
import { Seat } from './seat.ts';

/** What the moves of a finished game were worth. */

const { vi: words } = REVIEW_WORDS;

let hall: Hall;
let browser: Browser;
let lost: KeptTable;
/** The moves that its person should have made otherwise, as they are judged outside of a browser. */
let mistakes: readonly number[];

const turningPointsOf = ({ record, you }: PracticeGame): readonly number[] => {
  const told = [...reviewOf({ source: { kind: 'record', text: record }, seat: you })];
  return told.flatMap((each) => (each.kind === 'judged' ? [each.turningPoints] : [])).at(-1) ?? [];
};

/** A table at which the person has just lost a game, and not by the cards alone. */
const lostTable = async (): Promise<KeptTable> => {
  for (let draw = 1; ; draw++) {
    const table = await findTable(
      { game: 'tienlen', seats: 2 },
      `lost ${draw}`,
      ({ game }) => game?.result?.places[0] === 2,
    );
    if (table.games.length > 0 && turningPointsOf(table.games[0]).length > 0) return table;
  }
};

beforeAll(async () => {
  [hall, browser, lost] = await Promise.all([Hall.open(), openBrowser(), lostTable()]);
  mistakes = turningPointsOf(lost.games[0]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const panelOf = ({ page }: Person) => page.locator('[data-review]');

/** The moves of the turning points, from 0, once all of the game is judged. */
const shownMistakes = async (person: Person): Promise<number[]> => {
  const panel = panelOf(person);
  await panel.locator('[data-state="done"]').waitFor({ state: 'attached' });
  const titles = await panel.locator('h4').allTextContents();
  return titles.map((title) => Number(/\d+/.exec(title)?.[0]) - 1);
};

describe('the review of a game', () => {
  test('is opened from its result, shows what should have been played, and leads to that moment', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = person;
    await page.goto('/settings');
    await keepTable(person, lost);
    await page.goto('/practice/table?game=tienlen');
    await page.getByRole('link', { name: RESULT_WORDS.vi.review }).first().click();
    await page.waitForURL(/\/games\/home-.*review=1/);
    expect(await shownMistakes(person)).toEqual(mistakes);
    const panel = panelOf(person);
    await panel.getByText(words.better, { exact: true }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // Any move can be opened for what else could have been done, with the keyboard as well.
    await panel.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('row').nth(2).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: words.show }).first().click();
    expect(await page.getByRole('slider').inputValue()).toBe(String(mistakes[0]));
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('leads from a turning point to a table: to the moment before the move, or on from the better one', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = person;
    const seat = new Seat(person);
    const { record, you } = lost.games[0];
    await page.goto(`/games/text?${new URLSearchParams({ record, seat: String(you), review: '1' })}`);
    const [mistake] = await shownMistakes(person);
    const point = panelOf(person)
      .getByRole('listitem')
      .filter({ hasText: words.move(mistake + 1) })
      .first();
    await point.getByRole('button', { name: words.tryAgain }).click();
    await page.waitForURL(/\/practice\/table/);
    await seat.atTheMat();
    await page.getByRole('heading', { name: PLAY_ON_WORDS.vi.from(mistake) }).waitFor();
    expect(await seat.moves()).toBe(mistake);
    await page.goBack();
    await point.getByRole('button', { name: words.playBetter }).click();
    await page.waitForURL(/\/practice\/table/);
    await seat.atTheMat();
    await page.getByRole('heading', { name: PLAY_ON_WORDS.vi.fromChanged(mistake + 1) }).waitFor();
    expect(await seat.moves()).toBeGreaterThan(mistake);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('is opened from the list of one’s games, also without a network', async () => {
    const person = await newPerson(browser, { url: hall.url, size: 'landscape', theme: 'dark' });
    const { page } = person;
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await page.goto('/settings');
    await keepTable(person, lost);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    // The first review brings what the champion confirms mistakes with; a browser that has practised has it already.
    for (const isOffline of [false, true]) {
      await person.context.setOffline(isOffline);
      await page.goto('/games');
      await page.getByRole('link', { name: words.title }).first().click();
      expect(await shownMistakes(person)).toEqual(mistakes);
    }
    expect(await axeFaults(page)).toEqual([]);
    await person.leave();
  });

  test('says so nicely where nothing was wrong', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, size: 'desktop', theme: 'dark' });
    // The 2 is kept for the one time it wins the lead.
    const record = 'sr1 tienlen/thirteen seats=2 hands=3s.4s.2h/5s.6s leader=0 | 3s 5s 2h pass 4s';
    expect(turningPointsOf({ record, you: 0 } as PracticeGame)).toEqual([]);
    await person.page.goto(`/games/text?${new URLSearchParams({ record, review: '1' })}`);
    await panelOf(person).getByText(words.noMistakes).waitFor();
    expect(await axeFaults(person.page)).toEqual([]);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('is nowhere while a game is on', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, dice: 5 });
    const { page } = person;
    // A game of which all is known but its end: its text is answered with nothing.
    const running = lost.games[0].record.split(' ').slice(0, -1).join(' ');
    await page.goto(`/games/text?${new URLSearchParams({ record: running, review: '1' })}`);
    const panel = panelOf(person);
    await panel.getByText(words.unfinished).waitFor();
    expect(await panel.locator('h3, summary, svg').count()).toBe(0);
    // Nor does a table, at home or of the server, offer one before its game is over.
    const seat = new Seat(person);
    await page.goto('/practice?game=tienlen');
    await page.getByRole('button', { name: /^Chơi/ }).first().click();
    await seat.atTheMat();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    expect(await page.locator('a[href*="review"]').count()).toBe(0);
    expect(person.faults).toEqual([]);
    await person.leave();
  });
});
