import type { LadderRow } from '@sanh-rong/protocol';
import { describe, expect, test } from 'vitest';
import { filterRows, readFilter, writeFilter } from './row-filter.ts';

const rating = { shown: 0, mu: 25, sigma: 8 };
const base = { place: 1, rating, matches: 0, games: 0, points: null, active: true, playedAt: null };

const bot = (name: string, owner: string, mine = false): LadderRow => ({
  ...base,
  bot: { id: name, name, version: 1, owner: { id: owner, name: owner } },
  level: null,
  entry: name,
  mine,
});

const MARK: LadderRow = { ...base, bot: null, level: 'steady', entry: null, mine: false };
const ROWS = [bot('May Rủi', 'Cô Ba'), MARK, bot('Đắn Đo', 'Nam', true)];

const shown = (query: string): (string | null)[] =>
  filterRows(ROWS, readFilter(new URLSearchParams(query))).map((row) => row.bot?.name ?? row.level);

describe('the rows of a ladder', () => {
  test.each([
    ['', ['May Rủi', 'steady', 'Đắn Đo']],
    ['marks=no', ['May Rủi', 'Đắn Đo']],
    ['mine=1', ['Đắn Đo']],
    ['q=may rui', ['May Rủi']],
    ['q=CÔ BA', ['May Rủi']],
    ['q=dan', ['Đắn Đo']],
    ['q=dan&mine=1', ['Đắn Đo']],
    ['q=nobody', []],
  ])('with "%s" are %j', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  test('an address says only what is not usual, and keeps the rest of it', () => {
    const all = readFilter(new URLSearchParams());
    expect(writeFilter(all, new URLSearchParams('lang=en&q=x')).toString()).toBe('lang=en');
    const written = writeFilter({ search: 'a b', mine: true, marks: false }, new URLSearchParams());
    expect(readFilter(written)).toEqual({ search: 'a b', mine: true, marks: false });
  });
});
