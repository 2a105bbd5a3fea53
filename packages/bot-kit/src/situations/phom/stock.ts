import { freeCards, wordsOf } from '../sketch.ts';
import type { PhomSketch } from './sketch.ts';

/** The whole stock of a sketch: the cards it names, then others that are in no hand, to the size the rules ask for. */
export const stockOf = (
  { id, stock = '' }: PhomSketch,
  hands: readonly (readonly string[])[],
  size: number,
): string[] => {
  const named = wordsOf(stock);
  return [...named, ...freeCards(id, new Set([...hands.flat(), ...named]))].slice(0, size);
};

const BACK = /^back:(\d+)$/;

/**
 * Writes out `back:5`: five turns in which a player draws a card and discards it again, so that hands stay as they are.
 */
export const writeOut = (played: string, stock: readonly string[]): string[] => {
  let drawn = 0;
  return wordsOf(played).flatMap((word) => {
    const turns = BACK.exec(word)?.[1];
    if (turns !== undefined) {
      return Array.from({ length: Number(turns) }, () => ['draw', `discard:${stock[drawn++]}`]).flat();
    }
    if (word === 'draw') drawn += 1;
    return [word];
  });
};
