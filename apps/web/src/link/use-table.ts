import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Feed, TableLink } from './table-link.ts';
import type { TableWitness } from './table-witness.ts';
import type { Transport } from './transport.ts';

/**
 * Calls back in a task of its own, once for all that asked for it until then. A page that stood still is told of a whole
 * game in one go: drawn message by message, React never gets to what effects ask for in between, and gives up after fifty
 * (its error 185).
 */
const inOneTask = (callback: () => void): { readonly ask: () => void; readonly stop: () => void } => {
  const { port1, port2 } = new MessageChannel();
  let isAsked = false;
  port1.onmessage = () => {
    isAsked = false;
    callback();
  };
  const ask = (): void => {
    if (!isAsked) port2.postMessage(null);
    isAsked = true;
  };
  return { ask, stop: () => port1.close() };
};

export const useFeed = (link: TableLink): Feed => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { ask, stop } = inOneTask(changed);
      const unsubscribe = link.subscribe(ask);
      return () => {
        unsubscribe();
        stop();
      };
    },
    [link],
  );
  return useSyncExternalStore(subscribe, link.snapshot);
};

/** A link to a table for as long as the screen is there; null for the moment before. `newWitness`: of its deals. */
export const useTableLink = (transport: Transport, code: string, newWitness?: () => TableWitness): TableLink | null => {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = new TableLink(transport, code, newWitness?.());
    setLink(opened);
    return () => {
      opened.close();
      setLink(null);
    };
  }, [transport, code, newWitness]);
  return link;
};
