import { type RefObject, useEffect, useRef } from 'react';
import { isStill } from '../preferences/preferences.ts';

/**
 * What a press has opened comes into view, no further than it must, or to the top where it will grow; `opened` is null
 * until there is something to see.
 */
export const useIntoView = <Shown extends HTMLElement>(
  opened: unknown,
  block: 'nearest' | 'start' = 'nearest',
): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (opened === null) return;
    shown.current?.scrollIntoView({ block, behavior: isStill() ? 'instant' : 'smooth' });
  }, [opened, block]);
  return shown;
};
