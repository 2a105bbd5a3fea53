import type { OptionSpecs } from '@sanh-rong/engine';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const SPECS: OptionSpecs = {
  passIsFinal: { kind: 'boolean', default: true },
  stake: { kind: 'integer', min: 1, max: 100, default: 10 },
  wins: {
    kind: 'group',
    fields: { initial: { kind: 'names', of: ['dragon', 'sixPairs'], default: ['dragon', 'sixPairs'], always: [] } },
  },
};

test('a table that plays as usual differs in nothing', () => {
  const usual = { passIsFinal: true, stake: 10, wins: { initial: ['dragon', 'sixPairs'] } };
  expect(differences(SPECS, usual)).toEqual([]);
});

test('what differs is named by its whole path', () => {
  const changed = differences(SPECS, { passIsFinal: false, stake: 10, wins: { initial: ['dragon'] } });
  expect(changed.map(({ path, value }) => [path, value])).toEqual([
    ['passIsFinal', false],
    ['wins.initial', ['dragon']],
  ]);
});
