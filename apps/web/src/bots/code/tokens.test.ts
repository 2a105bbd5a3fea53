import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../../../../test/code-point.ts';
import { type TokenKind, tokensOf } from './tokens.ts';

const shown = (code: string): [TokenKind, string][] =>
  tokensOf(code)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => [kind, text]);

test('each kind of word is told from the others', () => {
  expect(shown("const n = 0x1F + play('a // b'); // xong\n")).toEqual([
    ['keyword', 'const'],
    ['number', '0x1F'],
    ['call', 'play'],
    ['text', "'a // b'"],
    ['comment', '// xong'],
  ]);
});

test('what is not closed goes on: a text to the end of its line, a comment and a template to the end', () => {
  expect(shown('"mở\nreturn')).toEqual([
    ['text', '"mở'],
    ['keyword', 'return'],
  ]);
  expect(shown('/* mở\nreturn')).toEqual([['comment', '/* mở\nreturn']]);
  expect(shown('`mở\nreturn')).toEqual([['text', '`mở\nreturn']]);
});

test('words in Vietnamese are words', () => {
  expect(shown('đánh(lá)')).toEqual([['call', 'đánh']]);
});

test('nothing is lost and nothing is added', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (code) => {
      expect(
        tokensOf(code)
          .map(({ text }) => text)
          .join(''),
      ).toBe(code);
    }),
  );
});
