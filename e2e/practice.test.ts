import { characterName, gameName, levelName } from '@sanh-rong/presentation/names';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_WORDS } from '../apps/web/src/home/messages/vi.ts';
import { PRACTICE_WORDS } from '../apps/web/src/practice/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { RULEBOOK_WORDS } from '../apps/web/src/rulebook/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { Seat } from './seat.ts';

/** Playing at home: one tap, no account, no network, no mouse. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** Cards with which neither of two wins before there was something to do, in any game. */
const DICE = 5;

/** Against one opponent, as if that had been chosen the last time: then there are no other two to wait for. */
const playedInTwos = async ({ context }: Person, game = 'tienlen'): Promise<void> => {
  const choice = JSON.stringify({ game, seats: 2 });
  await context.addInitScript((kept) => localStorage.setItem('sanh-rong.practice', kept), choice);
};

/** The app is here for good once its service worker holds all its parts. */
const whollyKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

/** Runs in the page: whether what players learned, which comes when it is used, is kept. */
const keptWeights = async (): Promise<boolean[]> => {
  const list = await (await fetch('/precache.js')).text();
  const { onceUsed } = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1)) as { onceUsed: string[] };
  const weights = onceUsed.filter((path) => path.includes('/weights-'));
  return Promise.all(weights.map(async (path) => (await caches.match(path)) !== undefined));
};

/** Runs in the page: what is kept here goes back to how version 1 kept it, one table, its events by number alone. */
const keepAsBefore = async (): Promise<void> => {
  const answered = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const name = 'sanh-rong.practice';
  const now = await answered(indexedDB.open(name));
  const [events, [glimpse]] = await Promise.all(
    ['events', 'table'].map((drawer) => answered(now.transaction(drawer).objectStore(drawer).getAll())),
  );
  now.close();
  await answered(indexedDB.deleteDatabase(name));
  const asking = indexedDB.open(name, 1);
  asking.onupgradeneeded = () => {
    for (const drawer of ['events', 'table', 'games']) asking.result.createObjectStore(drawer);
  };
  const before = await answered(asking);
  const writing = before.transaction(['events', 'table'], 'readwrite');
  for (const [at, event] of events.entries()) {
    writing.objectStore('events').put(at === 0 ? { ...event, code: 'NHA2' } : event, at + 1);
  }
  writing.objectStore('table').put(glimpse, 'glimpse');
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  before.close();
};

describe('practice', () => {
  test('begins with one tap, goes on without a network, survives a closed page and is kept to be seen again', async () => {
    const person = await newPerson(browser, { url: hall.url, motion: true, dice: DICE });
    await playedInTwos(person);
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const seat = new Seat(person);
    // "Result" and what goes on from it lie in one place: the second tap does not.
    await seat.tapsTwice(RESULT_WORDS.vi.nextGame);
    await seat.page.goto('/');
    await whollyKept(seat.page);
    await person.context.setOffline(true);
    await seat.page.reload();
    await seat.button(HOME_WORDS.vi.playNow).click();
    await seat.atTheMat();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    await seat.followAdvice();
    expect(await seat.myTurn()).toBe(true);
    const before = await seat.cardIds();
    await seat.page.reload();
    await seat.atTheMat();
    await seat.myTurn();
    expect(await seat.cardIds()).toEqual(before);
    expect(await axeFaults(seat.page)).toEqual([]);
    await seat.playOut();
    await seat.page.locator('[data-points]').first().waitFor();
    // Every reason leads to its sentence in the rule book, without leaving the result.
    await seat.page
      .getByRole('button', { name: RULEBOOK_WORDS.vi.read('MN-13') })
      .first()
      .click();
    await seat.page.locator('dialog [data-asked="true"]').first().waitFor();
    await seat.page.keyboard.press('Escape');
    await seat.page.getByRole('link', { name: RESULT_WORDS.vi.replay }).click();
    await seat.page.waitForURL(/\/games\/home-/);
    await seat.page.locator('[data-stage]').waitFor();
    // What was practised is one's own game like any other.
    for (const path of ['/', '/games']) {
      await seat.page.goto(path);
      await seat.page.locator('a[href^="/games/home-"]').first().waitFor();
    }
    await person.leave();
  });

  test('one unfinished session of each game waits to be played on, also one that an older version kept', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, dice: DICE });
    await playedInTwos(person);
    const seat = new Seat(person);
    const { page } = seat;
    const words = HOME_WORDS.vi;
    const choose = (game: string) => page.getByRole('radio', { name: gameName(game, 'vi') }).press(' ');
    await page.goto('/');
    await seat.button(words.playNow).click();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    await seat.followAdvice();
    await seat.myTurn();
    const left = await seat.cardIds();
    // As it lay there when a device kept one table alone.
    await page.goto('/settings');
    await page.evaluate(keepAsBefore);
    await page.goto('/');
    await seat.button(words.practiceBack).waitFor();
    await choose('phom');
    await page
      .getByRole('link', { name: new RegExp(gameName('tienlen', 'vi')) })
      .first()
      .waitFor();
    await seat.button(words.playNow).click();
    await seat.atTheMat();
    await seat.cards.first().waitFor();
    await page.goto('/practice');
    await page.getByRole('link', { name: PRACTICE_WORDS.vi.goOn }).nth(1).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // A third game replaces neither; another of the same game says that it would.
    await choose('lieng');
    await seat.button(PRACTICE_WORDS.vi.play).waitFor();
    await choose('tienlen');
    await seat.button(PRACTICE_WORDS.vi.playNew).waitFor();
    await page.getByText(PRACTICE_WORDS.vi.replaces(gameName('tienlen', 'vi'))).waitFor();
    await page.goto('/');
    await choose('phom');
    await seat.button(words.practiceBack).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await choose('tienlen');
    await seat.button(words.practiceBack).click();
    await seat.myTurn();
    expect(await seat.cardIds()).toEqual(left);
    // A way in that names no game leads to the one that was played last.
    await page.goto('/practice/table');
    await page.waitForURL(/game=phom$/);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('the strongest opponents can be chosen, and what they learned is fetched then and kept', async () => {
    const person = await newPerson(browser, { url: hall.url, dice: DICE });
    await playedInTwos(person);
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const seat = new Seat(person);
    await seat.page.goto('/practice');
    await whollyKept(seat.page);
    expect(await seat.page.evaluate(keptWeights)).toEqual([false]);
    const strongest = seat.page.getByRole('radio', { name: new RegExp(levelName('champion', 'vi').name) });
    await strongest.press(' ');
    expect(await axeFaults(seat.page)).toEqual([]);
    await seat.button(PRACTICE_WORDS.vi.play).click();
    await seat.atTheMat();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    await seat.page.getByText(characterName('champion', 1)).first().waitFor();
    const moves = await seat.moves();
    await seat.followAdvice();
    await seat.myTurn();
    // One's own move, and at least one of the champion.
    expect(await seat.moves()).toBeGreaterThan(moves + 1);
    await until(
      'the weights to be kept',
      () => seat.page.evaluate(keptWeights),
      (kept) => kept.join() === 'true',
    );
    await person.context.setOffline(true);
    await seat.page.reload();
    await seat.atTheMat();
    await seat.playOut();
    await person.leave();
  });

  test('a player that searches thinks beside the page and answers', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, dice: DICE });
    await playedInTwos(person);
    const seat = new Seat(person);
    await seat.page.goto('/practice');
    await seat.page.getByRole('radio', { name: new RegExp(levelName('expert', 'vi').name) }).press(' ');
    await seat.button(PRACTICE_WORDS.vi.play).click();
    await seat.atTheMat();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    const moves = await seat.moves();
    await seat.followAdvice();
    await seat.myTurn();
    expect(await seat.moves()).toBeGreaterThan(moves + 1);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('Liêng: what the slider shows can be bet, all in is one thing, and a fold is asked for twice', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, dice: DICE });
    await playedInTwos(person, 'lieng');
    const seat = new Seat(person);
    const { page } = seat;
    await page.goto('/practice?game=lieng');
    await seat.button(PRACTICE_WORDS.vi.play).click();
    await seat.atTheMat();
    await seat.begun(RESULT_WORDS.vi.nextGame);
    const moves = await seat.moves();
    const slider = page.getByRole('slider');
    const [least, allIn] = [
      page.getByRole('button', { name: /^Tố lên \d+/ }),
      page.getByRole('button', { name: /^Tố tất/ }),
    ];
    // The button says what the slider stands at before it has been touched.
    const shown = await page.locator('output').innerText();
    expect(await least.innerText()).toContain(`Tố lên ${shown}`);
    expect(await allIn.count()).toBe(1);
    await allIn.click();
    expect(await seat.play.innerText()).toMatch(/^Tố tất/);
    expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
    await page.keyboard.press('Escape');
    await seat.button('Bỏ').click();
    await seat.play.waitFor();
    expect([await seat.moves(), await seat.play.innerText()]).toEqual([moves, expect.stringMatching(/^Bỏ bài/)]);
    await seat.button('Bỏ').click();
    await page.locator('[data-over="true"]').waitFor();
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('a whole game by keyboard alone, and every step is said to those who listen', async () => {
    const person = await newPerson(browser, {
      url: hall.url,
      size: 'desktop',
      language: 'en',
      serviceWorker: false,
      dice: DICE,
    });
    await playedInTwos(person);
    const seat = new Seat(person, 'en');
    const { page } = seat;
    await page.goto('/');
    const start = seat.button(HOME_WORDS.en.playNow);
    await start.waitFor();
    // A button that has just appeared takes no press yet; a click waits for that, a key does not.
    await start.and(page.locator(':not([data-settling])')).waitFor();
    // From the top of the page to the button, with the keyboard alone.
    while (!(await start.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seat.atTheMat();

    await seat.begun(RESULT_WORDS.en.nextGame);
    // The hand is a list: the arrows walk through it, space selects, Escape lets go.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const [, second] = await seat.cardIds();
    expect(await seat.hand.getAttribute('aria-activedescendant')).toBe(`hand-${second}`);
    await page.keyboard.press('Space');
    expect(await seat.cards.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('1');
    expect(await seat.cards.nth(0).getAttribute('aria-selected')).toBe('true');
    await page.getByText(seat.words.chosen(2)).waitFor();
    await page.keyboard.press('Escape');
    expect(await seat.hand.locator('[aria-selected="true"]').count()).toBe(0);
    // With nothing chosen it opens what else there is, and closes it again.
    const menu = page.getByRole('dialog', { name: seat.words.menu });
    await page.keyboard.press('Escape');
    await menu.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const sort = page.locator('button[aria-keyshortcuts="s"]');
    const [byRank, next] = [await seat.cardIds(), await sort.getAttribute('aria-label')];
    await page.keyboard.press('s');
    await until(
      'another order',
      () => sort.getAttribute('aria-label'),
      (label) => label !== next,
    );
    expect((await seat.cardIds()).toSorted()).toEqual(byRank.toSorted());

    // A sheet gives the focus back to where it was opened.
    const settings = seat.button(seat.words.settings);
    await settings.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
    await seat.hand.focus();

    await seat.playOut('keys');
    await page.locator('[data-points]').first().waitFor();
    const said = (await page.getByRole('log', { name: seat.words.log }).locator('p').allInnerTexts()).join('\n');
    expect(said).toContain(seat.words.yourTurn);
    expect(said).toMatch(/^You play|^You pass|^You are out/m);
    expect(person.faults).toEqual([]);
    await person.leave();
  });
});
