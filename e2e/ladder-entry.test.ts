import { setTimeout } from 'node:timers/promises';
import { ruleSetName } from '@sanh-rong/presentation/names';
import type { LadderEntry, LadderEntryDetail } from '@sanh-rong/protocol';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Program } from '../apps/server/test/arena/remote-program.ts';
import { CHARTS_WORDS } from '../apps/web/src/arena/charts/messages/vi.ts';
import { ENTER_WORDS } from '../apps/web/src/arena/enter/messages/vi.ts';
import { ENTRY_WORDS } from '../apps/web/src/arena/entry/messages/vi.ts';
import { ARENA_WORDS } from '../apps/web/src/arena/messages/vi.ts';
import { BOTS_WORDS } from '../apps/web/src/bots/messages/vi.ts';
import { REMOTE_WORDS } from '../apps/web/src/bots/remote/messages/vi.ts';
import { WORKSHOP_WORDS } from '../apps/web/src/bots/workshop/messages/vi.ts';
import { CHART_WORDS } from '../apps/web/src/chart/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { ARENA, Hall } from './hall.ts';

/** The page of a bot in a ladder: for whom it belongs to, and for everybody else. */

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
const RULES = 'mien-nam';
const vi = ENTRY_WORDS.vi;
const en = ENTRY_WORDS.en;

/** It says something at every move. */
const SOURCE = `function getNextMove({ validMoves }) {
  console.log("chọn trong", validMoves.length);
  const [first] = validMoves;
  return first ? { action: 'play', cards: first.cards } : { action: 'pass' };
}`;

const ask = <Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([how, to, sent]) => {
      const response = await fetch(to, {
        method: how,
        headers: { 'content-type': 'application/json' },
        ...(sent === null ? {} : { body: sent }),
      });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );

const played = async (id: string): Promise<number> => {
  const response = await fetch(`${hall.url}/api/arena/entries/${id}`);
  return ((await response.json()) as LadderEntryDetail).history.length;
};

/** Milliseconds between two questions: asking all the time would take it from those who play. */
const BETWEEN = 500;

const hasPlayed = (id: string, matches: number): Promise<number> =>
  until(
    `${matches} matches of a bot`,
    async () => {
      await setTimeout(BETWEEN);
      return played(id);
    },
    (count) => count >= matches,
  );

describe('a bot in a ladder', () => {
  test('is read with keys, renewed, withdrawn and entered again', async () => {
    const owner = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = owner;
    await page.goto('/bots');
    await ask(page, 'POST', '/api/guest');
    await page.evaluate(() => localStorage.setItem('sanh-rong.known', '1'));
    const bot = await ask<{ readonly id: string }>(page, 'POST', '/api/bots', {
      game: GAME,
      name: 'Cò Lả',
      source: SOURCE,
    });
    const { id } = await ask<LadderEntry>(page, 'POST', '/api/arena/entries', { bot: bot.id, ruleSet: RULES });
    await page.goto(`/arena/bots/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Cò Lả' }).waitFor();
    await page.getByRole('button', { name: vi.withdraw }).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    // The house finds opponents by itself.
    await hasPlayed(id, 2);
    await page.reload();
    const matches = await played(id);
    const reading = page.getByRole('slider', { name: CHARTS_WORDS.vi.read });
    await reading.press('Home');
    expect(await reading.getAttribute('aria-valuetext')).toContain(CHARTS_WORDS.vi.match(1));
    await reading.press('ArrowRight');
    expect(await reading.getAttribute('aria-valuetext')).toContain(CHARTS_WORDS.vi.match(2));
    await page.getByText(CHART_WORDS.vi.asNumbers).click();
    const numbers = page.getByRole('region', { name: CHARTS_WORDS.vi.title }).locator('tbody tr');
    await expect.poll(() => numbers.count()).toBeGreaterThanOrEqual(Math.min(matches, 2));
    await page.getByRole('heading', { name: vi.headToHead }).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    // What it printed is told to its owner, with the game it happened in.
    await page.getByRole('heading', { name: vi.reports }).waitFor();
    const report = page.locator('details').filter({ hasText: WORKSHOP_WORDS.vi.printedOnly }).first();
    await report.locator('summary').click();
    await report.getByText(/^chọn trong \d+$/).waitFor();
    expect(await report.getByRole('link').getAttribute('href')).toMatch(/^\/arena\/matches\/\w+\/games\/\d+$/);
    expect(await axeFaults(page)).toEqual([]);

    // Others see everything but that.
    const other = await newPerson(browser, {
      url: hall.url,
      size: 'desktop',
      language: 'en',
      theme: 'dark',
      serviceWorker: false,
    });
    await other.page.goto(`/arena/bots/${id}`);
    await other.page.getByRole('button', { name: en.challenge }).waitFor();
    await other.page.getByRole('slider', { name: CHARTS_WORDS.en.read }).waitFor();
    expect(await other.page.getByRole('heading', { name: en.reports }).count()).toBe(0);
    expect(await other.page.getByText('chọn trong').count()).toBe(0);
    expect(await axeFaults(other.page)).toEqual([]);
    expect(other.faults).toEqual([]);
    await other.leave();

    // A new version waits in the workshop until its owner sends it in.
    await ask(page, 'POST', `/api/bots/${bot.id}/versions`, { source: `${SOURCE}\n// v2` });
    await page.reload();
    await page.getByText(vi.newNote(1, 2)).waitFor();
    await page.getByRole('button', { name: vi.enterNew(2) }).click();
    await page.getByRole('button', { name: vi.enterNew(2) }).waitFor({ state: 'detached' });
    await page.getByText(`${vi.version(2)} · ${vi.yours}`).waitFor();

    await page.getByRole('button', { name: vi.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: vi.withdraw }).click();
    await page.getByText(vi.withdrawn).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: vi.enterAgain }).click();
    await page.getByText(vi.withdrawn).waitFor({ state: 'detached' });

    // And the workshop says where it stands, and compares versions for a visitor from here.
    await page.getByRole('link', { name: new RegExp(`^${vi.compare} ${vi.compareOf(1)}`) }).click();
    await page.getByText(WORKSHOP_WORDS.vi.comparison(1)).waitFor();
    await page.getByRole('tab', { name: WORKSHOP_WORDS.vi.about, exact: true }).click();
    await page.getByText(vi.inArena).waitFor();
    await page.locator(`a[href="/arena/bots/${id}"]`).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(owner.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await owner.leave();
  });

  test('that is not there is missed', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    person.expectFault(/404/);
    await person.page.goto('/arena/bots/khongcobotnay');
    await person.page.getByRole('heading', { level: 1, name: vi.lostTitle }).waitFor();
    expect(await axeFaults(person.page)).toEqual([]);
    expect(person.faults).toEqual([]);
    await person.leave();
  });
});

describe('a remote bot', () => {
  test('is made, connected from elsewhere, entered and ranked among its like', async () => {
    const owner = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = owner;
    const [bots, arena, remote] = [BOTS_WORDS.vi, ARENA_WORDS.vi, REMOTE_WORDS.vi];
    await page.goto('/bots');
    const { token } = await ask<{ readonly token: string }>(page, 'POST', '/api/guest');
    await page.evaluate(() => localStorage.setItem('sanh-rong.known', '1'));
    await page.reload();
    await page.getByRole('button', { name: bots.emptyCreate }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(bots.name).fill('Rồng Phương Xa');
    await sheet.getByText(bots.remoteStart, { exact: true }).click();
    await sheet.getByRole('button', { name: bots.createRemote }).click();
    await page.getByRole('heading', { name: remote.connect }).waitFor();
    const id = page.url().split('/').pop() ?? '';
    await page.getByText(`sanhrong remote ${id} 'exec:python3 bot.py' --server ${hall.url}`).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    const program = new Program(hall.url, token);
    expect(await program.attach(id)).toMatchObject({ ok: true });
    await page.goto('/arena');
    await page.getByRole('radio', { name: arena.pools.remote, exact: true }).check();
    await page.getByText(arena.remoteLadder).waitFor();
    await page.getByRole('link', { name: ruleSetName(GAME, RULES, 'vi'), exact: true }).click();
    await page.getByRole('button', { name: arena.enter }).click();
    await page.getByRole('dialog').getByRole('button', { name: ENTER_WORDS.vi.go }).click();
    await page.getByText(ENTER_WORDS.vi.doneRemote).waitFor();
    await page.getByRole('link', { name: ENTER_WORDS.vi.toEntry }).click();
    await page.waitForURL('**/arena/bots/*');
    const entry = page.url().split('/').pop() ?? '';
    await hasPlayed(entry, 1);

    // Everybody sees what it is, and how what it played is checked.
    const other = await newPerson(browser, { url: hall.url, size: 'desktop', language: 'en', theme: 'dark' });
    await other.page.goto(`/arena/${GAME}/${RULES}?pool=remote`);
    const row = other.page.getByRole('row').filter({ hasText: 'Rồng Phương Xa' });
    await row.getByText(ARENA_WORDS.en.remote, { exact: true }).waitFor();
    expect(await axeFaults(other.page)).toEqual([]);
    await other.page.goto(`/arena/${GAME}/${RULES}`);
    await other.page.getByText(ARENA_WORDS.en.pools.sandbox, { exact: true }).waitFor();
    expect(await other.page.getByText('Rồng Phương Xa').count()).toBe(0);
    const [last] = ((await (await fetch(`${hall.url}/api/arena/entries/${entry}`)).json()) as LadderEntryDetail)
      .history;
    await other.page.goto(`/arena/matches/${last.match}`);
    await other.page.getByText(`sanhrong verify ${hall.url}/arena/matches/${last.match}`).waitFor();
    expect(await axeFaults(other.page)).toEqual([]);
    program.close();
    for (const person of [owner, other]) {
      expect(person.faults).toEqual([]);
      await person.leave();
    }
  });
});
