import { describe, expect, test } from 'vitest';
import { en as liengEn } from '../lieng/messages/en.ts';
import { vi as liengVi } from '../lieng/messages/vi.ts';
import { en as phomEn } from '../phom/messages/en.ts';
import { vi as phomVi } from '../phom/messages/vi.ts';
import { en as tienlenEn } from '../tienlen/messages/en.ts';
import { vi as tienlenVi } from '../tienlen/messages/vi.ts';
import { en } from './en.ts';
import { explain, LANGUAGES, REASONS } from './index.ts';
import { vi } from './vi.ts';

const blanks = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the message catalogues', () => {
  const pairs: [Record<string, string>, Record<string, string>][] = [
    [en, vi],
    [tienlenEn, tienlenVi],
    [phomEn, phomVi],
    [liengEn, liengVi],
  ];

  test('say the same things in both languages, with the same details', () => {
    for (const [english, vietnamese] of pairs) {
      expect(Object.keys(vietnamese)).toEqual(Object.keys(english));
      for (const key of Object.keys(english)) {
        expect(blanks(vietnamese[key]), key).toEqual(blanks(english[key]));
        expect(vietnamese[key]).not.toBe(english[key]);
        expect(english[key]).toMatch(/\S/);
      }
    }
  });

  test('no two catalogues use one key for two sentences', () => {
    const keys = pairs.flatMap(([english]) => Object.keys(english));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('fill in the details and leave no blank', () => {
    for (const language of LANGUAGES) {
      const sentence = explain({ reason: 'mustInclude', details: { card: '3♠' } }, language);
      expect(sentence).toContain('3♠');
      expect(sentence).not.toMatch(/[{}]/);
      for (const reason of REASONS) expect(explain({ reason, details: {} }, language)).toMatch(/\S/);
    }
  });
});
