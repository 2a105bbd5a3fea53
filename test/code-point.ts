import fc from 'fast-check';

/** Surrogates are halves of a character. */
const SURROGATES = { first: 0xd800, count: 0x800 } as const;
const LAST = 0x10ffff;

const written = (at: number): string => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count);

const read = (text: unknown): number => {
  const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const at = point < SURROGATES.first ? point : point - SURROGATES.count;
  if (at < 0 || written(at) !== text) throw new Error('not one character');
  return at;
};

/**
 * Any character there is, as the unit of a text: `fc.string({ unit: codePoint })`. The unit `binary` draws the same, after
 * it has listed all million of them in every process, which takes a second and the memory to keep them.
 */
export const codePoint = fc.nat({ max: LAST - SURROGATES.count }).map(written, read);
