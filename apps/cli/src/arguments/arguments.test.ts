import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

const read = (...args: string[]) =>
  readArguments(args, { command: 'match', values: ['--seed', '--out', '--deals'], switches: ['--json'], words: 2 });

describe('an option that takes a value', () => {
  it.each([
    [['--seed', '--json', '--lang=en'], '--seed needs a value after it, and “--json” is an option.'],
    [['--out', '-h', '--lang=en'], 'write --out=-h.'],
    [['a.js', '--lang', '--seed', '7'], '--lang cần một giá trị theo sau, mà “--seed” là một tuỳ chọn.'],
    [['--seed'], '--seed cần một giá trị theo sau.'],
    [['--seed='], '--seed cần một giá trị theo sau.'],
  ])('takes no other option for it: %j', (args, text) => {
    const given = read(...args);
    expect(given.ok ? '' : given.error).toContain(text);
  });

  it('takes everything else, and whatever stands behind an equals sign', () => {
    const given = read('--seed=--json', '--out', '-', '--deals', '-5');
    expect(given.ok && ['--seed', '--out', '--deals'].map((flag) => given.value.value(flag))).toEqual([
      '--json',
      '-',
      '-5',
    ]);
    expect(given.ok && given.value.has('--json')).toBe(false);
  });
});
