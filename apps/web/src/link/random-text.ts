/** 128 random bits, as texts for the shuffle and names for actions need them: they must not be guessed. */
export const randomText = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
