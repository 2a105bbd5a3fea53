import type { MessageOf } from '@sanh-rong/protocol';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { type Found, findTable } from './find-table.ts';

/** Looking for a table: whether it goes on, and why the last time led nowhere. */
export interface Finding {
  readonly isFinding: boolean;
  readonly trouble: Exclude<Found, { state: 'found' }> | null;
  /** Goes to the table that is found. */
  readonly find: (wanted: MessageOf<'find_table'>) => Promise<Found>;
}

export const useFinding = (): Finding => {
  const [, navigate] = useLocation();
  const [isFinding, setFinding] = useState(false);
  const [trouble, setTrouble] = useState<Finding['trouble']>(null);
  const asked = useRef<Promise<Found> | null>(null);

  const ask = async (wanted: MessageOf<'find_table'>): Promise<Found> => {
    setFinding(true);
    setTrouble(null);
    // Rejects where not even the connection could be loaded.
    const found = await findTable(wanted).catch((): Found => ({ state: 'offline' }));
    asked.current = null;
    setFinding(false);
    if (found.state === 'found') navigate(`/t/${found.code}`);
    else setTrouble(found);
    return found;
  };

  // A second tap waits for the same answer.
  return {
    isFinding,
    trouble,
    find: (wanted) => {
      asked.current ??= ask(wanted);
      return asked.current;
    },
  };
};
