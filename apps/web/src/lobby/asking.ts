import type { Answer } from '@sanh-rong/protocol';
import { useCallback, useState } from 'react';
import { NO_ANSWER } from '../link/transport.ts';
import { useWords } from '../words/words.ts';
import { LOBBY_WORDS } from './messages/index.ts';

interface Asking {
  /** Something has been asked and not been answered yet. */
  readonly busy: boolean;
  /** Why the last thing asked was refused. */
  readonly fault: string | null;
  readonly ask: (asked: Promise<Answer>) => Promise<boolean>;
  readonly complain: (fault: string | null) => void;
}

/** Asks things of a table and keeps what came of it, to be shown where it was asked. */
export const useAsking = (): Asking => {
  const words = useWords(LOBBY_WORDS);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ask = useCallback(
    async (asked: Promise<Answer>): Promise<boolean> => {
      setBusy(true);
      const answer = await asked;
      setBusy(false);
      setFault(answer.ok ? null : answer.error.code === NO_ANSWER ? words.noAnswer : answer.error.message);
      return answer.ok;
    },
    [words],
  );
  return { busy, fault, ask, complain: setFault };
};
