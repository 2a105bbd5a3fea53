import { findGame, readOptions } from '@sanh-rong/engine';
import { ARENA_ANSWERS, type ArenaAsk, BOT_ANSWERS, type BotDetail } from '@sanh-rong/protocol';
import { type Arguments, visible } from '../../arguments/arguments.ts';
import { type CommandRun, command, Failure, Misuse } from '../../arguments/command.ts';
import { ARGUMENT_WORDS } from '../../arguments/messages/vi.ts';
import type { Streams } from '../../play/streams.ts';
import { INTERRUPTED, onInterrupt } from '../../report/interrupt.ts';
import { connectWithToken, SERVER_VALUES } from '../connection.ts';
import { REMOTE_WORDS } from '../messages/vi.ts';
import { botIdIn } from '../own-bots.ts';
import { enterLadder } from '../push.ts';
import type { Server } from '../server.ts';
import { ArenaConnection, type ConnectionEnd } from './connection.ts';
import type { Complaint } from './distant-program.ts';
import { PLAYING_WORDS, type PlayingWords } from './messages/vi.ts';
import { type PlayedTerms, Programs } from './programs.ts';

const COMMAND = 'remote';
const PROGRAM = 'exec:';

const commandIn = (word: string, say: PlayingWords): string => {
  const written = word.startsWith(PROGRAM) ? word.slice(PROGRAM.length).trim() : '';
  if (written === '') throw new Misuse(say.noProgram(visible(word)));
  return written;
};

/** What the bot will be asked to play first: its ladders, or the usual rules of its game. */
const firstTerms = async (
  server: Server,
  game: string,
  ruleSets: readonly string[],
): Promise<readonly PlayedTerms[]> => {
  const found = findGame(game);
  if (!found.ok) return [];
  const { ladders } = await server.ask('GET', '/api/arena/ladders?pool=remote', ARENA_ANSWERS.ladders);
  const ofGame = ladders.filter((ladder) => ladder.game === game);
  const entered = ofGame.filter(({ ruleSet }) => ruleSets.includes(ruleSet));
  return (entered.length > 0 ? entered : ofGame.slice(0, 1)).flatMap(({ ruleSet, seats }) => {
    const rules = found.value.ruleSets.find(({ id }) => id === ruleSet);
    const options = rules === undefined ? null : readOptions(rules.options, {}, seats);
    return options?.ok ? [{ game, ruleSet, options: options.value, seats }] : [];
  });
};

const endingOf = (end: Exclude<ConnectionEnd, { kind: 'left' }>, say: PlayingWords): Failure => {
  if (end.kind === 'detached') return new Failure(say.detached);
  if (end.code === 'NOT_SIGNED_IN') return new Failure(say.badToken);
  if (end.code === 'TOO_MANY_CONNECTIONS') return new Failure(say.tooMany);
  return new Failure(say.refused(visible(end.text)));
};

/** One bot, its program, and what is said of both. */
class Playing {
  private readonly streams: Streams;
  private readonly say: PlayingWords;
  private readonly origin: string;
  private readonly bot: BotDetail;
  private lastMatch = '';
  private isBack = false;

  constructor(streams: Streams, say: PlayingWords, origin: string, bot: BotDetail) {
    this.streams = streams;
    this.say = say;
    this.origin = origin;
    this.bot = bot;
  }

  line(text: string): void {
    this.streams.output.write(`${text}\n`);
  }

  asked({ match }: ArenaAsk): void {
    if (match === this.lastMatch) return;
    this.lastMatch = match;
    this.line(this.say.match(`${this.origin}/arena/matches/${visible(match)}`));
  }

  news(news: 'connected' | 'broken'): void {
    const { say, bot } = this;
    if (news === 'broken') this.line(say.broken);
    else this.line(this.isBack ? say.back : say.connected(visible(bot.name), bot.version, this.origin));
    this.isBack = true;
  }

  complain({ text, printed }: Complaint): void {
    this.streams.errors.write(`${[this.say.mistake(text), ...printed.map((line) => `  ${line}`)].join('\n')}\n`);
  }
}

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = PLAYING_WORDS[language];
  const [id, word] = words;
  if (id === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.botId));
  if (word === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.program));
  const written = commandIn(word, say);
  const botId = botIdIn(id, given, COMMAND);
  const { server, token } = connectWithToken(given, streams);
  const bot = await server.ask('GET', `/api/bots/${botId}`, BOT_ANSWERS.bot);
  if (!bot.mine) throw new Failure(say.notYours(visible(bot.name)));
  if (!bot.remote) throw new Failure(say.notRemote(visible(bot.name)));
  const playing = new Playing(streams, say, server.origin, bot);
  const ruleSet = given.value('--enter');
  const { entries } = await server.ask('GET', `/api/bots/${botId}/entries`, ARENA_ANSWERS.entries);
  const ruleSets = [
    ...entries.flatMap((entry) => (entry.active ? [entry.ruleSet] : [])),
    ...(ruleSet === null ? [] : [ruleSet]),
  ];

  const interrupt = onInterrupt();
  const gaveUp = new AbortController();
  const programs = new Programs({
    command: written,
    language,
    told: (complaint) => playing.complain(complaint),
    gaveUp: () => gaveUp.abort(),
  });
  try {
    for (const terms of await firstTerms(server, bot.game, ruleSets)) {
      const wrong = await programs.warm(terms);
      if (wrong === null) continue;
      throw new Misuse([say.noHello(written, wrong.text), ...wrong.printed.map((line) => `  ${line}`)].join('\n'));
    }
    if (ruleSet !== null) {
      const wish = { bot: bot.id, version: bot.version };
      playing.line((await enterLadder(server, wish, ruleSet, REMOTE_WORDS[language])).said);
    }
    if (ruleSets.length === 0) playing.line(say.noLadder);
    const connection = new ArenaConnection({
      origin: server.origin,
      token,
      language,
      bot: botId,
      answer: (ask) => {
        playing.asked(ask);
        return programs.answer(ask);
      },
      news: (news) => playing.news(news),
    });
    const end = await connection.play(AbortSignal.any([interrupt.signal, gaveUp.signal]));
    if (gaveUp.signal.aborted) throw new Failure(say.gaveUp(written));
    if (end.kind !== 'left') throw endingOf(end, say);
    playing.line(say.left);
    return INTERRUPTED;
  } finally {
    interrupt.close();
    await programs.close();
  }
};

/** `sanhrong remote`: plays for a bot in the arena of a server, from here. */
export const remote: CommandRun = command({
  command: COMMAND,
  values: ['--enter', ...SERVER_VALUES],
  words: 2,
  usage: (language) =>
    `${PLAYING_WORDS[language].usage(REMOTE_WORDS[language].serverLines)}\n\n${REMOTE_WORDS[language].tokenNote}`,
  run,
});
