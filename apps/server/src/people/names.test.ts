import { describe, expect, test } from 'vitest';
import { offeredName, readPersonName, readUsername } from './names.ts';

describe('names', () => {
  test.each([
    ['Lan', 'Lan'],
    ['  chị   Bảy ', 'chị Bảy'],
    ['Ba\u0302\u0301c', 'B\u1ea5c'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['♠', '♠'],
    ['Na\u200bm', 'Nam'],
    ['\ufeffLan\u2060', 'Lan'],
    ['Lan \u3164', 'Lan'],
    ['a\u200db', 'ab'],
    ['a\u200d😀', 'a😀'],
    ['Lan\ufe0f\ufe0f', 'Lan'],
    ['❤\ufe0f\u200d🔥', '❤\ufe0f\u200d🔥'],
    ['Nam\ufffe', 'Nam'],
    [`A${'\u0316\u0324'.repeat(15)}`, 'A\u0316\u0324\u0316'],
    ['ที่นี่', 'ที่นี่'],
    [' \u0301\u0302Lan', 'Lan'],
    ['Lan\ufffc', 'Lan'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('%j is %j', (input, name) => {
    expect(readPersonName(input)).toEqual({ ok: true, value: name });
  });

  test.each([
    '',
    '   ',
    '\u200b\u200d',
    'x'.repeat(41),
    'hai\u0000',
    'tab\u001b[31m',
    'half \ud83d',
    'nam \u202edrac',
    null,
    7,
    ['Lan'],
  ])('%j is none', (input) => {
    expect(readPersonName(input)).toMatchObject({ ok: false, error: { code: 'BAD_NAME', details: { max: 40 } } });
  });

  test('that are offered are names', () => {
    for (let count = 0; count < 500; count += 1) {
      const name = offeredName();
      expect(readPersonName(name)).toEqual({ ok: true, value: name });
    }
  });
});

describe('usernames', () => {
  test.each([
    ['nam', 'nam'],
    ['Nam_1.x', 'nam_1.x'],
    ['A'.repeat(20), 'a'.repeat(20)],
  ])('%j is %j', (input, username) => {
    expect(readUsername(input)).toEqual({ ok: true, value: username });
  });

  test.each([
    '',
    'ab',
    'a'.repeat(21),
    'nam nam',
    'nàm',
    '\u212am\u017f',
    'nam\n',
    ' nam',
    'nam-1',
    null,
    { length: 5 },
  ])('%j is none', (input) => {
    expect(readUsername(input)).toMatchObject({ ok: false, error: { code: 'BAD_USERNAME' } });
  });
});
