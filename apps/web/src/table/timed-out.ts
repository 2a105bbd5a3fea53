import { useEffect, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';

/**
 * Tells whether the clock made the last of one's own moves. After a broken line the table may be read as a whole, without
 * a word on who moved: so a player who moves has heard enough of the turn before.
 */
export const onTimedOut = (link: TableLink, tell: (timedOut: boolean) => void): (() => void) => {
  const stops = [
    link.onCue(({ type, seat, byClock, after }) => {
      if (type === 'dealt') tell(false);
      if (type === 'acted' && seat === after.you) tell(byClock);
    }),
    link.subscribe(() => {
      if (link.snapshot().pending !== null) tell(false);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Whether the clock made the last of one's own moves: a player who looked away must not wonder who did. */
export const useTimedOut = (link: TableLink): boolean => {
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => onTimedOut(link, setTimedOut), [link]);
  return timedOut;
};
