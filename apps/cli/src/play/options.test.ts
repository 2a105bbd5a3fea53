import { describe, expect, it } from 'vitest';
import { readOptions, setupOf } from './options.ts';

const wrong = (...args: string[]): string => {
  const read = readOptions(args);
  return read.ok ? 'ok' : read.error.text;
};

describe('options of play', () => {
  it('have defaults: Miền Nam, four seats, sixteen games, Vietnamese, opponents that can be beaten', () => {
    const read = readOptions([]);
    expect(read.ok && [read.value.ruleSet.id, read.value.seats, read.value.length, read.value.language]).toEqual([
      'mien-nam',
      4,
      16,
      'vi',
    ]);
    expect(read.ok && read.value.opponent.id).toBe('simple');
  });

  it('give opponents that search a clock, unless somebody names a seed: the same seed is the same game', () => {
    const searching = { id: 'deep', searches: true, choose: (_view: unknown, [first]: readonly never[]) => first };
    const budgetWith = (...args: string[]) => {
      const read = readOptions(args);
      return read.ok ? setupOf(read.value, 'seed').budgetOf(searching) : null;
    };
    expect(budgetWith()?.isOver?.()).toBe(false);
    expect(budgetWith('--seed', 'x')).toEqual({ positions: expect.any(Number) });
  });

  it('are read with a blank or an equals sign', () => {
    const read = readOptions(['--rules=thirteen', '--players', '3', '--seed', 'a=b', '--lang=en', '--level=random']);
    expect(read.ok && [read.value.ruleSet.id, read.value.seats, read.value.seed, read.value.language]).toEqual([
      'thirteen',
      3,
      'a=b',
      'en',
    ]);
  });

  it.each([
    [['constructor'], '“constructor” không thuộc chỗ này.'],
    [['--seed', '\u001b[2Jx'], '“·[2Jx” không thuộc chỗ này.'],
    [['--colour'], 'Không có tuỳ chọn --colour.'],
    [['--bogus', '--lang', 'en'], 'Unknown option --bogus.'],
    [['--players', '5', '--lang=en'], '--players cannot be “5”; use 2 | 3 | 4.'],
    [['--games', '7', '--lang=en'], '--games cannot be “7”; use 1 | 16 | 32.'],
    [['--rules', 'x', '--lang=en'], '--rules cannot be “x”; use mien-nam | thirteen.'],
    [['--game', 'poker', '--lang=en'], '--game cannot be “poker”'],
    [['--level', 'god', '--lang=en'], '--level cannot be “god”; use random | simple |'],
    [['--lang', 'fr'], '--lang không thể là “fr”; hãy dùng vi | en.'],
    [['--seed'], '--seed cần một giá trị'],
    [['--seed', '--fast'], '--seed cần một giá trị theo sau, mà “--fast” là một tuỳ chọn.'],
    [['--seed=', '--lang=en'], '--seed needs a value after it.'],
    [['--', '--lang=en'], 'Unknown option --. sanhrong play --help lists them all.'],
    [['-5', '--lang=en'], 'Unknown option -5.'],
    [['--fast=1', '--lang=en'], '“--fast=1” does not belong here.'],
    [['hello', '--lang=en'], '“hello” does not belong here.'],
  ])('%j is explained', (args, text) => {
    expect(wrong(...args)).toContain(text);
  });

  it('keep the last of what is repeated, and numbers below zero as values', () => {
    const read = readOptions(['--seed', 'x', '--players=2', '--players', '3', '--seed', '-5', '--no-color', '--fast']);
    expect(read.ok && [read.value.seed, read.value.seats, read.value.colour, read.value.fast]).toEqual([
      '-5',
      3,
      false,
      true,
    ]);
  });

  it('give help before anything is wrong with a value', () => {
    const read = readOptions(['-h', '--lang', 'fr', '--players', '9']);
    expect(!read.ok && read.error.help).toBe(true);
  });
});
