import { GAMES } from '@sanh-rong/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../test/examples.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { playAhead } from './play-ahead.ts';
import { Seat } from './seat.ts';

/** Every game in every rule set, played on the screen by two people. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const CASES = GAMES.flatMap(({ id, ruleSets }) => ruleSets.map((ruleSet) => ({ game: id, ruleSet: ruleSet.id })));

/** All rule sets of a game have one mat: the usual one is looked at, and every one in the long run. */
const isLookedAt = (game: string, ruleSet: string): boolean =>
  LONG || GAMES.find(({ id }) => id === game)?.ruleSets[0].id === ruleSet;

describe('a game between two screens', () => {
  test.each(CASES)('$game, $ruleSet: from the deal to the result', async ({ game, ruleSet }) => {
    const looks = { url: hall.url, serviceWorker: false } as const;
    const phone = new Seat(await newPerson(browser, looks));
    const desktop = new Seat(
      await newPerson(browser, { ...looks, size: 'desktop', language: 'en', theme: 'dark' }),
      'en',
    );
    const { code, host } = await hall.newTable({ game, ruleSet, seats: 2, games: 1, turnSeconds: 120 });
    // The creator of the table hands it over and goes.
    await phone.sitDown(code);
    await host.must('table_command', { tableId: code, command: { type: 'handOver', seat: 1 } });
    await host.must('leave_table', { tableId: code });
    await desktop.sitDown(code);
    await desktop.getReady();
    await phone.button(phone.lobby.start).click();
    const seats = [phone, desktop];
    await Promise.all(seats.map((seat) => seat.atTheMat()));
    if (isLookedAt(game, ruleSet)) for (const seat of seats) expect(await axeFaults(seat.page)).toEqual([]);
    await Promise.all([phone.playTurn(), desktop.playTurn('keys')]);
    await playAhead(
      hall,
      code,
      seats.map(({ person }) => person),
    );
    await Promise.all([phone.playOut(), desktop.playOut('keys')]);
    for (const seat of seats) {
      await seat.page.locator('[data-points], h2').first().waitFor();
      if (isLookedAt(game, ruleSet)) expect(await axeFaults(seat.page)).toEqual([]);
      expect(seat.person.faults).toEqual([]);
    }
    // The session is over: its result can be put aside and called back.
    const result = desktop.page.getByRole('dialog');
    await result.waitFor();
    await desktop.page.keyboard.press('Escape');
    await result.waitFor({ state: 'detached' });
    await desktop.page.getByRole('button', { name: desktop.words.result }).click();
    await result.waitFor();
    expect(hall.complaints).toEqual([]);
    await Promise.all(seats.map(({ person }) => person.leave()));
  });
});
