import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';

/** Whether the clock made the last of one's own moves: a player who looked away must not wonder who did. */
export const useTimedOut = (link: TableLink): boolean => {
  const [timedOut, setTimedOut] = useState(false);
  useEffect(
    () =>
      link.onCue(({ type, seat, byClock, after }) => {
        if (type === 'dealt') setTimedOut(false);
        if (type === 'acted' && seat === after.you) setTimedOut(byClock);
      }),
    [link],
  );
  return timedOut;
};
