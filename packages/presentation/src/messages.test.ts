import { describe, expect, it } from 'vitest';
import { en as liengEn } from './lieng/messages/en.ts';
import { LIENG_NAMES } from './lieng/messages/names/vi.ts';
import { LIENG_REASON_WORDS } from './lieng/messages/reasons/vi.ts';
import { vi as liengVi } from './lieng/messages/vi.ts';
import { en } from './messages/en.ts';
import { vi } from './messages/vi.ts';
import { en as phomEn } from './phom/messages/en.ts';
import { PHOM_NAMES } from './phom/messages/names/vi.ts';
import { PHOM_REASON_WORDS } from './phom/messages/reasons/vi.ts';
import { vi as phomVi } from './phom/messages/vi.ts';
import { en as tienlenEn } from './tienlen/messages/en.ts';
import { TIENLEN_NAMES } from './tienlen/messages/names/vi.ts';
import { TIENLEN_REASON_WORDS } from './tienlen/messages/reasons/vi.ts';
import { vi as tienlenVi } from './tienlen/messages/vi.ts';

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
  ['Tiến Lên', tienlenVi, tienlenEn],
  ['Phỏm', phomVi, phomEn],
  ['Liêng', liengVi, liengEn],
  ['every game', vi, en],
  ['the names of Tiến Lên', TIENLEN_NAMES.vi, TIENLEN_NAMES.en],
  ['the names of Phỏm', PHOM_NAMES.vi, PHOM_NAMES.en],
  ['the names of Liêng', LIENG_NAMES.vi, LIENG_NAMES.en],
  ['the reasons of Tiến Lên', TIENLEN_REASON_WORDS.vi, TIENLEN_REASON_WORDS.en],
  ['the reasons of Phỏm', PHOM_REASON_WORDS.vi, PHOM_REASON_WORDS.en],
  ['the reasons of Liêng', LIENG_REASON_WORDS.vi, LIENG_REASON_WORDS.en],
])('what is said by %s', (_, vietnamese, english) => {
  it('has the same keys in both languages', () => {
    expect(shapeOf(vietnamese, '').sort()).toEqual(shapeOf(english, '').sort());
  });

  it('lists as many rules and sorts in both languages', () => {
    const counted = (catalogue: object) =>
      Object.entries(catalogue)
        .filter(([key]) => key === 'rules' || key === 'sorts')
        .map(([key, lists]) => [key, Object.values(lists).length]);
    expect(counted(vietnamese)).toEqual(counted(english));
  });

  it('writes Vietnamese in composed letters', () => {
    for (const text of textsOf(vietnamese)) expect(text).toBe(text.normalize('NFC'));
  });
});
