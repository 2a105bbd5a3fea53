import { type SourceFault, sourceWords } from '@sanh-rong/bot-kit';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../words/words.ts';
import type { CodeFault } from './code-editor.ts';

/** Milliseconds without another letter until the code is read. */
const PAUSE = 500;

/** Why the code could not be loaded, and where; for editors that do not read it themselves. */
export const useCheck = (code: string): CodeFault | null => {
  const language = useLanguage();
  const [fault, setFault] = useState<SourceFault | null>(null);
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      import('@sanh-rong/bot-kit/check').then(
        ({ checkSource }) => !stale && setFault(checkSource(code)),
        () => !stale && setFault(null),
      );
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [code]);
  if (fault === null) return null;
  return {
    place: fault.place ?? { line: 1, column: 1 },
    message: sourceWords(fault, language),
  };
};
