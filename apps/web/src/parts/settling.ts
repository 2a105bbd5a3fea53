import { useEffect, useState } from 'react';

/**
 * How long a button takes no press after it has come to mean something else (milliseconds): the second tap of a double tap
 * comes sooner, and a new label is not read and answered in less.
 */
export const SETTLES = 400;

/**
 * Whether a place on the screen has just come to do something else: what is pressed there now was meant for what it did
 * before, by finger or by key. A place that has just appeared may have come under a finger as well, unless it is `first`
 on the screen: there was nothing to press before.
 */
export const useSettling = (meaning: string, first = false): boolean => {
  const [settled, setSettled] = useState(first ? meaning : null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(meaning), SETTLES);
    return () => {
      clearTimeout(timer);
      setSettled(null);
    };
  }, [meaning]);
  return settled !== meaning;
};
