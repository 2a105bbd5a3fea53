import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { showsMoves } from './page-state.ts';
import { playAhead, playMiddle } from './play-ahead.ts';
import { newRival, type Rival } from './rival.ts';
import { Seat } from './seat.ts';

/** What happens at the table when the line breaks, and when the server says no. */

let hall: Hall;
let browser: Browser;
let rival: Rival;
let seat: Seat;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

beforeEach(async () => {
  rival = await newRival(hall);
  seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false }));
});

afterEach(async () => {
  rival.leave();
  await seat.person.leave();
});

const sit = async (): Promise<void> => {
  await seat.sitDown(rival.code);
  await seat.getReady();
  await rival.begin();
  await seat.atTheMat();
};

describe('a line that breaks in the middle of a game', () => {
  test('is said calmly and mends itself without loading the page again', async () => {
    seat.person.expectFault(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await sit();
    await seat.begun();
    await seat.followAdvice();
    await seat.myTurn();
    await seat.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const before = await seat.cardIds();

    await seat.person.context.setOffline(true);
    await seat.page.getByText(seat.words.offline).waitFor();
    expect(await seat.cardIds()).toEqual(before);

    await seat.person.context.setOffline(false);
    await seat.page.getByText(seat.words.offline).waitFor({ state: 'detached' });
    expect(await seat.cardIds()).toEqual(before);
    await seat.playTurn();
    expect(await seat.page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    expect(seat.person.faults).toEqual([]);
  });

  test('does not lose a move that was made meanwhile', async () => {
    seat.person.expectFault(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await sit();
    await seat.begun();
    // A player who leads may always play their lowest card.
    while (!(await seat.leads())) {
      await seat.followAdvice();
      await seat.begun();
    }
    const before = await seat.cardIds();
    const moves = await seat.moves();
    await seat.person.context.setOffline(true);
    await seat.page.getByText(seat.words.offline).waitFor();
    await seat.page.keyboard.press('1');
    const [played] = before;
    await seat.page.locator('button[aria-keyshortcuts="Enter"][aria-disabled="false"]').waitFor();
    await seat.page.keyboard.press('Enter');
    // It shows at once, as if it had been accepted.
    await seat.page.getByText(seat.words.sending).waitFor();
    expect(await seat.cardIds()).toEqual(before.filter((card) => card !== played));
    expect(await seat.moves()).toBe(moves);
    await seat.person.context.setOffline(false);
    await showsMoves(seat.page, moves + 1);
    expect(await seat.cardIds()).toEqual(before.filter((card) => card !== played));
    await seat.playTurn();
  });

  test('after loading the page again everything stands as it was, with all that was told', async () => {
    await sit();
    await seat.begun();
    await seat.followAdvice();
    await seat.myTurn();
    const before = await seat.cardIds();
    await seat.page.reload();
    await seat.atTheMat();
    await seat.myTurn();
    expect(await seat.cardIds()).toEqual(before);
    await playAhead(hall, rival.code, [seat.person]);
    await seat.playOut();
    await seat.page.locator('[data-points]').first().waitFor();
    // A player who comes back after the end is shown it as well.
    await seat.page.reload();
    await seat.page.locator('[data-points]').first().waitFor();
    expect(seat.person.faults).toEqual([]);
  });

  test('somebody who signed out in another tab is not left waiting: they stand at the door as whoever they are now', async () => {
    seat.person.expectFault(/WebSocket|401/);
    await sit();
    const another = await seat.person.context.newPage();
    await another.goto('/');
    await another.evaluate(() =>
      fetch('/api/sign-out', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    );
    await seat.button(seat.lobby.watch).waitFor();
    expect(await seat.hand.count()).toBe(0);
  });
});

describe('a page that stood still', () => {
  test('draws a whole game that comes in one go', async () => {
    rival = await newRival(hall, { game: 'phom', ruleSet: 'basic' });
    await sit();
    const developer = await seat.person.context.newCDPSession(seat.page);
    await developer.send('Debugger.enable');
    await developer.send('Debugger.pause');
    const made = await playMiddle(hall, rival.code, [seat.person]);
    await developer.send('Debugger.resume');
    await showsMoves(seat.page, made);
    await seat.playOut();
    await seat.page.locator('[data-points]').first().waitFor();
    expect(seat.person.faults).toEqual([]);
  });
});

describe('a move that the server refuses', () => {
  test('goes back into the hand, with the reason', async () => {
    const reason = 'Bàn đang bận, thử lại nhé.';
    let refuses = true;
    await seat.page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const act = /^42(\d+)\["act"/.exec(String(message));
        if (act === null || !refuses) return server.send(message);
        refuses = false;
        const answer = { ok: false, error: { code: 'SERVER_ERROR', message: reason } };
        socket.send(`43${act[1]}${JSON.stringify([answer])}`);
      });
    });
    await sit();
    await seat.begun();
    const before = await seat.cardIds();
    await seat.page.keyboard.press('h');
    await seat.page.locator('button[aria-keyshortcuts="Enter"][aria-disabled="false"]').waitFor();
    await seat.page.keyboard.press('Enter');
    await seat.page.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(await seat.cardIds()).toEqual(before);
    await seat.playTurn();
  });
});
