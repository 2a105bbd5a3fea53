import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Language } from '@sanh-rong/engine';
import { Misuse } from '../arguments/command.ts';
import { ENTRANT_WORDS } from './messages/vi.ts';

/** Bots that run in the sandbox are JavaScript, and say so by their names. */

const TYPESCRIPT = ['.ts', '.mts', '.cts', '.tsx'];
const JAVASCRIPT = ['.js', '.mjs', '.cjs'];

/** What starts a program of this kind; any other starts itself. */
const STARTERS: Readonly<Record<string, string>> = {
  '.py': 'python3 ',
  '.rb': 'ruby ',
  '.lua': 'lua ',
  '.php': 'php ',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export const isJavaScript = (path: string): boolean => JAVASCRIPT.includes(extname(path));

/** How a program takes part in a match: `exec:python3 bot.py`. */
const programOf = (path: string): string => {
  const starter = STARTERS[extname(path)];
  if (starter !== undefined) return `exec:${starter}${path}`;
  return `exec:${/[\\/]/.test(path) ? '' : './'}${path}`;
};

/** What to do with a file that is there and is no JavaScript, as a `Misuse`. */
export const expectJavaScript = (
  path: string,
  language: Language,
  advice: (file: string, program: string) => string = ENTRANT_WORDS[language].noJavaScript,
): void => {
  const kind = extname(path);
  if (TYPESCRIPT.includes(kind)) {
    throw new Misuse(ENTRANT_WORDS[language].typeScript(path, `${basename(path, kind)}.js`));
  }
  if (!isJavaScript(path) && isFile(path)) throw new Misuse(advice(path, programOf(path)));
};
