import type { TableView } from '@sanh-rong/table';
import { useEffect, useRef, useState } from 'react';
import type { TableLink } from '../link/table-link.ts';

/** How long the last card lies in sight before the result comes over it (milliseconds). */
const LOOK = 2_600;

/**
 * Whether the result of a game or a session is to be shown: some time after the end was seen happening, at once for those
 * who come to it afterwards, and not any more once it was closed.
 */
export const useResultShown = (link: TableLink, view: TableView): [boolean, (shown: boolean) => void] => {
  const isOver = view.game?.result != null;
  const [shown, setShown] = useState(isOver);
  const sawEnd = useRef(false);
  useEffect(
    () =>
      link.onCue(({ before, after }) => {
        sawEnd.current = after.game?.result != null && before?.game?.result == null;
      }),
    [link],
  );
  useEffect(() => {
    if (!isOver) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), sawEnd.current ? LOOK : 0);
    return () => clearTimeout(timer);
  }, [isOver]);
  return [shown && isOver, setShown];
};
