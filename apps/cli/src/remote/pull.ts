import { writeFileSync } from 'node:fs';
import { BOT_ANSWERS } from '@sanh-rong/protocol';
import { type Arguments, visible, visibleLines } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { packageName } from '../new/project.ts';
import type { Streams } from '../play/streams.ts';
import { connect, SERVER_VALUES } from './connection.ts';
import { REMOTE_WORDS } from './messages/vi.ts';
import { botIdOf } from './own-bots.ts';
import type { Server } from './server.ts';

const COMMAND = 'pull';
const VERSIONS = { least: 1, most: 2_147_483_647 } as const;
const TO_OUTPUT = '-';

interface Fetched {
  readonly name: string;
  readonly version: number;
  readonly source: string;
}

const fetchBot = async (server: Server, id: string, version: number | null, hidden: string): Promise<Fetched> => {
  const bot = await server.ask('GET', `/api/bots/${id}`, BOT_ANSWERS.bot);
  if (version === null) {
    if (bot.source === null) throw new Failure(hidden);
    return { name: bot.name, version: bot.version, source: bot.source };
  }
  const { number, source } = await server.ask('GET', `/api/bots/${id}/versions/${version}`, BOT_ANSWERS.source);
  return { name: bot.name, version: number, source };
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = REMOTE_WORDS[language];
  const [written] = words;
  if (written === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.botIdOrName));
  const version = chosen(given.number('--version', VERSIONS, null));
  const server = connect(given, streams, 'person');
  const id = await botIdOf(server, written, given);
  const fetched = await fetchBot(server, id, version, say.hidden);
  const out = given.value('--out') ?? `${packageName(fetched.name)}.js`;
  if (out === TO_OUTPUT) {
    // On a terminal it is read, anywhere else kept as it is.
    const { source } = fetched;
    streams.output.write(streams.output.isTTY === true ? visibleLines(source) : source);
    return OK;
  }
  try {
    writeFileSync(out, fetched.source, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new Failure(say.exists(out));
    throw new Failure(say.cannotWrite(out, error instanceof Error ? error.message : String(error)));
  }
  streams.output.write(`${say.pulled(say.version(visible(fetched.name), fetched.version), out)}\n`);
  return OK;
};

/** `sanhrong pull`: a bot from a server to a file. */
export const pull: CommandRun = command({
  command: COMMAND,
  values: ['--out', '--version', ...SERVER_VALUES],
  words: 1,
  usage: (language) => {
    const say = REMOTE_WORDS[language];
    return `${say.pullUsage(say.serverLines)}\n\n${say.tokenNote}`;
  },
  run,
});
