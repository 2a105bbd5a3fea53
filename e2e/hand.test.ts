import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { SETTINGS_WORDS } from '../apps/web/src/settings/messages/vi.ts';
import { until } from '../test/until.ts';
import { newPerson, openBrowser, SIZES } from './browser.ts';
import { Hall } from './hall.ts';
import { settled, showsMoves } from './page-state.ts';
import { Seat } from './seat.ts';

/** What fingers do with the cards. */

/** Cards with which there is something to play before the other one has won. */
const DICE = 5;

let hall: Hall;
let browser: Browser;
let seat: Seat;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, dice: DICE }));
  await seat.page.addInitScript(() => {
    localStorage.setItem('sanh-rong.tips', '9');
    localStorage.setItem('sanh-rong.cautions', 'mien-nam');
    // One opponent is waited for, not three.
    localStorage.setItem('sanh-rong.practice', JSON.stringify({ game: 'tienlen', seats: 2 }));
  });
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** A new table, with the screen upright. */
beforeEach(async () => {
  onTestFailed(() => seat.person.tellPage());
  await seat.page.setViewportSize(SIZES.phone.viewport);
  // A hand that wins at once leaves nothing to do: then another table.
  do {
    await seat.page.goto('/practice');
    await seat.page.getByRole('button', { name: /^(Chơi ngay|Chơi bàn mới)$/ }).click();
    await seat.atTheMat();
  } while (!(await seat.myTurn()));
  await settled(seat.page);
});

afterEach(() => {
  expect(seat.person.takeFaults()).toEqual([]);
});

const isSelected = async (card: Locator): Promise<boolean> => (await card.getAttribute('aria-selected')) === 'true';

const becomes = (card: Locator, selected: boolean): Promise<unknown> =>
  until(
    `a card that is ${selected ? '' : 'not '}selected`,
    () => isSelected(card),
    (seen) => seen === selected,
  );

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a card that no other card covers: its upper left corner. */
const cornerOf = async (card: Locator): Promise<Point> => {
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not there');
  return { x: box.x + 14, y: box.y + 14 };
};

/** Pixels between two places of which a finger tells. */
const STEP = 12;

/**
 * A finger that goes from one place to another without resting. All of it is sent at once: between two answers a busy
 * machine may take as long as a finger rests that holds a card.
 */
const drag = async (from: Point, to: Point): Promise<void> => {
  const session = await seat.page.context().newCDPSession(seat.page);
  const tell = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point): Promise<unknown> =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  const way = Array.from({ length: steps }, (_, step): Point => {
    const share = (step + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
  await Promise.all([
    tell('mousePressed', from),
    ...way.map((point) => tell('mouseMoved', point)),
    tell('mouseReleased', to),
  ]);
  await session.detach();
};

/** How much of each card can be touched: the width of what is in sight. */
const visibleWidths = (hand: Locator): Promise<number[]> =>
  hand.getByRole('option').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top } = card.getBoundingClientRect();
      let seen = 0;
      for (let x = Math.ceil(left); x < right; x++) {
        if (document.elementFromPoint(x, top + 12)?.closest('[data-hand-card]') === card) seen++;
      }
      return seen;
    }),
  );

/** In how many rows the cards lie. */
const rowsOf = (): Promise<number> =>
  seat.cards.evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top))).size);

describe('a hand under fingers', () => {
  test('every card can be hit: 44 pixels on a phone, upright and sideways', async () => {
    expect(Math.min(...(await visibleWidths(seat.hand)))).toBeGreaterThanOrEqual(43);
    expect(await rowsOf()).toBe(2);
    await seat.page.setViewportSize(SIZES.landscape.viewport);
    await until('the cards in one row', rowsOf, (rows) => rows === 1);
    expect(Math.min(...(await visibleWidths(seat.hand)))).toBeGreaterThanOrEqual(43);
  });

  test('a tap selects and lets go again', async () => {
    const card = seat.cards.nth(2);
    const { x, y } = await cornerOf(card);
    await seat.page.mouse.click(x, y);
    await becomes(card, true);
    // It rises with a motion of its own, which begins with the next frame.
    const lifted = await until(
      'the card to rise',
      () => cornerOf(card),
      (corner) => corner.y < y,
    );
    await seat.page.mouse.click(lifted.x, lifted.y);
    await becomes(card, false);
  });

  test('a swipe across selects all it crosses', async () => {
    const from = await cornerOf(seat.cards.nth(0));
    const to = await cornerOf(seat.cards.nth(3));
    await drag(from, { x: to.x, y: to.y + 30 });
    for (const at of [0, 1, 2, 3]) await becomes(seat.cards.nth(at), true);
    expect(await isSelected(seat.cards.nth(5))).toBe(false);
  });

  test('what is thrown onto the mat is played', async () => {
    const advice = seat.page.locator('button[aria-keyshortcuts="h"]');
    const chosen = seat.hand.locator('[aria-selected="true"]');
    await advice.click();
    // As long as the advice is to pass there is nothing to throw.
    while ((await chosen.count()) === 0) {
      await seat.play.click();
      expect(await seat.myTurn()).toBe(true);
      await advice.click();
    }
    // What was chosen rises: where it lies is known when it has come to rest.
    await settled(seat.page);
    const moves = await seat.moves();
    const from = await cornerOf(chosen.first());
    await drag(from, { x: from.x, y: from.y - 120 });
    await showsMoves(seat.page, moves + 1);
  });

  test('a card that is held says what it can do', async () => {
    const { mouse } = seat.page;
    const { x, y } = await cornerOf(seat.cards.first());
    await mouse.move(x, y);
    await mouse.down();
    await seat.page.getByRole('dialog').waitFor();
    await mouse.up();
    await seat.page.keyboard.press('Escape');
    await seat.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await seat.hand.locator('[aria-selected="true"]').count()).toBe(0);
  });

  test('cards that make nothing are not played, and the button says why', async () => {
    const ids = await seat.cardIds();
    // The lowest and the highest card of a sorted hand are never one combination.
    await seat.page.keyboard.press('1');
    await settled(seat.page);
    const last = await cornerOf(seat.cards.nth(ids.length - 1));
    await seat.page.mouse.click(last.x, last.y);
    await seat.play.and(seat.page.locator('[aria-disabled="true"]')).waitFor();
    expect(await seat.play.getAttribute('title')).toMatch(/\S/);
    const moves = await seat.moves();
    // Said aloud as well, and what was chosen is still chosen. A button that has just come to mean this takes no press yet.
    const said = seat.page.getByRole('alert').filter({ hasText: /\S/ });
    await until(
      'the reason to be said',
      async () => {
        await seat.play.click({ force: true });
        return said.count();
      },
      (count) => count > 0,
    );
    await expect.poll(() => seat.hand.locator('[aria-selected="true"]').count()).toBe(2);
    expect(await seat.moves()).toBe(moves);
    expect(await seat.cardIds()).toEqual(ids);
  });
});

describe('how many cards one holds', () => {
  test('MN-22 is hidden and shown again in the middle of a game', async () => {
    const { page, words } = seat;
    const mark = page.getByText(words.countHidden);
    const hide = page.getByRole('switch', { name: SETTINGS_WORDS.vi.hideCount });
    await seat.button(words.settings).click();
    await hide.click();
    await mark.waitFor();
    await page.keyboard.press('Escape');
    await hide.waitFor({ state: 'detached' });
    await seat.followAdvice();
    expect(await mark.count()).toBe(1);
    await seat.button(words.settings).click();
    expect(await hide.isChecked()).toBe(true);
    await hide.click();
    await mark.waitFor({ state: 'detached' });
  });
});
