import { type Details, GAMES, type Language } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation/names';
import { say, type Words } from '../../messages/index.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type ClientWord = keyof typeof vi;

export const CLIENT_WORDS: Words = { vi, en };

export type SayClient = (word: ClientWord, details?: Details) => string;

export const sayOfClient =
  (language: Language): SayClient =>
  (word, details) =>
    say(CLIENT_WORDS, language, word, details);

/** Every game there is, as one speaks of them in a row. */
export const namesOfGames = (language: Language): string => {
  const names = GAMES.map(({ id }) => gameName(id, language));
  const [last] = names.slice(-1);
  return sayOfClient(language)('list', { first: names.slice(0, -1).join(', '), last });
};
