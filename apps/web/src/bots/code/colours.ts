import type { TokenKind } from './tokens.ts';

/** The colours of code, the same in both editors. All are AA on the paper they stand on. */
export interface CodeColours extends Readonly<Record<TokenKind, string>> {
  readonly paper: string;
  readonly line: string;
  readonly chosen: string;
  readonly number: string;
  readonly gutter: string;
  readonly gutterHere: string;
  readonly frame: string;
  readonly raised: string;
  readonly fault: string;
  readonly warning: string;
  readonly added: string;
  readonly removed: string;
}

export const CODE_COLOURS: Readonly<Record<'light' | 'dark', CodeColours>> = {
  light: {
    paper: '#fffaf0',
    line: '#f6efe2',
    chosen: '#cfe3d2',
    plain: '#1d1a16',
    comment: '#6b6252',
    text: '#245749',
    number: '#7a5207',
    keyword: '#8f1f19',
    call: '#1b5fa8',
    gutter: '#6b6252',
    gutterHere: '#1d1a16',
    frame: '#d9ccb4',
    raised: '#f6efe2',
    fault: '#a3261f',
    warning: '#a86c00',
    added: '#2f6f5e',
    removed: '#a3261f',
  },
  dark: {
    paper: '#1a1613',
    line: '#231d18',
    chosen: '#28493f',
    plain: '#f2e8d8',
    comment: '#a3957f',
    text: '#7cc4ae',
    number: '#efc574',
    keyword: '#ff9d8f',
    call: '#8fc2ff',
    gutter: '#a3957f',
    gutterHere: '#f2e8d8',
    frame: '#3a322a',
    raised: '#211c18',
    fault: '#ff8a7a',
    warning: '#e0ab4a',
    added: '#3f8f79',
    removed: '#c8382f',
  },
};
