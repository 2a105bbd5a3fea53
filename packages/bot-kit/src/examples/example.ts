import type { Catalogue, GameId, Language } from '@sanh-rong/engine';
import { RANDOM_WORDS, type RandomWords } from './messages/vi.ts';

/** A whole bot to read, copy and improve. Its comments are in the language asked for. */
export interface Example {
  readonly id: string;
  readonly game: GameId;
  title(language: Language): string;
  about(language: Language): string;
  source(language: Language): string;
}

/** The bots of one game. */
export interface GameExamples {
  /** What a new bot begins with. */
  template(language: Language): string;
  /** The simplest first. */
  readonly examples: readonly Example[];
}

interface Introduction {
  readonly title: string;
  readonly about: string;
}

export const example = <Words>(
  game: GameId,
  id: string,
  words: Catalogue<Words>,
  introduction: (words: Words) => Introduction,
  write: (words: Words) => string,
): Example => ({
  id,
  game,
  title: (language) => introduction(words[language]).title,
  about: (language) => introduction(words[language]).about,
  source: (language) => write(words[language]),
});

/** The bot that takes any move there is. */
export const randomExample = (game: GameId, id: string, write: (words: RandomWords) => string): Example =>
  example(game, id, RANDOM_WORDS, (words) => words, write);
