import { type AnyGame, GAMES, LANGUAGES, type OptionSpec, type OptionSpecs } from '@sanh-rong/engine';
import { playersFor } from '@sanh-rong/players';
import { describe, expect, it } from 'vitest';
import { played } from '../test/played.ts';
import {
  breakdownName,
  cardWords,
  caution,
  characterName,
  counterNames,
  gameName,
  levelName,
  optionName,
  optionValueName,
  PRESENTATIONS,
  ruleSetName,
  tagline,
} from './index.ts';

const BOTH = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));

/** Every option of a rule set, with those inside groups, by path. */
const optionsOf = (specs: OptionSpecs, path = ''): { readonly path: string; readonly spec: OptionSpec }[] =>
  Object.entries(specs).flatMap(([name, spec]) => [
    { path: path + name, spec },
    ...(spec.kind === 'group' ? optionsOf(spec.fields, `${path}${name}.`) : []),
  ]);

/** A finished game of each rule set. */
const finished = (game: AnyGame) =>
  game.ruleSets.map(({ id }) => played(game, { ruleSet: id, seed: 'names' }, [], 'simple').state);

describe.each(BOTH)('$game.id in $language', ({ game, language }) => {
  it('has a presentation, a name, and rule sets with names, a line and rules', () => {
    const presentation = PRESENTATIONS.find((each) => each.game === game.id);
    expect(gameName(game.id, language)).not.toBe(game.id);
    for (const { id } of game.ruleSets) {
      expect(ruleSetName(game.id, id, language)).not.toBe(id);
      expect(presentation?.ruleSetName(id, language)).toBe(ruleSetName(game.id, id, language));
      expect(tagline(game.id, id, language)).toMatch(/^.{20,90}\.$/u);
      expect(presentation?.rules(id, language).length).toBeGreaterThan(3);
    }
  });

  it('names and explains every option, and everything that can be chosen', () => {
    for (const { id, options } of game.ruleSets) {
      for (const { path, spec } of optionsOf(options)) {
        const { name, explanation } = optionName(game.id, id, path, language);
        expect(name, path).not.toBe(path);
        expect(name.length, path).toBeLessThan(50);
        expect(explanation, path).toMatch(/^.{10,90}\.$/u);
        const members = spec.kind === 'choice' || spec.kind === 'names' ? spec.of : [];
        for (const member of members) {
          const shown = optionValueName(game.id, id, path, member, language);
          expect(shown.toLowerCase(), `${path} ${member}`).not.toBe(member.toLowerCase());
          expect(shown.charAt(0)).toBe(shown.charAt(0).toUpperCase());
        }
      }
    }
  });

  it('names every built-in player', () => {
    for (const { id } of playersFor(game.id)) {
      const { name, explanation } = levelName(id, language);
      expect(name).not.toBe(id);
      // Six of them stand below each other on a phone.
      expect(name.length).toBeLessThanOrEqual(10);
      expect(explanation).toMatch(/^.{20,42}\.$/u);
    }
  });

  it('gives each level of a game a name of its own', () => {
    const names = playersFor(game.id).map(({ id }) => levelName(id, language).name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names everything that is counted, and every part of a result', () => {
    for (const state of finished(game)) {
      const { game: counters, seats } = game.statistics(state);
      const names = counterNames(game.id, language);
      expect(Object.keys(names.game).sort()).toEqual(Object.keys(counters).sort());
      expect(Object.keys(names.seats).sort()).toEqual(Object.keys(seats[0]).sort());
      const parts = Object.keys(game.result(state)?.breakdown[0] ?? {});
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        expect(breakdownName(game.id, part, language)).not.toBe(part);
        expect(breakdownName(game.id, part, language).length).toBeLessThan(20);
      }
    }
  });
});

describe('names', () => {
  it('are ids where there is none, whatever is asked for', () => {
    expect(gameName('constructor', 'vi')).toBe('constructor');
    expect(optionName('tienlen', 'mien-nam', 'toString', 'vi')).toEqual({ name: 'toString', explanation: '' });
    expect(levelName('grandmaster', 'en').name).toBe('grandmaster');
    expect(counterNames('constructor', 'vi')).toEqual({ game: {}, seats: {} });
    expect(breakdownName('phom', 'x', 'en')).toBe('x');
  });

  it('are there for numbers that stand for something', () => {
    expect(optionValueName('lieng', 'lieng', 'minRaise', 0, 'vi')).toBe('Bằng chip cửa');
    expect(optionValueName('lieng', 'lieng', 'minRaise', 20, 'vi')).toBe('20');
  });
});

describe('built-in players at a table', () => {
  const seatsOf = (game: AnyGame): number[] => [
    ...Array(Math.max(...game.ruleSets.map(({ seats }) => seats.max))).keys(),
  ];

  it.each(GAMES)('$id: are never two of the same name, whatever their levels', (game) => {
    const levels = [...playersFor(game.id).map(({ id }) => id), 'unknown'];
    const seats = seatsOf(game);
    const bySeat = seats.map((seat) => new Set(levels.map((level) => characterName(level, seat))));
    for (const seat of seats) {
      for (const other of seats.slice(seat + 1)) {
        expect([...bySeat[seat]].filter((name) => bySeat[other].has(name))).toEqual([]);
      }
    }
  });

  it('have a name that fits their level: at most tables each level has figures of its own', () => {
    for (const game of GAMES) {
      for (const seat of [0, 1, 2, 3]) {
        const names = playersFor(game.id).map(({ id }) => characterName(id, seat));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});

describe('cards in words (CD-2)', () => {
  it.each([
    ['3s', '3 bích', '3 of spades'],
    ['10h', '10 cơ', '10 of hearts'],
    ['Ad', 'Át rô', 'Ace of diamonds'],
    ['Jc', 'Bồi chuồn', 'Jack of clubs'],
    ['Qs', 'Đầm bích', 'Queen of spades'],
    ['Kh', 'Già cơ', 'King of hearts'],
    ['2h', '2 cơ', '2 of hearts'],
  ] as const)('%s: %s, %s', (card, vietnamese, english) => {
    expect(cardWords(card, 'vi')).toBe(vietnamese);
    expect(cardWords(card, 'en')).toBe(english);
  });
});

it('warns of straights of any length where they may be played (MN-4), and nowhere else', () => {
  for (const { id, ruleSets } of GAMES)
    for (const { id: ruleSet } of ruleSets)
      for (const language of LANGUAGES)
        expect(caution(id, ruleSet, {}, language) !== '', ruleSet).toBe(ruleSet === 'mien-nam');
  expect(caution('tienlen', 'mien-nam', { straightsOfEqualLength: false }, 'vi')).toContain('3-4-5-6 chặn được Q-K-A');
  expect(caution('tienlen', 'mien-nam', { straightsOfEqualLength: true }, 'vi')).toBe('');
});
