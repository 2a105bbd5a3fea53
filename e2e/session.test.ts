import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caution } from '@sanh-rong/presentation/names';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../apps/cli/src/verify/command.ts';
import { runCommand } from '../apps/cli/test/support/commands.ts';
import { CREATE_WORDS } from '../apps/web/src/create/messages/vi.ts';
import { REPLAY_WORDS } from '../apps/web/src/replay/messages/vi.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { axeFaults } from './axe.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';
import { playAhead } from './play-ahead.ts';
import { Seat } from './seat.ts';

const folder = mkdtempSync(join(tmpdir(), 'sanh-rong-session-'));

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open({}, 'embedded'), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
  rmSync(folder, { recursive: true, force: true });
});

const arrive = async (looks: Looks): Promise<Seat> =>
  new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks }), looks.language ?? 'vi');

/** Radios lie under what looks like buttons: keys reach them always. */
const choose = (seat: Seat, name: string): Promise<void> =>
  seat.page.getByRole('radio', { name, exact: true }).first().press(' ');

/** Whether something lies on the screen as a whole, without scrolling. */
const isInSight = async (what: Locator): Promise<boolean> => {
  const [box, screen] = [await what.boundingBox(), what.page().viewportSize()];
  return box !== null && screen !== null && box.y >= 0 && box.y + box.height <= screen.height;
};

/** The tips of a first turn, its caution first, lie beside the mat, on which there is something to beat. */
const tipsAreBeside = async (seat: Seat): Promise<void> => {
  if (!(await seat.myTurn())) return;
  const mat = await seat.page.locator('[data-stage]').boundingBox();
  for (const text of [caution('tienlen', 'mien-nam', {}, 'vi'), seat.words.coach.select]) {
    const tip = seat.page.getByText(text);
    const said = await tip.boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(mat?.y ?? 0);
    expect(await isInSight(tip)).toBe(true);
    await seat.button(seat.words.coach.next).click();
  }
};

const LOOKS: readonly Looks[] = [
  { size: 'phone', language: 'vi', theme: 'light', motion: true },
  { size: 'desktop', language: 'en', theme: 'dark', motion: true },
  { size: 'landscape', language: 'vi', theme: 'dark', motion: true },
  { size: 'phone', language: 'en', theme: 'light' },
];

describe('four people', () => {
  test('from a link to the result of a game: created, shared, joined, readied, played, explained', async () => {
    const people = await Promise.all(LOOKS.map(arrive));
    const [host, ...friends] = people;
    const [, , sideways] = people;
    // A second tap does not undo the first, nor get a player ready who has just sat down, nor end the reading of a result.
    for (const each of people) await each.tapsTwice(each.lobby.iAmReady, each.lobby.stop, each.words.goOn.lobby);

    await host.page.goto('/new');
    // A single game, so that its result stays, and all the time there is for every move.
    await choose(host, CREATE_WORDS.vi.gamesCount(1));
    await host.page.getByLabel(CREATE_WORDS.vi.ownName).fill('Khỉ Cần Thơ');
    await host.page.locator('summary', { hasText: CREATE_WORDS.vi.more }).click();
    await choose(host, '120');
    await host.button(CREATE_WORDS.vi.create).click();
    await host.page.waitForURL(/\/t\/[A-Z2-9]+$/);
    const code = host.page.url().split('/t/')[1];

    for (const friend of friends) {
      await friend.sitDown(code);
      await friend.getReady();
    }
    await friends[0].page.getByText('Khỉ Cần Thơ').first().waitFor();
    await host.button(host.lobby.start).click();
    await Promise.all(people.map((person) => person.dealt(13)));
    const hands = await Promise.all(people.map((person) => person.cardIds()));
    for (const hand of hands) expect(hand).toHaveLength(13);
    expect(new Set(hands.flat()).size).toBe(52);
    for (const person of people) expect(await axeFaults(person.page)).toEqual([]);

    const firstTurn = async (person: Seat): Promise<void> => {
      if (person === sideways) await tipsAreBeside(person);
      await person.playTurn();
    };
    await Promise.all(people.map(firstTurn));
    await playAhead(
      hall,
      code,
      people.map(({ person }) => person),
    );
    await Promise.all(people.map((person) => person.playOut()));

    for (const [at, person] of people.entries()) {
      const words = RESULT_WORDS[LOOKS[at].language ?? 'vi'];
      await person.page.getByRole('heading', { name: words.onlyGame }).waitFor();
      // One's own result comes first, everybody has a step, and how to go on is in sight whichever way a phone is held.
      expect(await person.page.locator('[data-points]').first().getAttribute('data-own')).toBe('true');
      const steps = person.page.getByRole('list', { name: words.podium }).getByRole('listitem');
      expect([await steps.count(), await steps.and(person.page.locator('[data-own="true"]')).count()]).toEqual([4, 1]);
      expect(await isInSight(person.button(words.againOnce))).toBe(true);
      expect(await axeFaults(person.page)).toEqual([]);
      expect(person.person.faults).toEqual([]);
    }
    // Everybody reads the same points: the ones that are signed and stand at the end of each seat's account.
    const told = await Promise.all(
      people.map(({ page }) =>
        page.locator('[data-points]').evaluateAll((all) => all.map((each) => each.getAttribute('data-points')).sort()),
      ),
    );
    expect(told[0]).toHaveLength(4);
    expect(told[0].map(Number).reduce((sum, points) => sum + points, 0)).toBe(0);
    for (const each of told) expect(each).toEqual(told[0]);

    // The players check the deal against what their own browsers kept: the promise, and the text they brought.
    for (const [at, { page }] of people.slice(0, 2).entries()) {
      const words = REPLAY_WORDS[LOOKS[at].language ?? 'vi'];
      await page.getByRole('link', { name: RESULT_WORDS[LOOKS[at].language ?? 'vi'].replay }).click();
      await page.getByRole('button', { name: words.check }).click();
      await page.getByRole('heading', { name: words.checkHeld }).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      // And elsewhere, with a program that no server has sent: it has the seal and the text from a file of the browser's.
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: words.saveWitness }).click();
      const witness = join(folder, `${at}.json`);
      await (await saving).saveAs(witness);
      // The table is private: a player who was there brings what the server shows of the game along.
      const shown = await page.evaluate(
        async (path) => (await fetch(`/api${path}/replay`)).text(),
        new URL(page.url()).pathname,
      );
      const replay = join(folder, `replay ${at}.json`);
      writeFileSync(replay, shown);
      const { code: status, output } = await runCommand(verify, [replay, '--witness', witness, '--json']);
      expect(status).toBe(0);
      const states = JSON.parse(output).findings.map(({ state }: { readonly state: string }) => state);
      expect(new Set(states)).toEqual(new Set(['held']));
    }
    // What "once more" of another brings comes in the place of one's own, and is not taken for it.
    const reader = people[3];
    await sideways.button(RESULT_WORDS.vi.againOnce).click();
    await reader.page.getByRole('dialog').getByText(reader.words.goOn.lobby).waitFor();
    expect(await reader.page.getByRole('heading', { name: RESULT_WORDS.en.onlyGame }).count()).toBe(1);
    expect(hall.complaints).toEqual([]);
    await Promise.all(people.map(({ person }) => person.leave()));
  });

  test('the host sends somebody away: they are told, the chair is free, and the link does not seat them again', async () => {
    const [host, guest] = await Promise.all([arrive({}), arrive({ language: 'en', size: 'desktop' })]);
    await host.page.goto('/new');
    await host.button(CREATE_WORDS.vi.create).click();
    await host.page.waitForURL(/\/t\/[A-Z2-9]+$/);
    const code = host.page.url().split('/t/')[1];
    await guest.sitDown(code);
    const seat = host.page.getByRole('button', { name: host.lobby.notReady });
    await seat.click();
    await host.button(host.seating.kick).click();
    await host.button(host.seating.kickYes).click();
    await guest.page.getByRole('heading', { name: guest.words.sentAwayTitle }).waitFor();
    await seat.waitFor({ state: 'detached' });
    await guest.page.goto(`/t/${code}`);
    await guest.button(guest.lobby.sit).click();
    await guest.page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    expect(await guest.hand.count()).toBe(0);
    await Promise.all([host, guest].map(({ person }) => person.leave()));
  });
});
