/** The large editor understands `gameState` when a comment says what it is. Code that was pasted often has none. */

const ENTRY =
  /^([ \t]*)(?:function\s+getNextMove\s*\(\s*([\p{L}_$][\p{L}\p{N}_$]*)|(?:const|let|var)\s+getNextMove\b)/mu;

/** By the names of the editor, or as a project of one's own has it from the package. */
const SAYS_SO = /\{\s*(?:GameState|GetNextMove)\s*\}|import\((['"])@sanh-rong\/bot-kit\1\)\.\w+GameState\b/;

export const lacksTypes = (code: string): boolean => ENTRY.test(code) && !SAYS_SO.test(code);

/** The same code with that comment. */
export const withTypes = (code: string): string =>
  code.replace(ENTRY, (found, indent: string, parameter: string | undefined) =>
    parameter === undefined
      ? `${indent}/** @type {GetNextMove} */\n${found}`
      : `${indent}/** @param {GameState} ${parameter} */\n${found}`,
  );
