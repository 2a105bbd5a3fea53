import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So many pixels from the end still count as being there. */
const NEAR = 40;

interface StickyEnd {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Something newer has come while its reader was further up. */
  readonly behind: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/** Keeps a list at its end while it grows, unless the reader has scrolled up. `last` names its last entry. */
export const useStickyEnd = (last: string): StickyEnd => {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [behind, setBehind] = useState(false);
  const toEnd = useCallback(() => {
    atEnd.current = true;
    setBehind(false);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, []);
  const onScroll = useCallback(() => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (atEnd.current) setBehind(false);
  }, []);
  useLayoutEffect(() => {
    if (last === '') return;
    if (atEnd.current) toEnd();
    else setBehind(true);
  }, [last, toEnd]);
  // A keyboard that slides up, or a panel that changes its size, must not hide the end.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const watch = new ResizeObserver(() => atEnd.current && toEnd());
    watch.observe(current);
    return () => watch.disconnect();
  }, [toEnd]);
  return { box, behind, onScroll, toEnd };
};
