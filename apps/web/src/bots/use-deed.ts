import { useState } from 'react';
import { Refused } from '../net/rest.ts';
import { useWords } from '../words/words.ts';
import { BOTS_WORDS } from './messages/index.ts';

/** What went wrong, in words, and the code of the refusal where the server has refused. */
export interface DeedFault {
  readonly code: string | null;
  readonly message: string;
}

export interface Deed {
  readonly busy: boolean;
  readonly fault: DeedFault | null;
  /** True when it was done. */
  readonly run: (what: () => Promise<void>) => Promise<boolean>;
}

/** Says what an error means to whoever has asked for something. */
export const useFaultOf = (): ((error: unknown) => DeedFault) => {
  const words = useWords(BOTS_WORDS);
  return (error) =>
    error instanceof Refused
      ? { code: error.code, message: error.message }
      : { code: null, message: words.unreachable };
};

/** Something asked of the server about a bot: waiting shows, and so does a refusal. */
export const useBotDeed = (): Deed => {
  const faultOf = useFaultOf();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeedFault | null>(null);
  const run = async (what: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      await what();
      return true;
    } catch (error) {
      setFault(faultOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
};
