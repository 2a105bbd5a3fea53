import { describe, expect, test } from 'vitest';
import { idsInDocuments, idsInTests } from '../ids.ts';

/** Behaviour has IDs as rules have: docs/specification defines each once, and a test carries it in its name. */

const defined = idsInDocuments('docs/specification', /(?<=^- \*\*)(?:SY|AR)-\d+(?=\*\* )/gm);
const tested = idsInTests(/\b(?:SY|AR)-\d+\b/g);

describe('the specification', () => {
  test('has sentences, each with an ID of its own', () => {
    expect(defined.length).toBeGreaterThan(50);
    expect(new Set(defined).size).toBe(defined.length);
  });

  test.each(defined)('%s is in the name of a test', (id) => {
    expect(tested).toContain(id);
  });

  test('has the sentence of every ID that a test names', () => {
    expect([...tested].filter((id) => !defined.includes(id))).toEqual([]);
  });
});
