import type { Language } from '@sanh-rong/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventedScore } from '../../test/support/scores.ts';
import { noPaint } from '../play/palette.ts';
import { displayWidth } from '../play/width.ts';
import { matchPage, pageOf } from './page.ts';
import { inTurn, type MatchPlan } from './plan.ts';
import { progressLine } from './progress.ts';
import { leadsOf, standingsOf } from './score.ts';

const plan = (contestants: number, language: Language): MatchPlan => ({
  game: 'tienlen',
  ruleSet: 'mien-nam',
  options: {},
  seats: contestants,
  time: 1_000,
  language,
  contestants: [],
  lineup: inTurn(contestants, contestants),
  seed: '7',
  deals: 40,
  records: false,
});

const NAMES = ['Chị Hằng của tôi.js', 'expert', '勝負師.js', 'một-con-bot-có-cái-tên-dài-quá-chừng.js'];

const score = inventedScore({
  worth: [1.2, 3, 1, -2],
  deals: 40,
  strikes: [0, 0, 1, 3],
  faults: [
    {
      contestant: 2,
      game: 16,
      seat: 1,
      kind: 'exception',
      text: 'TypeError: x is undefined.',
      printed: ['before it broke'],
    },
    {
      contestant: 3,
      game: 4,
      seat: 1,
      kind: 'timeout',
      text: 'Bot nghĩ quá 1 giây nên bị dừng. Hãy xét ít nước hơn, hoặc tìm vòng lặp không bao giờ hết.',
      printed: [],
    },
  ],
});

const page = (language: Language, columns: number): string =>
  pageOf(matchPage(score, plan(4, language), NAMES, { language, paint: noPaint, columns }));

describe('the report of a match', () => {
  it.each([
    ['vi', 80],
    ['vi', 120],
    ['en', 80],
    ['en', 120],
  ] as const)('in %s at %i columns', (language, columns) => {
    expect(`\n${page(language, columns)}`).toMatchSnapshot();
  });

  it('stays within any window that holds its figures', () => {
    for (let columns = 50; columns <= 140; columns++) {
      for (const line of page('vi', columns).split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    }
  });

  it('puts who was disqualified last, and compares nobody with them', () => {
    const better = inventedScore({ worth: [0, 5, 1], deals: 20, strikes: [0, 3, 2] });
    expect(standingsOf(better).map(({ contestant, place }) => [contestant, place])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(leadsOf(better).map(({ of, over }) => [of, over])).toEqual([[2, 0]]);
  });

  it('shows progress in any window', () => {
    fc.assert(
      fc.property(fc.nat(160), fc.nat(160), fc.nat(10_000_000), (columns, ended, elapsed) => {
        const view = { score, names: NAMES, plan: plan(4, 'vi'), ended, elapsed };
        const line = progressLine(view, { language: 'vi', paint: noPaint, columns });
        expect(displayWidth(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
