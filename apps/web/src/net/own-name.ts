import { useState } from 'react';
import { beSomebody, rename, useMe } from './me.ts';
import { Refused } from './rest.ts';

/** As long as the server takes. */
export const MAX_PERSON_NAME = 40;

/** One's own name, as it is or as it is about to be. */
export const useOwnName = () => {
  const person = useMe((me) => me.person);
  const [written, setWritten] = useState<string | null>(null);

  /** Answers why it cannot be the name, or null once it is. Nobody is called anything until somebody is here. */
  const settle = async (noAnswer: string): Promise<string | null> => {
    const wish = written?.trim() ?? '';
    if (wish === '' || wish === person?.name) return null;
    try {
      await beSomebody();
      await rename(wish);
      return null;
    } catch (error) {
      return error instanceof Refused ? error.message : noAnswer;
    }
  };
  return { name: written ?? person?.name ?? '', write: setWritten, settle };
};
