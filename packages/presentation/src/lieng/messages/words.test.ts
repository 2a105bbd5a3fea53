import { expect, test } from 'vitest';
import { LIENG_NAMES } from './names/vi.ts';
import { vi } from './vi.ts';

/** Everything a catalogue can say, its functions with something in their gaps. */
const said = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return said(words({ name: 'Lan', you: false }, 1, 'x', 'y', true));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(said) : [];
};

test('Vietnamese players read of a gà, not of a pot', () => {
  const { inside: _, ...words } = vi;
  const all = [...said(words), ...said(LIENG_NAMES.vi)];
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((text) => /\bpot\b/i.test(text))).toEqual([]);
});
