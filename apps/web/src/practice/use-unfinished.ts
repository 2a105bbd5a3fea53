import { useEffect, useState } from 'react';
import type { PracticeGlimpse } from './kept.ts';
import { unfinishedPractice } from './shelf.ts';

/** The practice sessions of this browser that wait to be played on, as they were when the page was opened; null until they were looked up. */
export const useUnfinished = (): readonly PracticeGlimpse[] | null => {
  const [glimpses, setGlimpses] = useState<readonly PracticeGlimpse[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void unfinishedPractice().then((found) => isHere && setGlimpses(found));
    return () => {
      isHere = false;
    };
  }, []);
  return glimpses;
};
