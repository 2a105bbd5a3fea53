import { describe, expect, test } from 'vitest';
import { explain, LANGUAGES, REFUSALS, type Reason } from './index.ts';

const blanks = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the message catalogues', () => {
  const catalogues: readonly Readonly<Record<'en' | 'vi', Record<string, string>>>[] = Object.values(REFUSALS);

  test('say the same things in both languages, with the same details', () => {
    for (const { en: english, vi: vietnamese } of catalogues) {
      expect(Object.keys(vietnamese)).toEqual(Object.keys(english));
      for (const key of Object.keys(english)) {
        expect(blanks(vietnamese[key]), key).toEqual(blanks(english[key]));
        expect(vietnamese[key]).not.toBe(english[key]);
        expect(english[key]).toMatch(/\S/);
      }
    }
  });

  test('no two catalogues use one key for two sentences', () => {
    const keys = catalogues.flatMap(({ en }) => Object.keys(en));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('fill in the details and leave no blank', () => {
    for (const language of LANGUAGES) {
      const sentence = explain({ reason: 'mustInclude', details: { card: '3♠' } }, language);
      expect(sentence).toContain('3♠');
      expect(sentence).not.toMatch(/[{}]/);
      for (const reason of catalogues.flatMap(({ en }) => Object.keys(en))) {
        expect(explain({ reason: reason as Reason, details: {} }, language)).toMatch(/ /);
      }
    }
  });
});
