import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPractice, readPractice } from './kept-practice.ts';
import { forgetBot, type KnownBot, knownBot, rememberBot } from './known-bots.ts';
import type { Practising } from './practising.ts';

const kept = new Map<string, string>();
let room = Number.POSITIVE_INFINITY;

beforeEach(() => {
  kept.clear();
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('full');
      kept.set(key, value);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const BOT = { id: 'b', game: 'tienlen', source: 'one' };

const practising = (part: Partial<Practising> = {}): Practising => ({
  arrangement: { game: 'tienlen', ruleSet: 'mien-nam', seats: 4, level: 'random' },
  speed: 'fast',
  lenient: true,
  mode: 'paused',
  thinking: false,
  moves: [],
  series: [{ seed: 'x', scores: [0, 0, 0, 0], points: [3, -1, -1, -1], tries: [3] }],
  seed: 'x',
  queue: [],
  broken: false,
  ...part,
});

describe('the practice that was left', () => {
  test('is found again as it was', () => {
    const { arrangement, speed, lenient, series, seed } = practising();
    keepPractice(BOT, practising());
    expect(readPractice(BOT)).toEqual({ arrangement, speed, lenient, series, seed });
    // Under the name that devices have it by.
    expect(JSON.parse(kept.get('sanh-rong.bot-practice') ?? '')).toMatchObject({ pace: speed });
  });

  test('other code finds the same deals, and that it has played none of them', () => {
    keepPractice(BOT, practising());
    const found = readPractice({ ...BOT, source: 'two' });
    expect(found.seed).toBe('x');
    expect(found.series).toMatchObject([{ points: null, tries: [3] }]);
  });

  test('another bot, or one of another game, begins anew', () => {
    keepPractice(BOT, practising());
    for (const other of [
      { ...BOT, id: 'c' },
      { ...BOT, game: 'phom' },
    ]) {
      expect(readPractice(other)).toMatchObject({
        series: [],
        seed: null,
        lenient: false,
        arrangement: { game: other.game },
      });
    }
  });

  test.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['null', 'null'],
    [
      '{"bot":"b","arrangement":{"game":"tienlen","seats":99,"level":"?"},"series":[1,{}],"seed":7,"pace":"?"}',
      'nonsense',
    ],
    [
      '{"bot":"b","arrangement":{"game":"tienlen","seats":2},"series":[{"seed":"x","scores":[0,0,0],"points":null,"tries":[]}],"seed":"x"}',
      'of other seats',
    ],
  ])('%s (%s) does no harm', (text) => {
    kept.set('sanh-rong.bot-practice', text);
    expect(readPractice(BOT)).toMatchObject({ speed: 'normal', series: [], seed: null });
  });
});

describe('bots that were seen here', () => {
  const bot = (id: string): KnownBot => ({
    id,
    game: 'tienlen',
    name: id,
    version: 1,
    owner: { id: 'n', name: 'Nam' },
    source: 'x'.repeat(100),
  });

  test('are known, the latest of them', () => {
    for (let at = 0; at < 20; at++) rememberBot(bot(`b${at}`));
    expect(knownBot('b19')).toEqual(bot('b19'));
    expect(knownBot('b0')).toBeNull();
    forgetBot('b19');
    expect(knownBot('b19')).toBeNull();
    expect(knownBot('b18')).not.toBeNull();
  });

  test('where there is room for one only, it is the last', () => {
    rememberBot(bot('a'));
    room = 300;
    rememberBot(bot('b'));
    expect([knownBot('a'), knownBot('b')]).toEqual([null, bot('b')]);
  });

  test('what makes no sense is no bot', () => {
    kept.set('sanh-rong.known-bots', '[{"id":"a"},7,null]');
    expect(knownBot('a')).toBeNull();
    kept.set('sanh-rong.known-bots', '{');
    expect(knownBot('a')).toBeNull();
  });
});
