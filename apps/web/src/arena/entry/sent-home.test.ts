import type { ArenaMatch, MatchContestant } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { wasSentHome } from './sent-home.ts';

const contestant = (entry: string, disqualified: boolean): MatchContestant => ({
  bot: null,
  level: null,
  entry,
  points: null,
  wins: null,
  place: null,
  strikes: disqualified ? 3 : 0,
  disqualified,
  decisions: 0,
  micros: 0,
  longest: 0,
  rating: null,
});

const match = (given: { readonly out: boolean; readonly status?: ArenaMatch['status'] }): ArenaMatch => ({
  id: 'm',
  kind: 'ladder',
  pool: 'sandbox',
  status: given.status ?? 'finished',
  game: 'game',
  ruleSet: 'rules',
  seats: 2,
  deals: 8,
  played: 8,
  contestants: [contestant('own', given.out), contestant('other', !given.out)],
  tournament: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: 0,
});

const OUT = match({ out: true });
const IN = match({ out: false });

test.each([
  ['three matches in a row lost by mistakes', false, [OUT, OUT, OUT, IN], true],
  ['a match that is not over does not count', false, [match({ out: false, status: 'running' }), OUT, OUT, OUT], true],
  ['it still plays', true, [OUT, OUT, OUT], false],
  ['its owner took it out after a good match', false, [IN, OUT, OUT, OUT], false],
  ['it played too little to be judged', false, [OUT, OUT], false],
])('%s', (_, active, recent, sentHome) => {
  expect(wasSentHome({ id: 'own', active, recent })).toBe(sentHome);
});
