import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { playAhead } from './play-ahead.ts';
import { newRival } from './rival.ts';
import { Seat } from './seat.ts';

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

describe('somebody who watches', () => {
  test('comes in by the link, sees every play and no hand, and the result in the end', async () => {
    const rival = await newRival(hall);
    const looks = { url: hall.url, serviceWorker: false } as const;
    const player = new Seat(await newPerson(browser, looks));
    const watcher = new Seat(await newPerson(browser, { ...looks, size: 'desktop', language: 'en' }), 'en');
    await player.sitDown(rival.code);
    await player.getReady();
    await rival.begin();
    await player.atTheMat();

    await watcher.page.goto(`/t/${rival.code}`);
    await watcher.button(watcher.lobby.watch).click();
    await watcher.atTheMat();
    await watcher.page.getByText(watcher.words.youWatch).waitFor();
    expect(await watcher.hand.count()).toBe(0);
    const shown = (): Promise<string[]> =>
      watcher.page.locator('[data-card]').evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
    await player.begun();
    const held = new Set(await player.cardIds());
    expect((await shown()).filter((card) => held.has(card))).toEqual([]);
    expect(await axeFaults(watcher.page)).toEqual([]);

    await playAhead(hall, rival.code, [player.person]);
    await player.playOut();
    await watcher.page.locator('[data-points]').first().waitFor();
    expect(watcher.person.faults).toEqual([]);
    await Promise.all([player, watcher].map(({ person }) => person.leave()));
    rival.leave();
  });
});
