import { describe, expect, it } from 'vitest';
import { readArguments, reported, visible, visibleLines } from './arguments.ts';

const read = (...args: string[]) =>
  readArguments(args, { command: 'match', values: ['--seed', '--out', '--deals'], switches: ['--json'], words: 2 });

it('what others have written only shows, line by line', () => {
  expect(visibleLines('a\tb\r\nc\u001b[2J\rd\u202ee\n')).toBe('a\tb\nc·[2J·d·e\n');
  expect(reported(`${'x\n'.repeat(10_000)}`).length).toBeLessThan(5_000);
});

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

describe('a command line', () => {
  it.each([
    [['--bogus=1', '--lang=en'], 'Unknown option --bogus. sanhrong match --help lists them all.'],
    [['--jso', '--lang=en'], 'Unknown option --jso.'],
    [['--', 'a.js', '--lang=en'], 'Unknown option --.'],
    [['--=a', '--lang=en'], 'Unknown option --.'],
    [['-j', '--lang=en'], 'Unknown option -j.'],
    [['-hj', '--lang=en'], 'Unknown option -hj.'],
    [['-5', '--lang=en'], 'Unknown option -5.'],
    [['--constructor', '--lang=en'], 'Unknown option --constructor.'],
    [['--json=', '--lang=en'], '“--json=” does not belong here. sanhrong match --help shows how it goes.'],
    [['-h=1', '--lang=en'], '“-h=1” does not belong here.'],
    [['--no-color=1', '--lang=en'], '“--no-color=1” does not belong here.'],
    [['a', 'b', 'c', '--bogus', '--lang=en'], '“c” does not belong here.'],
    [['--seed', '\u001b[2Jx', '--lang=en'], '“·[2Jx” does not belong here.'],
    [['--seed=\u001b', '--lang=en'], '“--seed=·” does not belong here.'],
    [['--seed', '', '--lang=en'], '--seed needs a value after it.'],
    [['--seed', '--', '--lang=en'], 'write --seed=--.'],
    [['--bogus', '--seed', '--lang=en'], 'Unknown option --bogus.'],
  ])('says what is wrong with %j, and the first mistake first', (args, text) => {
    const given = read(...args);
    expect(given.ok ? '' : given.error).toContain(text);
  });

  it('keeps the last of what is repeated, and words among options', () => {
    const given = read('a', '--seed=1', '-', '--seed', 'x=y=z', '--json', '--json', '--no-color', '-h');
    expect(given.ok && [given.value.words, given.value.value('--seed'), given.value.language]).toEqual([
      ['a', '-'],
      'x=y=z',
      'vi',
    ]);
    expect(given.ok && ['--json', '--no-colour', '--help'].every((flag) => given.value.has(flag))).toBe(true);
  });
});

describe('a text that only shows', () => {
  it.each([0x00, 0x07, 0x0a, 0x1b, 0x7f, 0x9b, 0x9d, 0x061c, 0x200e, 0x202e, 0x2066, 0x2069, 0xfff9, 0xfffc])(
    'has a dot for character %i',
    (code) => {
      expect(visible(`a${String.fromCodePoint(code)}b`)).toBe('a·b');
    },
  );

  it('keeps letters, accents and emoji as they are', () => {
    const text = 'Sảnh Rồng, e\u0301, 3♠, שלום, 👩\u200d👧';
    expect(visible(text)).toBe(text);
  });
});
