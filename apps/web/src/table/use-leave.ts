import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableLink } from '../link/table-link.ts';
import { forgetTable } from './last-table.ts';

interface Leave {
  readonly leaving: boolean;
  /** Goes to the front page, or where it is told. */
  readonly leave: (to?: string) => void;
}

/** Away from a table of strangers between two games: there is nothing to ask about, and nothing to come back to. */
export const useLeave = (link: TableLink): Leave => {
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const leave = async (to: string): Promise<void> => {
    setLeaving(true);
    const answer = await link.leave();
    if (answer.ok) {
      forgetTable(link.code);
      navigate(to);
    } else setLeaving(false);
  };
  return { leaving, leave: (to = '/') => void leave(to) };
};
