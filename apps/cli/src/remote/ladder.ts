import type { Language } from '@sanh-rong/engine';
import { levelName, ruleSetName } from '@sanh-rong/presentation';
import {
  ARENA_ANSWERS,
  type ArenaAnswerOf,
  type Ladder,
  type LadderRow,
  type ShownEstimate,
} from '@sanh-rong/protocol';
import { type Arguments, visible } from '../arguments/arguments.ts';
import { type CommandRun, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { type Paint, paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { digitsFor, Figures } from '../report/figures.ts';
import { columnsOf } from '../report/live.ts';
import { type Column, tableLines } from '../report/table.ts';
import { connect, SERVER_VALUES } from './connection.ts';
import { REMOTE_WORDS } from './messages/vi.ts';

const COMMAND = 'ladder';
const LADDER = /^([a-z][a-z0-9-]{0,31})\/([a-z][a-z0-9-]{0,31})$/;
const GAME = /^[a-z][a-z0-9-]{0,31}$/;

interface Look {
  readonly language: Language;
  readonly paint: Paint;
  readonly columns: number;
}

const RATING_DIGITS = 0;

const estimated = (points: ShownEstimate | null, figures: Figures, digits: number): string =>
  points === null
    ? '–'
    : figures.estimate({ mean: points.mean, low: points.low ?? Number.NaN, high: points.high ?? Number.NaN }, digits);

/** As the site calls it, and as it is typed here: `Cao thủ (expert)`. */
const levelWords = (level: string, language: Language): string =>
  REMOTE_WORDS[language].level(levelName(level, language).name, level);

const laddersTable = (ladders: readonly Ladder[], { language, paint, columns }: Look): string[] => {
  const say = REMOTE_WORDS[language];
  const texts: readonly [head: string, textOf: (ladder: Ladder) => string][] = [
    ['', ({ game, ruleSet }) => `${game}/${ruleSet}`],
    ['', ({ game, ruleSet }) => ruleSetName(game, ruleSet, language)],
    ['', ({ entries, matches }) => say.ladderLine(entries, matches)],
  ];
  const [, ...lines] = tableLines(
    texts.map(([head, textOf]) => ({ head, cells: ladders.map(textOf) })),
    columns,
    paint,
  );
  return [paint('bold', say.ladders), '', ...lines];
};

const rowsTable = (rows: readonly LadderRow[], { language, paint, columns }: Look): string[] => {
  const { columns: heads, version, mark } = REMOTE_WORDS[language];
  const figures = new Figures(language);
  const digits = digitsFor(rows.map(({ points }) => points?.mean ?? 0));
  const column = (head: string, cellOf: (row: LadderRow) => string, more: Partial<Column> = {}): Column => ({
    head,
    cells: rows.map(cellOf),
    align: 'right',
    ...more,
  });
  return tableLines(
    [
      column(heads.place, ({ entry, place }) => (entry === null ? '·' : String(place))),
      column(
        heads.name,
        ({ bot, level }) =>
          bot === null ? levelWords(level ?? '', language) : visible(version(bot.name, bot.version)),
        {
          align: 'left',
          gives: true,
          styles: rows.map(({ mine, bot }) => (mine ? 'turn' : bot === null ? 'quiet' : 'plain')),
        },
      ),
      column(heads.owner, ({ bot }) => (bot === null ? mark : visible(bot.owner.name)), { align: 'left', spare: 2 }),
      column(heads.rating, ({ rating }) => figures.decimal(rating.shown, RATING_DIGITS)),
      column(heads.points, ({ points }) => estimated(points, figures, digits), { spare: 1 }),
      column(heads.matches, ({ matches }) => String(matches), { spare: 3 }),
    ],
    columns,
    paint,
  );
};

const ladderPage = (answer: ArenaAnswerOf<'ladder'>, isMine: boolean, look: Look): string[] => {
  const say = REMOTE_WORDS[look.language];
  const { ladder, rows, cycles } = answer;
  const shown = isMine ? rows.filter(({ mine }) => mine) : rows;
  const nobody = isMine ? say.noneMine : say.nobody;
  const title = say.ladderTitle(ruleSetName(ladder.game, ladder.ruleSet, look.language), ladder.entries);
  return [
    look.paint('bold', title),
    '',
    ...(shown.length === 0 ? [nobody] : rowsTable(shown, look)),
    ...(!isMine && shown.length > 0 && shown.every(({ bot }) => bot === null) ? ['', say.nobody] : []),
    ...(cycles.length === 0 ? [] : ['', ...cycles.map((names) => say.cycle(names.map(({ name }) => visible(name))))]),
  ];
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const [wanted] = words;
  const [, game, ruleSet] = LADDER.exec(wanted ?? '') ?? [];
  if (wanted !== undefined && game === undefined && !GAME.test(wanted)) {
    throw new Misuse(REMOTE_WORDS[language].badLadder(visible(wanted)));
  }
  const look = { language, paint: paintOf(given, streams), columns: columnsOf(streams.output) };
  const pool = given.has('--remote') ? '?pool=remote' : '';
  const server = connect(given, streams, given.has('--mine') ? 'person' : 'anyone');
  const write = (answer: object, lines: () => readonly string[]): number => {
    streams.output.write(given.has('--json') ? `${JSON.stringify(answer)}\n` : `${lines().join('\n')}\n`);
    return OK;
  };
  if (game !== undefined) {
    const answer = await server.ask('GET', `/api/arena/ladders/${game}/${ruleSet}${pool}`, ARENA_ANSWERS.ladder);
    return write(answer, () => ladderPage(answer, given.has('--mine'), look));
  }
  const { ladders: all } = await server.ask('GET', `/api/arena/ladders${pool}`, ARENA_ANSWERS.ladders);
  const ladders = wanted === undefined ? all : all.filter((ladder) => ladder.game === wanted);
  if (wanted !== undefined && ladders.length === 0)
    throw new Failure(REMOTE_WORDS[language].badLadder(visible(wanted)));
  return write({ ladders }, () => laddersTable(ladders, look));
};

/** `sanhrong ladder`: where the bots of a server stand. */
export const ladder: CommandRun = command({
  command: COMMAND,
  values: SERVER_VALUES,
  switches: ['--mine', '--remote', '--json'],
  words: 1,
  usage: (language) => {
    const say = REMOTE_WORDS[language];
    return `${say.ladderUsage(say.serverLines)}\n\n${say.tokenNote}`;
  },
  run,
});
