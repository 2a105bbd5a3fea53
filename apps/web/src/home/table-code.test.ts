import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOwnLink, readTableCode } from './table-code.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789'];
const codes = fc.array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 16 }).map((letters) => letters.join(''));

describe('a table code as people pass it on', () => {
  it('is read from a link, whatever stands around it', () => {
    fc.assert(
      fc.property(codes, fc.constantFrom('', '?lang=en', '#chat', '/'), (code, rest) => {
        expect(readTableCode(`https://bai.example.org/t/${code}${rest}`)).toBe(code);
        expect(readTableCode(`Vào chơi nè: http://localhost:3000/t/${code.toLowerCase()}${rest} nhanh lên`)).toBe(code);
      }),
    );
  });

  it('is read in any case and with blanks', () => {
    fc.assert(
      fc.property(codes, fc.nat(15), (code, cut) => {
        expect(readTableCode(` ${code.slice(0, cut)} ${code.slice(cut).toLowerCase()} `)).toBe(code);
        expect(readTableCode(`${code.slice(0, cut)}-${code.slice(cut)}`)).toBe(code);
      }),
    );
  });

  it.each(['', '   ', 'ABC', 'K7M2X0', 'bàn của Lan', 'https://bai.example.org/games/abc'])('is not in %j', (text) => {
    expect(readTableCode(text)).toBeNull();
  });
});

describe('the link to somebody’s own table', () => {
  it('is read whatever stands around it, and nothing else is taken for one', () => {
    expect(readOwnLink('Vào chơi nè: https://bai.example.org/i/3guk49qqp7 nhé')).toBe('3guk49qqp7');
    expect(readOwnLink('https://bai.example.org/i/3guk49qqp7?lang=en')).toBe('3guk49qqp7');
    for (const text of ['', 'K7M2XQ9RT', '/i/3guk49', '/i/3guk49qqp7aaa', 'https://bai.example.org/t/K7M2XQ9RT']) {
      expect(readOwnLink(text)).toBeNull();
    }
  });
});
