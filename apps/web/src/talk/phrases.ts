import type { Language } from '@sanh-rong/engine';
import type { Phrase } from '@sanh-rong/protocol';
import { useEffect, useState } from 'react';
import { get } from '../net/rest.ts';
import { useLanguage } from '../words/words.ts';

export interface QuickPhrase {
  readonly phrase: Phrase;
  readonly text: string;
}

type Phrases = readonly QuickPhrase[];

/** They never change while a page is open: each language is asked for once. */
const known = new Map<Language, Promise<Phrases>>();

const ask = (language: Language): Promise<Phrases> => {
  const asked =
    known.get(language) ?? get<{ readonly phrases: Phrases }>('/api/phrases').then(({ phrases }) => phrases);
  known.set(language, asked);
  asked.catch(() => known.delete(language));
  return asked;
};

const NONE: Phrases = [];

/** What can be said with one tap, in the viewer's language. */
export const usePhrases = (): Phrases => {
  const language = useLanguage();
  const [phrases, setPhrases] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    ask(language).then(
      (answer) => wanted && setPhrases(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return phrases;
};
