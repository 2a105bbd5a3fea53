/**
 * A value in a few characters, for the author of the bot. It is read without running any code of the bot: no getters,
 * no `toString`, no `toJSON`.
 */

const MOST = 40;

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

export const shown = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(cut(value));
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      // Writing out a very long one takes seconds.
      return value < Number.MAX_SAFE_INTEGER && value > Number.MIN_SAFE_INTEGER ? `${value}n` : 'BigInt';
    case 'symbol':
      return 'Symbol';
    case 'function':
      return 'function';
    default:
      if (value === null) return 'null';
      return Array.isArray(value) ? '[…]' : '{…}';
  }
};
