import type { Lineup, Seating, Thinking } from '@sanh-rong/arena';
import type { BotFault, Printed } from '@sanh-rong/bot-kit';
import type { Json, OptionValues } from '@sanh-rong/engine';
import type { RemoteAnswer, RemoteQuestion } from '@sanh-rong/protocol';
import type { LiveGame } from '../matches/outcome.ts';

/** What the server and the process that plays a match say to each other: plain JSON, one thing at a time. */

export interface WantedContest {
  readonly game: string;
  readonly ruleSet: string;
  readonly options: OptionValues;
  readonly lineup: Lineup;
  readonly seed: string;
  readonly deals: number;
  /** One seating a deal among remote bots, which remember what they have seen. */
  readonly seatings?: 'one';
}

/** Who plays: a built-in player, a bot with its code, or one that is asked through the server. */
export type WantedContestant =
  | { readonly level: string }
  | { readonly bot: string; readonly source: string }
  | { readonly remote: string };

export interface WantedMatch {
  readonly contest: WantedContest;
  /** By contestant. */
  readonly contestants: readonly WantedContestant[];
  /** By contestant: what was thought in the blocks before, which counts against their time for the whole match. */
  readonly thinking?: readonly Thinking[];
  /** Milliseconds a move. */
  readonly time: number;
}

export interface WantedBlock {
  readonly number: number;
  /** Of the blocks before, by contestant. */
  readonly strikes: readonly number[];
}

/** Each but the last two is answered, under its number. */
export type RunnerOrder =
  | { readonly type: 'open'; readonly id: number; readonly match: WantedMatch }
  | { readonly type: 'play'; readonly id: number; readonly block: WantedBlock }
  /** What came of a question; nothing where no answer came in time. */
  | { readonly type: 'answer'; readonly ask: number; readonly answer: RemoteAnswer }
  | { readonly type: 'close' };

export interface ReportedFault {
  readonly seat: number;
  /** How many actions the game had seen. */
  readonly move: number;
  readonly kind: string;
}

/** A game to its end, as it is stored. `points` and `places` by seat. */
export interface ReportedGame {
  readonly number: number;
  readonly deal: number;
  readonly seating: Seating;
  readonly text: string;
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly faults: readonly ReportedFault[];
}

/** What happened in a call of a bot, for its owner alone. */
export interface ReportedCall {
  readonly contestant: number;
  readonly game: number;
  readonly seat: number;
  readonly micros: number;
  readonly call: {
    readonly fault: BotFault | null;
    readonly snapshot: Json;
    readonly returned: string;
    readonly printed: readonly Printed[];
    readonly unprinted: number;
  };
}

export interface ReportedBlock {
  readonly number: number;
  readonly games: readonly ReportedGame[];
  /** Since the beginning of the match, by contestant. */
  readonly strikes: readonly number[];
  /** Of this block, by contestant. */
  readonly thinking: readonly Thinking[];
  readonly calls: readonly ReportedCall[];
}

/** What a remote bot is to be asked, through the server. */
export interface RemoteAsk {
  readonly ask: number;
  readonly bot: string;
  readonly questions: readonly RemoteQuestion[];
}

export type RunnerReport =
  | { readonly type: 'ready' }
  | ({ readonly type: 'ask' } & RemoteAsk)
  | { readonly type: 'moved'; readonly game: LiveGame }
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'played'; readonly id: number; readonly block: ReportedBlock }
  /** The machine is to blame and no contestant. */
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
