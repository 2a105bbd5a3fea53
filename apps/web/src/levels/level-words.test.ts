import { GAMES, LANGUAGES } from '@sanh-rong/engine';
import { levelIdsOf, MEASURED, type Measured } from '@sanh-rong/players';
import { describe, expect, test } from 'vitest';
import { gainWords, shownLevels } from './level-words.ts';
import { gainOver } from './measured-gain.ts';
import { usualLevel } from './usual-level.ts';

const measured = (part: Partial<Measured>): Measured => ({
  game: 'tienlen',
  ruleSet: 'mien-nam',
  level: 'steady',
  against: 'simple',
  seats: 4,
  points: 3.24,
  low: 2.9,
  high: 3.6,
  deals: 1_000,
  ...part,
});

describe('what was measured', () => {
  const all = [measured({ seats: 2, points: 1 }), measured({}), measured({ level: 'expert', against: 'steady' })];
  const played = { game: 'tienlen', ruleSet: 'mien-nam', seats: 4 };

  test('counts for the same game against the level below, at a table of the same size', () => {
    expect(gainOver('simple', 'steady', played, all)?.seats).toBe(4);
    expect(gainOver('simple', 'steady', { ...played, seats: 2 }, all)?.points).toBe(1);
    expect(gainOver('simple', 'steady', { ...played, seats: 3 }, all)).toBeNull();
    expect(gainOver('simple', 'expert', played, all)).toBeNull();
    expect(gainOver('simple', 'steady', { ...played, ruleSet: 'thirteen' }, all)).toBeNull();
    expect(gainOver(undefined, 'steady', played, all)).toBeNull();
  });

  test('is told in the reader’s numbers', () => {
    expect(gainWords(measured({}), 'vi')).toEqual({ short: '+3,2 điểm/ván', full: 'hơn mức dưới 3,2 điểm mỗi ván' });
    expect(gainWords(measured({}), 'en')?.full).toBe('+3.2 points a game over the level below');
    expect(gainWords(measured({ game: 'lieng', points: 448.7 }), 'vi')?.short).toBe('+449 chip/ván');
    expect(gainWords(measured({ points: 0.04, low: 0.02 }), 'vi')?.short).toBe('+0,04 điểm/ván');
  });

  test('claims no gain that the measure does not show, and nothing where nothing was measured', () => {
    expect(gainWords(measured({ points: 0.4, low: -0.1 }), 'vi')?.full).toBe('chưa hơn hẳn mức dưới');
    expect(gainWords(null, 'vi')).toBeNull();
  });

  test('is of levels that there are', () => {
    for (const { game, level, against } of Object.values(MEASURED).flat()) {
      expect(levelIdsOf(game)).toContain(level);
      expect(levelIdsOf(game)).toContain(against);
    }
  });
});

describe.each(GAMES)('the levels of $id', ({ id, ruleSets }) => {
  const levels = levelIdsOf(id);

  test.each(LANGUAGES)('in %s rise step by step, each with a name and a line', (language) => {
    const played = { game: id, ruleSet: ruleSets[0].id, seats: ruleSets[0].seats.usual };
    const shown = shownLevels(levels, played, language);
    expect(shown.map(({ step }) => step)).toEqual(levels.map((_, at) => at + 1));
    for (const { id: level, name, explanation } of shown) {
      expect(name).not.toBe(level);
      expect(explanation).not.toBe('');
    }
    expect(shown[0].gain).toBeNull();
  });

  test('begin for somebody new with neither the weakest nor the strongest', () => {
    expect(levels.slice(1, -1)).toContain(usualLevel(levels));
  });
});
