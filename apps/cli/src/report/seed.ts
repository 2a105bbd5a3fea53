import { randomBytes } from 'node:crypto';

/** A seed for whoever names none, short enough to copy by hand. */
export const drawSeed = (): string => randomBytes(4).toString('hex');
