import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { SHELL_WORDS } from './messages/vi.ts';

/** What a browser does for every new page, and what pages within one page have to do for themselves. */

let hasMoved = false;
/** What the browser opened. */
const opened = globalThis.location?.pathname;
/** Where the way back has led: the browser scrolls there as it was. */
let backTo: string | null = null;

/** Whether this is the page that the browser opened, and no other was on the screen before it. */
export const isFirstPage = (): boolean => !hasMoved && window.location.pathname === opened;

/**
 * Whether the visitor is on the way back: the browser looks for the place where they were as soon as the page is drawn.
 */
export const isGoingBack = (): boolean => backTo !== null;

const focusMain = (): void => {
  const main = document.querySelector('main');
  if (main === null || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** A visitor who goes to another page begins at its top, with eyes, keyboard and screen reader. */
export const useArrival = (location: string): void => {
  const last = useRef(location);
  useEffect(() => {
    const goBack = (): void => {
      // Within a page, Back only closes what lies over it.
      if (window.location.pathname !== last.current) backTo = window.location.pathname;
    };
    // Before the page changes.
    addEventListener('popstate', goBack, { capture: true });
    return () => removeEventListener('popstate', goBack, { capture: true });
  }, []);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    hasMoved = true;
    if (backTo !== location) scrollTo({ top: 0, behavior: 'instant' });
    backTo = null;
    focusMain();
  }, [location]);
};

/** Stands beside a screen that takes a while to come: the focus goes there when it has. */
export const Arrived = () => {
  useEffect(() => {
    if (hasMoved) focusMain();
  }, []);
  return null;
};

/** What the window is called; null for the house itself. */
export const useTitle = (title: string | null): void => {
  const { name } = useWords(SHELL_WORDS);
  useEffect(() => {
    document.title = title === null ? name : `${title} · ${name}`;
  }, [title, name]);
};
