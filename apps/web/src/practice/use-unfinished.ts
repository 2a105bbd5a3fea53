import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../storage/keys.ts';
import type { PracticeSummary } from './kept.ts';
import { unfinishedPractice } from './practice-store.ts';

/** The games that had a session waiting when a page last looked, known at once; a hint, so that room can be kept. */
export const lastUnfinished = (): readonly string[] => {
  try {
    return (localStorage.getItem(STORAGE_KEYS.unfinished) ?? '').split(' ').filter((game) => game !== '');
  } catch {
    return [];
  }
};

const remember = (summaries: readonly PracticeSummary[]): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.unfinished, summaries.map(({ game }) => game).join(' '));
  } catch {
    // Storage is switched off: then no room is kept.
  }
};

/** The practice sessions of this browser that wait to be played on, as they were when the page was opened; null until they were looked up. */
export const useUnfinished = (): readonly PracticeSummary[] | null => {
  const [summaries, setSummaries] = useState<readonly PracticeSummary[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void unfinishedPractice().then((found) => {
      remember(found);
      if (isHere) setSummaries(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return summaries;
};
