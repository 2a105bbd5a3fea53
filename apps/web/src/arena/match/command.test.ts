import type { ArenaMatchDetail } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import { commandOf } from './command.ts';

const nothing = { points: null, wins: null, place: null, strikes: 0, disqualified: false };
const unasked = { decisions: 0, micros: 0, longest: 0, rating: null, entry: null };
const bot = (name: string): ArenaMatchDetail['contestants'][number] => ({
  ...nothing,
  ...unasked,
  bot: { id: name, name, version: 1, owner: { id: 'o', name: 'O' } },
  level: null,
});
const LEVEL: ArenaMatchDetail['contestants'][number] = { ...nothing, ...unasked, bot: null, level: 'steady' };

const MATCH: ArenaMatchDetail = {
  id: 'm',
  kind: 'challenge',
  pool: 'sandbox',
  status: 'finished',
  game: 'a-game',
  ruleSet: 'some-rules',
  seats: 4,
  deals: 24,
  played: 24,
  contestants: [bot('Đắn Đo; rm -rf ~'), LEVEL],
  tournament: null,
  createdAt: 0,
  startedAt: 0,
  endedAt: 0,
  options: {},
  lineup: [0, 1, 0, 1],
  seed: 'abc',
  dealList: [],
};

test('names every bot as a file that is one word for any shell', () => {
  expect(commandOf(MATCH, 'abc')).toBe(
    'sanhrong match Dan-Do-rm--rf.js steady --game a-game --rules some-rules --seats 4 --deals 24 --seed abc',
  );
  expect(commandOf({ ...MATCH, contestants: [bot('機'), bot('…')] }, 'abc')).toContain('match bot.js bot-2.js ');
});

test('is what whoever played it has noted', () => {
  const command = "sanhrong match './my bots/a.js' steady --deals 24 --seed abc";
  expect(commandOf({ ...MATCH, command }, 'abc')).toBe(command);
});

test('says what options were chosen', () => {
  const command = commandOf({ ...MATCH, options: { note: "it's" } }, 'abc');
  expect(command).toContain(` --options '{"note":"it'\\''s"}'`);
});
