import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lines } from './lines.ts';

/** A text in pieces, cut wherever these numbers say, in the middle of letters too. */
const inPieces = (bytes: Buffer, cuts: readonly number[]): Buffer[] => {
  const at = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, index) => bytes.subarray(from, at[index] ?? bytes.length));
};

describe('lines from pieces', () => {
  test('are the same however they are cut', () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\n', ' '));
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat()), (lines, cuts) => {
        const reader = new Lines();
        const bytes = Buffer.from(lines.map((text) => `${text}\n`).join(''));
        expect(inPieces(bytes, cuts).flatMap((piece) => reader.add(piece) ?? ['too long'])).toEqual(lines);
      }),
    );
  });

  test('one that is too long is none, complete or not', () => {
    const most = 256 * 1_024;
    expect(new Lines().add(Buffer.from(`${'x'.repeat(most)}\n`))).toHaveLength(1);
    expect(new Lines().add(Buffer.from(`${'x'.repeat(most + 1)}\n`))).toBeNull();
    const slowly = new Lines();
    const piece = Buffer.alloc(1_024, 'x');
    for (let at = 0; at < 256; at++) expect(slowly.add(piece)).toEqual([]);
    expect(slowly.add(piece)).toBeNull();
  });
});
