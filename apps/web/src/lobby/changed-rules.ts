import { useEffect, useState } from 'react';
import type { Cue, TableLink } from '../link/table-link.ts';
import { isPersonSeat } from './waiting.ts';

const wasReady = (view: Cue['before']): boolean => {
  const seat = view === null || view.you === null ? undefined : view.seats[view.you];
  return isPersonSeat(seat) && seat.ready;
};

/** Tells whether new settings took back that one was ready, until one has said so again. */
export const onChangedRules = (link: Pick<TableLink, 'onCue'>, tell: (changed: boolean) => void): (() => void) =>
  link.onCue(({ type, before, after }) => {
    if (wasReady(after)) tell(false);
    else if (type === 'configured' && wasReady(before)) tell(true);
  });

/** Who was ready, and is not any more, must not wonder why: on a phone the chat that tells of it is out of sight. */
export const useChangedRules = (link: TableLink): boolean => {
  const [changed, setChanged] = useState(false);
  useEffect(() => onChangedRules(link, setChanged), [link]);
  return changed;
};
