import type { BaseAction, Json, RuleError } from '@sanh-rong/engine';
import type { Misreading } from './bot-game.ts';

/** What host and sandbox say to each other, and what comes of one call of a bot. */

/** Limits of BT-2 and what is kept of a bot's words. */
export const LIMITS = {
  /** Bytes of source. */
  source: 64 * 1_024,
  /** Milliseconds a move. */
  time: 5_000,
  /** Megabytes of memory. */
  memory: 50,
  /** Characters of all that one call prints, and of one line of it. */
  printed: 8_192,
  line: 1_024,
  lines: 100,
  /** Characters of a returned value, as it is shown to the owner. */
  returned: 400,
} as const;

export type PrintLevel = 'log' | 'warn' | 'error';

/** One line on the bot's console. */
export interface Printed {
  readonly level: PrintLevel;
  readonly text: string;
}

/** A place in the bot's own code, from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/**
 * What can go wrong with a bot.
 * source: the code cannot be used, `code` says why · exception: it threw · invalid: what it returned is no move ·
 * illegal: the rules forbid the move · timeout · memory · crash: its process ended without a word.
 */
export type BotFault =
  | {
      readonly kind: 'source';
      readonly code: SourceProblem;
      readonly message: string;
      readonly place: SourcePosition | null;
    }
  | { readonly kind: 'exception'; readonly message: string; readonly place: SourcePosition | null }
  | ({ readonly kind: 'invalid' } & Misreading)
  | { readonly kind: 'illegal'; readonly error: RuleError; readonly action: BaseAction }
  /** `all`: not this call alone, but all of a match together. */
  | { readonly kind: 'timeout'; readonly milliseconds: number; readonly all?: true }
  | { readonly kind: 'memory' }
  | { readonly kind: 'crash' };

/** Code that cannot be read, in bots of all games. */
export type SourceFault = Extract<BotFault, { readonly kind: 'source' }>;

export type FaultKind = BotFault['kind'];

/** syntax: no JavaScript · noFunction: no `getNextMove` · forbidden: a word bots do not have · tooLong. */
export type SourceProblem = 'syntax' | 'noFunction' | 'forbidden' | 'tooLong';

/** One decision that is asked of a bot. */
export interface BotCall {
  readonly snapshot: Json;
  /** What `Math.random` is made from during this call: the same dice, the same numbers. */
  readonly dice: string;
  /** Which game this is: what a bot keeps in variables of its own lives as long as the game, and in no other. */
  readonly memory: number;
}

/** What came of a call, as the sandbox tells it. Exactly one of `action` and `fault` is there. */
export interface BotAnswer {
  readonly action: BaseAction | null;
  readonly fault: BotFault | null;
  /** What was returned, written out and shortened. */
  readonly returned: string;
  readonly printed: readonly Printed[];
  /** Lines that were too many to keep. */
  readonly unprinted: number;
  /** How long it thought (microseconds): by the clock inside; the host counts no more than its process worked. */
  readonly micros: number;
}

/** Host to sandbox. Every answer must carry the key, so code that does not know it cannot forge an answer. */
export type Order =
  /** Sent first. A process writes nothing before it, because the host may still have to pass its streams on. */
  | { readonly type: 'knock' }
  | { readonly type: 'load'; readonly key: string; readonly game: string; readonly source: string }
  | { readonly type: 'decide'; readonly id: number; readonly calls: readonly BotCall[] }
  /** The game is over: its variables may go. */
  | { readonly type: 'forget'; readonly memory: number };

/** Sandbox to host. Answers to one `decide` come in order, together or in parts. */
export type Report =
  | { readonly type: 'up' }
  | {
      readonly type: 'loaded';
      readonly key: string;
      readonly fault: BotFault | null;
      readonly printed: readonly Printed[];
    }
  | { readonly type: 'decided'; readonly key: string; readonly id: number; readonly answers: readonly BotAnswer[] }
  /** A line goes out at once, and with its answer again: of a call that never ends nothing else is ever heard. */
  | { readonly type: 'printed'; readonly key: string; readonly line: Printed };

/** A bot somewhere in a sandbox. What goes wrong with it is told in its answers; only a broken host rejects. */
export interface LoadedBot {
  decide(calls: readonly BotCall[]): Promise<readonly BotAnswer[]>;
  forget(memory: number): void;
  /** Ends what it is doing. */
  stop(): void;
}

/** What came of putting a bot into a sandbox. */
export type Loading =
  | { readonly ok: true; readonly bot: LoadedBot; readonly printed: readonly Printed[] }
  | { readonly ok: false; readonly fault: BotFault; readonly printed: readonly Printed[] };

/** Puts a bot's code into a sandbox of its own: a process on the server, a worker in the browser. */
export type LoadBot = (bot: {
  readonly game: string;
  readonly source: string;
  /** Milliseconds a move, at most `LIMITS.time`, which it is where nothing is said. */
  readonly time?: number;
}) => Promise<Loading>;
