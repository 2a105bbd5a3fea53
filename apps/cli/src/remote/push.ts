import { BOT_GAMES } from '@sanh-rong/bot-kit';
import { ARENA_ANSWERS, BOT_ANSWERS, HOUSE_ID, type LadderEntry } from '@sanh-rong/protocol';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Misuse } from '../arguments/command.ts';
import { OK } from '../arguments/exit-codes.ts';
import { readText } from '../arguments/files.ts';
import { argumentWords } from '../arguments/messages/index.ts';
import { visible } from '../play/options.ts';
import type { Streams } from '../play/streams.ts';
import { connect, SERVER_VALUES } from './connection.ts';
import { type RemoteWords, remoteWords } from './messages/index.ts';
import { type Server, ServerRefusal } from './server.ts';

const COMMAND = 'push';
const MOST_MEGABYTES = 4;

const games = (): string[] => BOT_GAMES.map(({ id }) => id);

/** What came of it. */
interface Pushed {
  readonly bot: string;
  readonly version: number;
  readonly sound: boolean;
  /** What to say of it. */
  readonly said: readonly string[];
}

/** The id of a bot, as a path takes it. */
export const botIdIn = (written: string, { language }: Arguments, flag: string): string => {
  if (HOUSE_ID.test(written)) return written;
  throw new Misuse(argumentWords(language).badValue(flag, visible(written), remoteWords(language).botId));
};

const saveVersion = async (server: Server, bot: string, source: string, say: RemoteWords): Promise<Pushed> => {
  const before = await server.ask('GET', `/api/bots/${bot}`, BOT_ANSWERS.bot);
  const { number, sound } = await server.ask('POST', `/api/bots/${bot}/versions`, BOT_ANSWERS.version, { source });
  const said = number === before.version ? say.same(bot, number) : say.saved(bot, number);
  return { bot, version: number, sound, said: [said] };
};

const createBot = async (
  server: Server,
  wanted: { readonly name: string; readonly game: string; readonly source: string },
  say: RemoteWords,
): Promise<Pushed> => {
  const { id, name, version, sound } = await server.ask('POST', '/api/bots', BOT_ANSWERS.bot, wanted);
  return { bot: id, version, sound, said: [say.created(visible(name), id), say.nextPush(id)] };
};

/** The entry, or what the server says of one that is there already. */
export const enterLadder = async (
  server: Server,
  { bot, version }: Pick<Pushed, 'bot' | 'version'>,
  ruleSet: string,
  say: RemoteWords,
): Promise<{ readonly entry: LadderEntry | null; readonly said: string }> => {
  try {
    const entry = await server.ask('POST', '/api/arena/entries', ARENA_ANSWERS.entry, { bot, ruleSet, version });
    const place = entry.place === null ? '' : say.atPlace(entry.place);
    return { entry, said: say.entered(`${entry.game}/${entry.ruleSet}`, place) };
  } catch (error) {
    if (error instanceof ServerRefusal && error.code === 'ALREADY_ENTERED') return { entry: null, said: error.message };
    throw error;
  }
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = remoteWords(language);
  const [path] = words;
  if (path === undefined) throw new Misuse(argumentWords(language).missing(COMMAND, say.bot));
  const name = given.value('--name');
  const bot = given.value('--bot');
  if (bot !== null && name !== null) throw new Misuse(say.botOrName);
  if (bot === null && name === null) throw new Misuse(argumentWords(language).missing(COMMAND, say.name));
  const game = chosen(given.choice('--game', games(), String, games()[0]));
  const source = chosen(readText(path, language, MOST_MEGABYTES));
  const server = connect(given, streams, 'person');
  const pushed =
    bot === null
      ? await createBot(server, { name: name ?? '', game, source }, say)
      : await saveVersion(server, botIdIn(bot, given, '--bot'), source, say);
  const ruleSet = given.value('--enter');
  const entered = ruleSet === null ? null : await enterLadder(server, pushed, ruleSet, say);
  const { said, ...answer } = pushed;
  const lines = given.has('--json')
    ? [JSON.stringify({ ...answer, entry: entered?.entry ?? null })]
    : [...said, ...(pushed.sound ? [] : [say.unsound]), ...(entered === null ? [] : [entered.said])];
  streams.output.write(`${lines.join('\n')}\n`);
  return OK;
};

/** `sanhrong push`: a bot from a file to a server. */
export const push: CommandRun = command({
  command: COMMAND,
  values: ['--bot', '--name', '--game', '--enter', ...SERVER_VALUES],
  switches: ['--json'],
  words: 1,
  usage: (language) => {
    const say = remoteWords(language);
    return `${say.pushUsage(games().join(' | '), say.serverLines)}\n\n${say.tokenNote}`;
  },
  run,
});
