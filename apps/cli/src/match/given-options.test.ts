import { describe, expect, it } from 'vitest';
import { givenOptions } from './given-options.ts';

describe('options of a table as they are typed', () => {
  it.each([
    ['', {}],
    ['ante=20', { ante: 20 }],
    ['ante=20,tieBreak=bestSuit', { ante: 20, tieBreak: 'bestSuit' }],
    ['passIsFinal=false, hideCounts=[0,2]', { passIsFinal: false, hideCounts: [0, 2] }],
    ['toiTrang.later=["dragon","sixPairs"]', { toiTrang: { later: ['dragon', 'sixPairs'] } }],
    ['a.b=1,a.c=2', { a: { b: 1, c: 2 } }],
    ['{"ante":20,"rebuy":"never"}', { ante: 20, rebuy: 'never' }],
    ['name=a=b', { name: 'a=b' }],
  ])('%j is read', (text, options) => {
    expect(givenOptions(text)).toEqual(options);
  });

  it.each(['ante', '=20', '{"ante":', '[1]x', 'a=1,a.b=2', '__proto__.x=1'])('%j makes no sense', (text) => {
    expect(givenOptions(text)).toBeNull();
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
