import type { BaseAction, OptionValues } from '@sanh-rong/engine';
import { z } from 'zod';
import { drawnId } from './ids.ts';
import { isPlain, type RemoteMove, readMove } from './remote-move.ts';

export type { RemoteMove } from './remote-move.ts';

/** How a program somewhere plays for a remote bot in the arena: what it says, is asked, and may answer. */

export const REMOTE_MESSAGES = {
  /** From now on this connection plays for an own remote bot; whichever did before does no more. */
  arena_attach: z.strictObject({ bot: drawnId }),
  arena_detach: z.strictObject({ bot: drawnId }),
} as const;

export const REMOTE_LIMITS = {
  /** Bots that one connection plays for. */
  bots: 10,
  /** Questions in one message. */
  questions: 32,
  /** Milliseconds for an answer: so many for each question, so many for the line, and never more than `most`. */
  time: { question: 1_000, line: 1_000, most: 10_000 },
  /** Milliseconds that a match waits for a program whose connection is broken. */
  grace: 15_000,
  /** And how long in all, however often it breaks. */
  patience: 60_000,
} as const;

/** Milliseconds in which a message with so many questions is to be answered. */
export const timeFor = (questions: number): number => {
  const { question, line, most } = REMOTE_LIMITS.time;
  return Math.min(most, question * questions + line);
};

/** One decision: all that the seat may know, and what it may do. */
export interface RemoteQuestion {
  /** Which game of the match, and which seat of it. */
  readonly number: number;
  readonly seat: number;
  /** The same whenever this moment is played again: a program that seeds all chance with it is deterministic. */
  readonly dice: string;
  /** The `gameState` that a JavaScript bot is given. */
  readonly state: object;
  readonly legal: readonly BaseAction[];
}

/** `arena_ask`. The same id again is the same message again, after the line was broken. */
export interface ArenaAsk {
  readonly id: string;
  readonly bot: string;
  readonly match: string;
  readonly game: string;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly seats: number;
  /** Milliseconds for the answer. */
  readonly time: number;
  readonly questions: readonly RemoteQuestion[];
}

const word = z.string().max(100);

/** The fields of a message that every client relies on; those of a game are left to the program that plays it. */
const arenaAsk = z.object({
  id: drawnId,
  bot: drawnId,
  match: drawnId,
  game: word,
  ruleSet: word,
  options: z.record(word, z.unknown()),
  seats: z.int().positive().max(100),
  time: z.number().positive().max(REMOTE_LIMITS.time.most),
  questions: z
    .array(
      z.looseObject({
        number: z.int(),
        seat: z.int(),
        dice: z.string(),
        state: z.looseObject({}),
        legal: z.array(z.unknown()),
      }),
    )
    .max(REMOTE_LIMITS.questions),
});

/** A message as a server must send it; null for anything else. */
export const readAsk = (message: unknown): ArenaAsk | null =>
  (arenaAsk.safeParse(message).data as ArenaAsk | undefined) ?? null;

/**
 * What came of a message, and after how many milliseconds; without `moves` no answer came in time, or no program was
 * connected.
 */
export interface RemoteAnswer {
  readonly moves: readonly (RemoteMove | null)[] | null;
  readonly milliseconds: number;
}

/** What a program answered, move by move; null for what cannot be read. */
export const readMoves = (answer: unknown): (RemoteMove | null)[] => {
  if (!isPlain(answer) || !Array.isArray(answer.answers)) return [];
  const { answers } = answer;
  return answers.length > REMOTE_LIMITS.questions ? [] : answers.map(readMove);
};
