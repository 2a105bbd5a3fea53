import { type RefObject, useEffect, useRef } from 'react';
import { isStill } from '../preferences/preferences.ts';

/** What a press has opened comes into view, no further than it must; `opened` is null until there is something to see. */
export const useIntoView = <Shown extends HTMLElement>(opened: unknown): RefObject<Shown | null> => {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (opened === null) return;
    shown.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }, [opened]);
  return shown;
};
