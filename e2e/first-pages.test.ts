import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALWAYS_PLAYED } from '../apps/server/test/support/always-played.ts';
import { TRIAL_WORDS } from '../apps/web/src/bots/trial/messages/vi.ts';
import { CREATE_WORDS } from '../apps/web/src/create/messages/vi.ts';
import { HOME_WORDS } from '../apps/web/src/home/messages/vi.ts';
import { PEOPLE_WORDS } from '../apps/web/src/people/messages/vi.ts';
import { RULEBOOK_WORDS } from '../apps/web/src/rulebook/messages/vi.ts';
import { until } from '../test/until.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { findTable, keepTable } from './kept-table.ts';
import { atRest, settled } from './page-state.ts';
import { Seat } from './seat.ts';

/** What the pages around the tables tell a newcomer, on a phone held upright. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const arrive = (): Promise<Person> => newPerson(browser, { url: hall.url, serviceWorker: false, size: 'tall' });

const endsWell = async (person: Person): Promise<void> => {
  expect(person.faults).toEqual([]);
  await person.leave();
};

test('the front page says how many look for players and how many play', async () => {
  const [person, lan] = await Promise.all([arrive(), hall.guest('Lan').then((guest) => hall.client(guest))]);
  await person.page.goto('/');
  const words = HOME_WORDS.vi;
  await person.page.getByText(words.hall(0, 0)).waitFor();
  await lan.must('find_table', { game: 'tienlen' });
  // Until a second person has come a player is looking, whatever the built-in players do.
  await expect
    .poll(async () => {
      await person.page.reload();
      await person.page.getByText(/^Có bài ngay|đang (tìm|chơi)/).waitFor();
      return person.page.getByText(/1 người đang (tìm|chơi)/).count();
    })
    .toBe(1);
  await endsWell(person);
});

test('a table that is not there leads to another code, one’s own that was closed to what was played there', async () => {
  const person = await arrive();
  const { page } = person;
  const seat = new Seat(person);
  person.expectFault(/status of 404/);
  await page.goto('/t/MGKN79VR6');
  await page.getByText(seat.words.noTableText).waitFor();
  expect(await page.getByRole('link', { name: seat.words.createOwn }).count()).toBe(0);
  const program = await hall.client({ token: await person.token });
  const { code } = await program.view('create_table', { settings: { game: 'tienlen' } });
  await page.goto(`/t/${code}`);
  await seat.button(seat.lobby.leave).first().waitFor();
  await page.goto('/settings');
  await program.must('leave_table', { tableId: code });
  await page.goto(`/t/${code}`);
  await page.getByText(seat.words.ownClosedText).waitFor();
  await page.getByRole('link', { name: seat.words.ownGames }).click();
  await page.waitForURL(/\/games$/);
  await endsWell(person);
});

test('signing up with nothing filled in flags both fields, each with what it wants', async () => {
  const person = await arrive();
  const { page } = person;
  const words = PEOPLE_WORDS.vi;
  await page.goto('/me');
  await page.getByLabel(words.name).fill('Lan');
  await page.getByRole('button', { name: words.beGuest }).click();
  await page.getByRole('button', { name: words.keep, exact: true }).click();
  for (const [label, note] of [
    [words.usernameLabel, words.usernameNote],
    [words.password, words.passwordNote],
  ]) {
    const field = page.getByLabel(label, { exact: true }).first();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('alert').filter({ hasText: note }).waitFor();
  }
  await endsWell(person);
});

test('the app is offered for the home screen after the second game, and not before', async () => {
  const person = await arrive();
  const { page } = person;
  const install = page.getByRole('button', { name: HOME_WORDS.vi.install });
  const offers = async (): Promise<void> => {
    await page.goto('/');
    await settled(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  };
  for (const games of [1, 2]) {
    await page.goto('/settings');
    const isOver = ({ game }: { readonly game: { readonly result: unknown } | null }): boolean => game?.result != null;
    await keepTable(person, await findTable({ game: 'lieng', seats: 2 }, `game ${games}`, isOver));
    await offers();
    await page
      .locator('a[href^="/games/home-"]')
      .nth(games - 1)
      .waitFor();
    expect(await install.count()).toBe(games - 1);
  }
  await page.getByRole('button', { name: HOME_WORDS.vi.notNow }).click();
  await offers();
  expect(await install.count()).toBe(0);
  await endsWell(person);
});

test('testing a bot says how many situations failed', async () => {
  const person = await arrive();
  const { page } = person;
  await page.goto('/settings');
  const id = await page.evaluate(async () => {
    const send = async (path: string, body: object): Promise<{ readonly id: string }> => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await send('/api/guest', {});
    // Never leads.
    const source = "function getNextMove() { return { action: 'pass' }; }";
    return (await send('/api/bots', { game: 'tienlen', name: 'Bot Bờm', source })).id;
  });
  await page.goto(`/bots/${id}`);
  await page.getByRole('button', { name: /^Thử/ }).first().click();
  await page.locator('li[data-mark="fault"]').first().waitFor();
  // Once all were asked, as many stand in the list with a mark.
  await until(
    'as many faults in the list as are counted',
    async () => [
      await page
        .getByText(/hỏng \d+ thế/)
        .first()
        .innerText(),
      TRIAL_WORDS.vi.failed(await page.locator('li[data-mark="fault"]').count()),
    ],
    ([said, listed]) => said.includes(listed),
  );
  await endsWell(person);
});

test('the pages of Tiến Lên load nothing of Phỏm or Liêng', async () => {
  const person = await arrive();
  const foreign: string[] = [];
  person.context.on('response', async (response) => {
    // The worker runs the tables of this device, whatever is played there.
    if (!/\.js$/.test(response.url()) || /\/worker-/.test(response.url())) return;
    const code = await response.text().catch(() => '');
    if (/["'`](PH|LG)-\d/.test(code)) foreign.push(response.url());
  });
  await person.context.addInitScript(() =>
    localStorage.setItem('sanh-rong.practice', JSON.stringify({ game: 'tienlen', seats: 2 })),
  );
  const seat = new Seat(person);
  await seat.page.goto('/');
  await seat.button(HOME_WORDS.vi.playNow).click();
  await seat.dealt(1);
  if (await seat.myTurn()) await seat.followAdvice();
  expect(foreign).toEqual([]);
  await endsWell(person);
});

const LONG_NAME = 'Nguyễn Thị Hồng Hạnh';

test('the rule book is at hand in the lobby; at the table the crown stands beside a long name and breaks no word', async () => {
  const person = await arrive();
  const { page } = person;
  const { code, host } = await hall.newTable({ ...ALWAYS_PLAYED, seats: 3, turnSeconds: 120 }, LONG_NAME);
  const seat = new Seat(person);
  await seat.sitDown(code);
  await page.getByRole('button', { name: RULEBOOK_WORDS.vi.rules, exact: true }).click();
  await page.getByRole('dialog').locator('summary').first().waitFor();
  await page.keyboard.press('Escape');
  await seat.getReady();
  await host.must('table_command', { tableId: code, command: { type: 'seatPlayer', seat: 2, level: 'simple' } });
  await host.must('start_game', { tableId: code });
  await seat.dealt(1);
  await atRest(page);
  const crown = page.locator('[data-stage]').getByTitle(seat.words.host);
  const name = page.locator('[data-stage]').getByText(LONG_NAME, { exact: true }).first();
  const [mark, whole] = [await crown.boundingBox(), await name.boundingBox()];
  if (mark === null || whole === null) throw new Error('neither is on the screen');
  expect(mark.x).toBeGreaterThanOrEqual(whole.x + whole.width - 1);
  expect(mark.y).toBeGreaterThanOrEqual(whole.y);
  expect(mark.y + mark.height).toBeLessThanOrEqual(whole.y + whole.height);
  const broken = await name.evaluate((element) => {
    const { firstChild, textContent } = element;
    return [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      if (firstChild === null) return [word];
      range.setStart(firstChild, index);
      range.setEnd(firstChild, index + word.length);
      return range.getClientRects().length === 1 ? [] : [word];
    });
  });
  expect(broken).toEqual([]);
  await endsWell(person);
});

test('the chevron of what can be unfolded on /new stands in the middle of its line', async () => {
  const person = await arrive();
  await person.page.goto('/new');
  const summary = person.page.locator('summary', { hasText: CREATE_WORDS.vi.more });
  const [above, below, right] = await summary.evaluate((line) => {
    const { top, height, right: beside } = getComputedStyle(line, '::after');
    const middle = Number.parseFloat(top) + Number.parseFloat(height) / 2;
    return [middle, line.clientHeight - middle, Number.parseFloat(beside)];
  });
  expect(Math.abs(above - below)).toBeLessThan(8);
  expect(right).toBeGreaterThan(8);
  await endsWell(person);
});
