import type { BotFault } from '@sanh-rong/bot-kit';
import type { Viewer } from '@sanh-rong/engine';
import type { BotSnapshots, BotTurnReference } from '../history/bot-snapshots.ts';
import type { Seen } from '../history/replay.ts';

/** Something to parse: the code of a bot, a finished game as one viewer may see it, or what its bots were told. */
export type ParsingTask =
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'replay'; readonly text: string; readonly proof: unknown; readonly viewer: Viewer }
  | {
      readonly kind: 'snapshots';
      readonly text: string;
      readonly viewer: Viewer;
      readonly scores: readonly number[];
      readonly turns: readonly BotTurnReference[];
    };

export type ParsingOutcome =
  | { readonly kind: 'source'; readonly fault: BotFault | null }
  | { readonly kind: 'replay'; readonly seen: Seen | null }
  | { readonly kind: 'snapshots'; readonly snapshots: BotSnapshots | null };
