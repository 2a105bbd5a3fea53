import type { MatchWords } from './vi.ts';

/** What `sanhrong match` says. */
export const en: MatchWords = {
  badOptions: (text) =>
    `--options “${text}” cannot be read; write name=value, with commas in between, or one JSON object.`,
  tooFew: (least, levels) =>
    `At least ${least} contestants are needed. Each is a .js file, a level (${levels}) or "exec:command".`,
  tooMany: (contestants, seats) =>
    `${contestants} contestants do not fit into ${seats} seats. Raise --seats, name fewer, or use sanhrong league.`,
  badOut: (path, why) => `Cannot write to ${path}: ${why}.`,
  outTroubles: {
    ENOENT: 'there is no such folder',
    ENOTDIR: 'a file stands where a folder is named',
    EISDIR: 'that is a folder',
    EACCES: 'writing there is not permitted',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  },
  contestantLines: [
    'bot.js           a JavaScript file with getNextMove, in the server’s sandbox',
    'expert           a built-in level',
    '"exec:COMMAND"   any program, one JSON object a line (docs/cli.md)',
  ],
  tableLines: (games, rules, levels) => [
    `--game NAME      the game: ${games}`,
    `--rules NAME     the rule set: ${rules}`,
    '--options A=B,…  options of the table, for example ante=20',
    '--seed TEXT      deals the same cards again',
    '--time MS        time for a move, 100–5000 (1000)',
    '--workers N      threads that play (1); the games are the same with any number',
    '--lang vi|en     the language (vi)',
    '--no-colour      no colours (NO_COLOR does the same)',
    '--help           this text',
    '',
    'The built-in levels, weakest first:',
    ...levels.map((line) => `  ${line}`),
  ],
  usage: (contestants, table) => `Has bots play each other: the same cards from every seat, points with intervals.

  sanhrong match ONE OTHER … [options]

${contestants.map((line) => `  ${line}`).join('\n')}

  --deals N        deals; each is played once round all seats (100)
  --seats N        seats (as many as contestants; fewer sit down in turn)
  --out FILE       writes all games, for sanhrong watch and sanhrong replay
  --json           the result for other programs
  --quiet          no progress
${table.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}

Ctrl-C stops and prints what was finished (exit code 130).`,
};
