import { decode } from './decode.ts';

/** The champion's weights in a browser: a file of their own, fetched where the champion plays. */

let bytes: Uint8Array | null = null;

export const championBytes = (): Uint8Array | null => bytes;

export const loadChampion = async (): Promise<void> => {
  if (bytes !== null) return;
  const { WEIGHTS } = await import('./weights.ts');
  bytes = decode(WEIGHTS);
};
