const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes from their text in base64, on every platform alike. */
export const decode = (text: string): Uint8Array => {
  const values = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i;
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  for (let i = 0, at = 0; at < bytes.length; i += 4, at += 3) {
    const word =
      (values[text.charCodeAt(i)] << 18) |
      (values[text.charCodeAt(i + 1)] << 12) |
      (values[text.charCodeAt(i + 2)] << 6) |
      values[text.charCodeAt(i + 3)];
    bytes[at] = word >> 16;
    if (at + 1 < bytes.length) bytes[at + 1] = word >> 8;
    if (at + 2 < bytes.length) bytes[at + 2] = word;
  }
  return bytes;
};
