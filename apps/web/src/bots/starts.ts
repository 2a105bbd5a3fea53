import type { Language } from '@sanh-rong/engine';
import { useEffect, useState } from 'react';
import { useLanguage } from '../words/words.ts';

/** Code to begin with, or to learn from. */
export interface Start {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly source: string;
}

/** The id of the frame that every bot can begin with. */
export const TEMPLATE = 'template';

const startsOf = async (game: string, language: Language): Promise<Start[]> => {
  const { EXAMPLES, template } = await import('@sanh-rong/bot-kit/examples');
  return [
    { id: TEMPLATE, name: '', note: '', source: template(game, language) },
    ...EXAMPLES.filter((example) => example.game === game).map((example) => ({
      id: example.id,
      name: example.title(language),
      note: example.about(language),
      source: example.source(language),
    })),
  ];
};

const NONE: readonly Start[] = [];

/** What a bot of this game can begin with, the frame first; nothing until it is here. */
export const useStarts = (game: string): readonly Start[] => {
  const language = useLanguage();
  const [starts, setStarts] = useState(NONE);
  useEffect(() => {
    let stale = false;
    // Without them, the server has a frame of its own.
    startsOf(game, language).then(
      (found) => !stale && setStarts(found),
      () => !stale && setStarts(NONE),
    );
    return () => {
      stale = true;
    };
  }, [game, language]);
  return starts;
};
