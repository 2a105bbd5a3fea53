import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_WORDS } from '../apps/web/src/home/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { RULEBOOK_WORDS } from '../apps/web/src/rulebook/messages/vi.ts';
import { STRANGERS_WORDS } from '../apps/web/src/strangers/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { type Language, Seat } from './seat.ts';

/** Finding players: one tap, cards in the hand, and company as it comes and goes. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/**
 * A person who has tapped the button on the front page. Liêng is over soonest: a player who folds waits for the next
 * game.
 */
class Stranger extends Seat {
  readonly find: (typeof STRANGERS_WORDS)['vi'];

  constructor(...[person, language = 'vi']: ConstructorParameters<typeof Seat>) {
    super(person, language);
    this.find = STRANGERS_WORDS[language];
  }

  static async come(looks: Looks & { readonly language?: Language } = {}): Promise<Stranger> {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks });
    await person.context.addInitScript(() => localStorage.setItem('sanh-rong.game', 'lieng'));
    return new Stranger(person, looks.language);
  }

  async look(): Promise<void> {
    await this.page.goto('/');
    await this.button(this.find.find).click();
    await this.page.waitForURL(/\/t\/\w+$/);
  }

  get table(): string {
    return new URL(this.page.url()).pathname;
  }

  get offer() {
    return this.page.getByRole('button', { name: new RegExp(this.find.move(1, 7).replace(/\(7\)/, '')) });
  }

  /** What the bar at the top says of those who are here. */
  get company() {
    return this.page.locator('header [role="status"]');
  }

  /** Gives the hand up, if it is their turn. */
  async fold(): Promise<void> {
    // Asked for twice: in English both buttons are called the same.
    const fold = this.page.getByRole('button', { name: /^(Bỏ|Fold)$/ }).first();
    const isTheirTurn = (await fold.isVisible()) && (await fold.isEnabled());
    if (isTheirTurn) await fold.click({ timeout: 2_000 }).catch(() => undefined);
  }

  /** Gives the hand up, so that the game is soon over, and presses what leads to company. */
  async playOn(): Promise<void> {
    // A button that goes away under the finger is tried again at the next look.
    const patience = { timeout: 2_000 };
    const isShown = (locator: typeof this.offer) => locator.first().isVisible();
    if (await isShown(this.offer)) await this.offer.click(patience).catch(() => undefined);
    await this.fold();
    const next = this.button(/^(Ván tiếp|Next game)$/);
    if (await isShown(next)) await next.click(patience).catch(() => undefined);
  }
}

const meet = async (...strangers: readonly Stranger[]): Promise<void> => {
  await until(
    'one table for all',
    async () => {
      for (const stranger of strangers) await stranger.playOn();
      return new Set(strangers.map(({ table }) => table)).size;
    },
    (tables) => tables === 1,
  );
};

describe('finding players', () => {
  test('alone: one tap leads to cards; built-in players keep the seats, games follow by themselves, and one may leave', async () => {
    const one = await Stranger.come({ size: 'phone' });
    // A table that closed is looked for once more.
    one.person.expectFault(/status of 404/);
    await one.look();
    await one.dealt(3);
    await one.page.getByTitle(one.words.keepsSeat).first().waitFor();
    expect(await one.company.innerText()).toBe(one.find.heading(1, one.find.alone));
    expect(await one.page.getByRole('button', { name: one.lobby.start }).count()).toBe(0);
    expect(await axeFaults(one.page)).toEqual([]);
    const first = (await one.cardIds()).toSorted().join();
    await until(
      'other cards',
      async () => {
        await one.playOn();
        return (await one.cardIds()).toSorted().join();
      },
      (cards) => cards !== '' && cards !== first,
    );
    // The second, or a later one where a deal was over at once.
    await one.company.filter({ hasText: /^Ván ([2-9]|\d\d)/ }).waitFor();
    // Asked for again from the front page it is the same table, and the page that is loaded again shows it.
    const { table } = one;
    await one.page.reload();
    await one.dealt(3);
    await one.look();
    expect(one.table).toBe(table);
    await one.button(one.words.leave).click();
    await one.page.getByRole('dialog').getByRole('button', { name: one.words.leave }).click();
    await one.button(one.find.find).waitFor();
    await one.page.goto(table);
    await one.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await one.cards.count()).toBe(0);
    expect(one.person.faults).toEqual([]);
    await one.person.leave();
  });

  test('a rule that is read over a result stays open when the next game is dealt; looking at a game again leaves the table', async () => {
    const one = await Stranger.come({ size: 'tall' });
    await one.look();
    await one.dealt(3);
    const result = one.page.getByRole('region').filter({ has: one.button(RESULT_WORDS.vi.leaveForReplay) });
    await until(
      'a result',
      async () => {
        await one.fold();
        return await result.count();
      },
      (results) => results === 1,
    );
    await result.getByRole('button', { name: RULEBOOK_WORDS.vi.rules }).click();
    const book = one.page.getByRole('dialog', { name: RULEBOOK_WORDS.vi.rulesOf('Liêng') });
    await book.waitFor();
    await result.waitFor({ state: 'detached' });
    await one.page.locator('[data-over="false"]').waitFor();
    expect(await book.isVisible()).toBe(true);
    await one.page.goBack();
    await book.waitFor({ state: 'detached' });
    await until(
      'another result',
      async () => {
        await one.fold();
        return await result.count();
      },
      (results) => results === 1,
    );
    await one.button(RESULT_WORDS.vi.leaveForReplay).click();
    await one.page.waitForURL(/\/games\/[\w-]+/);
    // The seat was given up: nothing waits for them any more.
    await one.page.goto('/');
    await one.button(one.find.find).waitFor();
    expect(await one.button(HOME_WORDS.vi.back).count()).toBe(0);
    expect(one.person.faults).toEqual([]);
    await one.person.leave();
  });

  test('two strangers meet at one table, play there together, and are told when the other goes', async () => {
    const [one, other] = await Promise.all([
      Stranger.come({ size: 'phone' }),
      Stranger.come({ size: 'desktop', language: 'en', theme: 'dark' }),
    ]);
    other.person.expectFault(/status of 404/);
    await one.look();
    await one.dealt(3);
    await other.look();
    await meet(one, other);
    for (const each of [one, other]) {
      await each.company.filter({ hasText: /· 2 (người|people)/ }).waitFor();
      expect(await axeFaults(each.page)).toEqual([]);
    }
    await Promise.all([one.dealt(3), other.dealt(3)]);
    // What is said stands beside its seat, where the chat is not in sight.
    const program = await hall.client({ token: await other.person.token });
    await program.must('send_message', { tableId: one.table.replace('/t/', ''), phrase: 'hello' });
    await one.page.locator('[data-stage]').getByText('Chào cả nhà!').waitFor();
    const name = await other.page.evaluate(async () => (await (await fetch('/api/me')).json()).person.name);
    await until(
      'a game that is on',
      async () => {
        if ((await other.page.locator('[data-over="false"]').count()) === 0) await other.playOn();
        else
          await other
            .button(other.words.leave)
            .click({ timeout: 2_000 })
            .catch(() => undefined);
        return other.page.getByText(other.words.leaveStrangers).count();
      },
      (said) => said === 1,
    );
    expect(await axeFaults(other.page)).toEqual([]);
    await other.page.getByRole('dialog').getByRole('button', { name: other.words.leave }).click();
    await other.button(other.find.find).waitFor();
    // Said where one would look for others again.
    await other.page.getByText(HOME_WORDS.en.later).waitFor();
    await one.company.filter({ hasText: one.find.wentAway(name) }).waitFor();
    // The front page does not lead back to strangers who were left in the middle of a game.
    expect(await other.page.getByRole('link', { name: HOME_WORDS.en.back }).count()).toBe(0);
    await until(
      'built-in players alone again',
      async () => {
        await one.playOn();
        return one.company.innerText();
      },
      (said) => said.endsWith(one.find.alone),
    );
    expect([...one.person.faults, ...other.person.faults]).toEqual([]);
    await Promise.all([one.person.leave(), other.person.leave()]);
  });

  test('a friend’s link goes first: the seat among strangers is given up with the seat among friends, and costs nothing', async () => {
    const { code } = await hall.newTable({ game: 'lieng', seats: 2, turnSeconds: 120 });
    const [one, other] = await Promise.all([Stranger.come({ size: 'desktop' }), Stranger.come()]);
    await one.look();
    await other.look();
    await meet(one, other);
    await Promise.all([one.dealt(3), other.dealt(3)]);
    const name = await other.page.evaluate(async () => (await (await fetch('/api/me')).json()).person.name);
    await other.sitDown(code);
    await one.company.filter({ hasText: one.find.wentAway(name) }).waitFor();
    const asked = other.page.waitForResponse(/\/api\/hall$/);
    await other.page.goto('/');
    expect((await (await asked).json()).later).toBe(false);
    expect([...one.person.faults, ...other.person.faults]).toEqual([]);
    await Promise.all([one.person.leave(), other.person.leave()]);
  });

  test('whoever plays with friends is led back to them, by a way in sight on a low screen too', async () => {
    const { code, host } = await hall.newTable({ game: 'lieng', seats: 2, games: 16, turnSeconds: 120 });
    const one = await Stranger.come({ size: 'landscape' });
    await one.sitDown(code);
    await one.getReady();
    await host.must('start_game', { tableId: code });
    await one.dealt(3);
    await one.page.goto('/');
    await one.button(one.find.find).click();
    const back = one.page.getByRole('alert').getByRole('link', { name: one.find.goToGame('Liêng') });
    await until('nothing lies over the way back', () =>
      back.evaluate((link) => {
        const { x, y, width, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, bottom - 3)) && bottom - y >= 44;
      }),
    );
    await back.click();
    await one.page.waitForURL(`**/t/${code}`);
    await one.dealt(3);
    expect(one.person.faults).toEqual([]);
    await one.person.leave();
  });

  test('without the server the button says so, and practice is there', async () => {
    const one = await Stranger.come();
    one.person.expectFault(/ERR_FAILED|Failed to load resource/);
    await one.page.goto('/');
    await one.button(one.find.find).waitFor();
    await one.page.route(/\/api\/hall/, (route) => route.abort());
    await one.page.reload();
    await one.button(HOME_WORDS.vi.noServer).waitFor();
    expect(await one.button(HOME_WORDS.vi.noServer).isDisabled()).toBe(true);
    expect(await axeFaults(one.page)).toEqual([]);
    await one.button(HOME_WORDS.vi.playNow).click();
    await one.dealt(3);
    await one.person.leave();
  });
});
