import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_INSTANT_WINS } from '../apps/server/test/support/no-instant-wins.ts';
import { newPerson, openBrowser } from './browser.ts';
import type { AskedSettings } from './hall.ts';
import { Hall } from './hall.ts';
import { atRest } from './page-state.ts';
import { playAhead } from './play-ahead.ts';
import { Seat } from './seat.ts';

/** What lies on the mat of a phone held upright, and what the table says to whoever sits at it. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** Somebody on a phone at a table of theirs, all other seats taken by built-in players, once the cards are dealt. */
const begun = async (settings: AskedSettings): Promise<{ readonly seat: Seat; readonly code: string }> => {
  const seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false }));
  const { code, host } = await hall.newTable(settings);
  await seat.sitDown(code);
  await host.must('table_command', { tableId: code, command: { type: 'handOver', seat: 1 } });
  await host.must('leave_table', { tableId: code });
  const free = Array.from({ length: settings.seats ?? 2 }, (_, at) => at).filter((at) => at !== 1);
  const own = await hall.client({ token: await seat.person.token });
  await own.view('resume_table', { tableId: code });
  for (const at of free) {
    await own.must('table_command', { tableId: code, command: { type: 'seatPlayer', seat: at, level: 'simple' } });
  }
  own.socket.disconnect();
  await seat.button(seat.lobby.start).click();
  await seat.atTheMat();
  return { seat, code };
};

/** Cards that do not lie inside the frame of the mat. */
const cardsOutside = ({ page }: Seat): Promise<string[]> =>
  page.locator('[data-stage]').evaluate((stage) => {
    const frame = stage.getBoundingClientRect();
    return [...stage.querySelectorAll('[data-card]')]
      .filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      })
      .map((card) => card.getAttribute('data-card') ?? '');
  });

describe('the mat of a phone', () => {
  test.each(['phom', 'tienlen'])(
    '%s: the open hands of all lie inside its frame, and whoever won shines',
    async (game) => {
      const { seat, code } = await begun({ game, seats: 4, games: 1, turnSeconds: 120 });
      await playAhead(hall, code, [seat.person]);
      await seat.playOut();
      const result = seat.page.getByRole('dialog');
      await result.waitFor();
      await seat.page.keyboard.press('Escape');
      await result.waitFor({ state: 'detached' });
      await atRest(seat.page);
      // Whoever lost holds one card at least.
      expect(await seat.page.locator('[data-stage] [data-card]').count()).toBeGreaterThan(1);
      expect(await cardsOutside(seat)).toEqual([]);
      expect(await seat.page.locator('main [data-won="true"]').count()).toBeGreaterThan(0);
      expect(await seat.page.locator('main [data-resting="true"]').count()).toBe(0);
      expect(seat.person.faults).toEqual([]);
      await seat.person.leave();
    },
  );
});

describe('a turn that runs out', () => {
  test('is said where one looks; after two of them one takes the seat back with a tap', async () => {
    const { seat } = await begun({ ...NO_INSTANT_WINS, seats: 2, games: 1, turnSeconds: 10 });
    await seat.page.locator('main').getByText(seat.words.timedOut).last().waitFor();
    const back = seat.button(seat.words.playOn);
    await back.waitFor();
    await seat.page.getByRole('alert').filter({ hasText: seat.words.standsIn }).waitFor();
    await back.click();
    await back.waitFor({ state: 'detached' });
    expect(await seat.hand.count()).toBe(1);
    expect(seat.person.faults).toEqual([]);
    await seat.person.leave();
  });
});
