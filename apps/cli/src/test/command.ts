import { basename } from 'node:path';
import { BOT_GAMES } from '@sanh-rong/bot-kit';
import {
  type Situation,
  type SituationOutcome,
  situationsOf,
  situationWords,
  tryBot,
} from '@sanh-rong/bot-kit/situations';
import { LANGUAGES } from '@sanh-rong/engine';
import { gameName } from '@sanh-rong/presentation';
import { Sandboxes } from '@sanh-rong/sandbox';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, FAILED, Failure, Misuse, OK } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { expectJavaScript } from '../entrants/javascript.ts';
import { paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { TEST_WORDS } from './messages/vi.ts';
import { faultLines, nameColumns, outcomeLines, printedLines, summaryLines, type Telling } from './report.ts';
import { type OwnSituations, readSituations } from './situation-file.ts';

const COMMAND = 'test';

/** Far more than a bot may be long: a bot that is too long is refused by the source check, with words of its own. */
const MOST_MEGABYTES = 4;

const games = (): string[] => BOT_GAMES.map(({ id }) => id);

/** Situations by a part of their id, or of their name in any language. */
const wanted = ({ situations: all, words }: OwnSituations, only: string | null): readonly Situation[] => {
  if (only === null) return all;
  const exact = all.filter(({ id }) => id === only);
  if (exact.length > 0) return exact;
  const text = only.normalize('NFC').toLowerCase();
  const named = ({ id }: Situation): string[] => [id, ...LANGUAGES.map((language) => words(id, language).name)];
  return all.filter((situation) => named(situation).some((name) => name.toLowerCase().includes(text)));
};

/** Those of the library, or those of a file. */
const askedSituations = (given: Arguments): OwnSituations => {
  const { language } = given;
  const say = TEST_WORDS[language];
  const file = given.value('--situations');
  const named = given.value('--game');
  const game = chosen(given.choice('--game', games(), String, games()[0]));
  if (file === null) {
    return { game, situations: situationsOf(game), words: (id, spoken) => situationWords({ id }, spoken) };
  }
  const own = readSituations(chosen(readText(file, language, MOST_MEGABYTES)));
  if (own === null) throw new Failure(say.badSituations(file));
  if (named !== null && game !== own.game) throw new Misuse(say.gameOfSituations(own.game));
  return own;
};

interface Tries {
  readonly source: string;
  readonly game: string;
  readonly situations: readonly Situation[];
}

/** Has a bot tried in a sandbox that is gone afterwards. */
const inSandbox = async <Value>(work: (sandboxes: Sandboxes) => Promise<Value>): Promise<Value> => {
  const sandboxes = new Sandboxes({ warm: 0, most: 1 });
  try {
    return await work(sandboxes);
  } finally {
    await sandboxes.close();
  }
};

const printJson = ({ source, game, situations }: Tries, { output }: Streams): Promise<number> =>
  inSandbox(async (sandboxes) => {
    const loading = await sandboxes.load({ game, source });
    const outcomes: SituationOutcome[] = [];
    if (loading.ok) for await (const outcome of tryBot(loading.bot, situations)) outcomes.push(outcome);
    const fault = loading.ok ? null : loading.fault;
    const unasked = situations.length - outcomes.length;
    output.write(`${JSON.stringify({ game, fault, printed: loading.printed, outcomes, unasked })}\n`);
    return fault === null && outcomes.every(({ ok }) => ok) ? OK : FAILED;
  });

const print = ({ source, game, situations }: Tries, telling: Telling, { output }: Streams): Promise<number> =>
  inSandbox(async (sandboxes) => {
    const { language, paint, file } = telling;
    const say = TEST_WORDS[language];
    const write = (lines: readonly string[]): void => {
      for (const line of lines) output.write(`${line}\n`);
    };
    write([paint('bold', say.title(file, gameName(game, language), situations.length)), '']);
    const loading = await sandboxes.load({ game, source });
    write(printedLines({ printed: loading.printed, unprinted: 0 }, telling));
    if (!loading.ok) {
      write([...faultLines(loading.fault, telling), '', say.notLoaded]);
      return FAILED;
    }
    const columns = nameColumns(
      situations.map(({ id }) => id),
      telling,
    );
    const outcomes: SituationOutcome[] = [];
    for await (const outcome of tryBot(loading.bot, situations)) {
      outcomes.push(outcome);
      write(outcomeLines(outcome, columns, telling));
    }
    write(['', ...summaryLines(outcomes, situations.length - outcomes.length, telling)]);
    return outcomes.every(({ ok }) => ok) ? OK : FAILED;
  });

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = TEST_WORDS[language];
  const [path] = words;
  if (path === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.bot));
  const asked = askedSituations(given);
  const { game, words: situationNames } = asked;
  const only = given.value('--only');
  const situations = wanted(asked, only);
  if (situations.length === 0) throw new Misuse(say.noSituation(only ?? ''));
  expectJavaScript(path, language, say.noJavaScript);
  const source = chosen(readText(path, language, MOST_MEGABYTES));
  const tries = { source, game, situations };
  if (given.has('--json')) return printJson(tries, streams);
  const telling = { language, paint: paintOf(given, streams), game, file: basename(path), words: situationNames };
  return print(tries, telling, streams);
};

/** `sanhrong test`: a bot in every named situation of its game. */
export const test: CommandRun = command({
  command: COMMAND,
  values: ['--game', '--only', '--situations'],
  switches: ['--json'],
  words: 1,
  usage: (language) => TEST_WORDS[language].usage(games().join(' | ')),
  run,
});
