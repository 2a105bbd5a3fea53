import { useState } from 'react';
import { beSomebody, rename, useMe } from './me.ts';

/** As long as the server takes. */
export const MAX_PERSON_NAME = 40;

/** One's own name, as it is or as it is about to be. */
export const useOwnName = () => {
  const person = useMe((me) => me.person);
  const [written, setWritten] = useState<string | null>(null);

  /** Throws where it cannot be the name. A guest is made where one is needed to have it. */
  const save = async (): Promise<void> => {
    const wish = written?.trim() ?? '';
    if (wish === '' || wish === person?.name) return;
    await beSomebody();
    await rename(wish);
  };
  return { name: written ?? person?.name ?? '', write: setWritten, save };
};
