import type { Accepted, Answer } from '@sanh-rong/protocol';
import { useCallback, useState } from 'react';
import { NO_ANSWER } from '../link/transport.ts';
import { PARTS_WORDS } from '../parts/messages/vi.ts';
import { useWords } from '../words/words.ts';
import { Refused, Unreachable } from './rest.ts';

/** Why something was not done, in words, and the code of the refusal where the server refused it. */
export interface SubmitFault {
  readonly code: string | null;
  readonly message: string;
}

export const faultOf = (error: unknown, unreachable: string): SubmitFault =>
  error instanceof Refused ? { code: error.code, message: error.message } : { code: null, message: unreachable };

/** What a table's connection answers, unless it is a refusal; a refusal is thrown. */
export const accepted = async (asked: Promise<Answer>): Promise<Accepted> => {
  const answer = await asked;
  if (answer.ok) return answer;
  throw answer.error.code === NO_ANSWER ? new Unreachable() : new Refused(answer.error);
};

export interface Submission {
  readonly busy: boolean;
  readonly fault: SubmitFault | null;
  /** Does the work; true when it was done. What the work throws becomes the fault. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Takes the fault off the screen. */
  readonly clear: () => void;
}

/**
 * What a form or a button sends to the server, over HTTP or over a table's connection: waiting shows, and so does a
 * refusal. `unreachable` is what a page says of its own where there was no answer.
 */
export const useSubmit = (unreachable?: string): Submission => {
  const words = useWords(PARTS_WORDS);
  const silence = unreachable ?? words.unreachable;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<SubmitFault | null>(null);
  const clear = useCallback(() => setFault(null), []);
  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setFault(null);
      try {
        await work();
        return true;
      } catch (error) {
        setFault(faultOf(error, silence));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [silence],
  );
  return { busy, fault, run, clear };
};
