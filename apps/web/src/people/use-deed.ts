import { useState } from 'react';
import { Refused } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { PEOPLE_WORDS } from './messages/index.ts';

/** Which field of a form a refusal speaks of. What is not here speaks of the whole. */
const FIELDS: Readonly<Record<string, string>> = {
  BAD_NAME: 'name',
  BAD_USERNAME: 'username',
  USERNAME_TAKEN: 'username',
  BAD_PASSWORD: 'password',
  PASSWORD_IS_USERNAME: 'password',
  BAD_SIGN_IN: 'password',
  WRONG_PASSWORD: 'current',
};

export interface Deed {
  readonly busy: boolean;
  /** What is wrong with a field, in words; null when nothing is. */
  readonly faultOf: (field: string) => string | null;
  /** What is wrong with the whole. */
  readonly fault: string | null;
  /** `wrong`: what is already known to be wrong, by field; then nothing is asked. */
  readonly run: (what: () => Promise<void>, wrong?: Readonly<Record<string, string>>) => Promise<void>;
}

/** Something asked of the server: waiting shows, and a refusal stands at its field. */
export const useDeed = (): Deed => {
  const words = useWords(PEOPLE_WORDS);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    faultOf: (field) => wrong[field] ?? null,
    fault: wrong[''] ?? null,
    async run(what, known = {}) {
      setWrong(known);
      if (Object.keys(known).length > 0) return;
      setBusy(true);
      try {
        await what();
      } catch (error) {
        setWrong(error instanceof Refused ? { [FIELDS[error.code] ?? '']: error.message } : { '': words.unreachable });
      } finally {
        setBusy(false);
      }
    },
  };
};
