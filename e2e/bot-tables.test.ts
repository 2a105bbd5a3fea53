import { EXAMPLES } from '@sanh-rong/bot-kit/examples';
import { optionName, ruleSetName } from '@sanh-rong/presentation/names';
import type { BotDetail, RestAnswer } from '@sanh-rong/protocol';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CREATE_WORDS } from '../apps/web/src/create/messages/vi.ts';
import { PARTS_WORDS } from '../apps/web/src/parts/messages/vi.ts';
import { REPLAY_WORDS } from '../apps/web/src/replay/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { type Guest, Hall } from './hall.ts';
import { playAhead } from './play-ahead.ts';
import { Seat } from './seat.ts';

/** People and bots at one table, and bots alone. */

let hall: Hall;
let browser: Browser;
/** A person without a browser whose bots others may seat. */
let lender: Guest;

const LENDER = 'Cô Ba';

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  lender = await hall.guest(LENDER);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const arrive = async (looks: Looks): Promise<Seat> =>
  new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks }), looks.language ?? 'vi');

const [{ game }] = EXAMPLES;

const exampleCalled = (id: string): string => EXAMPLES.find((example) => example.id === id)?.source('vi') ?? '';

/** A bot pushed over the API and lent to everybody. */
const lend = async (name: string, source: string): Promise<BotDetail> => {
  const ask = async (method: string, path: string, body: object): Promise<BotDetail> => {
    const response = await fetch(`${hall.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${lender.token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as BotDetail;
  };
  const { id } = await ask('POST', '/api/bots', { game, name, source });
  return ask('PATCH', `/api/bots/${id}`, { sharing: 'open' });
};

/** Radios lie under what looks like buttons, and the bar at the thumb may lie over them: keys reach them always. */
const choose = (seat: Seat, name: string): Promise<void> =>
  seat.page.getByRole('radio', { name, exact: true }).first().press(' ');

const words = CREATE_WORDS.vi;

/** Bots answer at once, so that people do not wait; people have all the time there is. */
const hurry = async (host: Seat): Promise<void> => {
  await host.page.locator('summary', { hasText: words.more }).click();
  await choose(host, '120');
  await choose(host, words.delay(0));
  await choose(host, words.gamesCount(1));
};

/** No hand wins at once, so that every deal is a game. */
const RULE_SET = 'thirteen';

const winNothingAtOnce = async (host: Seat): Promise<void> => {
  await choose(host, ruleSetName(game, RULE_SET, 'vi'));
  await host.page.locator('summary', { hasText: words.houseRules }).click();
  for (const hand of ['dragon', 'fourTwos', 'sixPairs']) {
    const { name } = optionName(game, RULE_SET, `instantWins.${hand}`, 'vi');
    await host.page.getByRole('switch', { name: new RegExp(`^${name}`) }).press(' ');
  }
};

const create = async (host: Seat): Promise<string> => {
  await host.button(words.create).click();
  await host.page.waitForURL(/\/t\/[A-Z2-9]+$/);
  return host.page.url().split('/t/')[1];
};

describe('people and bots at one table', () => {
  test('seed 000 §7.3: created, shared, bots assigned, told at the door, played together, named in the result', async () => {
    await lend('Bot may rủi', exampleCalled('random'));
    const host = await arrive({ size: 'phone' });
    const friend = await arrive({ size: 'desktop', language: 'en', theme: 'dark' });

    // Two people and two bots.
    await host.page.goto('/new');
    await choose(host, words.modes.hybrid);
    await host
      .button(new RegExp(`^${words.chooseBot}`))
      .first()
      .click();
    await host.page.getByText(host.seating.noBots).waitFor();
    expect(await axeFaults(host.page)).toEqual([]);
    // Looking for bots has made the host a guest, who now has a bot of their own.
    const pushed = await host.page.evaluate(
      async (bot) =>
        (
          await fetch('/api/bots', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(bot),
          })
        ).ok,
      { game, name: 'DefensiveBot', source: exampleCalled('defensive') },
    );
    expect(pushed).toBe(true);
    await host.page.keyboard.press('Escape');
    await host
      .button(new RegExp(`^${words.chooseBot}`))
      .first()
      .click();
    await host.button(/^DefensiveBot/).click();
    await host.button(new RegExp(`^${words.chooseBot}`)).click();
    await host.page.getByRole('searchbox').fill('may rui');
    await host.button(new RegExp(`^Bot may rủi.*${LENDER}`)).click();
    await hurry(host);
    await winNothingAtOnce(host);
    expect(await axeFaults(host.page)).toEqual([]);
    const code = await create(host);

    // Before the friend sits down they are told: how many, which, whose.
    await friend.page.goto(`/t/${code}`);
    const note = friend.page.getByRole('complementary');
    await note.getByText(friend.lobby.botsPlay(2)).waitFor();
    await friend.page.getByText(PARTS_WORDS.en.modes.hybrid, { exact: true }).waitFor();
    expect(await note.textContent()).toContain(friend.lobby.botHere('Bot may rủi', 1, LENDER, 1));
    expect(await axeFaults(friend.page)).toEqual([]);
    await friend.button(friend.lobby.sit).click();
    await friend.getReady();
    await expect.poll(() => host.page.getByText(host.lobby.botMark, { exact: true }).count()).toBe(2);
    expect(await axeFaults(host.page)).toEqual([]);

    await host.button(host.lobby.start).click();
    const people = [host, friend];
    await Promise.all(people.map((person) => person.atTheMat()));
    await host.page.getByRole('banner').getByText(PARTS_WORDS.vi.modes.hybrid, { exact: true }).waitFor();
    for (const person of people) {
      const avatar = person.button(person.words.aboutBot('Bot may rủi', LENDER, 1));
      await avatar.click();
      await person.page.getByRole('tooltip').getByText(person.words.version(1)).waitFor();
      await person.page.keyboard.press('Escape');
      expect(await axeFaults(person.page)).toEqual([]);
      await person.hand.focus();
    }
    await Promise.all([host.playTurn(), friend.playTurn('keys')]);
    await playAhead(
      hall,
      code,
      people.map(({ person }) => person),
    );
    await Promise.all([host.playOut(), friend.playOut('keys')]);
    for (const person of people) {
      const result = person.page.getByRole('dialog');
      await result.getByText(person.words.botVersion('DefensiveBot', 1)).first().waitFor();
      await result.getByText(person.words.botVersion('Bot may rủi', 1)).first().waitFor();
      expect(await axeFaults(person.page)).toEqual([]);
    }

    // The friend opens the next session; the host reads on, and comes when they like.
    await friend.button(RESULT_WORDS.en.againOnce).click();
    await friend.button(friend.lobby.iAmReady).waitFor();
    const result = host.page.getByRole('dialog');
    await result.getByText(host.words.wentOn.lobby).waitFor();
    expect(await result.getByRole('button', { name: RESULT_WORDS.vi.againOnce }).count()).toBe(0);
    await result.getByText(host.words.botVersion('DefensiveBot', 1)).first().waitFor();
    await result.getByRole('button', { name: host.words.goOn.lobby }).click();
    await host.page.getByText(host.lobby.botMark, { exact: true }).first().waitFor();
    for (const { person } of people) expect(person.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await Promise.all(people.map(({ person }) => person.leave()));
  });
});

/** What a bot prints is shown as it stands, even where it looks like HTML. */
const PRINTED = '<img src="x" onerror="alert(1)"> thử';

/** Thirteen plays at least, so with every deal the seat opposite is asked often enough to err three times. */
const ONE_AT_A_TIME = `function getNextMove({ validMoves }) {
  console.log('${PRINTED}');
  const single = validMoves.find(({ cards }) => cards.length === 1);
  return single ? { action: "play", cards: single.cards } : { action: "pass" };
}`;

describe('bots alone', () => {
  test('BT-2: the host watches; three strikes are seen by all, and the game ends all the same', async () => {
    const good = await lend('Chăm chỉ', ONE_AT_A_TIME);
    await lend('Hay lỗi', "function getNextMove() { throw new Error('không biết đánh gì'); }");
    const host = await arrive({ size: 'landscape' });
    // From the page of a bot: it has its seat already.
    await host.page.goto(`/new?bot=${good.id}`);
    await host.page.getByText(words.botAt(3, 1, LENDER)).waitFor();
    await choose(host, words.modes.bots);
    await choose(host, '2');
    await winNothingAtOnce(host);
    await host.button(new RegExp(`^${words.chooseBot}`)).click();
    await host.button(/^Hay lỗi/).click();
    await hurry(host);
    const code = await create(host);
    await host.page.getByText(host.lobby.youStand).waitFor();
    // What the table is stands in the lobby, at the table, and wherever it is asked for.
    await host.page.getByText(PARTS_WORDS.vi.modes.bots, { exact: true }).waitFor();
    const { table } = (await (await fetch(`${hall.url}/api/tables/${code}`)).json()) as RestAnswer<'table'>;
    expect(table.mode).toBe('bots');
    expect(await axeFaults(host.page)).toEqual([]);
    await host.button(host.lobby.start).click();
    await host.atTheMat();
    await host.page.getByRole('banner').getByText(PARTS_WORDS.vi.modes.bots, { exact: true }).waitFor();
    const result = host.page.getByRole('dialog');
    await result.getByText(host.words.botVersion('Chăm chỉ', 1)).first().waitFor();
    const replay = await result.getByRole('link', { name: RESULT_WORDS.vi.replay }).getAttribute('href');
    await host.page.keyboard.press('Escape');
    await host.button(new RegExp(`^Hay lỗi.*${host.words.out}`)).waitFor();
    await host.button(/^Mở bảng bên/).click();
    const log = host.page.getByRole('tabpanel');
    await log.getByText(host.words.faults.exception('Hay lỗi')).first().waitFor();
    await log.getByText(host.words.isOut('Hay lỗi')).waitFor();
    expect(await axeFaults(host.page)).toEqual([]);

    // Seed 000 §3.1: now that it is over, the table may look into the bots, move by move.
    await host.page.goto(replay ?? '');
    await host.button(REPLAY_WORDS.vi.bots).click();
    const bots = host.page.getByRole('region', { name: REPLAY_WORDS.vi.bots });
    await bots.getByText(REPLAY_WORDS.vi.botElse).waitFor();
    const shown = [];
    for (const step of [1, 2]) {
      await bots.getByRole('button', { name: REPLAY_WORDS.vi.botAfter }).click();
      await bots.getByText(new RegExp(`${step}/`)).waitFor();
      await bots.getByRole('button', { name: 'validMoves' }).waitFor();
      shown.push(await bots.textContent());
      expect(await axeFaults(host.page)).toEqual([]);
    }
    expect(shown.find((text) => text?.includes('Hay lỗi'))).toContain('không biết đánh gì');
    const answered = shown.find((text) => text?.includes('Chăm chỉ'));
    for (const part of ['action: "play"', PRINTED]) expect(answered).toContain(part);
    expect(host.person.faults).toEqual([]);
    expect(hall.complaints).toEqual([]);
    await host.person.leave();
  });
});
