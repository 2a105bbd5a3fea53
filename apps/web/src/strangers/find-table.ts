import type { MessageOf } from '@sanh-rong/protocol';

/** What has become of looking for a table. */
export type Found =
  | { readonly state: 'found'; readonly code: string }
  /** A game with friends goes first. */
  | { readonly state: 'seated'; readonly code: string }
  | { readonly state: 'refused'; readonly why: string }
  | { readonly state: 'offline' };

/** Asks for a seat among strangers. The connection to the server is loaded by those who ask. */
export const findTable = async (wanted: MessageOf<'find_table'>): Promise<Found> => {
  const [{ server }, { NO_ANSWER }] = await Promise.all([
    import('../link/socket-transport.ts'),
    import('../link/transport.ts'),
  ]);
  const answer = await server.ask('find_table', wanted);
  if (answer.ok) return answer.view === undefined ? { state: 'offline' } : { state: 'found', code: answer.view.code };
  const { code, message, tableId } = answer.error;
  if (code === NO_ANSWER) return { state: 'offline' };
  return tableId === undefined ? { state: 'refused', why: message } : { state: 'seated', code: tableId };
};
