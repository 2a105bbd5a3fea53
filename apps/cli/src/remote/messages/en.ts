import type { RemoteWords } from './vi.ts';

export const en: RemoteWords = {
  badServer: (text) => `“${text}” is no address of a server; write it like https://sanhrong.example.`,
  noServer: 'Which server? Add --server ADDRESS, or run sanhrong login --server ADDRESS once.',
  noToken:
    'There is no token: set SANHRONG_TOKEN, use --token-file FILE, or run sanhrong login. Tokens are made on the page My Bots.',
  tokenInArguments:
    'Do not write a token on the command line: everybody on this machine sees it in the list of processes, and it stays in the history. Use SANHRONG_TOKEN or --token-file FILE.',
  emptyToken: (path) => `There is no token in ${path}.`,
  openFile: (path) => `Take care: others on this machine can read ${path}. Run: chmod 600 ${path}`,
  openWire: (server) => `Take care: ${server} does not use https, so anybody on the way can read the token.`,
  away: (server) => `${server} cannot be reached: nobody answers there.`,
  slow: (server, seconds) => `${server} has not answered within ${seconds} seconds. Try again later.`,
  moved: (server, to) => `${server} has moved to ${to}. Use --server ${to}.`,
  stranger: (server) => `${server} is no Sảnh Rồng server, or one of another version.`,
  badToken: (said) =>
    `The token does not work: it has expired or was revoked. (${said}) Make a new one and run sanhrong login.`,
  tooMuch: (server) => `The answer of ${server} is too long and was not read.`,

  name: 'The name of the bot (--name)',
  bot: 'The bot’s file',
  botId: 'The id of the bot',
  botOrName: '--bot and --name do not go together: --bot saves a new version of a bot, --name makes a new one.',
  created: (name, id) => `The bot ${name} is made (${id}).`,
  saved: (id, version) => `Version ${version} of bot ${id} is saved.`,
  same: (id, version) => `The code is the same as version ${version} of bot ${id}; nothing was saved.`,
  unsound: 'This code does not run, so it cannot sit at a table or stand in a ladder. Run sanhrong test.',
  entered: (ladder, place) => `It stands in the ladder ${ladder}${place}.`,
  atPlace: (place) => `, in place ${place}`,
  nextPush: (id) => `Next time: sanhrong push bot.js --bot ${id}`,
  pulled: (version, path) => `Version ${version} is in ${path}.`,
  exists: (path) => `${path} exists. Choose another name with --out; nothing is overwritten here.`,
  cannotWrite: (path, why) => `${path} cannot be written: ${why}`,
  hidden: 'The owner of this bot keeps its code hidden.',
  badLadder: (text) => `“${text}” is no ladder; write it like tienlen/mien-nam.`,

  ladders: 'The ladders',
  ladderLine: (bots, matches) =>
    `${bots} ${bots === 1 ? 'bot' : 'bots'} · ${matches} ${matches === 1 ? 'match' : 'matches'}`,
  ladderTitle: (ruleSet, bots) => `Ladder of ${ruleSet} · ${bots} ${bots === 1 ? 'bot' : 'bots'}`,
  columns: { place: '#', name: 'Name', owner: 'Owner', rating: 'Rating', points: 'A game', matches: 'Matches' },
  version: (name, version) => `${name} v${version}`,
  mark: 'built in',
  noneMine: 'You have no bot in this ladder.',
  nobody: 'There is no bot in this ladder yet.',
  cycle: (names) => `They beat each other in a circle: ${[...names, names[0]].join(' > ')}`,

  askServer: 'Server: ',
  askToken: 'Token (not shown): ',
  loggedIn: (name, server, path) => `Hello, ${name}. ${server} and the token are in ${path}, which only you can read.`,
  kept: 'From now on push, pull, ladder and remote use this server.',
  nobodyThere: 'Without a token there is no logging in.',

  serverLines: [
    '--server ADDRESS     the server (as sanhrong login has noted it)',
    '--token-file FILE    a file with the token; or set SANHRONG_TOKEN',
    '--lang vi|en         the language (vi)',
    '--no-colour          no colours (NO_COLOR does the same)',
    '--help               this text',
  ],
  tokenNote: `A token is not written on the command line: everybody on the machine sees it there,
and it stays in the history.`,
  loginUsage: (lines) => `Notes a server and a token, so that they need not be named each time.

  sanhrong login [--server ADDRESS]

${lines.map((line) => `  ${line}`).join('\n')}

The token is asked for and not shown, or read from the input: sanhrong login --server … < token.txt`,
  pushUsage: (games, lines) => `Brings a bot to a server: a new version of one that is there, or a new one.

  sanhrong push bot.js --bot ID [options]
  sanhrong push bot.js --name NAME [--game NAME] [options]

  --bot ID             saves it as a new version of this bot
  --name NAME          makes a new bot of this name
  --game NAME          what a new bot plays: ${games}
  --enter RULESET      enters this version into the rule set's ladder
  --json               the answer for other programs
${lines.map((line) => `  ${line}`).join('\n')}`,
  pullUsage: (lines) => `Fetches a bot's code from a server into a file.

  sanhrong pull ID [options]

  --out FILE           the file (NAME_OF_BOT.js); - prints it
  --version N          version number N (the newest)
${lines.map((line) => `  ${line}`).join('\n')}`,
  ladderUsage: (lines) => `Shows the ladders of a server.

  sanhrong ladder                       all ladders
  sanhrong ladder tienlen/mien-nam      one of them

  --mine               only my bots
  --json               the answer for other programs
${lines.map((line) => `  ${line}`).join('\n')}`,
};
