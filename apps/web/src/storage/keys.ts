/**
 * The names under which pages keep something on a device. Devices out there have them: a name is never changed, nor given
 * to anything else.
 */
export const STORAGE_KEYS = {
  /** Language, theme, sounds and the like; `public/first.js` reads it as well. */
  preferences: 'sanh-rong.preferences',
  /** There may be a sign-in. */
  known: 'sanh-rong.known',
  /** The code of the table at which this browser sat last. */
  lastTable: 'sanh-rong.table',
  /** The game that was played last. */
  lastGame: 'sanh-rong.game',
  /** How the last table with others was set up. */
  tableSettings: 'sanh-rong.settings',
  /** What was practised last. */
  practiceChoice: 'sanh-rong.practice',
  /** The games whose practice sessions wait. */
  unfinished: 'sanh-rong.unfinished',
  /** The game and the moment from which the practice table plays on. */
  playOn: 'sanh-rong.play-on',
  /** Puzzles that were tried, and one's rating by them. */
  puzzles: 'sanh-rong.puzzles',
  /** Puzzles from one's own mistakes. */
  ownPuzzles: 'sanh-rong.own-puzzles',
  /** What tables have promised about their deals. */
  promises: 'sanh-rong.promises',
  /** How often tips were read. */
  tips: 'sanh-rong.tips',
  /** Rule sets whose caution was read. */
  cautions: 'sanh-rong.cautions',
  /** Exercises that were solved. */
  progress: 'sanh-rong.learn',
  /** The visitor does not want to install the app here. */
  installRefused: 'sanh-rong.install',
  /** Which editor bots are written in. */
  editor: 'sanh-rong.editor',
  /** The share of the code in the height of the workshop. */
  workshopSplit: 'sanh-rong.workshop',
  botPractice: 'sanh-rong.bot-practice',
  /** Bots for practice without a network. */
  knownBots: 'sanh-rong.known-bots',
} as const;

/** What was typed into a bot's editor and not saved. */
export const draftKey = (bot: string): string => `sanh-rong.draft.${bot}`;

/** The database of practice tables and games. */
export const PRACTICE_DATABASE = 'sanh-rong.practice';

/** Held by the tab whose practice tables these are. */
export const PRACTICE_LOCK = 'sanh-rong.practice';
