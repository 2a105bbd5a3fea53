import { explain, type Language, ok, type Replay, type Result, readRecord, refuse } from '@sanh-rong/engine';
import { type ArenaMatchDetail, type ArenaMatchGame, type MatchContestant, REST_ANSWERS } from '@sanh-rong/protocol';
import { visible } from '../arguments/arguments.ts';
import { cropped } from '../play/width.ts';
import { gamesEach, readMatchFile } from '../report/match-file.ts';
import { REPLAY_WORDS } from './messages/vi.ts';

/** Games as people have kept them, in any of the formats. */

/** Who sits where, in a language. */
export type SeatNames = (language: Language) => readonly string[];

export interface Recorded {
  /** What people call it, from 1. */
  readonly number: number;
  readonly replay: Replay;
  readonly names: SeatNames;
}

/** A game on its way out of a file: its text is read when it is looked at, for a match may have thousands. */
export interface KeptGame {
  readonly number: number;
  readonly text: string;
  readonly names: SeatNames;
}

export interface KeptGames {
  readonly kept: readonly KeptGame[];
  /** The highest number there is; some games of a match may not be kept. */
  readonly of: number;
}

/** Columns: longer than any name on the site, and than that of most files. */
const MOST_NAME = 60;

const shownName = (name: string): string => cropped(visible(name.slice(0, 10 * MOST_NAME)), MOST_NAME);

/** Built-in players go by the word that a command line has for them. */
export const contestantName = ({ bot, level }: Pick<MatchContestant, 'bot' | 'level'>): string =>
  shownName(bot?.name ?? level ?? '');

/** A contestant that sits in several seats is numbered. */
const numbered = (names: readonly string[], language: Language): string[] => {
  const { again } = REPLAY_WORDS[language];
  return names.map((name, seat) => {
    if (names.filter((other) => other === name).length === 1) return name;
    return again(name, names.slice(0, seat + 1).filter((other) => other === name).length);
  });
};

/** The names at a game of a match, by seat. */
export const seatedNames =
  (contestants: readonly MatchContestant[], seating: readonly number[]): SeatNames =>
  (language) =>
    numbered(
      seating.map((who) => (contestants[who] === undefined ? String(who) : contestantName(contestants[who]))),
      language,
    );

const strangers =
  (seats: number): SeatNames =>
  (language) =>
    Array.from({ length: seats }, (_, seat) => REPLAY_WORDS[language].seat(seat + 1));

/** As many as a table can have: names for a text that has not been read yet. */
const MOST_SEATS = 16;

const keptOfMatch = (match: ArenaMatchDetail, games: readonly ArenaMatchGame[]): KeptGames => ({
  kept: games.map(({ number, text, seating }) => ({
    number: number + 1,
    text,
    names: seatedNames(match.contestants, seating),
  })),
  of: Math.max(match.deals * gamesEach(match), ...games.map(({ number }) => number + 1)),
});

const keptOfLines = (text: string): KeptGames => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return {
    kept: lines.map((line, at) => ({ number: at + 1, text: line.trim(), names: strangers(MOST_SEATS) })),
    of: lines.length,
  };
};

/** A replay as a server gives it; those of games with closed hands hold no text. */
const keptOfReplay = (read: unknown): KeptGames | null => {
  const replay = REST_ANSWERS.replay.safeParse(read);
  if (!replay.success || replay.data.text === null) return null;
  const names = replay.data.game.seats.map(({ name }) => shownName(name));
  return { kept: [{ number: 1, text: replay.data.text, names: (language) => numbered(names, language) }], of: 1 };
};

const RECORD = /^sr\d+ /;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The games that a text holds; null when it is nothing of the kind. */
export const readKept = (text: string): KeptGames | null => {
  if (RECORD.test(text.trimStart())) return keptOfLines(text);
  const match = readMatchFile(text);
  if (match !== null) return keptOfMatch(match, match.games);
  return keptOfReplay(parsed(text));
};

/** Whether words on a command line are a game itself. */
export const isRecord = (word: string): boolean => RECORD.test(word);

/** Plays a kept game again, or says why it cannot be. */
export const replayOf = ({ number, text, names }: KeptGame, language: Language): Result<Recorded, string> => {
  const read = readRecord(text);
  if (!read.ok) {
    const say = REPLAY_WORDS[language];
    return refuse(say.badRecord(say.gameOfMatch(number), explain(read.error, language)));
  }
  return ok({ number, replay: read.value, names });
};
