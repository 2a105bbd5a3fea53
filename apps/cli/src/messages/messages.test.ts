import { describe, expect, it } from 'vitest';
import { en as liengEn } from '../games/lieng/messages/en.ts';
import { vi as liengVi } from '../games/lieng/messages/vi.ts';
import { en as phomEn } from '../games/phom/messages/en.ts';
import { vi as phomVi } from '../games/phom/messages/vi.ts';
import { en as tienlenEn } from '../games/tienlen/messages/en.ts';
import { vi as tienlenVi } from '../games/tienlen/messages/vi.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

/** Every key of a catalogue with the kind of what stands there: `keys.play: string`. Word lists may differ in length. */
const shapeOf = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return [`${path}: list`];
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, path === '' ? key : `${path}.${key}`));
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe.each([
  ['the table', vi, en],
  ['Tiến Lên', tienlenVi, tienlenEn],
  ['Phỏm', phomVi, phomEn],
  ['Liêng', liengVi, liengEn],
])('what %s says', (_, vietnamese, english) => {
  it('has the same keys in both languages', () => {
    expect(shapeOf(vietnamese, '').sort()).toEqual(shapeOf(english, '').sort());
  });

  it('lists as many rules and keys in both languages', () => {
    const counted = (catalogue: object) =>
      Object.entries(catalogue)
        .filter(([key]) => key.startsWith('help') || key === 'lineHelp')
        .map(([key, lists]) => [key, Object.values(lists).length]);
    expect(counted(vietnamese)).toEqual(counted(english));
  });

  it('writes Vietnamese in composed letters', () => {
    for (const text of textsOf(vietnamese)) expect(text).toBe(text.normalize('NFC'));
  });
});
