import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Feed, TableLink } from './table-link.ts';
import type { Transport } from './transport.ts';

export const useFeed = (link: TableLink): Feed => useSyncExternalStore(link.subscribe, link.snapshot);

/** A link to a table for as long as the screen is there; null for the moment before. */
export const useTableLink = (transport: Transport, code: string): TableLink | null => {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const opened = new TableLink(transport, code);
    setLink(opened);
    return () => {
      opened.close();
      setLink(null);
    };
  }, [transport, code]);
  return link;
};
