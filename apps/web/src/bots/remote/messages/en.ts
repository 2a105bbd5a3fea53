import type { vi } from './vi.ts';

/** The page of a remote bot of one's own. */
export const en: typeof vi = {
  allBots: 'Your bots',
  lead: 'A program of yours plays for this bot over the network, in the arena. The server asks for each move, the program answers.',
  connect: 'Connecting',
  connectText:
    'Run this on your machine, with the command of your program behind exec:. It reads questions and writes answers, one JSON object a line. Let it run: the bot is called to matches as long as it is connected.',
  token:
    'The first time, run sanhrong login with an API token of yours. You can do without the command: any language that has Socket.IO can connect by itself.',
  tokenWay: 'Make an API token on the page My Bots',
  rules:
    'A message has 1 second for each move and 1 second for the line, at most 10 seconds. A whole match has 20 seconds, and 0.1 second more with each move. An answer that is late, missing or against the rules is a strike; three in a match disqualify. When the line breaks in a match, it is waited for 15 seconds.',
  versions: 'Versions',
  versionsText: 'Has the program changed? Announce a new version: the rating stays, and how unsure it is grows.',
  note: 'What is new',
  noteNote: 'One line, to remember it by: “looks two moves ahead”.',
  announce: 'Announce a new version',
  announcing: 'Announcing…',
  announced: (version) => `v${version} is there. Enter it into the ladder from the page of the ladder.`,
  noNote: 'no note',
  edit: 'Change name, description',
  delete: 'Delete',
};
