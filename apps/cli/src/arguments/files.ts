import { readFileSync, statSync } from 'node:fs';
import { type Language, ok, type Result, refuse } from '@sanh-rong/engine';
import { ARGUMENT_WORDS } from './messages/vi.ts';

const MEGABYTE = 1_048_576;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Why a file cannot be used, in a sentence. */
export const fileTrouble = (path: string, error: unknown, language: Language): string => {
  const say = ARGUMENT_WORDS[language];
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return say.noFile(path);
  if (code === 'EISDIR') return say.isFolder(path);
  return say.unreadable(path, error instanceof Error ? error.message : String(error));
};

/** The text of a file, or a sentence that says why there is none. Larger files than `megabytes` are not meant. */
export const readText = (path: string, language: Language, megabytes: number): Result<string, string> => {
  try {
    if (statSync(path).size > megabytes * MEGABYTE) return refuse(ARGUMENT_WORDS[language].tooLarge(path, megabytes));
    // Some editors begin a file with a mark that no reader of its text expects.
    return ok(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    return refuse(fileTrouble(path, error, language));
  }
};
