import { faultName } from '@sanh-rong/bot-kit';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_PRACTICE_WORDS } from '../apps/web/src/practice/bot/messages/vi.ts';
import { TABLE_WORDS } from '../apps/web/src/table/messages/vi.ts';
import { until } from '../test/until.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';

/** A bot against built-in players on the table screen: step by step, in a sandbox of the browser, with or without a network. */

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const EAGER = `
let turns = 0;
function getNextMove({ validMoves, myCards }) {
  turns += 1;
  console.log('turn', turns, 'with', myCards.length);
  return validMoves.length === 0 ? { action: 'pass' } : { action: 'play', cards: validMoves[0].cards };
}`;

/** Thinks for ever when it is asked for the first time. */
const STUCK = `
function getNextMove({ validMoves, history }) {
  while (history.length < 4);
  return validMoves.length === 0 ? { action: 'pass' } : { action: 'play', cards: validMoves[0].cards };
}`;

/** Makes code from text, if it may. */
const MAKING = `
try {
  (() => {}).constructor('return 1')();
  console.log('made');
} catch {
  console.log('refused');
}`;

/** Reaches for everything that bots do not have (BT-3). */
const CURIOUS = `
const attempt = (name, reach) => {
  try {
    console.log(name, String(reach()).split('\\n')[0]);
  } catch (error) {
    console.log(name, 'refused');
  }
};
function getNextMove() {
  const names = [];
  for (let at = globalThis; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    names.push(...Object.getOwnPropertyNames(at).filter((name) => at[name] !== undefined));
  }
  console.log('names', names.join(' '));
  attempt('constructor', () => (() => {}).constructor('return 1')());
  attempt('async', () => (async () => {}).constructor('return 1')());
  attempt('chain', () => [].constructor.constructor('return 1')());
  attempt('this', () => (function () { return this; })());
  return { action: 'pass' };
}`;

interface Kept {
  readonly id: string;
  save(source: string): Promise<void>;
}

const api = (page: Page, path: string, body: object): Promise<{ readonly id: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: sent });
      if (!response.ok) throw new Error(`${to}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Gives this person a bot of their own. */
const withBot = async (person: Person, source: string): Promise<Kept> => {
  const { page } = person;
  await page.goto('/settings');
  await api(page, '/api/guest', {});
  const { id } = await api(page, '/api/bots', { game: 'tienlen', name: 'Bot Bờm', source });
  return { id, save: async (changed) => void (await api(page, `/api/bots/${id}/versions`, { source: changed })) };
};

/** The page of a bot that practises. */
class Bench {
  readonly page: Page;
  readonly words: (typeof BOT_PRACTICE_WORDS)['vi'];

  constructor({ page }: Person, language: 'vi' | 'en' = 'vi') {
    this.page = page;
    this.words = BOT_PRACTICE_WORDS[language];
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/practice/bot/${id}`);
    await this.page.locator('[data-stage]').waitFor();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  get moves(): Promise<number> {
    return this.page.locator('[data-moves]').getAttribute('data-moves').then(Number);
  }

  get hand(): Promise<string | null> {
    return this.page
      .getByRole('region', { name: /Bot Bờm/ })
      .getByRole('img')
      .getAttribute('aria-label');
  }

  /** What the bot did, newest first, without how long it took. */
  async done(): Promise<string[]> {
    const texts = await this.page.locator('[role="tabpanel"] button[aria-expanded][aria-controls]').allInnerTexts();
    return texts.map((text) => text.replace(/[\d.,]+ (ms|s|giây)/, ''));
  }

  async isOver(): Promise<void> {
    await this.page.locator('[data-over="true"]').waitFor();
  }

  async playOut(): Promise<void> {
    await this.page.getByLabel(this.words.speed).selectOption('atOnce');
    await this.button(this.words.play).click();
    await this.isOver();
  }
}

/** Cards with which no seat wins at once, and the bot is asked thirteen times. */
const DICE = 11;

describe('practice with a bot', () => {
  test('goes step by step, shows what the bot saw, returned and printed, and is played again with the same cards', async () => {
    const person = await newPerson(browser, { url: hall.url, size: 'desktop', serviceWorker: false, dice: DICE });
    const bench = new Bench(person);
    const { page, words } = bench;
    const bot = await withBot(person, EAGER);
    await bench.open(bot.id);
    const dealt = await bench.hand;
    for (const moves of [1, 2]) {
      await bench.button(words.step).click();
      await until(
        `move ${moves}`,
        () => bench.moves,
        (seen) => seen === moves,
      );
    }
    await bench.button(words.toBot).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByText('turn 1 with 13').or(panel.getByText('turn 2 with')).first().waitFor();
    await panel
      .getByText(/\{action: "(play|pass)"/)
      .first()
      .waitFor();
    await panel.getByRole('button', { name: /^myCards/ }).click();
    await panel.getByRole('button', { name: /^0 / }).first().click();
    await panel.getByText('rank').first().waitFor();
    await bench.playOut();
    const [once, score] = [await bench.done(), await page.locator('header p').innerText()];
    expect(once.length).toBeGreaterThan(2);
    expect(score).toContain('1 ván');
    expect(await axeFaults(page)).toEqual([]);

    await page.keyboard.press('r');
    await page.getByRole('tab', { name: words.tabs.games }).click();
    await panel.getByText(/→/).waitFor();
    await page.getByRole('tab', { name: words.tabs.moves }).click();
    expect(await bench.done()).toEqual(once);
    expect(await page.locator('header p').innerText()).toBe(score);

    // Other code finds the same cards.
    await bot.save(`${EAGER}\n// better`);
    await bench.open(bot.id);
    expect(await bench.hand).toBe(dealt);
    await page.getByRole('tab', { name: words.tabs.games }).click();
    await panel.getByText(words.notYet).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await bench.button(words.playMany(10)).click();
    await page.locator('header p', { hasText: '10 ván' }).waitFor();
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('BT-2 a bot that never answers is stopped after its time, and the page goes on meanwhile', async () => {
    const person = await newPerson(browser, { url: hall.url, language: 'en', serviceWorker: false, dice: DICE });
    const bench = new Bench(person, 'en');
    const { page, words } = bench;
    const bot = await withBot(person, STUCK);
    await bench.open(bot.id);
    await page.getByLabel(words.speed).selectOption('atOnce');
    await bench.button(words.play).click();
    await page.getByText(words.thinking('Bot Bờm')).waitFor();
    // Nothing of the page waits for it: there are pictures while it thinks.
    const drawn = await page.evaluate(async (thinking) => {
      const isThinking = (): boolean => document.body.innerText.includes(thinking);
      let pictures = 0;
      for (; pictures < 10 && isThinking(); pictures++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return pictures;
    }, words.thinking('Bot Bờm'));
    expect(drawn).toBeGreaterThan(1);
    await bench.button(words.pause).click();
    const tooSlow = words.faulted(1, faultName('timeout', 'en'));
    await page.getByText(tooSlow).waitFor();
    await page.getByTitle(words.strikes(1, 3)).waitFor();
    await bench.button(words.openPanel).click();
    await page.getByText(words.instead('').trim()).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await bench.playOut();
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('BT-3 nothing but the language is within reach of a bot', async () => {
    const person = await newPerson(browser, { url: hall.url, size: 'desktop', serviceWorker: false, dice: DICE });
    const bench = new Bench(person);
    const { page, words } = bench;
    const policies: (string | null)[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/assets/sandbox/'))
        policies.push(response.headers()['content-security-policy'] ?? null);
    });
    const bot = await withBot(person, CURIOUS);
    await bench.open(bot.id);
    await bench.button(words.toBot).click();
    const panel = page.getByRole('tabpanel');
    const lines = panel.locator('li[data-level]');
    await lines.first().waitFor();
    const [names, ...reached] = await lines.allInnerTexts();
    const outside =
      /fetch|XMLHttp|WebSocket|EventSource|importScripts|Worker|indexedDB|caches|navigator|location|self|setTimeout|postMessage|eval|Function|WebAssembly|SharedArrayBuffer|crypto|Blob|URL/;
    const found = names.split(' ').filter((name) => outside.test(name) && !/^(encode|decode)URI/.test(name));
    expect(found).toEqual([]);
    expect(reached.filter((line) => line !== '')).toEqual([
      'constructor refused',
      'async refused',
      'chain refused',
      'this undefined',
    ]);
    expect([...new Set(policies)]).toEqual(["default-src 'none'; script-src blob:"]);
    // What is refused inside is no fault of the page.
    person.expectFault(/Content Security Policy/);
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('a draft that cannot be used is not the end: the saved version practises instead', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false, dice: DICE });
    const bench = new Bench(person);
    const { page, words } = bench;
    const bot = await withBot(person, EAGER);
    await page.evaluate(
      ([id, text]) => localStorage.setItem(`sanh-rong.draft.${id}`, JSON.stringify({ text, base: 1, at: 0 })),
      [bot.id, 'function getNextMove( {'],
    );
    await page.goto(`/practice/bot/${bot.id}`);
    await page.getByText(words.faultTitle).waitFor();
    await page.getByRole('link', { name: /^Mở dòng 1$/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await bench.button(words.practiseSaved(1)).click();
    await page.locator('[data-stage]').waitFor();
    await bench.button(words.toBot).click();
    await bench.button(words.openPanel).click();
    await page.getByText('turn 1 with 13').waitFor();
    // What was typed is still there for the editor.
    const kept = await page.evaluate((id) => localStorage.getItem(`sanh-rong.draft.${id}`), bot.id);
    expect(kept).toContain('getNextMove( {');
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('goes on without a network, with the code that was typed last', async () => {
    const person = await newPerson(browser, { url: hall.url, dice: DICE });
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Content Security Policy/);
    const bench = new Bench(person);
    const { page, words } = bench;
    const bot = await withBot(person, EAGER);
    await bench.open(bot.id);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await person.context.setOffline(true);
    // As the editor keeps what was typed and not saved.
    await page.evaluate(
      ([id, text]) => localStorage.setItem(`sanh-rong.draft.${id}`, JSON.stringify({ text, base: 1, at: 0 })),
      [bot.id, `${EAGER.replace("'turn'", "'lượt'")}${MAKING}`],
    );
    await bench.open(bot.id);
    await bench.button(words.toBot).click();
    await bench.button(words.openPanel).click();
    await page.getByText('lượt 1 with 13').waitFor();
    // The sandbox is kept with its policy.
    expect(await page.locator('li[data-level]').allInnerTexts()).toEqual(['refused', 'lượt 1 with 13']);
    await bench.playOut();
    await bench.button(words.showResult).click();
    await page.locator('[data-points]').first().waitFor();
    expect(await page.getByText(TABLE_WORDS.vi.reconnecting).count()).toBe(0);
    await person.leave();
  });
});
