import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropped, displayWidth, padEnd, padStart, wrap } from './width.ts';

describe('display width', () => {
  it.each([
    ['Sảnh rồng tới trắng!', 20],
    ['Sảnh rồng tới trắng!'.normalize('NFD'), 20],
    ['3♠ 10♥ ⚙', 8],
    ['╭──╮', 4],
    ['中文', 4],
    ['🐷', 2],
    ['⚙️', 2],
    ['🇻🇳 👨‍👩‍👧', 5],
    ['\u200b\u0301', 0],
    ['', 0],
  ])('%s takes %i columns', (text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it('crops with an ellipsis and never between a letter and its marks', () => {
    expect(cropped('đôi thông', 5)).toBe('đôi …');
    expect(displayWidth(cropped('đôi thông'.normalize('NFD'), 5))).toBe(5);
    expect(cropped('đôi', 5)).toBe('đôi');
  });

  it('pads by columns and not by characters', () => {
    expect(padEnd('Bắc'.normalize('NFD'), 5)).toHaveLength(7);
    expect(padStart('♥', 3)).toBe('  ♥');
  });
});

describe('wrap', () => {
  it('keeps leading blanks and indents what follows', () => {
    expect(wrap('  một hai ba', 8, 4)).toEqual(['  một', '    hai', '    ba']);
  });

  it('leaves a line that fits as it is', () => {
    expect(wrap('   a    b', 20)).toEqual(['   a    b']);
  });

  it('never makes a line that is too wide, and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 4, max: 40 }), (text, columns) => {
        const lines = wrap(text, columns, 2);
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
