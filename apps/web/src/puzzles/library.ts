import { type GameId, isGameId } from '@sanh-rong/engine';
import { type NamedPuzzle, readPuzzles } from './named-puzzle.ts';

/** The puzzles that come with the house, by game; made by `npm run puzzles`. Each is loaded when its puzzles are wanted. */
const TEXTS: Readonly<Record<GameId, () => Promise<string>>> = {
  tienlen: () => import('./library/library-tienlen.txt?raw').then((text) => text.default),
  phom: () => import('./library/library-phom.txt?raw').then((text) => text.default),
  lieng: () => import('./library/library-lieng.txt?raw').then((text) => text.default),
};

export const loadLibrary = async (game: string): Promise<readonly NamedPuzzle[]> =>
  isGameId(game) ? readPuzzles(await TEXTS[game]()) : [];
