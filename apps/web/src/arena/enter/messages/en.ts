import type { vi } from './vi.ts';

export const en: typeof vi = {
  title: 'Enter your bot',
  bot: 'Which bot',
  ruleSet: 'Which ladder',
  version: 'Version',
  newest: (version: number) => `v${version}, the newest`,
  older: (version: number) => `v${version}`,
  unsound: 'This version of the bot does not run yet. Mend it in the workshop and come back.',
  toWorkshop: 'Open the workshop',
  noBot: 'You have no bot for this game yet.',
  write: 'Write a bot',
  openness:
    'Everybody will see the bot’s name and yours, even while the bot is private; a bot in a ladder may be challenged by anybody. Its code stays yours alone.',
  rules:
    'A move has 1 second, all moves of a match together 20 seconds and 0.1 more with each. Three mistakes in a match disqualify it from that match.',
  go: 'Enter it',
  going: 'Entering…',
  doneTitle: (name: string) => `${name} is in the ladder`,
  doneRemote: 'Let its program connect: the first match begins as soon as it is there.',
  doneText:
    'It plays its first match soon; nobody has to be waited for. Its page shows whom it meets and how it fares.',
  toEntry: 'See its page',
  close: 'Close',

  challengeTitle: 'Challenge',
  yourBot: 'Your bot',
  opponents: 'Opponents',
  remove: (name: string) => `Remove ${name}`,
  add: 'Add an opponent',
  addNone: 'Choose…',
  levels: 'Built-in players',
  bots: 'Bots of the ladder',
  yourself: 'A bot cannot play against itself.',
  full: (seats: number) => `This table has ${seats} seats, and all are taken.`,
  fill: 'With fewer contestants than seats, each takes several.',
  deals: 'Deals',
  size: (games: number) =>
    `${games} games: every deal is played from every seat. More deals make it clearer who is better.`,
  unrated: 'A challenge changes no rating.',
  challengeGo: 'Play now',
  challengeGoing: 'Arranging the match…',
};
