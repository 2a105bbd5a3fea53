import { LANGUAGES } from '@sanh-rong/engine';
import { PEOPLE_CODES } from '@sanh-rong/protocol';
import { expect, test } from 'vitest';
import type { People } from '../people.ts';
import { peopleRoutes } from '../routes.ts';
import { PEOPLE_SENTENCES, PEOPLE_SUMMARIES } from './vi.ts';

const details = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

test.each(LANGUAGES)('%s has a sentence for every code, with the same details as English', (language) => {
  const sentences = PEOPLE_SENTENCES[language];
  expect(Object.keys(sentences).sort()).toEqual([...PEOPLE_CODES].sort());
  for (const code of PEOPLE_CODES) expect(details(sentences[code])).toEqual(details(PEOPLE_SENTENCES.en[code]));
});

test.each(LANGUAGES)('%s says what every route does', (language) => {
  // Routes ask nothing of people until they are called.
  const ids = peopleRoutes({} as People).map(({ id }) => id);
  expect(Object.keys(PEOPLE_SUMMARIES[language]).sort()).toEqual([...ids].sort());
});
