import { CARD_IDS } from '@sanh-rong/engine';
import type { DailyAnswer } from '@sanh-rong/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayName, leftWords, percent, shareBelow, standingWords } from './day-words.ts';
import { resultsOf, shareText } from './share-text.ts';

type Day = DailyAnswer<'day'>;

const HOUR = 3_600_000;

const finished = (points: number, below: number, level = 0) =>
  ({ state: 'finished', replay: 'abc', points, unfinished: false, below, level }) as const;

const dealOf = (game: string, tries: number, own: Day['games'][number]['own']): Day['games'][number] => ({
  game,
  ruleSet: 'x',
  commitment: 'f'.repeat(64),
  publishedAt: 0,
  opponents: ['simple', 'keen', 'simple'],
  tries,
  own,
});

const dayOf = (games: Day['games']): Day => ({
  day: '2026-11-19',
  today: '2026-11-19',
  now: 0,
  endsAt: HOUR,
  playedUntil: HOUR,
  revealedAt: HOUR,
  before: null,
  after: null,
  games,
});

describe('what is sent to friends', () => {
  test('has a line for each game that is over, and none for the others', () => {
    const day = dayOf([
      dealOf('tienlen', 101, finished(12, 73)),
      dealOf('phom', 5, { state: 'playing', table: 'ABCD2345' }),
      dealOf('lieng', 1, finished(-10, 0)),
    ]);
    expect(shareText(day, 'vi').split('\n')).toEqual([
      'Sảnh Rồng · Ván của ngày 19/11',
      `Tiến Lên: +12, hơn ${percent(0.73, 'vi')}`,
      'Liêng: −10',
      'Cùng bài ấy, bạn được mấy điểm?',
    ]);
    expect(resultsOf(day).map(({ game }) => game)).toEqual(['tienlen', 'lieng']);
  });

  test('names no card, in either language', () => {
    const day = dayOf([dealOf('tienlen', 9, finished(3, 2)), dealOf('lieng', 9, finished(-90, 1))]);
    for (const language of ['vi', 'en'] as const) {
      const words = shareText(day, language).split(/[\s,.:]+/);
      for (const card of CARD_IDS) expect(words).not.toContain(card);
    }
  });
});

describe('how one did', () => {
  test('is the share of the others, never more than it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), fc.nat(), (tries, any) => {
        const below = any % tries;
        const share = shareBelow({ below }, tries) ?? Number.NaN;
        expect(share).toBe(below / (tries - 1));
        const shown = Number(percent(share, 'en').replace('%', ''));
        expect(shown).toBeLessThanOrEqual(share * 100);
        expect(shown).toBeGreaterThan(share * 100 - 1);
      }),
    );
  });

  test('has words for the first, for equals, and for who is last', () => {
    const words = (tries: number, below: number, level: number): string =>
      standingWords(finished(0, below, level), tries, 'en');
    expect(words(1, 0, 0)).toBe('You are the first to finish');
    expect(words(5, 0, 4)).toBe('Everybody came to the same');
    expect(words(5, 0, 1)).toBe('Better than nobody yet: tomorrow then');
    expect(words(5, 2, 1)).toBe('Better than 50% of people');
  });
});

describe('days and times', () => {
  test('a day of Vietnam has the same name wherever it is read', () => {
    expect(dayName('2026-11-19', 'en')).toContain('Thursday');
    expect(dayName('2026-11-19', 'vi')).toContain('Thứ Năm');
  });

  test('what is left is said in hours, minutes and at last in seconds', () => {
    expect(leftWords(5 * HOUR + 12 * 60_000, 'vi')).toBe('5 giờ 12 phút');
    expect(leftWords(5 * HOUR, 'vi')).toBe('5 giờ');
    expect(leftWords(61_000, 'vi')).toBe('2 phút');
    expect(leftWords(60_000, 'vi')).toBe('1 phút');
    expect(leftWords(59_000, 'vi')).toBe('59 giây');
    expect(leftWords(1, 'vi')).toBe('1 giây');
  });
});
