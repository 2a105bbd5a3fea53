import { createRequire } from 'node:module';
import { languageOf, visible } from './arguments/arguments.ts';
import { BAD_USAGE, type CommandRun, OK } from './arguments/command.ts';
import { MESSAGES } from './messages/vi.ts';
import { play } from './play/command.ts';
import { processStreams, type Streams } from './play/streams.ts';

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { version: string };

export const COMMANDS: Readonly<Record<string, CommandRun>> = {
  play,
  new: async (args, streams) => (await import('./new/command.ts')).newProject(args, streams),
  test: async (args, streams) => (await import('./test/command.ts')).test(args, streams),
  match: async (args, streams) => (await import('./match/command.ts')).match(args, streams),
  compare: async (args, streams) => (await import('./compare/command.ts')).compare(args, streams),
  league: async (args, streams) => (await import('./league/command.ts')).league(args, streams),
  watch: async (args, streams) => (await import('./watch/command.ts')).watch(args, streams),
  replay: async (args, streams) => (await import('./replay/command.ts')).replay(args, streams),
  review: async (args, streams) => (await import('./review/command.ts')).review(args, streams),
  verify: async (args, streams) => (await import('./verify/command.ts')).verify(args, streams),
  login: async (args, streams) => (await import('./remote/login.ts')).login(args, streams),
  push: async (args, streams) => (await import('./remote/push.ts')).push(args, streams),
  pull: async (args, streams) => (await import('./remote/pull.ts')).pull(args, streams),
  ladder: async (args, streams) => (await import('./remote/ladder.ts')).ladder(args, streams),
  remote: async (args, streams) => (await import('./remote/playing/command.ts')).remote(args, streams),
  engine: async (args, streams) => (await import('./stream/command.ts')).engine(args, streams),
};

/** A reader that closes the pipe after the first lines, as `head` does, has enough; that is no error. */
export const leaveWithReader = ({ output }: Pick<Streams, 'output'>, leave: (code: number) => void): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    leave(OK);
  });
};

/** Runs one command of `sanhrong` and returns its exit code. */
export const main: CommandRun = async (args, streams = processStreams()) => {
  const [command = 'help', ...rest] = args;
  if (Object.hasOwn(COMMANDS, command)) return COMMANDS[command](rest, streams);
  if (command === 'help' && Object.hasOwn(COMMANDS, rest[0] ?? '')) {
    const [of, ...more] = rest;
    return COMMANDS[of](['--help', ...more], streams);
  }
  const words = MESSAGES[languageOf(args)];
  if (command === '--version' || command === 'version') {
    streams.output.write(`${words.version(VERSION)}\n`);
    return OK;
  }
  if (command === 'help' || command === '--help' || command === '-h') {
    streams.output.write(`${words.commands}\n`);
    return OK;
  }
  streams.errors.write(`${words.unknownCommand(visible(command))}\n\n${words.commands}\n`);
  return BAD_USAGE;
};
