import { createHmac } from 'node:crypto';

/** Turns a text into one that tells nothing about it to readers of the database, the same on every node. */
export type KeyedHash = (text: string) => string;

/** Enough that two texts never meet by chance; short, since rows are many. */
const BYTES = 16;

/** `purpose` keeps hashes of different places from being compared with each other. */
export const keyedHash = (secret: string, purpose: string): KeyedHash => {
  const key = createHmac('sha256', secret).update(`sanh-rong ${purpose}`).digest();
  return (text) => createHmac('sha256', key).update(text).digest().subarray(0, BYTES).toString('base64url');
};
