import type { Language } from '@sanh-rong/engine';
import type { Answer, ClientMessage, TableUpdate } from '@sanh-rong/protocol';

/** What goes between a page and the worker that runs its table. */

/** The code of a table at home where there is only one: a bot's practice. */
export const HOME_CODE = 'NHA2';

/** The code of the table at home that plays this game: each game has a table of its own. */
export const homeCode = (game: string): string => `${HOME_CODE}-${game}`;

/** In place of a game: the table at home that plays on from a moment of a recorded game, whichever it is. */
export const PLAY_ON = 'play-on';

/** The person at this device, and the language they are spoken to in. */
export interface Guest {
  readonly name: string;
  /** The figure they chose to be. */
  readonly face?: string | undefined;
  readonly language: Language;
}

export type ToWorker =
  | { readonly kind: 'be'; readonly guest: Guest }
  | { readonly kind: 'ask'; readonly id: number; readonly name: ClientMessage; readonly message: unknown };

export type FromWorker =
  /** The table of this device is in this worker's hands. */
  | { readonly kind: 'open' }
  /** Another tab has taken it over. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'told'; readonly update: TableUpdate };

/** One end of the wire: a worker as its page sees it, or the other way round. */
export interface Wire<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Received }) => void): void;
}
