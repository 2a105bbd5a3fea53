import { accessSync, constants, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Language } from '@sanh-rong/engine';
import { Failure, Misuse } from '../arguments/command.ts';
import { MATCH_WORDS } from './messages/vi.ts';

/** The file that a match is written to. */

const troubleWith = (path: string, error: unknown, language: Language): string => {
  const say = MATCH_WORDS[language];
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const what = error instanceof Error ? error.message : String(error);
  return say.badOut(path, Object.hasOwn(say.outTroubles, code) ? say.outTroubles[code] : what);
};

/** A match of an hour must not end with a file that cannot be written. */
export const checkOut = (path: string, language: Language): void => {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw Object.assign(new Error(path), { code: 'EISDIR' });
    accessSync(found === undefined ? dirname(resolve(path)) : path, constants.W_OK);
  } catch (error) {
    throw new Misuse(troubleWith(path, error, language));
  }
};

export const writeOut = (path: string, text: string, language: Language): void => {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Failure(troubleWith(path, error, language));
  }
};
