import type { BaseAction, BaseView, CardId, Language, RuleId, Seat } from '@sanh-rong/engine';
import type { Who } from './words.ts';

/** What the player sees and reads of a game. */

/** In which language to speak, what the seats are called, and which keys can be pressed. */
export interface Voice {
  readonly language: Language;
  who(seat: Seat): Who;
  /** The key of a command (`P`), for readers who have a keyboard at hand; empty where the command has none. */
  keyOf?(command: string): string;
}

/** ` (P)` behind the name of a command, or nothing. */
export const keyBeside = (voice: Voice, command: string): string => {
  const key = voice.keyOf?.(command) ?? '';
  return key === '' ? '' : ` (${key})`;
};

/** How a sentence is meant: `cut` and `win` stand out on the screen. */
export type Tone = 'plain' | 'quiet' | 'bold' | 'cut' | 'win';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

/** What a seat is for the whole of a game: it dealt it, or made its first move. */
export type SeatRole = 'dealer' | 'leader';

/** What stands beside a player's name. */
export interface SeatPresentation {
  readonly role: SeatRole | null;
  /** "11 cards" */
  readonly count: string;
  /** What the seat did last, or how it stands, short enough for a small bubble: "Passed". */
  readonly status: string;
  /** Takes no part in the round any more: drawn dim. */
  readonly resting: boolean;
}

/** One line of a seat's account: these points for this reason. */
export interface Entry {
  readonly points: number;
  readonly reason: string;
  /** The rule that says so, for those who look it up. */
  readonly rule: RuleId;
}

/** Why a game was over at the deal: what is to be read of it, the cards that did it, and the rules. */
export interface WonAtTheDeal {
  readonly text: string;
  readonly cards: readonly CardId[];
  readonly rules: readonly RuleId[];
}

/** What kind of moment it is: screens give each its own motion and sound. */
export const HIGHLIGHTS = [
  'cut',
  /** A win at the deal. */
  'toiTrang',
  'u',
  /** A win, or a place taken. */
  'win',
  /** A payment for never having got going: cóng, móm, đền. */
  'cong',
  /** Cards left in the hand that should have been played. */
  'thui',
  'roundWon',
  /** What was played beats by a rule that other tables do not have. */
  'rule',
  'allIn',
  'showdown',
  'eat',
] as const;
export type HighlightKind = (typeof HIGHLIGHTS)[number];

/** Something that is to be felt and not only read. */
export interface Highlight {
  readonly kind: HighlightKind;
  /** Whom it is about. */
  readonly seat: Seat;
  /** One or two words to be written large: "Chặt heo!" */
  readonly text: string;
  /** What it means, in a line below: "Bạn nợ 2 điểm". Empty where the words say it all. */
  readonly detail: string;
}

/** The seat that made the first move of a game, or is about to; null when the game was over at the deal. */
export const leaderOf = ({ history, turn }: BaseView<BaseAction>): Seat | null => history[0]?.seat ?? turn;
