import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type TestBrowser } from '../../net/test/browser.ts';
import { beginWith, dropDraft, keepDraft, keptDraft } from './drafts.ts';

const DRAFT = { text: 'đang gõ dở', base: 3, at: 1 };

let browser: TestBrowser;
beforeEach(() => {
  browser = openBrowser();
});

test('what is typed is there again when the page comes back, each bot’s own', () => {
  keepDraft('b1', DRAFT);
  expect(keptDraft('b1')).toEqual(DRAFT);
  expect(keptDraft('b2')).toBeNull();
  dropDraft('b1');
  expect(keptDraft('b1')).toBeNull();
});

test.each(['', '{', 'null', '7', '{"text":1,"base":2,"at":3}', '{"text":"a"}'])(
  '%j was written by nobody here',
  (kept) => {
    browser.kept.set('sanh-rong.draft.b1', kept);
    expect(keptDraft('b1')).toBeNull();
  },
);

test('a browser without room says so', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepDraft('b1', DRAFT)).toBe(false);
});

test.each([
  [null, { text: 'đã lưu', from: 'saved' }],
  [
    { ...DRAFT, text: 'đã lưu' },
    { text: 'đã lưu', from: 'saved' },
  ],
  [DRAFT, { text: 'đang gõ dở', from: 'restored' }],
  [
    { ...DRAFT, base: 2 },
    { text: 'đang gõ dở', from: 'behind' },
  ],
])('with the draft %j, the editor begins with %j', (draft, beginning) => {
  expect(beginWith({ source: 'đã lưu', version: 3 }, draft)).toEqual(beginning);
});
