import { GAMES, type Language } from '@sanh-rong/engine';
import { say, type Words } from '../../messages/index.ts';
import { gameName, sayIn } from '../../pages/messages/index.ts';
import { en } from './en.ts';
import { vi } from './vi.ts';

export type ClientWord = keyof typeof vi;

export const CLIENT_WORDS: Words = { vi, en };

export type SayClient = (word: ClientWord, details?: Readonly<Record<string, string | number>>) => string;

export const sayOfClient =
  (language: Language): SayClient =>
  (word, details) =>
    say(CLIENT_WORDS, language, word, details);

/** What people call a game, its rule set left out. */
export const nameOfGame = (language: Language, game: string): string => gameName(sayIn(language), game, game);

/** Every game there is, as one speaks of them in a row. */
export const namesOfGames = (language: Language): string => {
  const names = GAMES.map(({ id }) => nameOfGame(language, id));
  const [last] = names.slice(-1);
  return sayOfClient(language)('list', { first: names.slice(0, -1).join(', '), last });
};
