import type { TestWords } from './vi.ts';

export const en: TestWords = {
  bot: 'The bot’s file',
  noJavaScript: (file, program) =>
    `sanhrong test takes JavaScript bots (.js), and ${file} is none. A program in another language is tried by playing: sanhrong match "${program}" random --deals 8`,
  title: (file, game, situations) =>
    `${file} · ${game} · ${situations} ${situations === 1 ? 'situation' : 'situations'}`,
  noSituation: (text) => `No situation has “${text}” in its name.`,
  milliseconds: (text) => `${text} ms`,
  decimal: '.',
  missed: (hint) => `Thoughtful players would do otherwise: ${hint}`,
  costs: (played, better, points) => `${played} cost ${points} points there, better was ${better}`,
  badSituations: (file) =>
    `${file} is no file of situations of one game. One is written by: sanhrong review … --situations FILE.`,
  gameOfSituations: (game) => `The situations of the file are of ${game}; leave --game out or name that.`,
  unprinted: (lines) => `… and ${lines} more ${lines === 1 ? 'line' : 'lines'}`,
  returned: (what) => `Returned: ${what}`,
  notLoaded: 'The bot does not run, so it was asked nothing.',
  held: (count) => `${count} legal`,
  failed: (count) => `${count} failed`,
  advised: (good, of) => `${good}/${of} as thoughtful players would`,
  unasked: (count) => `${count} not asked: the bot ran out of time or memory or stopped three times`,
  slowest: (time) => `slowest ${time}`,
  usage: (games) => `Tries a bot in every named situation of its game, sandboxed as on the
server.

  sanhrong test bot.js [options]

  --game NAME      the game: ${games}
  --situations FILE  moments in which a bot went wrong, written by
                   sanhrong review --situations
  --only TEXT      only situations with this text in their name
  --json           the results for other programs
  --lang vi|en     the language (vi)
  --no-colour      no colours (NO_COLOR does the same)
  --help           this text

Exits with 1 when something failed. Not to follow the advice is no failure.`,
};
