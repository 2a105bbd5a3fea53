import { useState } from 'react';
import { Refused } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { BOTS_WORDS } from './messages/index.ts';

export interface Deed {
  readonly busy: boolean;
  /** What went wrong, in words, and the code of the refusal where the server has refused. */
  readonly fault: { readonly code: string | null; readonly message: string } | null;
  /** True when it was done. */
  readonly run: (what: () => Promise<void>) => Promise<boolean>;
}

/** Something asked of the server about a bot: waiting shows, and so does a refusal. */
export const useBotDeed = (): Deed => {
  const words = useWords(BOTS_WORDS);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Deed['fault']>(null);
  const run = async (what: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await what();
      return true;
    } catch (error) {
      setFault(
        error instanceof Refused
          ? { code: error.code, message: error.message }
          : { code: null, message: words.unreachable },
      );
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
};
