import type { RestAnswer } from '@sanh-rong/protocol';
import type { TableSummary } from '@sanh-rong/table';
import { useCallback, useEffect, useState } from 'react';
import { lookForMe, useMe } from '../net/me.ts';
import { get } from '../net/rest.ts';

/** The public tables, kept as they are now: told by the server to a visitor with a sign-in, asked for by all others. */

export interface OpenTables {
  readonly state: 'loading' | 'loaded' | 'offline';
  readonly tables: readonly TableSummary[];
  readonly again: () => void;
}

const BETWEEN = 5_000;
const MOST = 30;

type TableList = Omit<OpenTables, 'again'>;

/** What changed comes first, as in the server's own list. */
const changedTables = (
  tables: readonly TableSummary[],
  changed: readonly TableSummary[],
  gone: readonly string[],
): readonly TableSummary[] => {
  const kept = tables.filter(({ code }) => !gone.includes(code));
  const fresh = new Map(changed.map((table) => [table.code, table]));
  // A table that was there stays at its place: a list must not jump under the thumb.
  const updated = kept.map((table) => fresh.get(table.code) ?? table);
  const added = changed.filter(({ code }) => !kept.some((table) => table.code === code));
  return [...added, ...updated].slice(0, MOST);
};

type Change = (change: (shown: TableList) => TableList) => void;

/** Follows the list over the socket. Returns the way to stop. */
const follow = (change: Change): (() => void) => {
  let stop: (() => void) | null = null;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  // The socket is loaded only by those who are told over it.
  void import('../link/socket-transport.ts').then(({ server }) => {
    if (stopped) return;
    const begin = async (): Promise<void> => {
      clearTimeout(retry);
      const answer = await server.ask('follow_tables', {});
      if (stopped) return;
      if (answer.ok) change(() => ({ state: 'loaded', tables: answer.tables ?? [] }));
      else if (answer.error.code === 'SLOW_DOWN') retry = setTimeout(() => void begin(), BETWEEN);
      else change((shown) => ({ ...shown, state: 'offline' }));
    };
    const ends = [
      server.onTold((told) => {
        if (told.kind !== 'tables') return;
        change(({ tables }) => ({ state: 'loaded', tables: changedTables(tables, told.changed, told.gone) }));
      }),
      server.onConnection((connection) => connection === 'open' && void begin()),
    ];
    if (server.connection === 'open') void begin();
    else void server.open().catch(() => change((shown) => ({ ...shown, state: 'offline' })));
    stop = () => {
      for (const end of ends) end();
      if (server.connection === 'open') void server.ask('unfollow_tables', {});
    };
  });
  return () => {
    stopped = true;
    clearTimeout(retry);
    stop?.();
  };
};

export const useOpenTables = (): OpenTables => {
  const known = useMe((me) => (me.state === 'unknown' ? null : me.person !== null));
  const [shown, setShown] = useState<TableList>({ state: 'loading', tables: [] });
  const again = useCallback(() => {
    get<RestAnswer<'tables'>>('/api/tables').then(
      ({ tables }) => setShown({ state: 'loaded', tables }),
      () => setShown(({ tables }) => ({ state: 'offline', tables })),
    );
  }, []);
  useEffect(again, [again]);
  useEffect(() => {
    if (known === null) return;
    if (known) return follow(setShown);
    const refetch = (): void => {
      if (document.visibilityState !== 'visible') return;
      again();
      // A visitor whose sign-in could not be looked up is looked up again; all others are known.
      void lookForMe();
    };
    const timer = setInterval(refetch, BETWEEN);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [known, again]);
  return { ...shown, again };
};
