import type {
  Answer,
  ChatTold,
  ClientMessage,
  MessageOf,
  SeatOffer,
  TableUpdate,
  WireError,
} from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';

/** How the connection to the server or worker is: being opened, open, broken for now, or closed for good. */
export type ConnectionState = 'opening' | 'open' | 'broken' | 'closed';

/** What comes over the connection unasked. */
export type PushedMessage =
  | { readonly kind: 'update'; readonly update: TableUpdate }
  | { readonly kind: 'presence'; readonly tableId: string; readonly away: readonly number[] }
  | { readonly kind: 'said'; readonly message: ChatTold }
  | { readonly kind: 'tables'; readonly changed: readonly TableSummary[]; readonly gone: readonly string[] }
  | { readonly kind: 'offer'; readonly offer: SeatOffer }
  | { readonly kind: 'invitations' }
  | { readonly kind: 'error'; readonly error: WireError };

/** Never sent by a server: the connection was broken before an answer came. */
export const NO_ANSWER = 'NO_ANSWER';

/**
 * A way to what runs tables: the server over a socket, or a worker in this browser. Both speak the same messages, so
 * everything above is the same code.
 */
export interface Transport {
  readonly connection: ConnectionState;
  /** Practice at home has no clock to race against and no chat. */
  readonly home: boolean;
  /** Always answers; with the code NO_ANSWER when the connection broke meanwhile. */
  ask<Name extends ClientMessage>(name: Name, message: MessageOf<Name>): Promise<Answer>;
  onConnection(listener: (connection: ConnectionState) => void): () => void;
  onTold(listener: (told: PushedMessage) => void): () => void;
}
