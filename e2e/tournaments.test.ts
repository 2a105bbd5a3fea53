import { text } from 'node:stream/consumers';
import type { BotDetail } from '@sanh-rong/protocol';
import { ARENA_ANSWERS } from '@sanh-rong/protocol';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOURNAMENT_WORDS } from '../apps/web/src/arena/tournaments/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { ARENA, type Guest, Hall } from './hall.ts';

/** Bots of several people in one tournament: from the idea to the winner. */

let hall: Hall;
let browser: Browser;
/** A person without a browser who comes with a bot. */
let rival: Guest;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(ARENA), openBrowser()]);
  rival = await hall.guest('Cô Ba');
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const GAME = 'tienlen';
const vi = TOURNAMENT_WORDS.vi;
const en = TOURNAMENT_WORDS.en;

/** It gets rid of its lowest card whenever it may. */
const GOOD = `function getNextMove({ validMoves }) {
  const [first] = validMoves;
  return first ? { action: 'play', cards: first.cards } : { action: 'pass' };
}`;

/** Three mistakes and it is out of the match, with every deal: so it is clear who wins. */
const BAD = "function getNextMove() { throw new Error('không biết đánh gì'); }";

const askAs = async <Answer>({ token }: Guest, method: string, path: string, body: object): Promise<Answer> => {
  const response = await fetch(`${hall.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** A bot of the person at this browser. */
const write = ({ page }: Person, name: string, source: string): Promise<void> =>
  page.evaluate(
    async (bot) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/bots', { method: 'POST', headers, body: JSON.stringify(bot) });
      if (!response.ok) throw new Error(await response.text());
    },
    { game: GAME, name, source },
  );

/** Radios lie under what looks like buttons: keys reach them always. */
const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).press(' ');

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const download = async (page: Page, name: string): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return text(await file.createReadStream());
};

/** The names in the standings, the best first. */
const standing = (page: Page): Promise<string[]> =>
  page.getByRole('table').first().locator('tbody tr th b').allTextContents();

describe('a tournament', () => {
  test('is opened, filled, played to its winner and taken along', async () => {
    const organiser = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = organiser;
    await page.goto('/arena/tournaments');
    await page.getByText(vi.emptyTitle).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: vi.create }).click();

    // Without a name nothing is opened, and it is said why.
    await button(page, vi.go).click();
    await page.getByRole('alert').filter({ hasText: vi.nameless }).waitFor();
    await page.getByRole('textbox', { name: vi.name }).fill('Cúp Cò Lả');
    await choose(page, vi.seatsLabel, '2');
    await choose(page, vi.dealsLabel, '4');
    await page.getByText(vi.formatNotes.roundRobin).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, vi.go).click();
    await page.waitForURL(/\/arena\/tournaments\/[a-z0-9]{6,}$/);
    await page.getByRole('heading', { level: 1, name: 'Cúp Cò Lả' }).waitFor();
    await page.getByText(vi.needMore(2)).waitFor();
    expect(await button(page, vi.start).isDisabled()).toBe(true);

    // The organiser has a bot now, changes their mind once, and comes after all.
    await write(organiser, 'Chăm chỉ', GOOD);
    await page.reload();
    await button(page, vi.signUpOf('Chăm chỉ')).click();
    await button(page, vi.withdrawOf('Chăm chỉ')).click();
    await button(page, vi.signUpOf('Chăm chỉ')).click();
    await page.getByRole('heading', { name: vi.signUps(1) }).waitFor();

    // Others come, with a browser and without.
    const path = new URL(page.url()).pathname;
    const api = `/api${path}`;
    const { id } = await askAs<BotDetail>(rival, 'POST', '/api/bots', { game: GAME, name: 'Hay lỗi', source: BAD });
    await askAs(rival, 'POST', `${api}/sign-ups`, { bot: id });
    const friend = await newPerson(browser, {
      url: hall.url,
      size: 'desktop',
      language: 'en',
      theme: 'dark',
      serviceWorker: false,
    });
    await friend.page.goto('/bots');
    await friend.page.evaluate(() => fetch('/api/guest', { method: 'POST' }));
    await write(friend, 'Nhanh tay', GOOD);
    await friend.page.evaluate(() => localStorage.setItem('sanh-rong.known', '1'));
    await friend.page.goto(path);
    await button(friend.page, en.signUpOf('Nhanh tay')).click();
    await friend.page.getByRole('heading', { name: en.signUps(3) }).waitFor();
    await friend.page.getByText('Cô Ba').waitFor();
    expect(await button(friend.page, en.start).count()).toBe(0);
    expect(await axeFaults(friend.page)).toEqual([]);

    // It begins when the organiser says so, and says so twice.
    await page.reload();
    await page.getByRole('heading', { name: vi.signUps(3) }).waitFor();
    await button(page, vi.start).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(vi.startText(3)).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: vi.start }).click();
    await dialog.waitFor({ state: 'detached' });

    // Everybody sees it go on without doing anything.
    for (const [person, words] of [
      [organiser, vi],
      [friend, en],
    ] as const) {
      await person.page.getByRole('region', { name: words.winner }).waitFor();
      await person.page.getByText(words.statusFinished).waitFor();
      await person.page.getByRole('heading', { name: words.crosstable }).waitFor();
      expect(await axeFaults(person.page)).toEqual([]);
      const names = await standing(person.page);
      expect(names).toHaveLength(3);
      expect(names[2]).toBe('Hay lỗi');
      // Two play alike in every seat, so they stay level in the play-off too, and share the win.
      const region = person.page.getByRole('region', { name: words.winner });
      const winners = await region.getByRole('heading').allTextContents();
      expect(winners.toSorted()).toEqual(
        names
          .slice(0, 2)
          .map((name) => `${name} v1`)
          .toSorted(),
      );
    }

    // What was played can be taken along: whole for programs, as a table for spreadsheets.
    const whole = ARENA_ANSWERS.tournamentExport.loose().parse(JSON.parse(await download(page, vi.json)));
    const { tournament } = whole;
    expect(tournament.standings.map(({ bot }) => bot?.name)).toEqual(await standing(page));
    expect(tournament.winner?.bot?.name).toBe(tournament.standings[0].bot?.name);
    const matches = tournament.roundList.flatMap((round) => round.matches);
    expect(matches.every(({ status, deals, played }) => status === 'finished' && played === deals)).toBe(true);
    // Three bots, two seats: three pairs in the league.
    expect(tournament.roundList.filter(({ isFinal }) => !isFinal).flatMap((round) => round.matches)).toHaveLength(3);
    // What a stand-in played for the third is no result of a bot.
    expect(tournament.crosstable).toHaveLength(1);
    const [head, ...lines] = (await download(page, vi.csv)).trim().split('\r\n');
    expect(head.split(',').length).toBeGreaterThan(5);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain('"Hay lỗi"');

    // A match of it has a page of its own.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Chăm chỉ/ })
      .last()
      .click();
    await page.waitForURL(/\/arena\/matches\//);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goto('/arena/tournaments');
    await page.getByRole('heading', { name: vi.over }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    for (const person of [organiser, friend]) expect(person.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await Promise.all([organiser.leave(), friend.leave()]);
  });

  test('can be called off, and one that is not there is missed', async () => {
    const organiser = await newPerson(browser, { url: hall.url, size: 'landscape', serviceWorker: false });
    const { page } = organiser;
    await page.goto('/arena/tournaments/new');
    await page.getByRole('textbox', { name: vi.name }).fill('Giải hẹn giờ');
    await choose(page, vi.format, vi.formats.swiss);
    await choose(page, vi.roundsLabel, '3');
    await choose(page, vi.begins, vi.beginsAt);
    await page.getByText(vi.startsAtNote).waitFor();
    await page.getByLabel(vi.startsAt, { exact: true }).fill('2020-01-01T20:00');
    await page.getByText(vi.past).waitFor();
    await page.getByLabel(vi.startsAt, { exact: true }).fill('2099-01-01T20:00');
    expect(await axeFaults(page)).toEqual([]);
    await button(page, vi.go).click();
    await page.getByText(vi.statusOpen, { exact: true }).waitFor();
    await page.getByText(/2099/).waitFor();
    await page.getByText(vi.rounds(3)).waitFor();
    await button(page, vi.cancelTournament).click();
    await page.getByRole('dialog').getByRole('button', { name: vi.cancelTournament }).click();
    await page.getByText(vi.statusCancelled).waitFor();
    expect(await button(page, vi.cancelTournament).count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);

    organiser.expectFault(/404/);
    await page.goto('/arena/tournaments/khongcogiai');
    await page.getByRole('heading', { name: vi.lostTitle }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(organiser.faults).toEqual([]);
    await organiser.leave();
  });
});
