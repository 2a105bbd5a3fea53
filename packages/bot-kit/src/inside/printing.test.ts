import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../calls.ts';
import { consoleOf, Printing } from './printing.ts';

const ofBot = () => {
  const printing = new Printing();
  return { printing, console: consoleOf(printing) as Console };
};

describe("a bot's console", () => {
  test('keeps lines with their level, values as they stand in code', () => {
    const { printing, console } = ofBot();
    console.log('cards', 3, { rank: '3' });
    console.info();
    console.warn('two\nlines');
    console.error(null);
    console.assert(true, 'never');
    console.assert(false, 'always');
    console.time();
    console.groupEnd();
    expect(printing.take()).toEqual({
      printed: [
        { level: 'log', text: 'cards 3 {rank: "3"}' },
        { level: 'log', text: '' },
        { level: 'warn', text: 'two' },
        { level: 'warn', text: 'lines' },
        { level: 'error', text: 'null' },
        { level: 'error', text: 'Assertion failed always' },
      ],
      unprinted: 0,
    });
    expect(printing.take()).toEqual({ printed: [], unprinted: 0 });
  });

  test('stays within its limits and counts what is too much, whatever is printed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.nat(3_000).map((length) => 'x'.repeat(length)),
      fc.nat(200).map((count) => '\n'.repeat(count)),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 150 }), (prints) => {
        const { printing, console } = ofBot();
        for (const values of prints) console.log(...values);
        const { printed, unprinted } = printing.take();
        expect(printed.length).toBeLessThanOrEqual(LIMITS.lines);
        expect(printed.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThanOrEqual(LIMITS.printed);
        for (const line of printed) expect(line.text.length).toBeLessThanOrEqual(LIMITS.line);
        expect(printed.length + unprinted).toBeGreaterThanOrEqual(Math.min(prints.length, LIMITS.lines));
      }),
    );
  });
});
