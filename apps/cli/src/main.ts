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
  new: async (args) => (await import('./new/command.ts')).newProject(args),
  test: async (args) => (await import('./test/command.ts')).test(args),
  match: async (args) => (await import('./match/command.ts')).match(args),
  compare: async (args) => (await import('./compare/command.ts')).compare(args),
  league: async (args) => (await import('./league/command.ts')).league(args),
  watch: async (args) => (await import('./watch/command.ts')).watch(args),
  replay: async (args) => (await import('./replay/command.ts')).replay(args),
  verify: async (args) => (await import('./verify/command.ts')).verify(args),
  login: async (args) => (await import('./remote/login.ts')).login(args),
  push: async (args) => (await import('./remote/push.ts')).push(args),
  pull: async (args) => (await import('./remote/pull.ts')).pull(args),
  ladder: async (args) => (await import('./remote/ladder.ts')).ladder(args),
  remote: async (args) => (await import('./remote/playing/command.ts')).remote(args),
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
