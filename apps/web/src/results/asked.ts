import type { Answer } from '@sanh-rong/protocol';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { RESULT_WORDS } from './messages/index.ts';

/** Something asked of the table with a button: that it is being asked, and why it was refused. */
export const useAsked = () => {
  const words = useWords(RESULT_WORDS);
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const ask = async (question: Promise<Answer>): Promise<void> => {
    setAsked(true);
    setFault(null);
    const answer = await question;
    setAsked(false);
    // A line that broke has no words of its own.
    if (!answer.ok) setFault(answer.error.message || words.noAnswer);
  };
  return { asked, fault, ask: (question: Promise<Answer>) => void ask(question) };
};
