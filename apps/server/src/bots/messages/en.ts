import type { BotCode } from '@sanh-rong/protocol';

/** Why something was refused, by code; `{name}` stands for a detail. */
export const sentences: Record<BotCode, string> = {
  NO_BOT: 'There is no such bot.',
  NO_VERSION: 'This bot has no such version.',
  NOT_YOURS: 'Only the owner of this bot may do that. Where its code is public, make a copy of your own.',
  HIDDEN_CODE: 'The owner of this bot keeps its code hidden.',
  BOT_QUOTA:
    'You may keep {max} bots and {megabytes} MB of code, with all earlier versions. Delete bots that you no longer need; the room of deleted code is free after about an hour.',
  GUEST_QUOTA:
    'What newcomers share in an hour is used up for now. Try again in {minutes} minutes. A guest who makes an account has another share and keeps every bot.',
  BAD_DESCRIPTION: 'A description has at most {max} characters, all of which can be seen.',
  BAD_SOURCE: 'The code of a bot is plain text of at most {max} bytes.',
  UNKNOWN_GAME: 'Bots play one of these games: {known}.',
  TEST_RUNNING: 'One test of yours is still running: wait for its end.',
  REMOTE_BOT:
    'A remote bot has no code here: a program of its owner plays for it over the network, in the arena alone.',
  NOT_REMOTE: 'This bot has its code on the server; no remote program can play for it.',
  BAD_NOTE: 'The note of a version is one line of at most {max} characters.',
  NO_SANDBOX: 'Bots cannot run on this server at the moment. Test in your browser instead.',
};

/** What each route does, by its id. */
export const summaries = {
  listBots: 'My bots, the one changed last first',
  createBot: 'Make a bot; without code it begins with the template of its game',
  listOpenBots: "Other people's bots that I may seat",
  showBot: 'A bot: mine, or one that its owner shares',
  changeBot: 'Change the name, the description or the sharing of my bot',
  deleteBot: 'Delete my bot; tables that play it now play on',
  copyBot: 'Copy a bot of mine or one with public code',
  listBotVersions: 'What the code of a bot was at each save, newest first',
  saveBot: 'Save the code of my bot as a new version; the same code again changes nothing',
  showBotVersion: 'A version of a bot with its code',
  restoreBotVersion: 'Bring an earlier version of my bot back, as a new version',
  testBot: "Try my bot in every situation, in the server's sandbox",
  listBotReports: 'What happened to my bot at tables, told when each game is over',
} as const;
