import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BOT_GAMES } from '@sanh-rong/bot-kit';
import { LANGUAGES, type Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { NEW_WORDS } from './messages/vi.ts';
import { type ProjectFiles, packageName, projectFiles } from './project.ts';

const COMMAND = 'new';

const games = (): string[] => BOT_GAMES.map(({ id }) => id);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Only where there is nothing yet. */
const expectRoom = (directory: string, language: Language): void => {
  const say = NEW_WORDS[language];
  let found: readonly string[] = [];
  try {
    found = readdirSync(directory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    if (codeOf(error) === 'ENOTDIR') throw new Failure(say.notFolder(directory));
    throw new Failure(say.cannotWrite(directory, error instanceof Error ? error.message : ''));
  }
  if (found.length > 0) throw new Failure(say.notEmpty(directory));
};

const write = (directory: string, files: ProjectFiles, language: Language): void => {
  for (const [path, text] of files) {
    const file = join(directory, path);
    try {
      mkdirSync(dirname(file), { recursive: true });
      // A file that has come there meanwhile stays.
      writeFileSync(file, text, { flag: 'wx' });
    } catch (error) {
      throw new Failure(NEW_WORDS[language].cannotWrite(file, error instanceof Error ? error.message : ''));
    }
  }
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = NEW_WORDS[language];
  const [directory] = words;
  if (directory === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.directory));
  const game = chosen(given.choice('--game', games(), String, games()[0]));
  const spoken = chosen(given.choice('--language', LANGUAGES, String, language));
  expectRoom(directory, language);
  const files = projectFiles({ name: packageName(basename(resolve(directory))), game, language: spoken });
  write(directory, files, language);
  const paint = paintOf(given, streams);
  streams.output.write(`${paint('bold', say.made(directory))}\n\n`);
  for (const path of files.keys()) streams.output.write(`  ${path}\n`);
  streams.output.write(`\n${say.next(directory)}\n`);
  return OK;
};

/** `sanhrong new`: a project that a bot grows in. */
export const newProject: CommandRun = command({
  command: COMMAND,
  values: ['--game', '--language'],
  words: 1,
  usage: (language) => NEW_WORDS[language].usage(games().join(' | ')),
  run,
});
