import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasMoreParts } from './json-parts.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Lists, objects, and the parts behind the first of each. */
const partsOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  return 1 + Math.max(0, inside.length - 1) + inside.reduce((sum: number, part) => sum + partsOf(part), 0);
};

describe('the parts of a JSON text', () => {
  test('are counted as they will be parsed, whatever stands in the strings', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 2), (value, indent) => {
        const text = bytesOf(JSON.stringify(value, null, indent));
        const parts = partsOf(JSON.parse(JSON.stringify(value)));
        expect(hasMoreParts(text, parts)).toBe(false);
        if (parts > 0) expect(hasMoreParts(text, parts - 1)).toBe(true);
      }),
    );
  });

  test('are counted in what is no JSON as well', () => {
    expect(hasMoreParts(bytesOf('{"a":1,'.repeat(100)), 150)).toBe(true);
    expect(hasMoreParts(bytesOf('"[[[[\\"[[['), 0)).toBe(false);
  });
});
