import type { BotVersion } from '@sanh-rong/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../../../../test/until.ts';
import { openBrowser, type TestBrowser } from '../../net/test/browser.ts';
import { keepDraft, keptDraft } from './drafts.ts';
import { openManuscript } from './manuscript.ts';

interface Request {
  readonly source: string;
  readonly answer: (number: number) => void;
  readonly refuse: () => void;
}

let requests: Request[];
let browser: TestBrowser;

/** A server that answers when the test says so. */
const send = (source: string): Promise<BotVersion> =>
  new Promise((resolve, reject) => {
    requests.push({
      source,
      answer: (number) => resolve({ number, at: 1, bytes: source.length, sound: true, restored: null, note: '' }),
      refuse: () => reject(new Error('503')),
    });
  });

const open = (source = 'một') => openManuscript('b1', { source, version: 1 }, send);

beforeEach(() => {
  browser = openBrowser();
  requests = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('saves never overtake each other: what is typed meanwhile is sent afterwards, once', async () => {
  const { store, setText, save } = open();
  setText('hai');
  const first = save();
  setText('ba');
  const second = save();
  setText('bốn');
  const third = save();
  expect(requests.map(({ source }) => source)).toEqual(['hai']);
  requests[0].answer(2);
  expect(await first).toBe(true);
  await until(
    'the second save',
    () => requests.length,
    (sent) => sent > 1,
  );
  expect(requests.map(({ source }) => source)).toEqual(['hai', 'bốn']);
  expect(store.getState()).toMatchObject({ saved: { source: 'hai', version: 2 }, isSaving: true });
  requests[1].answer(3);
  expect(await Promise.all([second, third])).toEqual([true, true]);
  expect(store.getState()).toMatchObject({ saved: { source: 'bốn', version: 3 }, isSaving: false, overtaken: null });
  expect(keptDraft('b1')).toBeNull();
});

test('a save that fails lets the next one through', async () => {
  const { store, setText, save } = open();
  setText('hai');
  const first = save();
  const second = save();
  requests[0].refuse();
  expect(await first).toBe(false);
  await until(
    'the second save',
    () => requests.length,
    (sent) => sent > 1,
  );
  expect(requests).toHaveLength(2);
  requests[1].answer(2);
  expect(await second).toBe(true);
  expect(store.getState()).toMatchObject({ saved: { version: 2 }, error: null });
});

test('a failed save says so, and what was typed is still kept', async () => {
  const { store, setText, save } = open();
  setText('hai');
  const saved = save();
  requests[0].refuse();
  expect(await saved).toBe(false);
  expect(store.getState()).toMatchObject({ error: new Error('503'), isSaving: false, saved: { version: 1 } });
  expect(keptDraft('b1')?.text).toBe('hai');
});

test('what is typed during a save is kept upon the version that came of it', async () => {
  const { setText, save } = open();
  setText('hai');
  const saved = save();
  setText('hai rưỡi');
  requests[0].answer(2);
  await saved;
  expect(keptDraft('b1')).toMatchObject({ text: 'hai rưỡi', base: 2 });
});

test('a version saved elsewhere meanwhile is named', async () => {
  const { store, setText, save, forgetOvertaken } = open();
  setText('hai');
  const saved = save();
  requests[0].answer(3);
  await saved;
  expect(store.getState().overtaken).toBe(2);
  forgetOvertaken();
  expect(store.getState().overtaken).toBeNull();
});

test('where the browser has no room, it is known that what is typed would be lost', () => {
  const { store, setText } = open();
  expect(store.getState().isKept).toBe(true);
  const { localStorage } = globalThis;
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  setText('hai');
  expect(store.getState().isKept).toBe(false);
  setText('một');
  expect(store.getState().isKept).toBe(true);
});

test('line ends of another kind are no change', () => {
  const { store, setText } = open('một\r\nhai\nba\r');
  expect(store.getState()).toMatchObject({ text: 'một\nhai\nba\n', from: 'saved' });
  setText('một\r\nhai\r\nba\r\n');
  expect(store.getState().text).toBe(store.getState().saved.source);
  expect(browser.kept.size).toBe(0);
  keepDraft('b1', { text: 'một\r\nhai\r\nba\r\n', base: 1, at: 1 });
  expect(open('một\nhai\nba\n').store.getState().from).toBe('saved');
});
