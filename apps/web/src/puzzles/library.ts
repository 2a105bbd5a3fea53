import { type Puzzle, puzzleId, readPuzzle } from '@sanh-rong/analysis/puzzle';
import { type GameId, isGameId } from '@sanh-rong/engine';

/** A puzzle with the name by which this device remembers it. */
export interface NamedPuzzle extends Puzzle {
  readonly id: string;
}

/** The puzzles that come with the house, by game; made by `npm run puzzles`. Each is loaded when its puzzles are wanted. */
const TEXTS: Readonly<Record<GameId, () => Promise<string>>> = {
  tienlen: () => import('./library/library-tienlen.txt?raw').then((text) => text.default),
  phom: () => import('./library/library-phom.txt?raw').then((text) => text.default),
  lieng: () => import('./library/library-lieng.txt?raw').then((text) => text.default),
};

const named = (text: string): NamedPuzzle[] => {
  const puzzle = readPuzzle(text);
  return puzzle === null ? [] : [{ ...puzzle, id: puzzleId(puzzle) }];
};

export const readLibrary = (text: string): readonly NamedPuzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap(named);

export const loadLibrary = async (game: string): Promise<readonly NamedPuzzle[]> =>
  isGameId(game) ? readLibrary(await TEXTS[game]()) : [];
