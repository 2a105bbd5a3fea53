import { useSyncExternalStore } from 'react';

/** There is room for the chat beside everything else. The style sheet of the lobby uses the same width. */
const wide = matchMedia('(min-width: 1000px)');

const subscribe = (listener: () => void): (() => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
