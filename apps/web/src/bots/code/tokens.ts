/** JavaScript in colours, for code that is read or typed where the large editor is not: a few kinds of words are enough. */

export type TokenKind = 'plain' | 'comment' | 'text' | 'number' | 'keyword' | 'call';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const KEYWORDS = new Set(
  `async await break case catch class const continue debugger default delete do else export extends false finally for
  function if import in instanceof let new null of return static super switch this throw true try typeof undefined var
  void while yield`.split(/\s+/),
);

/** In this order: the first that fits has it. What is not closed goes on to the end. */
const PATTERN = new RegExp(
  [
    /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/,
    /(?<text>'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?|`(?:[^`\\]|\\[\s\S])*(?:`|$))/,
    /(?<number>\b(?:0[xob][\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)n?\b)/i,
    /(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const wordKind = (word: string, behind: string): TokenKind => {
  if (KEYWORDS.has(word)) return 'keyword';
  return /^\s*\(/.test(behind) ? 'call' : 'plain';
};

const kindOf = ({ comment, text, number, word }: Record<string, string | undefined>, behind: string): TokenKind => {
  if (comment !== undefined) return 'comment';
  if (text !== undefined) return 'text';
  if (number !== undefined) return 'number';
  return wordKind(word ?? '', behind);
};

/** All of the code, in order: the texts of the tokens together are the code. */
export const tokensOf = (code: string): Token[] => {
  const tokens: Token[] = [];
  const add = (kind: TokenKind, text: string): void => {
    const last = tokens.at(-1);
    if (text === '') return;
    if (last?.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text };
    else tokens.push({ kind, text });
  };
  let from = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(PATTERN)) {
    add('plain', code.slice(from, index));
    from = index + text.length;
    add(kindOf(groups, code.slice(from, from + 40)), text);
  }
  add('plain', code.slice(from));
  return tokens;
};

export const linesOf = (code: string): string[] => code.split(/\r\n|\r|\n/);
