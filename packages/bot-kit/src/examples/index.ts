import { type GameId, isGameId, type Language } from '@sanh-rong/engine';
import type { Example, GameExamples } from './example.ts';
import { liengExamples } from './lieng/index.ts';
import { phomExamples } from './phom/index.ts';
import { tienlenExamples } from './tienlen/index.ts';

export type { Example };

const BY_GAME: Readonly<Record<GameId, GameExamples>> = {
  tienlen: tienlenExamples,
  phom: phomExamples,
  lieng: liengExamples,
};

/** Of each game the simplest first. */
export const EXAMPLES: readonly Example[] = Object.values(BY_GAME).flatMap(({ examples }) => examples);

/** What a new bot begins with; empty for a game without bots. */
export const template = (game: string, language: Language): string =>
  isGameId(game) ? BY_GAME[game].template(language) : '';
