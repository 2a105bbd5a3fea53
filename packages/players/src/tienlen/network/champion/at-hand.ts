import { decode } from './decode.ts';
import { WEIGHTS } from './weights.ts';

/** The champion's weights where programs are read from a disk: they are there from the beginning. */

let bytes: Uint8Array | null = null;

export const championBytes = (): Uint8Array | null => {
  bytes ??= decode(WEIGHTS);
  return bytes;
};

export const loadChampion = async (): Promise<void> => {};
