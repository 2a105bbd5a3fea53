import { randomBytes } from 'node:crypto';

/** A seed where none is given, short enough to copy by hand. */
export const drawSeed = (): string => randomBytes(4).toString('hex');
