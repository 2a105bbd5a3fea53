import { LANGUAGES, type Language } from '@sanh-rong/engine';

/** Keys as a terminal in raw mode sends them. */

/** A named key, or the character typed. */
export type Key = string;

const SEQUENCES: Readonly<Record<string, Key>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  '[H': 'home',
  '[F': 'end',
  OH: 'home',
  OF: 'end',
  '[1~': 'home',
  '[4~': 'end',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[3~': 'backspace',
};

const CONTROLS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\u0003': 'ctrl-c',
  '\u007f': 'backspace',
  '\b': 'backspace',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with one.
const ESCAPE_CODE = /^\u001b(\[[0-9;?]*[ -/]*[@-~]|O[A-Z])/;

/** The keys in a piece of input. Escape codes that mean nothing here are dropped. */
export const readKeys = (input: string): Key[] => {
  const keys: Key[] = [];
  let rest = input;
  while (rest !== '') {
    const code = ESCAPE_CODE.exec(rest);
    if (code !== null) {
      const key = SEQUENCES[code[1]];
      if (key !== undefined) keys.push(key);
      rest = rest.slice(code[0].length);
      continue;
    }
    const [character] = rest;
    rest = rest.slice(character.length);
    const named = CONTROLS[character];
    if (named !== undefined) keys.push(named);
    else if (character === '\u001b') keys.push('escape');
    else if (character >= ' ') keys.push(character.toLowerCase());
  }
  return keys;
};

/** The language after this one: what the key L switches to. */
export const otherLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
