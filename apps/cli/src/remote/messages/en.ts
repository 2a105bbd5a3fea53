import type { RemoteWords } from './vi.ts';

export const en: RemoteWords = {
  badServer: (text) => `“${text}” is no address of a server; write it like https://sanhrong.example.`,
  noServer: 'Which server? Add --server ADDRESS, or run sanhrong login --server ADDRESS once.',
  noToken:
    'There is no API token: set SANHRONG_TOKEN, use --token-file FILE, or run sanhrong login. Make one on the server’s page Bots (/bots), under API tokens.',
  tokenInArguments:
    'Do not write an API token on the command line: everybody on this machine sees it in the list of processes, and it stays in the history. Use SANHRONG_TOKEN or --token-file FILE.',
  emptyToken: (path) => `There is no API token in ${path}.`,
  openFile: (path) => `Take care: others on this machine can read ${path}. Run: chmod 600 ${path}`,
  openWire: (server) => `Take care: ${server} does not use https, so anybody on the way can read the API token.`,
  away: (server) => `${server} cannot be reached: nobody answers there.`,
  slow: (server, seconds) => `${server} has not answered within ${seconds} seconds. Try again later.`,
  moved: (server, to) => `${server} has moved to ${to}. Use --server ${to}.`,
  stranger: (server) => `${server} is no Sảnh Rồng server, or one of another version.`,
  badToken: (said) =>
    `The API token does not work: it has expired or was revoked. (${said}) Make a new one on the page Bots and run sanhrong login.`,
  tooMuch: (server) => `The answer of ${server} is too long and was not read.`,

  name: 'The name of the bot (--name)',
  bot: 'The bot’s file',
  botId: 'The id of the bot',
  botIdOrName: 'The id or the name of the bot',
  botOrName: '--bot and --name do not go together: either says which bot is meant.',
  noBot: (text) => `You have no bot called “${text}”, and that is no id of one either.`,
  sameName: (name, ids) => `You have several bots called ${name} (${ids}). Choose one with --bot ID.`,
  notedGone: (id) =>
    `sanhrong.json notes the bot ${id}, which is no longer on the server. Add --name NAME for a new one, or --bot ID.`,
  noJavaScript: (file, _program) =>
    `A bot that goes to a server is JavaScript (.js), and ${file} is none. A program in another language runs on your machine and comes to the server with an API token.`,
  created: (name, id) => `The bot ${name} is made (${id}).`,
  saved: (name, id) => `${name} is saved (${id}).`,
  same: (name, id) => `The code is the same as that of ${name} (${id}); nothing was saved.`,
  unsound: (place, why) => `${place}: ${why} This code does not run, so nothing was stored.`,
  storedUnsound:
    'The server stored this code and found that it does not run: it can sit at no table and stand in no ladder.',
  entered: (ladder, place) => `It stands in the ladder ${ladder}${place}.`,
  notEntered: (why, later) => `${why} The bot is stored, but stands in no ladder. To enter it later: ${later}`,
  atPlace: (place) => `, in place ${place}`,
  nextPush: (how) => `Next time: sanhrong push ${how}`,
  pulled: (name, path) => `${name} is in ${path}.`,
  exists: (path) => `${path} exists. Choose another name with --out; nothing is overwritten here.`,
  cannotWrite: (path, why) => `${path} cannot be written: ${why}`,
  hidden: 'The owner of this bot keeps its code hidden.',
  badLadder: (text) => `“${text}” is no ladder; write it like tienlen/mien-nam.`,

  ladders: 'Ladders',
  ladderLine: (bots, matches) =>
    `${bots} ${bots === 1 ? 'bot' : 'bots'} · ${matches} ${matches === 1 ? 'match' : 'matches'}`,
  ladderTitle: (ruleSet, bots) => `Ladder of ${ruleSet} · ${bots} ${bots === 1 ? 'bot' : 'bots'}`,
  columns: { place: '#', name: 'Name', owner: 'Owner', rating: 'Rating', points: 'A game', matches: 'Matches' },
  version: (name, version) => `${name} v${version}`,
  level: (name, id) => `${name} (${id})`,
  mark: 'built-in player',
  noneMine: 'You have no bot in this ladder.',
  nobody: 'There is no bot in this ladder yet.',
  cycle: (names) => `They beat each other in a circle: ${[...names, names[0]].join(' > ')}`,

  askServer: 'Server: ',
  askToken: 'API token (not shown): ',
  loggedIn: (name, server, path) =>
    `Hello, ${name}. ${server} and the API token are in ${path}, which only you can read.`,
  kept: 'From now on push, pull, ladder and remote use this server.',
  nobodyThere: 'Without an API token there is no logging in.',

  serverLines: [
    '--server ADDRESS     the server (as sanhrong login has noted it)',
    '--token-file FILE    a file with the API token; or set SANHRONG_TOKEN',
    '--lang vi|en         the language (vi)',
    '--no-colour          no colours (NO_COLOR does the same)',
    '--help               this text',
  ],
  tokenNote: `API tokens are made on the server's page Bots (/bots), under API tokens. They do
not belong on the command line: everybody on the machine sees them
there, and they stay in the history.`,
  loginUsage: (lines) => `Notes a server and an API token, so that they need not be named each time.

  sanhrong login [--server ADDRESS]

${lines.map((line) => `  ${line}`).join('\n')}

The token is asked for and not shown, or read from the input:
  sanhrong login --server … < token.txt`,
  pushUsage: (games, lines) => `Brings a bot to a server: a new version of one that is there, or a new one.

  sanhrong push bot.js --name NAME [--game NAME] [options]
  sanhrong push bot.js [options]

  --name NAME          my bot of this name: a new version, or a new bot
  --game NAME          what the bot plays: ${games}
  --bot ID             the bot with this id
                       (neither: the one in the project's sanhrong.json)
  --enter RULESET      enters this version into the rule set's ladder
  --json               the answer for other programs
${lines.map((line) => `  ${line}`).join('\n')}`,
  pullUsage: (lines) => `Fetches a bot's code from a server into a file.

  sanhrong pull ID|NAME [options]

  --out FILE           the file (NAME_OF_BOT.js); - prints it
  --version N          version number N (the newest)
${lines.map((line) => `  ${line}`).join('\n')}`,
  ladderUsage: (lines) => `Shows the ladders of a server.

  sanhrong ladder                       all ladders
  sanhrong ladder tienlen/mien-nam      one of them

  --mine               only my bots
  --remote             the ladders of remote bots
  --json               the answer for other programs
${lines.map((line) => `  ${line}`).join('\n')}`,
};
