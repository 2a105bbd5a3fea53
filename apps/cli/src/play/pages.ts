import { type GameResult, type Language, type Seat, standings } from '@sanh-rong/engine';
import { uncapitalised, type Voice } from '@sanh-rong/presentation';
import { MESSAGES } from '../messages/vi.ts';
import { showCards } from './card-names.ts';
import type { Style } from './palette.ts';
import { HUMAN, voiceOf } from './seats.ts';
import { commandsOf, humanView, isSessionOver, type Table, type TerminalOffer } from './table.ts';
import { displayWidth, padEnd, padStart } from './width.ts';

/** Pages of text that the screen and the line mode share: help, the result of a game, the result of a session. */

export interface Paragraph {
  readonly text: string;
  readonly style: Style;
  /** Columns by which lines after the first are moved in. */
  readonly indent: number;
}

const line = (text: string, style: Style = 'plain', indent = 0): Paragraph => ({ text, style, indent });

const EMPTY_LINE = line('');

const seatsByPlace = ({ places }: GameResult): Seat[] =>
  [...places.keys()].sort((a, b) => places[a] - places[b] || a - b);

const styleOfPoints = (points: number, place: number): Style => (place === 1 ? 'win' : points < 0 ? 'plain' : 'bold');

/** Columns of names and points in the account of a game; long names take what they need. */
const ACCOUNT_NAME = 6;
const ACCOUNT_POINTS = 5;

const widestName = (seats: number, voice: Voice): number =>
  Math.max(...Array.from({ length: seats }, (_, seat) => displayWidth(voice.who(seat).name)));

/** A seat's points, every one with its reason, and what stayed in its hand. */
const seatAccount = (table: Table, result: GameResult, seat: Seat, voice: Voice): Paragraph => {
  const say = MESSAGES[voice.language];
  const entries = table.setup.presentation.account(table.events, result, seat, voice);
  const reasons = entries.map(({ points, reason }) => say.entry(points, reason));
  const points = result.points[seat];
  const view = humanView(table);
  const hand = view.hands[seat] ?? [];
  const parts = reasons.length === 0 ? [say.nothingPaid] : reasons;
  const shown = [say.leftInHand(showCards(hand)), table.setup.presentation.handName(view, seat, voice.language)];
  const left = hand.length === 0 ? [] : [shown.join(' ').trimEnd()];
  const nameColumns = Math.max(ACCOUNT_NAME, widestName(table.setup.seats, voice) + 1);
  const head = padEnd(voice.who(seat).name, nameColumns) + padStart(say.signed(points), ACCOUNT_POINTS);
  const style = styleOfPoints(points, result.places[seat]);
  return line(`${head}  ${[...parts, ...left].join(' · ')}`, style, nameColumns + ACCOUNT_POINTS + 2);
};

const NAME_COLUMNS = 8;
const NUMBER_COLUMNS = 9;
/** With more columns than this, each is only as wide as it must be. */
const ROOMY_COLUMNS = 5;

const widthOfColumn = (rows: readonly (readonly string[])[], column: number): number => {
  const widest = Math.max(...rows.map((cells) => displayWidth(cells[column])));
  const [roomy, gap] = column === 0 ? [NAME_COLUMNS, 1] : [NUMBER_COLUMNS, 2];
  return Math.max(rows[0].length <= ROOMY_COLUMNS ? roomy : 0, widest + gap);
};

/** Rows of cells one under the other: the first column to the left, numbers to the right. */
const inColumns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0].map((_, column) => widthOfColumn(rows, column));
  return rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? padEnd(cell, widths[i]) : padStart(cell, widths[i]))).join(''),
  );
};

/** The session so far: points of this game, of all games, the places they make, and what else a seat owns. */
const scoreTable = (table: Table, result: GameResult, voice: Voice): Paragraph[] => {
  const say = MESSAGES[voice.language];
  const { totals, ranks } = standings(table.session);
  const { name, game, total, rank } = say.scoreColumns;
  const seats = [...totals.keys()].sort((a, b) => ranks[a] - ranks[b] || a - b);
  const owns = (seat: Seat) => table.setup.presentation.owns(humanView(table), seat, voice.language);
  const title = owns(HUMAN)?.title;
  const rows = [
    [name, game, total, rank, ...(title === undefined ? [] : [title])],
    ...seats.map((seat) => {
      const owned = owns(seat);
      const points = [say.signed(result.points[seat]), say.signed(totals[seat]), String(ranks[seat])];
      return [voice.who(seat).name, ...points, ...(owned === null ? [] : [String(owned.amount)])];
    }),
  ];
  const [head, ...lines] = inColumns(rows);
  return [line(head, 'quiet'), ...lines.map((text, i) => line(text, ranks[seats[i]] === 1 ? 'win' : 'plain'))];
};

/** Who won, and every point with its reason. */
export const resultPage = (table: Table, language: Language): readonly Paragraph[] => {
  const { setup, state, session, number } = table;
  const result = setup.game.result(state);
  if (result === null) return [];
  const say = MESSAGES[language];
  const voice = voiceOf(language, setup);
  const title = `${say.resultTitle(number, session.length)} · ${setup.presentation.headline(table.events, result, voice)}`;
  return [
    line(title, 'win'),
    EMPTY_LINE,
    ...seatsByPlace(result).map((seat) => seatAccount(table, result, seat, voice)),
    EMPTY_LINE,
    ...scoreTable(table, result, voice),
  ];
};

/** The table of all games of a session, one row a game (MN-21). */
const gameTable = (table: Table, voice: Voice): Paragraph[] => {
  const say = MESSAGES[voice.language];
  const { totals, games } = standings(table.session);
  const rows = inColumns([
    ['', ...totals.map((_, seat) => voice.who(seat).name)],
    ...games.map((points, i) => [String(i + 1), ...points.map(say.signed)]),
    [say.scoreColumns.total, ...totals.map(say.signed)],
  ]);
  return rows.map((text, i) => line(text, i === 0 ? 'quiet' : i === rows.length - 1 ? 'bold' : 'plain'));
};

/** How to sit down to the same deals again. */
export const replayCommand = ({ setup }: Table, language: Language): string => {
  const seed = /^[\w./-]+$/.test(setup.seed) ? setup.seed : `'${setup.seed.replaceAll("'", `'\\''`)}'`;
  const { game, ruleSet, seats, length, opponent } = setup;
  return `npx sanhrong play --game ${game.id} --rules ${ruleSet} --players ${seats} --games ${length} --level ${opponent.id} --lang ${language} --seed ${seed}`;
};

/** The seed, and how to use it: the last lines of every session. */
export const farewell = (table: Table, language: Language): readonly Paragraph[] => {
  const say = MESSAGES[language];
  return [
    line(say.seed(table.setup.seed), 'plain', 2),
    line(say.playAgain(replayCommand(table, language)), 'quiet', 2),
  ];
};

/** Totals and places of everything played so far. */
export const finalPage = (table: Table, language: Language): readonly Paragraph[] => {
  const say = MESSAGES[language];
  const voice = voiceOf(language, table.setup);
  const { length, results } = table.session;
  const { totals, ranks, winners } = standings(table.session);
  const inFront = winners.map((seat) => voice.who(seat));
  const seats = [...totals.keys()].sort((a, b) => ranks[a] - ranks[b] || a - b);
  const width = Math.max(...seats.map((seat) => displayWidth(voice.who(seat).name)));
  return [
    line(isSessionOver(table) ? say.finalTitle(results.length) : say.soFarTitle(results.length, length), 'bold'),
    line(isSessionOver(table) ? say.winners(inFront) : say.leading(inFront), 'win'),
    EMPTY_LINE,
    ...seats.map((seat) =>
      line(
        say.ranking(
          ranks[seat],
          padEnd(voice.who(seat).name, width),
          table.setup.presentation.score(totals[seat], language),
        ),
        ranks[seat] === 1 ? 'win' : 'plain',
      ),
    ),
    EMPTY_LINE,
    ...gameTable(table, voice),
    EMPTY_LINE,
    ...farewell(table, language),
  ];
};

/** "N: nhận 1000 chip mới" */
export const offerLabel = ({ key, label }: TerminalOffer, language: Language): string =>
  MESSAGES[language].keyed(key.toUpperCase(), uncapitalised(label(language)));

export const helpPage = (table: Table, language: Language): readonly Paragraph[] => {
  const say = MESSAGES[language];
  const { presentation, ruleSet } = table.setup;
  const commands = commandsOf(table).map(({ keys, help }) => `${keys[language].toUpperCase()}  ${help(language)}`);
  const choosing = presentation.amounts === null ? say.helpCards : say.helpAmounts;
  return [
    line(say.helpTitle, 'bold'),
    ...[...choosing, ...say.helpKeys, ...commands].map((text) => line(text, 'plain', 4)),
    EMPTY_LINE,
    line(presentation.ruleSetName(ruleSet, language), 'bold'),
    ...presentation.rules(ruleSet, language).map((text) => line(text, 'plain', 2)),
  ];
};
