import { createRequire } from 'node:module';
import { messages } from './messages/index.ts';
import { play } from './play/command.ts';
import { languageOf, visible } from './play/options.ts';
import { serve } from './stream/command.ts';

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { version: string };

const OK = 0;
const BAD_USAGE = 2;

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  play,
  engine: () => serve(process.stdin, process.stdout),
};

/** Runs one command of `sanhrong` and returns its exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  const [command = 'help', ...rest] = args;
  if (Object.hasOwn(COMMANDS, command)) return COMMANDS[command](rest);
  const words = messages(languageOf(args));
  if (command === '--version' || command === 'version') {
    process.stdout.write(`${words.version(VERSION)}\n`);
    return OK;
  }
  if (command === 'help' || command === '--help' || command === '-h') {
    process.stdout.write(`${words.commands}\n`);
    return OK;
  }
  process.stderr.write(`${words.unknownCommand(visible(command))}\n\n${words.commands}\n`);
  return BAD_USAGE;
};
