import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ALWAYS_PLAYED } from '../apps/server/test/support/always-played.ts';
import { type Looks, newPerson, openBrowser } from './browser.ts';
import type { AskedSettings } from './hall.ts';
import { Hall } from './hall.ts';
import { atRest } from './page-state.ts';
import { playAhead } from './play-ahead.ts';
import { newRival, type Rival } from './rival.ts';
import { Seat } from './seat.ts';

/** What lies on the mat and over what else, and what the table says to the player who sits at it. */

let hall: Hall;
let browser: Browser;
let rival: Rival | null = null;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

afterEach(() => rival?.leave());

/** A player at a table where programs play in all other seats, once the cards are dealt. */
const begun = async (
  settings: AskedSettings,
  looks: Looks = {},
): Promise<{ readonly seat: Seat; readonly code: string }> => {
  const seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, ...looks }), looks.language);
  rival = await newRival(hall, settings);
  await seat.sitDown(rival.code);
  await seat.getReady();
  await rival.begin();
  await seat.atTheMat();
  return { seat, code: rival.code };
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

/** What of these lies over what of those, in words. */
const overlaps = ({ page }: Seat, these: string, those: string): Promise<string[]> =>
  page.locator('[data-stage]').evaluate(
    (stage, [above, below]) => {
      const seen = (all: string) => [...stage.querySelectorAll(all)].filter((each) => each.getClientRects().length > 0);
      const meets = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return seen(above).flatMap((each) =>
        seen(below)
          .filter((other) => meets(each.getBoundingClientRect(), other.getBoundingClientRect()))
          .map((other) => `${each.textContent} over ${other.getAttribute('data-card') ?? other.textContent}`),
      );
    },
    [these, those],
  );

/** What of one seat lies on what of another: avatars, cards, words, chips. */
const seatsOnSeats = ({ page }: Seat): Promise<string[]> =>
  page.locator('[data-stage]').evaluate((stage) => {
    const partsOf = (place: Element) =>
      [...place.querySelectorAll('*')].filter(
        (part) =>
          part.closest('.only-read') === null &&
          part.getClientRects().length > 0 &&
          (part.matches('[data-card], [data-seat], [data-fan] i, [data-all-in]') ||
            (part.childElementCount === 0 && part.closest('svg') === null && part.textContent !== '')),
      );
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left + 1 < other.right &&
      other.left + 1 < one.right &&
      one.top + 1 < other.bottom &&
      other.top + 1 < one.bottom;
    const named = (part: Element): string => part.getAttribute('data-card') || part.textContent || part.tagName;
    const places = [...stage.querySelectorAll('[data-side]')].map(partsOf);
    return places.flatMap((parts, at) =>
      places
        .slice(at + 1)
        .flatMap((others) =>
          parts.flatMap((one) =>
            others
              .filter((other) => meets(one.getBoundingClientRect(), other.getBoundingClientRect()))
              .map((other) => `${named(one)} on ${named(other)}`),
          ),
        ),
    );
  });

/** Buttons that one's own part of the screen has no room for, on one line of text each. */
const buttonsOutside = ({ page }: Seat): Promise<string[]> =>
  page.locator('main section').evaluate((own) => {
    const frame = own.getBoundingClientRect();
    return [...own.querySelectorAll('button')]
      .filter((button) => {
        const { left, right, bottom, height } = button.getBoundingClientRect();
        return left < frame.left || right > frame.right || bottom > frame.bottom || height > 54;
      })
      .map((button) => button.textContent ?? '');
  });

/** Every hand that is open becomes one of thirteen cards, as after a tới trắng: the first card again and again. */
const fillOpenHands = ({ page }: Seat): Promise<void> =>
  page.locator('[data-stage] [role="img"]:has([data-card])').evaluateAll((hands) => {
    for (const hand of hands) {
      const [first] = hand.children;
      while (first !== undefined && hand.childElementCount < 13) hand.append(first.cloneNode(true));
    }
  });

const matHeight = ({ page }: Seat): Promise<number> =>
  page.locator('[data-stage]').evaluate((stage) => stage.getBoundingClientRect().height);

/** What seats have just done. */
const SAID = '[data-seat] ~ [data-empty="false"]';

describe('what lies over what', () => {
  test.each(['phom', 'tienlen'])('%s on a desktop: what a seat says lies beside all cards', async (game) => {
    const { seat } = await begun({ ...(game === 'tienlen' ? ALWAYS_PLAYED : { game }), seats: 4 }, { size: 'desktop' });
    for (let turn = 0; turn < 3; turn++) {
      await seat.playTurn();
      if (!(await seat.myTurn())) break;
      await atRest(seat.page);
      expect(await seat.page.locator('[data-stage] [data-seat] ~ [data-empty]').count()).toBe(3);
      // The others' hands: a fan of as many backs as the number beside it, over no card and no word.
      const fans = seat.page.locator('[data-stage] [data-side]:has([data-fan])');
      for (const each of await fans.all()) {
        const backs = await each.locator('[data-fan] i').count();
        expect(await each.textContent()).toContain(`${backs} lá`);
      }
      expect(await fans.count()).toBeGreaterThan(0);
      expect(await overlaps(seat, '[data-fan] i', `[data-card], ${SAID}`)).toEqual([]);
      expect(await overlaps(seat, SAID, '[data-card]')).toEqual([]);
    }
    expect(seat.person.faults).toEqual([]);
    await seat.person.leave();
  });

  test.each(['vi', 'en'] as const)(
    'lieng on a desktop (%s): no seat lies on another, and the mat stays as high as it is when a turn comes',
    async (language) => {
      const { seat } = await begun({ game: 'lieng', seats: 6 }, { size: 'desktop', language });
      const heights = new Set<number>();
      while (await seat.myTurn()) {
        await atRest(seat.page);
        heights.add(await matHeight(seat));
        expect(await buttonsOutside(seat)).toEqual([]);
        expect(await seatsOnSeats(seat)).toEqual([]);
        expect(await overlaps(seat, '[data-side] [data-all-in]', '[data-side] :is([data-seat], [role="img"])')).toEqual(
          [],
        );
        await seat.playTurn();
      }
      await atRest(seat.page);
      heights.add(await matHeight(seat));
      expect(await seatsOnSeats(seat)).toEqual([]);
      expect([...heights]).toHaveLength(1);
      expect(seat.person.faults).toEqual([]);
      await seat.person.leave();
    },
  );

  test('lieng on a phone held sideways: what one won lies below the names of those who won the pot', async () => {
    const seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false, size: 'landscape' }));
    const { code, host } = await hall.newTable({ game: 'lieng', seats: 2, games: 1, turnSeconds: 120 });
    await seat.sitDown(code);
    await seat.getReady();
    await host.must('start_game', { tableId: code });
    await seat.dealt(3);
    const own = await hall.client({ token: await seat.person.token });
    await own.view('resume_table', { tableId: code });
    const act = async (client: typeof host, type: string): Promise<void> => {
      const { seq } = client.at(code);
      await client.must('act', { tableId: code, seq, actionId: `moves ${type} ${seq}`, action: { type } });
    };
    // The other one gives up at once.
    if (own.at(code).turn === own.at(code).you) await act(own, 'theo');
    await host.until(() => host.at(code).turn === host.at(code).you);
    await act(host, 'bo');
    const won = '[data-own="true"][data-won="true"] > :last-child';
    await seat.page.locator(`[data-stage] ${won}`).waitFor();
    await atRest(seat.page);
    expect(await seat.page.locator('[data-stage] ul li b').count()).toBeGreaterThan(1);
    expect(await overlaps(seat, won, 'ul li')).toEqual([]);
    expect(seat.person.faults).toEqual([]);
    await seat.person.leave();
  });
});

describe('the mat of a phone', () => {
  test.each(['phom', 'tienlen'])(
    '%s: the open hands of all lie inside its frame, and whoever won shines',
    async (game) => {
      const { seat, code } = await begun({ game, seats: 4 });
      await playAhead(hall, code, [seat.person]);
      await seat.playOut();
      const result = seat.page.getByRole('dialog');
      await result.waitFor();
      await seat.page.keyboard.press('Escape');
      await result.waitFor({ state: 'detached' });
      await atRest(seat.page);
      // The loser holds one card at least.
      expect(await seat.page.locator('[data-stage] [data-card]').count()).toBeGreaterThan(1);
      expect(await cardsOutside(seat)).toEqual([]);
      expect(await seat.page.locator('main [data-won="true"]').count()).toBeGreaterThan(0);
      expect(await seat.page.locator('main [data-resting="true"]').count()).toBe(0);
      // On a smaller phone, where the words of the one opposite have cards beside them.
      await seat.page.setViewportSize({ width: 360, height: 740 });
      if (game === 'tienlen') await fillOpenHands(seat);
      await atRest(seat.page);
      const opposite = '[data-side="top"] [data-seat]';
      expect(await overlaps(seat, '[role="img"] [data-card]', `${opposite}, ${opposite} + *`)).toEqual([]);
      expect(seat.person.faults).toEqual([]);
      await seat.person.leave();
    },
  );

  test('lieng: chips, and what was won with them, stay on the plate of their seat', async () => {
    const { seat } = await begun({ game: 'lieng', seats: 4, options: { startChips: 100_000, ante: 1_000 } });
    await seat.playOut();
    const result = seat.page.getByRole('dialog');
    await result.waitFor();
    await seat.page.keyboard.press('Escape');
    await result.waitFor({ state: 'detached' });
    const plates = seat.page.locator('[data-stage] [data-seat] + *');
    expect(await plates.filter({ hasText: /[−+]\d/ }).count()).toBe(3);
    const outside = await plates.evaluateAll((all) =>
      all.flatMap((plate) => {
        const { left, right } = plate.getBoundingClientRect();
        return [...plate.querySelectorAll('span, b')]
          .filter((part) => !part.matches('.only-read'))
          .filter((part) => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right)
          .map((part) => part.textContent);
      }),
    );
    expect(outside).toEqual([]);
    expect(seat.person.faults).toEqual([]);
    await seat.person.leave();
  });
});

describe('a turn that runs out', () => {
  test('is said where one looks; after two of them one takes the seat back with a tap', async () => {
    const seat = new Seat(await newPerson(browser, { url: hall.url, serviceWorker: false }));
    // A game may be won before two turns have come; they count on in the next one.
    const { code, host } = await hall.newTable({ ...ALWAYS_PLAYED, seats: 2, games: 16, turnSeconds: 10 });
    await seat.sitDown(code);
    await seat.getReady();
    await host.must('start_game', { tableId: code });
    await host.until(() => host.at(code).game !== null);
    // A built-in player goes on for a host who leaves.
    await host.must('leave_table', { tableId: code });
    await seat.page.locator('main').getByText(seat.words.timedOut).last().waitFor();
    const back = seat.button(seat.words.playOn);
    await back.waitFor();
    await seat.page.getByRole('alert').filter({ hasText: seat.words.standsIn }).waitFor();
    await back.click();
    await back.waitFor({ state: 'detached' });
    await seat.hand.waitFor();
    expect(seat.person.faults).toEqual([]);
    await seat.person.leave();
  });
});
