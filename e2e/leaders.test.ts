import { Random } from '@sanh-rong/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScriptedPlayer } from '../apps/server/test/support/scripted-player.ts';
import { HOME_WORDS } from '../apps/web/src/home/messages/vi.ts';
import { LEADERS_WORDS } from '../apps/web/src/leaders/messages/vi.ts';
import { PEOPLE_WORDS } from '../apps/web/src/people/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { type Guest, Hall } from './hall.ts';

/** From an empty board to one's own row on it. */

const words = LEADERS_WORDS.vi;

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** One game of these people, played to its end without screens. */
const playGame = async (people: readonly Guest[]): Promise<void> => {
  const clients = await Promise.all(people.map((each) => hall.client(each)));
  const [host, ...others] = clients;
  const settings = { game: 'tienlen', seats: people.length, games: 1, turnSeconds: 120 };
  const { code } = await host.view('create_table', { settings });
  for (const client of others) {
    await client.view('join_table', { tableId: code });
    await client.must('player_ready', { tableId: code });
  }
  await host.must('start_game', { tableId: code });
  const players = people.map((each, seat) => new ScriptedPlayer(hall.url, each, code, new Random(`leaders ${seat}`)));
  await Promise.all(players.map((player) => player.ended()));
  for (const player of players) player.leave();
};

test('whoever plays with others sees where they stand, and what is missing before they are listed', async () => {
  const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
  const { page, context } = person;
  await page.goto('/');
  await page.getByRole('link', { name: HOME_WORDS.vi.seeLeaders }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await page.getByRole('heading', { name: words.emptyTitle }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('/me');
  await page.getByLabel(PEOPLE_WORDS.vi.name).fill('Nam');
  const arriving = page.waitForResponse('**/api/guest');
  await page.getByRole('button', { name: PEOPLE_WORDS.vi.beGuest }).click();
  const { person: me, token } = await (await arriving).json();
  const others = await Promise.all(['Lan', 'Bắc'].map((name) => hall.guest(name)));
  await playGame([{ id: me.id, token }, ...others]);
  // Games are counted every few seconds.
  await until(
    'a place of their own among the leaders',
    async () => (await (await context.request.get(`${hall.url}/api/leaders`)).json()).you,
  );
  await page.goto('/leaders');
  const own = page.getByRole('complementary', { name: words.you });
  await own.getByText(words.unlisted).waitFor();
  const said = await own.innerText();
  for (const missing of [words.missingGames(9), words.missingOpponents(1), words.missingAccount]) {
    expect(said).toContain(missing);
  }
  expect(await axeFaults(page)).toEqual([]);

  // Another board is one choice away, and the way back leads to this one.
  await page.getByRole('combobox', { name: words.ruleSet }).selectOption('thirteen');
  await own.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('ruleSet')).toBe('thirteen');
  await page.getByRole('combobox', { name: words.ruleSet }).selectOption('mien-nam');
  await own.waitFor();

  await own.getByRole('link', { name: words.makeAccount }).click();
  await page.waitForURL('**/me');
  await page.getByRole('heading', { name: words.title }).waitFor();
  expect(person.faults).toEqual([]);
  expect(hall.complaints).toEqual([]);
  await person.leave();
});
