import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const USUAL_WIDTH = 440;
const LEAST_WIDTH = 260;

/** How wide an element is on the screen, so that letters keep their size at every width. */
export const useWidth = (): readonly [RefObject<HTMLElement | null>, number] => {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    const watcher = new ResizeObserver(([{ contentRect }]) =>
      setWidth(Math.max(LEAST_WIDTH, Math.round(contentRect.width))),
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return [place, width];
};
