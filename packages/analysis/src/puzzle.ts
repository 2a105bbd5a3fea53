/**
 * A puzzle: a moment of a game, everything its seat could do there with what that was worth, and what is the best. The
 * moment is the end of a record whose hidden hands were drawn to fit what the seat had seen: no real ones are told by it.
 */
export interface Puzzle {
  /** The text of the game so far; the seat to act is the solver's. */
  readonly record: string;
  /** The best first, then by what they are worth. */
  readonly choices: readonly PuzzleChoice[];
  /** The ending was solved: the figures are exact. */
  readonly isExact: boolean;
  /** How hard it is, on the scale of ratings. */
  readonly rating: number;
  /** What it is about: the reason why the likeliest wrong choice is wrong. */
  readonly theme: string;
  /** Words of what the others did after the best choice, in the game of the record. */
  readonly following: readonly string[];
}

export interface PuzzleChoice {
  /** The action as it stands in a record. */
  readonly word: string;
  readonly points: number;
  /** How far `points` may be off: 99 of 100 such intervals hold the truth. */
  readonly margin: number;
  /** It solves the puzzle: the best, or what could not be told from it. */
  readonly isRight: boolean;
  /** Why it is worse than the best; null where no word that the game has is. */
  readonly reason: string | null;
}

/** Puzzles are written one a line. Fields lie between tabs, choices between semicolons; points in tenths. */
const FIELD = '\t';
const CHOICE = ';';
const EXACT = '!';
const RIGHT = '=';
const TENTHS = 10;

const tenths = (value: number): string => String(Math.round(value * TENTHS));

/** That the best is right goes without saying. */
const writeChoice = ({ word, points, margin, isRight, reason }: PuzzleChoice, at: number): string => {
  const marks = [...(isRight && at > 0 ? [RIGHT] : []), ...(reason === null ? [] : [reason])];
  return [word, tenths(points), tenths(margin), ...marks].join(' ');
};

export const writePuzzle = ({ record, choices, isExact, rating, theme, following }: Puzzle): string =>
  [
    record,
    choices.map(writeChoice).join(CHOICE),
    `${Math.round(rating)}${isExact ? EXACT : ''}`,
    theme,
    following.join(' '),
  ].join(FIELD);

const readChoice = (text: string, at: number): PuzzleChoice | null => {
  const [word, points, margin, ...more] = text.split(' ');
  const isMarked = more[0] === RIGHT;
  const choice = {
    word,
    points: Number(points) / TENTHS,
    margin: Number(margin) / TENTHS,
    isRight: at === 0 || isMarked,
    reason: (isMarked ? more[1] : more[0]) ?? null,
  };
  return Number.isFinite(choice.points) && Number.isFinite(choice.margin) ? choice : null;
};

/** Null where the text is no puzzle. Whether its moves are legal is not looked at. */
export const readPuzzle = (text: string): Puzzle | null => {
  const [record, listed = '', rated = '', theme = '', told = ''] = text.split(FIELD);
  const choices = listed.split(CHOICE).map(readChoice);
  const isExact = rated.endsWith(EXACT);
  const rating = Number(isExact ? rated.slice(0, -EXACT.length) : rated);
  if (record === '' || theme === '' || !Number.isFinite(rating) || choices.length < 2) return null;
  const known = choices.filter((choice) => choice !== null);
  if (known.length < choices.length) return null;
  return { record, choices: known, isExact, rating, theme, following: told === '' ? [] : told.split(' ') };
};

/** Where the words of actions say what kind of action they are: `eat:4s.4d`, `to:120`, `to-tat`, `pass`. */
const kindOf = (word: string): string => /^[a-z]+/.exec(word)?.[0] ?? word;

/**
 * The judged choice that an action is. One eat stands for every eat and one raise for every raise, so an action may have
 * another word than its choice. Null where it was not judged.
 */
export const judgedWord = (words: readonly string[], word: string): string | null => {
  if (words.includes(word)) return word;
  const alike = words.filter((other) => kindOf(other) === kindOf(word));
  return alike.find((other) => other.includes(':')) ?? alike[0] ?? null;
};

const FNV = { offset: 0x811c9dc5, prime: 0x01000193 } as const;

/** A short name by which a device remembers a puzzle (FNV-1a of its record). */
export const puzzleId = ({ record }: Pick<Puzzle, 'record'>): string => {
  let hash: number = FNV.offset;
  for (let at = 0; at < record.length; at++) hash = Math.imul(hash ^ record.charCodeAt(at), FNV.prime);
  return (hash >>> 0).toString(36);
};

export const STRENGTHS = ['easy', 'medium', 'hard'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Where medium and hard begin, on the scale of ratings: each is a third of a library. */
const MEDIUM = 1333;
const HARD = 1667;

export const strengthOf = ({ rating }: Pick<Puzzle, 'rating'>): Strength => {
  if (rating >= HARD) return 'hard';
  return rating >= MEDIUM ? 'medium' : 'easy';
};
