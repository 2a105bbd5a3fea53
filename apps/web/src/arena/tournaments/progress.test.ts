import type { ArenaTournament } from '@sanh-rong/protocol';
import { describe, expect, test } from 'vitest';
import { TOURNAMENT_WORDS } from './messages/vi.ts';
import { factsOf, progressOf, untilWords } from './progress.ts';

const NOW = Date.UTC(2026, 2, 12, 8);
const HOUR = 3_600_000;

const tournament = (given: Partial<ArenaTournament>): ArenaTournament => ({
  id: 't1',
  name: 'Cúp Cò Lả',
  game: 'game',
  ruleSet: 'rules',
  format: 'swiss',
  status: 'open',
  seats: 4,
  deals: 16,
  rounds: 5,
  finals: true,
  organiser: { id: 'p1', name: 'Lan' },
  mine: false,
  bots: 8,
  round: 0,
  startsAt: null,
  createdAt: NOW,
  endedAt: null,
  winner: null,
  ...given,
});

const words = TOURNAMENT_WORDS.vi;

describe('where a tournament is, and what comes next', () => {
  test.each([
    ['waits for its organiser', {}, words.statusOpen, words.nextWhenSaid('Lan')],
    ['waits for oneself', { mine: true }, words.statusOpen, words.nextWhenYouSay],
    ['waits for bots', { mine: true, bots: 1 }, words.statusOpen, words.needMore(2)],
    ['is about to begin', { startsAt: NOW - 1 }, words.statusOpen, words.nextSoon],
    ['pairs', { status: 'running' }, words.statusStarting, words.nextStarting],
    ['plays on', { status: 'running', round: 2 }, words.statusRound(2, 5), words.nextRound],
    ['plays its last round', { status: 'running', round: 5 }, words.statusRound(5, 5), words.nextFinals],
    [
      'plays its last round without finals',
      { status: 'running', round: 5, finals: false },
      words.statusRound(5, 5),
      words.nextResult,
    ],
    ['plays the finals', { status: 'finals', round: 6 }, words.statusFinals, words.nextChampion],
    ['is cancelled', { status: 'cancelled' }, words.statusCancelled, words.nextNothing],
  ] as const)('%s', (_, given, now, next) => {
    expect(progressOf(tournament(given), words, { now: NOW, language: 'vi' })).toEqual({ now, next });
  });

  test('says when it begins by itself, and how long that is', () => {
    const { next } = progressOf(tournament({ startsAt: NOW + 2 * HOUR }), words, { now: NOW, language: 'vi' });
    expect(next).toContain('2 giờ');
    expect(untilWords(NOW + 30_000, NOW, 'en')).toBe('in 1 minute');
    expect(untilWords(NOW + 50 * HOUR, NOW, 'en')).toBe('in 2 days');
  });
});

test('a round robin has no number of rounds to tell', () => {
  expect(factsOf(tournament({ format: 'roundRobin', rounds: null }), words)).not.toContain(words.rounds(5));
  expect(factsOf(tournament({}), words)).toContain(words.rounds(5));
});
