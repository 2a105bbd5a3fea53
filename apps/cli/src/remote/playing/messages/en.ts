import type { PlayingWords } from './vi.ts';

export const en: PlayingWords = {
  botId: 'The id of the bot',
  program: 'The program (exec:…)',
  noProgram: (word) =>
    `“${word}” is no program. Write its command behind exec:, like 'exec:python3 bot.py'. A bot in JavaScript is brought to the server with sanhrong push.`,
  notYours: (name) => `The bot ${name} is not yours.`,
  notRemote: (name) =>
    `The bot ${name} has its code on the server, which runs it. Make a remote bot on the page My Bots.`,
  noHello: (command, why) => `The program “${command}” cannot play. ${why}`,
  connected: (name, version, server) =>
    `${name} v${version} is connected to ${server}. It is called to matches as long as this runs; Ctrl-C leaves.`,
  noLadder:
    'The bot stands in no ladder: add --enter RULESET, or enter it from the ladder’s page. An open bot can be challenged by anybody.',
  broken: 'The line broke. Connecting again; a match that is being played waits for 15 seconds.',
  back: 'Connected again.',
  match: (address) => `Match: ${address}`,
  mistake: (text) => `Mistake: ${text}`,
  detached: 'Another connection plays for this bot now, or the bot is gone. This one ends here.',
  gaveUp: (command) =>
    `The program “${command}” ends each time it is started, so it is not started again. The bot has left the arena.`,
  refused: (text) => `The server does not let it play: ${text}`,
  tooMany: 'You have too many connections to this server. Close some of them.',
  badToken: 'The API token does not work: it has expired or was revoked. Make a new one and run sanhrong login.',
  left: 'It has left the arena.',
  usage: (lines) => `Plays for a remote bot of yours with a program on this machine, in the arena.

  sanhrong remote ID 'exec:python3 bot.py' [options]

  --enter RULESET      enters the bot into the rule set's ladder first
${lines.map((line) => `  ${line}`).join('\n')}

The program speaks as in sanhrong match: one JSON object a line, in and out.
A broken line is opened again, and a program that ends is started again.`,
};
