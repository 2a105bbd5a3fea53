import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableCode } from './table-code.ts';

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
