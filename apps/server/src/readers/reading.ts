import type { BotFault } from '@sanh-rong/bot-kit';
import type { Viewer } from '@sanh-rong/engine';
import type { Seen } from '../history/replay.ts';

/** Something to read: the code of a bot, or a finished game as one viewer may see it. */
export type Reading =
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'replay'; readonly text: string; readonly proof: unknown; readonly viewer: Viewer };

export type ReadingOutcome =
  | { readonly kind: 'source'; readonly fault: BotFault | null }
  | { readonly kind: 'replay'; readonly seen: Seen | null };
