import type { SourcePosition } from '../calls.ts';

/** The name that a bot's code goes by in stacks, and how many lines of ours stand before its first one. */
export const BOT_FILE = 'bot.js';
export const LINES_BEFORE = 1;

/** All engines write `name:line:column` in each line of a stack; some go by the name, others by the blob's address. */
const IN_BOT = /(?:bot\.js|\/[\da-f-]{36}):(\d{1,7}):(\d{1,7})/i;

/** A longer stack was made by hostile code to be read. */
const LONGEST_STACK = 20_000;

/**
 * Where in the bot's own code an error was thrown. The error may lie about that; then it misleads only the bot's owner.
 */
export const positionIn = (thrown: object): SourcePosition | null => {
  let stack: unknown;
  try {
    stack = (thrown as { readonly stack?: unknown }).stack;
  } catch {
    return null;
  }
  if (typeof stack !== 'string') return null;
  const found = IN_BOT.exec(stack.slice(0, LONGEST_STACK));
  if (found === null) return null;
  const line = Number(found[1]) - LINES_BEFORE;
  return line >= 1 ? { line, column: Number(found[2]) } : null;
};
