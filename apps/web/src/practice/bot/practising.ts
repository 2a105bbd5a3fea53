import type { BotAnswer, BotFault } from '@sanh-rong/bot-kit';
import type { BaseAction, Json } from '@sanh-rong/engine';
import type { Series } from './series.ts';

/** How a bot's practice stands. */

/** Milliseconds between two moves. */
export const PAUSES = { slow: 1_600, normal: 700, fast: 180, atOnce: 0 } as const;
export type PlaybackSpeed = keyof typeof PAUSES;
export const SPEEDS = Object.keys(PAUSES) as readonly PlaybackSpeed[];

/** paused · playing: on and on · step: one move · toBot: until the bot has moved. */
export type Mode = 'paused' | 'playing' | 'step' | 'toBot';

/** One call of the bot: what it saw, what it answered, and what came of it. */
export interface BotMove {
  /** Among the bot's moves of this game, from 1. */
  readonly number: number;
  readonly snapshot: Json;
  readonly answer: BotAnswer;
  /** Why what it answered was not done; then the clock has played for it. */
  readonly fault: BotFault | null;
  /** What was done. */
  readonly done: BaseAction | null;
}

/** The table a bot practises at. */
export interface Arrangement {
  readonly game: string;
  readonly ruleSet: string;
  readonly seats: number;
  readonly level: string;
}

/** A deal of the series again, or a new one. */
export type Queued = { readonly seed: string } | 'new';

export interface Practising {
  readonly arrangement: Arrangement;
  readonly speed: PlaybackSpeed;
  /** What goes wrong is shown and counts for nothing: the bot is never out. */
  readonly lenient: boolean;
  readonly mode: Mode;
  /** The bot has been asked and has not answered yet. */
  readonly thinking: boolean;
  readonly moves: readonly BotMove[];
  readonly series: Series;
  /** The seed of the game on the table; null before the first. */
  readonly seed: string | null;
  /** Games that follow by themselves. */
  readonly queue: readonly Queued[];
  /** The worker of the table or of the bot has broken down. */
  readonly broken: boolean;
}

/** What is remembered from one visit to the next. */
export type KeptPractice = Pick<Practising, 'arrangement' | 'speed' | 'lenient' | 'series' | 'seed'>;
