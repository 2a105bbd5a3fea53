import { GAMES } from '@sanh-rong/engine';
import { signed } from '@sanh-rong/presentation';
import type { TableView } from '@sanh-rong/table';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAY_ON_WORDS } from '../apps/web/src/practice/play-on/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { findTable, keepTable } from './kept-table.ts';
import { Seat } from './seat.ts';

/** From a replay to a table where the game goes on another way, and back. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

interface Told {
  readonly steps: readonly {
    readonly view: {
      readonly hands: readonly (readonly string[])[];
      readonly result: { readonly points: readonly number[] } | null;
    };
  }[];
}

const replayOf = async (id: string): Promise<Told> => {
  const response = await fetch(`${hall.url}/api/games/${id}/replay`);
  return (await response.json()) as Told;
};

/** A game with something to do in it: one in twenty is over at the deal. */
const playedGame = async (game: string): Promise<Told & { readonly id: string }> => {
  for (;;) {
    const { id } = await hall.playedGame({ game });
    const { steps } = await replayOf(id);
    if (steps.length > 2) return { id, steps };
  }
};

/** Games in which every hand is open in the end. */
const OPEN = GAMES.filter(({ conceals }) => !conceals).map(({ id }) => id);

describe('a game that is over', () => {
  test.each(OPEN)('%s: is played on from a moment of its replay, and compared', async (game) => {
    const words = PLAY_ON_WORDS.vi;
    const { id, steps } = await playedGame(game);
    const person = await newPerson(browser, { url: hall.url, size: 'tall', serviceWorker: false });
    const seat = new Seat(person);
    const { page } = seat;
    await page.goto(`/games/${id}?move=1`);
    await page.locator('[data-stage]').waitFor();
    const button = page.locator('article').getByRole('button', { name: words.playOn });
    await button.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.cards).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const chosen = Number(await sheet.getByLabel(words.seat).inputValue());
    await sheet.getByRole('button', { name: words.playOn }).click();
    await page.waitForURL(/\/practice\/table\?from=replay$/);
    await seat.atTheMat();
    await page.getByRole('heading', { name: words.from(1) }).waitFor();
    const hand = steps[1].view.hands[chosen] ?? [];
    expect(new Set(await seat.cardIds())).toEqual(new Set(hand));
    expect(await seat.moves()).toBe(1);
    // In the middle it is left by a reload and found again.
    await seat.myTurn();
    await page.reload();
    await seat.atTheMat();
    await page.getByRole('heading', { name: words.from(1) }).waitFor();
    await seat.playOut();
    const result = page.getByRole('dialog');
    const real = signed(steps[steps.length - 1].view.result?.points[chosen] ?? 0);
    await result.getByText(words.realGame(real)).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await result.getByRole('button', { name: words.again }).click();
    await page.locator('[data-over="false"]').waitFor();
    expect(new Set(await seat.cardIds())).toEqual(new Set(hand));
    // Away from it one comes to the replay, at the very moment.
    await seat.button(seat.words.leave).click();
    await page.getByRole('dialog').getByText(words.leave).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: seat.words.leave }).click();
    await page.waitForURL(new RegExp(`/games/${id}\\?move=1`));
    await page.locator('[data-stage]').waitFor();
    // It is no game of one's own: neither a list nor the front page knows it.
    await page.goto('/practice');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('a[href*="/practice/table"]').count()).toBe(0);
    await page.goto('/games');
    await page
      .getByText(RESULT_WORDS.vi.noGames)
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    expect(await page.locator('a[href^="/games/home-"]').count()).toBe(0);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('whose folded hands stay hidden is played on with others in their place, which it says; also offline', async () => {
    const [{ id: game }] = GAMES.filter(({ conceals }) => conceals);
    const isConcealed = ({ phase, game: ended, you }: TableView): boolean =>
      phase === 'completed' && you !== null && ended !== null && ended.history.length > 3 && ended.hands.includes(null);
    const found = await findTable({ game, seats: 3, games: 1 }, 'folded', isConcealed);
    const words = PLAY_ON_WORDS.en;
    const person = await newPerson(browser, { url: hall.url, size: 'desktop', language: 'en', theme: 'dark' });
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    const seat = new Seat(person, 'en');
    const { page } = seat;
    await page.goto('/settings');
    await keepTable(person, found);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await person.context.setOffline(true);
    await page.goto(`/games/${found.games[0].id}`);
    await page.locator('[data-stage]').waitFor();
    await page.locator('article').getByRole('button', { name: words.playOn }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(words.cardsDrawn).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole('button', { name: words.playOn }).click();
    await seat.atTheMat();
    await page.getByRole('heading', { name: words.from(0) }).waitFor();
    await page.getByText(words.countsDrawn).waitFor();
    const own = found.view.game?.hands[0] ?? [];
    expect(new Set(await seat.cardIds())).toEqual(new Set(own));
    await seat.playOut();
    await page.getByRole('dialog').getByRole('link', { name: words.back }).click();
    await page.waitForURL(new RegExp(`/games/${found.games[0].id}`));
    await person.leave();
  });

  test('its end has nothing to play on from, and a table that was never begun says so', async () => {
    const { id } = await playedGame('tienlen');
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = person;
    const words = PLAY_ON_WORDS.vi;
    await page.goto(`/games/${id}?move=9999`);
    await page.locator('button:disabled', { hasText: words.playOn }).waitFor();
    await page.goto('/practice/table?from=replay');
    await page.getByText(words.noTableTitle).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await person.leave();
  });
});
