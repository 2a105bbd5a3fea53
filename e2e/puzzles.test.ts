import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BaseAction, type CardId, readRecord } from '@sanh-rong/engine';
import { tienlen } from '@sanh-rong/engine/tienlen';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAY_ON_WORDS } from '../apps/web/src/practice/play-on/messages/vi.ts';
import { PUZZLE_WORDS } from '../apps/web/src/puzzles/messages/vi.ts';
import { type NamedPuzzle, readPuzzles } from '../apps/web/src/puzzles/named-puzzle.ts';
import { reviewOf } from '../apps/web/src/review/judging.ts';
import { REVIEW_WORDS } from '../apps/web/src/review/messages/vi.ts';
import type { JudgedMove } from '../apps/web/src/review/wire.ts';
import { axeFaults } from './axe.ts';
import { newPerson, openBrowser, type Person } from './browser.ts';
import { Hall } from './hall.ts';
import { findTable, type KeptTable, keepTable } from './kept-table.ts';
import { Seat } from './seat.ts';

/** Positions to solve: those that come with the house, and one's own mistakes. */

const { vi: words } = PUZZLE_WORDS;

const LIBRARY = readPuzzles(
  readFileSync(join(import.meta.dirname, '../apps/web/src/puzzles/library/library-tienlen.txt'), 'utf8'),
);

let hall: Hall;
let browser: Browser;
let lost: KeptTable;
/** A move that cost points for certain, and the hand it was made with. */
interface Mistake {
  readonly move: JudgedMove;
  readonly hand: readonly string[];
}

/** The turning points of the lost game, as they are judged outside of a browser. */
let mistakes: readonly Mistake[];

const mistakesIn = ({ games: [{ record, you }] }: KeptTable): readonly Mistake[] => {
  const told = [...reviewOf({ source: { kind: 'record', text: record }, seat: you })];
  const judged = told.flatMap((each) => (each.kind === 'judged' ? [each] : []));
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.error.reason);
  const { game, steps } = read.value;
  const turningPoints = judged.at(-1)?.turningPoints ?? [];
  return judged
    .filter(({ move }) => turningPoints.includes(move.at))
    .map(({ move }) => ({ move, hand: game.view(steps[move.at].state, you).hands[you] ?? [] }));
};

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  mistakes = [];
  for (let draw = 1; mistakes.length === 0; draw++) {
    lost = await findTable({ game: 'tienlen', seats: 2 }, `lost ${draw}`, ({ game }) => game?.result?.places[0] === 2);
    if (lost.games.length > 0) mistakes = mistakesIn(lost);
  }
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

const boardOf = ({ page }: Person) => page.locator('[data-puzzle]');

const puzzleOn = async (person: Person): Promise<NamedPuzzle> => {
  await boardOf(person).locator('[data-hand-card]').first().waitFor();
  const id = await boardOf(person).getAttribute('data-puzzle');
  const puzzle = LIBRARY.find((each) => each.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  return puzzle;
};

/** Does it with hand and buttons, as at a table. */
const answerWith = async (person: Person, action: BaseAction | null): Promise<void> => {
  const { page } = person;
  const board = boardOf(person);
  await board.locator('[data-hand-card]').first().waitFor();
  if (action?.type === 'pass') await board.locator('button[aria-keyshortcuts="p"]:not([data-settling])').click();
  else {
    const cards = (action as { readonly cards?: readonly CardId[] } | null)?.cards ?? [];
    // Cards lie over each other: the left edge of each is to be seen.
    for (const card of cards) await board.locator(`[data-hand-card="${card}"]`).click({ position: { x: 8, y: 24 } });
    await board.locator('button[aria-keyshortcuts="Enter"][aria-disabled="false"]:not([data-settling])').click();
  }
  await page.locator('[data-answered]').waitFor();
};

const verdict = (person: Person) => boardOf(person).locator('[data-right]').first();

describe('puzzles', () => {
  test('are met again that were one’s own mistakes', async () => {
    const person = await newPerson(browser, { url: hall.url, serviceWorker: false });
    const { page } = person;
    await page.goto('/settings');
    await keepTable(person, lost);
    await page.goto('/games');
    await page.getByRole('link', { name: REVIEW_WORDS.vi.title }).first().click();
    await page.getByRole('link', { name: REVIEW_WORDS.vi.toPuzzles }).click();
    await page.waitForURL(/\/puzzles\?game=tienlen&own=1/);
    await boardOf(person).locator('[data-hand-card]').first().waitFor();
    const cards = await boardOf(person)
      .locator('[data-hand-card]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-hand-card') ?? ''));
    const mistake = mistakes.find(({ hand }) => hand.toSorted().join() === cards.toSorted().join())?.move;
    if (mistake === undefined) throw new Error(`no mistake was made with ${cards.join(' ')}`);
    await answerWith(person, mistake.played.action);
    await verdict(person).getByText(words.wrong).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.again }).click();
    await answerWith(person, mistake.loss?.better ?? null);
    await verdict(person).getByText(words.right).waitFor();
    // It leads back to the game, at that moment.
    await page.getByRole('link', { name: words.toGame }).click();
    await page.waitForURL(/\/games\/home-/);
    await page.getByRole('slider').waitFor();
    expect(await page.getByRole('slider').inputValue()).toBe(String(mistake.at));
    expect(person.faults).toEqual([]);
    await person.leave();
  });

  test('are solved and missed, rated and explained, without a network or an account', async () => {
    const person = await newPerson(browser, { url: hall.url, size: 'landscape', theme: 'dark' });
    const { page } = person;
    person.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
    await page.goto('/settings');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await page.goto('/puzzles?game=tienlen');
    await puzzleOn(person);
    await person.context.setOffline(true);
    await page.reload();
    const first = await puzzleOn(person);
    expect(await page.locator('body').textContent()).toContain('1500');
    expect(await axeFaults(page)).toEqual([]);
    await answerWith(person, tienlen.readAction(first.choices[0].word));
    await verdict(person).getByText(words.right).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('1500');
    await page.getByRole('button', { name: words.next }).click();
    await page.locator(`[data-puzzle]:not([data-puzzle="${first.id}"])`).waitFor();
    const second = await puzzleOn(person);
    await answerWith(person, tienlen.readAction(second.choices[1].word));
    await verdict(person).getByText(words.wrong).waitFor();
    const choices = boardOf(person).getByRole('region', { name: words.choices }).getByRole('listitem');
    expect(await choices.count()).toBe(second.choices.length);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: words.playOn }).click();
    await page.waitForURL(/\/practice\/table/);
    await new Seat(person).atTheMat();
    await page.getByRole('heading', { name: PLAY_ON_WORDS.vi.fromPuzzle }).waitFor();
    await person.leave();
  });
});
