const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What begins a list or an object, or a further part of one. */
const BEGINNINGS: ReadonlySet<number> = new Set(['[', '{', ','].map((character) => character.charCodeAt(0)));

/**
 * Whether a JSON text has more parts than this. To parse thousands of keys, and to read them by a schema, holds the event loop
 * for longer than their bytes would say; to look at each byte does not.
 */
export const hasMoreParts = (text: Uint8Array, most: number): boolean => {
  let parts = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += byte === BACKSLASH ? 1 : 0;
    else if (BEGINNINGS.has(byte) && ++parts > most) return true;
  }
  return false;
};

/** More than any request or message has. */
export const MOST_PARTS = 1_000;

export const hasManyParts = (text: Uint8Array): boolean => hasMoreParts(text, MOST_PARTS);
