import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE_WORDS } from '../apps/web/src/bots/code/messages/vi.ts';
import { BOTS_WORDS } from '../apps/web/src/bots/messages/vi.ts';
import { TRIAL_WORDS } from '../apps/web/src/bots/trial/messages/vi.ts';
import { WORKSHOP_WORDS } from '../apps/web/src/bots/workshop/messages/vi.ts';
import { SHELL_WORDS } from '../apps/web/src/shell/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser } from './browser.ts';
import { Hall } from './hall.ts';

/** Writing a bot: seed 000 §7.2, with the large editor at a desk and the plain one on a phone. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const LIST = BOTS_WORDS.vi;
const WORKSHOP = WORKSHOP_WORDS.vi;
const TRIAL = TRIAL_WORDS.vi;

/** As the seed writes it: it plays the lowest single card and nothing else. */
const GREEDY = `function getNextMove(gameState) {
  // Always play lowest valid single card
  const singles = gameState.validMoves.filter(m => m.type === "single");
  if (singles.length > 0) {
    singles.sort((a, b) => a.cards[0].value - b.cards[0].value);
    return { action: "play", cards: singles[0].cards };
  }
  return { action: "pass" };
}
`;

/** The same without a look whether there is one: \`cards\` of undefined, in line 4. */
const HASTY = `function getNextMove(gameState) {
  const singles = gameState.validMoves.filter(m => m.type === "single");
  console.log("rác:", singles.length);
  return { action: "play", cards: singles[0].cards };
}
`;

const create = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: SHELL_WORDS.vi.bots }).filter({ visible: true }).click();
  await page.getByRole('button', { name: LIST.emptyCreate }).click();
  await page.getByRole('textbox', { name: LIST.name }).fill(name);
  await page.getByRole('button', { name: LIST.createGo }).click();
  await page.waitForURL(/\/bots\/\w+$/);
};

/** What is in the large editor, its blanks as blanks. */
const shownCode = async (page: Page): Promise<string> => {
  const lines = page.locator('.monaco-editor:visible .view-line');
  const tops = await lines.evaluateAll((all) =>
    all
      .map((line) => ({
        top: (line as HTMLElement).offsetTop,
        text: (line.textContent ?? '').replaceAll('\u00a0', ' '),
      }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text),
  );
  return tops.join('\n').trim();
};

const shows = (page: Page, isSo: (code: string) => boolean): Promise<string> =>
  until('code in the large editor', () => shownCode(page), isSo);

/** Replaces all that the large editor holds with this code, as by pasting. */
const paste = async (page: Page, code: string): Promise<void> => {
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+a');
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.keyboard.press('Control+v');
  await shows(page, (shown) => shown === code.trim());
};

const saved = (page: Page, version: number): Promise<void> =>
  page.getByText(WORKSHOP.saved(version), { exact: true }).waitFor();

describe('a bot', () => {
  test('is created, saved, tried out, mended and brought back to an earlier version', async () => {
    const person = await newPerson(browser, { url: hall.url, size: 'desktop', serviceWorker: false });
    await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = person;
    await page.goto('/');
    await create(page, 'GreedyBot v1');

    // The editor comes with a bot that runs as it is; the seed's takes its place.
    await shows(page, (shown) => shown.includes('function getNextMove(gameState) {'));
    await paste(page, GREEDY);
    await page.getByRole('button', { name: WORKSHOP.save, exact: true }).click();
    await saved(page, 2);

    await page.getByRole('button', { name: WORKSHOP.test, exact: true }).click();
    await page.getByText(/^Cả \d+ thế bài đều ổn/).waitFor();
    const basics = page.getByRole('region').or(page.locator('section')).filter({ hasText: TRIAL.plain }).last();
    await expect.poll(() => basics.locator('li[data-mark]').count()).toBe(10);
    await basics.getByText('Đánh 3♠', { exact: true }).first().waitFor();
    await basics.getByText('Bỏ lượt', { exact: true }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);

    // An error has its line, and leads there; the situation opens as a table.
    await paste(page, HASTY);
    await page.keyboard.press('Control+Enter');
    const failed = page.locator('li[data-mark="fault"]').first();
    await failed.getByText(/dòng 4.*reading 'cards'/).waitFor();
    await failed.locator('summary').click();
    await failed.locator('[data-stage]').waitFor();
    await failed.getByText('rác: 0').waitFor();
    await failed.getByRole('button', { name: TRIAL.goToLine(4) }).click();
    await page.keyboard.press('Home');
    await page.keyboard.type('if (singles.length === 0) return { action: "pass" };\n');
    await shows(page, (shown) => shown.includes('return { action: "pass" };\n  return {'));

    // A person who leaves is asked; what was typed is there when they come back.
    await page.getByRole('link', { name: WORKSHOP.back }).click();
    await page.getByRole('button', { name: WORKSHOP.justGo }).click();
    await page.getByRole('link', { name: 'GreedyBot v1', exact: true }).click();
    await page.getByText(WORKSHOP.restored).waitFor();
    await page.locator('.monaco-editor .view-lines').click();
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^Cả \d+ thế bài đều ổn/).waitFor();
    await page.keyboard.press('Control+s');
    await saved(page, 3);

    // Every save is a version; one that is brought back is a new one.
    await page.getByRole('tab', { name: WORKSHOP.versions }).click();
    await page.getByRole('button', { name: WORKSHOP.compareOf(2) }).click();
    await page.locator('.monaco-diff-editor .line-insert').first().waitFor();
    await page.getByRole('button', { name: WORKSHOP.restore }).click();
    await saved(page, 4);
    await shows(page, (shown) => shown === GREEDY.trim());
    await page.getByText(WORKSHOP.restoredFrom(2)).waitFor();

    // The same situations where it will run.
    await page.getByRole('button', { name: TRIAL.runThere }).click();
    await page.getByText(new RegExp(TRIAL.onServer)).waitFor();
    await page.locator('li[data-mark="good"]').first().waitFor();
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('is written on a phone, shared, found by another and copied; and can be deleted by mistake', async () => {
    const owner = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = owner;
    await page.goto('/');
    await create(page, 'Cò Lả');
    const field = page.getByRole('textbox', { name: WORKSHOP.editorOf('Cò Lả') });
    await field.fill('function getNextMove(gameState) {\n  return gameState.\n}\n');
    await page.getByText(/Mã sai cú pháp ở dòng 3/).waitFor();
    await field.fill(GREEDY);
    await page.getByRole('button', { name: WORKSHOP.test, exact: true }).click();
    await page.getByText(/^Cả \d+ thế bài đều ổn/).waitFor();
    await page.getByRole('button', { name: WORKSHOP.save, exact: true }).click();
    await saved(page, 2);
    for (const tab of [WORKSHOP.code, WORKSHOP.docs, WORKSHOP.versions, WORKSHOP.about]) {
      await page.getByRole('tab', { name: tab, exact: true }).first().click();
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.getByRole('radio', { name: LIST.sharings.public }).check();
    await page.getByRole('group', { name: LIST.sharing, disabled: false }).waitFor();

    // Where the large editor does not come, the plain one takes its place, until it does.
    const reader = await newPerson(browser, { url: hall.url, size: 'desktop', serviceWorker: false });
    reader.expectFault(/monaco/);
    await reader.page.route('**/assets/monaco*', (route) => route.abort());
    await reader.page.goto(page.url());
    await reader.page.getByText('Always play lowest valid single card').waitFor();
    await reader.page.getByRole('button', { name: WORKSHOP.fork }).click();
    await reader.page.getByText(CODE_WORDS.vi.editorFailed).waitFor();
    expect(await reader.page.getByRole('textbox', { name: WORKSHOP.editorOf('Cò Lả') }).inputValue()).toBe(GREEDY);
    await reader.page.unroute('**/assets/monaco*');
    await reader.page.getByRole('button', { name: CODE_WORDS.vi.tryFull, exact: true }).click();
    await shows(reader.page, (shown) => shown === GREEDY.trim());
    expect(reader.page.url()).not.toBe(page.url());
    expect(reader.faults).toEqual([]);
    await reader.leave();

    await page.getByRole('button', { name: LIST.delete, exact: true }).click();
    await page.getByText(LIST.deleted('Cò Lả')).waitFor();
    await page.getByText(LIST.emptyTitle).waitFor();
    await page.getByRole('button', { name: LIST.undo }).click();
    await page.getByRole('link', { name: 'Cò Lả', exact: true }).waitFor();
    expect(owner.faults).toEqual([]);
    await owner.leave();
  });

  test('the server has nothing to complain of', () => {
    expect(hall.complaints).toEqual([]);
  });
});
