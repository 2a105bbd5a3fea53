import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codePoint } from '../../../../test/code-point.ts';
import { examples } from '../../../../test/examples.ts';
import { MAX_BYTES, MAX_CHARACTERS, readText } from './text.ts';

const read = (input: unknown): string => {
  const answer = readText(input);
  return answer.ok ? answer.value : answer.error.code;
};

const TEXTS = [
  'Đánh hay quá! Ván nữa nhé?',
  'Tới luôn bác tài :)) 3♠ đâu rồi',
  '👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇻🇳 1️⃣ ☺️ 🙅🏿‍♀️ 🏳️‍🌈',
  'สวัสดีครับ नमस्ते سلام می‌خواهم こんにちは',
  '<script>alert(1)</script> {who} %s \\u0000',
];

const HIDDEN = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\u00ad'];

describe('a text at a table', () => {
  test.each(TEXTS)('may be %s', (text) => {
    expect(read(text)).toBe(text.normalize('NFC'));
  });

  test('is trimmed, with single blanks between words, in composed letters', () => {
    expect(read('  Đánh\u00a0  hay \u3000quá ')).toBe('Đánh hay quá');
    expect(read('Đánh hay quá'.normalize('NFD'))).toBe('Đánh hay quá');
  });

  test('has 1 to 200 characters, counted as people count them', () => {
    for (const one of ['a', 'ậ', 'ậ'.normalize('NFD'), '🐉', '字']) {
      expect(read(one.repeat(MAX_CHARACTERS))).toBe(one.normalize('NFC').repeat(MAX_CHARACTERS));
      expect(read(one.repeat(MAX_CHARACTERS + 1))).toBe('CHAT_TOO_LONG');
    }
    expect(read('x'.repeat(10_000_000))).toBe('CHAT_TOO_LONG');
  });

  test('has at most 800 bytes, however few characters they are', () => {
    for (const one of ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍❤️‍💋‍👨🏿', '🇻🇳']) {
      const most = Math.floor(MAX_BYTES / Buffer.byteLength(one));
      expect(read(one.repeat(most))).toBe(one.repeat(most));
      expect(read(one.repeat(most + 1))).toBe('CHAT_TOO_LONG');
    }
  });

  test('says something that can be seen', () => {
    const nothing = [
      '',
      ' ',
      '\n\t',
      '\u200b',
      '\u200d\u200d',
      '\u3164',
      '\u2800 \u2800',
      '\u0301',
      '\ufe0f',
      '\u{e0041}',
    ];
    for (const input of [...nothing, undefined, null, 7, {}, ['a']]) expect(read(input)).toBe('CHAT_EMPTY');
  });

  test('stands on one line and hides nothing', () => {
    for (const bad of [
      '\n',
      '\r',
      '\t',
      '\u0000',
      '\u001b',
      '\u0085',
      '\u2028',
      '\u2029',
      '\ud800',
      '\ue000',
      '\uffff',
    ]) {
      expect(read(`a${bad}b`)).toBe('CHAT_BAD_TEXT');
    }
    for (const hidden of HIDDEN) expect(read(`a${hidden}b`)).toBe('CHAT_BAD_TEXT');
    // Emoji's invisible parts, where there is no emoji.
    for (const bad of ['a\u{e0062}b', 'a \u200db', 'a\u200d\u200db', 'a\u200d', '🏴 \u{e0067}']) {
      expect(read(`x${bad} y`)).toBe('CHAT_BAD_TEXT');
    }
  });

  test('has no towers of accents', () => {
    expect(read(`a${'\u0336'.repeat(3)}`)).toBe(`a${'\u0336'.repeat(3)}`);
    expect(read(`a${'\u0336'.repeat(4)}`)).toBe('CHAT_BAD_TEXT');
    expect(read(`Z${'\u0310\u0333\u0351\u033e'.repeat(8)}`)).toBe('CHAT_BAD_TEXT');
    expect(read(`👩${'\u200d👩'.repeat(30)}`)).toBe('CHAT_BAD_TEXT');
  });

  test('whatever is sent: it is refused with a code, or fit to be shown and the same when read again', () => {
    const parts = fc.oneof(
      fc.string({ unit: codePoint, maxLength: 8 }),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        ...HIDDEN,
        ...TEXTS,
        '\u200d',
        '\ufe0f',
        '\u0301\u0301',
        '\u{1f3f4}',
        '\u{e0067}',
        '\ud83d',
        ' ',
        '\n',
      ),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    );
    let fit = 0;
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 24 }).map((all) => all.join('')),
        (input) => {
          const answer = readText(input);
          if (!answer.ok) {
            expect(['CHAT_EMPTY', 'CHAT_TOO_LONG', 'CHAT_BAD_TEXT']).toContain(answer.error.code);
            return;
          }
          fit += 1;
          const text = answer.value;
          expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|\p{M}{4}|^\s|\s$|\s\s/u);
          expect([...new Intl.Segmenter('en').segment(text)].length).toBeLessThanOrEqual(MAX_CHARACTERS);
          expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES);
          expect(Buffer.from(text, 'utf8').toString('utf8')).toBe(text);
          expect(readText(text)).toEqual(answer);
        },
      ),
      { numRuns: examples(800, 5_000) },
    );
    expect(fit).toBeGreaterThan(examples(100, 200));
  });
});
