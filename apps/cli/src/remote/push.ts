import { BOT_GAMES, sourceWords } from '@sanh-rong/bot-kit';
import { checkSource } from '@sanh-rong/bot-kit/check';
import { findGame } from '@sanh-rong/engine';
import { ARENA_ANSWERS, BOT_ANSWERS, type BotSummary, type LadderEntry } from '@sanh-rong/protocol';
import { type Arguments, visible } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { expectJavaScript } from '../entrants/javascript.ts';
import type { Streams } from '../play/streams.ts';
import { quoted } from '../report/again.ts';
import { connect, SERVER_VALUES } from './connection.ts';
import { REMOTE_WORDS, type RemoteWords } from './messages/vi.ts';
import { botIdIn, findOwnBot } from './own-bots.ts';
import { noteBot, notedBot } from './project-file.ts';
import { type Server, ServerRefusal } from './server.ts';

const COMMAND = 'push';
const MOST_MEGABYTES = 4;

const games = (): string[] => BOT_GAMES.map(({ id }) => id);

type KnownBot = Pick<BotSummary, 'id' | 'name' | 'game' | 'version'>;

/** What came of it. */
interface Pushed extends KnownBot {
  readonly sound: boolean;
  readonly how: 'created' | 'saved' | 'same';
}

interface Entered {
  readonly entry: LadderEntry | null;
  readonly said: string;
  readonly trouble: Failure | null;
}

/** The entry, or what the server says of one that is there already: that is as good. */
export const enterLadder = async (
  server: Server,
  { bot, version }: { readonly bot: string; readonly version: number },
  ruleSet: string,
  say: RemoteWords,
): Promise<Omit<Entered, 'trouble'>> => {
  try {
    const entry = await server.ask('POST', '/api/arena/entries', ARENA_ANSWERS.entry, { bot, ruleSet, version });
    const place = entry.place === null ? '' : say.atPlace(entry.place);
    return { entry, said: say.entered(`${entry.game}/${entry.ruleSet}`, place) };
  } catch (error) {
    if (error instanceof ServerRefusal && error.code === 'ALREADY_ENTERED') return { entry: null, said: error.message };
    throw error;
  }
};

/** A bot from a file, on its way to a server. */
class Push {
  private readonly given: Arguments;
  private readonly server: Server;
  private readonly path: string;
  private readonly source: string;

  constructor(given: Arguments, server: Server, path: string, source: string) {
    this.given = given;
    this.server = server;
    this.path = path;
    this.source = source;
  }

  /** Stores the code, as a new version wherever the bot is there already. */
  async store(): Promise<Pushed> {
    const known = await this.find();
    const game = known?.game ?? this.game();
    // Before anything is stored: a ladder that does not exist would leave half of it done.
    this.expectLadder(game);
    if (known === null) {
      const wanted = { name: this.given.value('--name') ?? '', game, source: this.source };
      return { ...(await this.server.ask('POST', '/api/bots', BOT_ANSWERS.bot, wanted)), how: 'created' };
    }
    const { number, sound } = await this.server.ask('POST', `/api/bots/${known.id}/versions`, BOT_ANSWERS.version, {
      source: this.source,
    });
    return { ...known, version: number, sound, how: number === known.version ? 'same' : 'saved' };
  }

  /** Enters what was stored into a ladder. */
  async enter({ id, version }: Pushed, ruleSet: string): Promise<Entered> {
    const say = REMOTE_WORDS[this.given.language];
    try {
      return { ...(await enterLadder(this.server, { bot: id, version }, ruleSet, say)), trouble: null };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const later = `sanhrong push ${quoted(this.path)} --bot ${id} --enter ${ruleSet}`;
      return { entry: null, said: '', trouble: new Failure(say.notEntered(error.message, later)) };
    }
  }

  /** The bot that is meant, where it is known: by its id, by its name among one's own, or as the project has it noted. */
  private async find(): Promise<KnownBot | null> {
    const { given, server } = this;
    const [id, name] = [given.value('--bot'), given.value('--name')];
    const noted = notedBot(this.path, server.origin);
    if (id !== null) return this.show(botIdIn(id, given, '--bot'));
    if (name !== null) return findOwnBot(server, { name, game: this.game(), rather: noted }, given);
    if (noted !== null) return this.showNoted(botIdIn(noted, given, '--bot'));
    throw new Misuse(ARGUMENT_WORDS[given.language].missing(COMMAND, REMOTE_WORDS[given.language].name));
  }

  private show(id: string): Promise<KnownBot> {
    return this.server.ask('GET', `/api/bots/${id}`, BOT_ANSWERS.bot);
  }

  private async showNoted(id: string): Promise<KnownBot> {
    try {
      return await this.show(id);
    } catch (error) {
      if (!(error instanceof ServerRefusal && error.code === 'NO_BOT')) throw error;
      throw new Failure(REMOTE_WORDS[this.given.language].notedGone(id));
    }
  }

  private game(): string {
    return chosen(this.given.choice('--game', games(), String, games()[0]));
  }

  private expectLadder(game: string): void {
    const found = findGame(game);
    const ruleSets = found.ok ? found.value.ruleSets.map(({ id }) => id) : [];
    chosen(this.given.choice('--enter', ruleSets, String, null));
  }
}

/** Code that cannot run is found out here, before it is stored. */
const expectSound = (source: string, path: string, { language }: Arguments): void => {
  const fault = checkSource(source);
  if (fault === null) return;
  const place = 'place' in fault && fault.place !== null ? `${path}:${fault.place.line}:${fault.place.column}` : path;
  throw new Failure(REMOTE_WORDS[language].unsound(place, visible(sourceWords(fault, language))));
};

const storedLines = (pushed: Pushed, next: string, { language }: Arguments): string[] => {
  const say = REMOTE_WORDS[language];
  const { id, version, how } = pushed;
  const name = say.version(visible(pushed.name), version);
  return how === 'created' ? [say.created(name, id), say.nextPush(next)] : [say[how](name, id)];
};

const readSource = (path: string, given: Arguments): string => {
  const { language } = given;
  expectJavaScript(path, language, REMOTE_WORDS[language].noJavaScript);
  const source = chosen(readText(path, language, MOST_MEGABYTES));
  expectSound(source, path, given);
  return source;
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = REMOTE_WORDS[language];
  const [path] = words;
  if (path === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.bot));
  if (given.has('--bot') && given.has('--name')) throw new Misuse(say.botOrName);
  const server = connect(given, streams, 'person');
  const push = new Push(given, server, path, readSource(path, given));
  const pushed = await push.store();
  const { id, version, sound } = pushed;
  const isNoted = noteBot(path, server.origin, id);
  const tell = (lines: readonly string[]): void => {
    if (!given.has('--json')) streams.output.write(lines.map((line) => `${line}\n`).join(''));
  };
  // What is stored is told before anything else can go wrong.
  tell(storedLines(pushed, isNoted ? quoted(path) : `${quoted(path)} --bot ${id}`, given));
  const ruleSet = given.value('--enter');
  const entered = ruleSet === null || !sound ? null : await push.enter(pushed, ruleSet);
  if (given.has('--json')) {
    streams.output.write(`${JSON.stringify({ bot: id, version, sound, entry: entered?.entry ?? null })}\n`);
  }
  if (!sound) throw new Failure(say.storedUnsound);
  if (entered?.trouble) throw entered.trouble;
  tell(entered === null ? [] : [entered.said]);
  return OK;
};

/** `sanhrong push`: a bot from a file to a server. */
export const push: CommandRun = command({
  command: COMMAND,
  values: ['--bot', '--name', '--game', '--enter', ...SERVER_VALUES],
  switches: ['--json'],
  words: 1,
  usage: (language) => {
    const say = REMOTE_WORDS[language];
    return `${say.pushUsage(games().join(' | '), say.serverLines)}\n\n${say.tokenNote}`;
  },
  run,
});
