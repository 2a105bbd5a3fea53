import { fingerprint } from '@sanh-rong/engine';
import type { LiengView } from '@sanh-rong/engine/lieng';
import type { PhomView } from '@sanh-rong/engine/phom';
import type { TienLenView } from '@sanh-rong/engine/tienlen';
import { characterName } from '@sanh-rong/presentation/names';
import type { TableView } from '@sanh-rong/table';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotDeal } from '../apps/web/src/practice/bot/bot-deal.ts';
import { BotTableHost } from '../apps/web/src/practice/bot/bot-table-host.ts';
import { RESULT_WORDS } from '../apps/web/src/results/messages/vi.ts';
import { RULEBOOK_WORDS } from '../apps/web/src/rulebook/messages/vi.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { findTable, type KeptTable, keepTable } from './kept-table.ts';
import { atRest } from './page-state.ts';
import { Seat } from './seat.ts';

/** What a table tells a newcomer on a phone held upright, in positions that are rare: practice tables are kept in them. */

let hall: Hall;
let browser: Browser;
let person: Person;
let seat: Seat;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  person = await newPerson(browser, { url: hall.url, serviceWorker: false, size: 'tall', motion: true });
  await person.context.addInitScript(() => {
    localStorage.setItem('sanh-rong.tips', '9');
    localStorage.setItem('sanh-rong.cautions', 'mien-nam');
  });
  seat = new Seat(person);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** The longest name among the players with whom tables are found. */
const NAME = characterName('random', 1);

/** Sits down at a table that was found. */
const sitAt = async (kept: KeptTable): Promise<void> => {
  await seat.page.goto('/settings');
  await keepTable(person, kept);
  await seat.page.goto(`/practice/table?game=${kept.game}`);
  await seat.atTheMat();
  await seat.page.locator(`[data-moves="${kept.view.game?.history.length}"]`).waitFor();
  await atRest(seat.page);
};

const tienlenOf = ({ game }: TableView) => game as TienLenView;
const phomOf = ({ game }: TableView) => game as PhomView;
const liengOf = ({ game }: TableView) => game as LiengView;

/** The words over the mat that are larger than all others. */
const moment = (kind: string): Locator => seat.page.locator(`[data-stage] [data-kind="${kind}"]`);

/** Texts on the mat of which a part is cut off. */
const cutOff = (): Promise<string[]> =>
  seat.page.locator('[data-stage]').evaluate((stage) =>
    [...stage.querySelectorAll('p, span, b')]
      .filter((each) => each.closest('.only-read') === null && getComputedStyle(each).overflow === 'hidden')
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4);
      })
      .map(({ textContent }) => textContent ?? ''),
  );

const select = async (cards: readonly string[]): Promise<void> => {
  // Of a card beneath another one the corner is seen.
  for (const card of cards) await seat.page.locator(`[data-hand-card="${card}"]`).click({ position: { x: 6, y: 12 } });
};

/** Nothing was played: seat 0 has won with what it was dealt. */
const isWhite = ({ game }: TableView): boolean =>
  game !== null && game.result?.places[0] === 1 && game.history.length === 0;

/** The first deal, for this bot, with which its seat wins at once. */
const whiteSeed = async (deal: Omit<BotDeal, 'seed'>): Promise<string> => {
  for (let draw = 1; draw <= 2_000; draw += 1) {
    const host = new BotTableHost();
    const seed = `white ${draw}`;
    await host.ask('table_command', { tableId: '', command: { type: 'deal', deal: { ...deal, seed } } });
    const shown = await host.ask('resume_table', { tableId: '' });
    if (shown.ok && shown.view && isWhite(shown.view)) return seed;
  }
  throw new Error('no deal wins at once');
};

describe('Phỏm', () => {
  test('PH-23 a card that can be eaten: Ăn is the large button, Bốc one beside it; whose card it is can be read', async () => {
    await sitAt(
      await findTable(
        { game: 'phom', seats: 4 },
        'eat',
        ({ game }) => game?.legal.some(({ type }) => type === 'eat') === true,
      ),
    );
    expect(await seat.play.innerText()).toMatch(/^Ăn \S+$/);
    expect(await seat.play.getAttribute('aria-disabled')).toBe('false');
    await seat.button('Bốc').waitFor();
    expect(await cutOff()).toEqual([]);
  });

  test('PH-3 the mark of a card that was eaten lies inside that card', async () => {
    const hasEaten = (view: TableView): boolean => phomOf(view).eaten.some((cards) => cards.length > 0);
    await sitAt(await findTable({ game: 'phom', seats: 4 }, 'eaten', hasEaten));
    const mark = seat.page.getByTitle(/: lá đã ăn$/).first();
    await mark.waitFor();
    const sticksOut = await mark.evaluate((each) => {
      const [own, card] = [each, each.parentElement ?? each].map((element) => element.getBoundingClientRect());
      return (
        own.top < card.top || own.bottom > card.bottom + 1 || own.left < card.left - 1 || own.right > card.right + 1
      );
    });
    expect(sticksOut).toBe(false);
  });

  test('the whole name stands under a discard that nothing eats', async () => {
    const isOffered = (view: TableView): boolean => {
      const { phase, offered, legal } = phomOf(view);
      return phase === 'take' && offered !== null && !legal.some(({ type }) => type === 'eat');
    };
    await sitAt(await findTable({ game: 'phom', seats: 2 }, 'name', isOffered));
    await seat.page.locator('[data-stage]').getByText(NAME, { exact: true }).first().waitFor();
    expect(await cutOff()).toEqual([]);
  });

  test('PH-11 three of a kind that were not eaten count: said before they are thrown away', async () => {
    const isNatural = (view: TableView): boolean => {
      const { hands, legal } = phomOf(view);
      const kings = hands[0]?.filter((card) => card.startsWith('K')) ?? [];
      return kings.length === 3 && legal.some(({ type }) => type === 'discard');
    };
    await sitAt(await findTable({ game: 'phom', seats: 2, ruleSet: 'basic' }, 'natural', isNatural));
    await seat.page
      .locator('main')
      .getByText(/K.K.K. .*tự có, chưa ăn nên vẫn tính \d+ điểm/)
      .first()
      .waitFor();
  });
});

/** Which cards won at the deal, by which rule, and what they pay. */
const explained = async (box: Locator): Promise<void> => {
  await box.waitFor();
  expect(await box.getByRole('img').first().getAttribute('aria-label')).toMatch(/^Bài/);
  expect(await box.innerText()).toMatch(/được chia .*: thắng ngay.*13 × \d người = \d+ điểm/s);
  await box.getByRole('button', { name: RULEBOOK_WORDS.vi.read('MN-17') }).waitFor();
};

describe('tới trắng', () => {
  test('MN-17 is explained in the result: the cards, the rule, the price; and the rule book is at hand there', async () => {
    await sitAt(await findTable({ game: 'tienlen', seats: 4 }, 'white', isWhite));
    await explained(
      seat.page
        .locator('section')
        .filter({ has: seat.page.getByText(/thắng ngay/) })
        .last(),
    );
    const result = seat.page.getByRole('region').filter({ has: seat.button(RESULT_WORDS.vi.nextGame) });
    await result.getByRole('button', { name: RULEBOOK_WORDS.vi.rules, exact: true }).click();
    await seat.page.getByRole('dialog').locator('summary').first().waitFor();
  });

  test('MN-17 is explained on the mat where a bot practises', async () => {
    const { page } = seat;
    const source = "function getNextMove() { return { action: 'pass' }; }";
    await page.goto('/settings');
    const bot = await page.evaluate(async (code) => {
      const send = async (path: string, body: object): Promise<{ readonly id: string }> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await send('/api/guest', {});
      return send('/api/bots', { game: 'tienlen', name: 'Bot Bờm', source: code });
    }, source);
    const arrangement = { game: 'tienlen', ruleSet: 'mien-nam', seats: 4, level: 'simple' };
    const seed = await whiteSeed({
      ...arrangement,
      bot: { id: bot.id, name: 'Bot Bờm', version: 1, owner: { id: 'x', name: 'x' } },
    });
    const series = [{ seed, scores: [0, 0, 0, 0], points: null, tries: [] }];
    const kept = { bot: bot.id, code: fingerprint(source), arrangement, pace: 'normal', lenient: false, series, seed };
    await page.evaluate((left) => localStorage.setItem('sanh-rong.bot-practice', left), JSON.stringify(kept));
    await page.goto(`/practice/bot/${bot.id}`);
    await page.locator('[data-over="true"]').waitFor();
    await explained(
      page
        .locator('main section')
        .filter({ has: page.getByText(/thắng ngay/) })
        .first(),
    );
  });
});

describe('Tiến Lên', () => {
  test('MN-4 that a longer straight beats a shorter one is said where one is to be beaten; who leads is marked', async () => {
    const isStraight = (view: TableView): boolean => {
      const { result, table, legal, passed } = tienlenOf(view);
      return result === null && table?.combination === 'straight' && !passed[0] && legal.length > 1;
    };
    const kept = await findTable({ game: 'tienlen', seats: 4 }, 'straight', isStraight);
    await sitAt(kept);
    await seat.page
      .getByText(/bằng sảnh lớn hơn hoặc dài hơn/)
      .first()
      .waitFor();
    const { roles } = seat.words;
    // On one's own line in a word, at others as a letter with a name.
    const marks = seat.page
      .locator(`[title="${roles.leader.name}"]`)
      .or(seat.page.locator('main section').getByText(roles.leader.name, { exact: true }));
    expect(await marks.count()).toBe(1);
    // And the rule book is at hand without leaving the table.
    await seat.button(/^Mở bảng bên/).click();
    await seat.page.getByRole('tab', { name: seat.words.rules }).click();
    await seat.page.getByRole('tabpanel').locator('summary').first().waitFor();
  });

  test('Back closes what lies over the table, one thing after the other, and leaves the table then', async () => {
    const kept = await findTable({ game: 'tienlen', seats: 4 }, 'any', ({ turn }) => turn === 0);
    await sitAt(kept);
    const { page, words } = seat;
    const panel = page.getByRole('tablist', { name: words.panel });
    const sheet = page.getByRole('dialog');
    await seat.button(/^Mở bảng bên/).click();
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await seat.button(/^Mở bảng bên/).click();
    await seat.button(words.settings).click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/practice/table');
    await seat.button(/^Mở bảng bên/).click();
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/practice/table');
    await page.goBack();
    await page.waitForURL(/\/settings$/);
  });

  test('a cut and a win are moments', async () => {
    const cutOf = (view: TableView): readonly string[] | null => {
      const { result, table, legal } = tienlenOf(view);
      const play = legal.find((action) => action.type === 'play' && action.cards.length >= 4);
      return result === null && table?.cards.length === 1 && play?.type === 'play' ? play.cards : null;
    };
    const cutting = await findTable({ game: 'tienlen', seats: 4 }, 'cut', (view) => cutOf(view) !== null);
    await sitAt(cutting);
    await select(cutOf(cutting.view) ?? []);
    await seat.play.filter({ hasText: /^Chặt/ }).click();
    await moment('cut').waitFor();
    const lastOf = (view: TableView): readonly string[] | null => {
      const { hands, legal } = tienlenOf(view);
      const play = legal.find((action) => action.type === 'play' && action.cards.length === hands[0]?.length);
      return play?.type === 'play' ? play.cards : null;
    };
    const winning = await findTable({ game: 'tienlen', seats: 2 }, 'win', (view) => lastOf(view) !== null);
    await sitAt(winning);
    await select(lastOf(winning.view) ?? []);
    await seat.play.click();
    await moment('win').waitFor();
  });
});

describe('Liêng', () => {
  test('LG-8 who has lost all can take new chips while the others play on, and has no place in a game sat out', async () => {
    const isBroke = (view: TableView): boolean => {
      const { result, chips } = liengOf(view);
      return result !== null && view.mayRebuy && chips.filter((each) => each > 100).length > 1;
    };
    await sitAt(await findTable({ game: 'lieng', seats: 4, games: 16 }, 'broke', isBroke));
    const { page, words } = seat;
    await seat.button(RESULT_WORDS.vi.nextGame).click();
    const own = page.getByRole('region', { name: words.you });
    await own.getByRole('button', { name: words.rebuy }).waitFor();
    await page.locator('li[data-own="true"]').waitFor();
    expect(await page.locator('li[data-own="true"] [aria-hidden="true"]').first().innerText()).toBe('–');
    await seat
      .button(RESULT_WORDS.vi.goOn)
      .or(page.getByRole('button', { name: 'Đóng' }))
      .first()
      .click();
    await own.getByRole('button', { name: words.rebuy }).click();
    await own.getByText(words.rebuyAsked).waitFor();
  });

  test.each([2, 3, 4, 5])('LG-6 %i seats: “Lật bài!” stands beside the pot', async (seats) => {
    const isShown = (view: TableView): boolean =>
      view.game?.result != null && liengOf(view).hands.filter((hand) => hand !== null && hand.length > 0).length > 1;
    const kept = await findTable({ game: 'lieng', seats }, 'show', async (view, trial) => {
      const { result, legal, chips, bet, bets } = liengOf(view);
      const call = legal.find(({ type }) => type === 'theo');
      // One that takes all chips asks first.
      const isPlain = call !== undefined && chips[0] > bet - bets[0];
      return result === null && isPlain && (await trial(call, isShown));
    });
    await sitAt(kept);
    // Looked at in the very frame in which it comes: it goes again by itself.
    const shown = seat.page.waitForFunction(() => {
      const said = document.querySelector('[data-stage] [data-kind="showdown"] strong');
      if (said === null || said.getAnimations().length > 0) return null;
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
      return { said: boxOf(said), pots: [...document.querySelectorAll('[data-stage] ul li')].map(boxOf) };
    });
    await seat.button(/^(Qua|Theo)/).click();
    const found = await (await shown).jsonValue();
    const meets = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    expect(found?.pots.length).toBeGreaterThan(0);
    expect(found?.pots.filter((pot) => meets(pot, found.said))).toEqual([]);
  });
});

test('the browser has nothing to complain of', () => {
  expect(person.faults).toEqual([]);
});
