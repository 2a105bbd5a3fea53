import type { vi } from './vi.ts';

export const en: Readonly<Record<keyof typeof vi, string>> = {
  site: 'Sảnh Rồng',
  under: '{page} · Sảnh Rồng',
  list: '{first} and {last}',

  home: 'Sảnh Rồng: {games} with friends',
  homeAbout: '{games} in the browser: open a link and you are at the table. No account, no money.',
  create: 'Open a table',
  createAbout: 'Open a table of {games}, send the link to your friends and deal.',
  practice: 'Practice',
  practiceAbout: 'Play against built-in players at once: {games}. No account, and no network needed.',
  botPractice: 'Trying out a bot',
  botPracticeAbout: 'Your bot against built-in players, move by move, and what it thinks.',
  learn: 'Learn to play',
  learnAbout: 'The rules of {games}, one by one, with cards to try them on.',
  learnGame: 'Learn {game}',
  learnGameAbout: 'The rules of {game}, one by one, with cards to try them on.',
  games: 'Games played',
  gamesAbout: 'Games that have just ended: go through them move by move, check how they were dealt.',
  replay: 'Replay of a game',
  replayAbout: 'Go through this game move by move and check for yourself how it was dealt.',
  me: 'Me',
  meAbout: 'Your name, how you have done, and the games you have played.',
  person: 'A player',
  personAbout: 'How they have done, and the games they have played.',
  bots: 'Bots',
  botsAbout: 'Write a program that sits down at the table and plays with everybody.',
  bot: 'Bot workshop',
  botAbout: 'Write, test and mend a bot right in the browser.',
  settings: 'Settings',
  settingsAbout: 'Sound, motion, the deck, language, light or dark.',

  unnamedTable: 'A table of {game}',
  tableFree: '{game}: {free} of {seats} seats are free. Open the link and you are at the table, no account needed.',
  tableFull: '{game}: all {seats} seats are taken.',
  tablePlaying: '{game}: {seats} seats, playing now.',
  tableDone: '{game}: the session is over.',
  noTable: 'This table is gone',
  noTableAbout: 'The table was closed, or a letter in the link is wrong. Ask your friends for it again.',

  nothing: 'Nothing here',
  nothingAbout: 'There is no page at this address.',

  notBuilt: 'No page to play on yet',
  notBuiltAbout:
    'The server runs, but the web client has not been built. Run npm start in the folder of the project, or say where it is with WEB_DIR.',
};
