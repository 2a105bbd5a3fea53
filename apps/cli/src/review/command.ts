import { isFinished, type ReviewedMove, reviewedMoves, USUAL_LIMITS } from '@sanh-rong/analysis';
import type { Seat } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { findPresentation } from '../games/registry.ts';
import { checkOut, writeOut } from '../match/out.ts';
import { paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { keptIn, namedGame } from '../replay/kept-in.ts';
import { REPLAY_WORDS } from '../replay/messages/vi.ts';
import { type Recorded, replayOf } from '../replay/recorded.ts';
import { columnsOf } from '../report/live.ts';
import { situationFile } from '../test/situation-file.ts';
import { LossesByPlayer } from './losses.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { WorstMoments } from './moments.ts';
import { moveLines, reviewJson, type Shown } from './report.ts';

const COMMAND = 'review';

/** The seat that is asked for; null for all of them. */
const askedSeat = (given: Arguments, { replay: { steps } }: Recorded): Seat | null => {
  const written = given.value('--seat');
  if (written === null) return null;
  const { seats } = steps[0].state.setup;
  const number = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (number < 1 || number > seats) throw new Misuse(REVIEW_WORDS[given.language].noSeat(written, seats));
  return number - 1;
};

/** Whose moves: of a seat, of a player in whatever seat, or of all. */
const askedSeats = (given: Arguments, recorded: Recorded): readonly Seat[] => {
  const seat = askedSeat(given, recorded);
  const player = given.value('--player');
  const { seats } = recorded.replay.steps[0].state.setup;
  const names = recorded.names(given.language);
  return Array.from({ length: seats }, (_, each) => each).filter(
    (each) => (seat === null || each === seat) && (player === null || names[each] === player),
  );
};

const titleOf = ({ replay: { game, steps }, number }: Recorded, of: number, { language, paint }: Shown): string => {
  const ruleSet = findPresentation(game.id)?.ruleSetName(steps[0].state.setup.ruleSet, language) ?? game.id;
  return paint('bold', REVIEW_WORDS[language].title(ruleSet, number, of));
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const [word] = words;
  if (word === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, REPLAY_WORDS[language].what));
  const worlds = chosen(given.number('--worlds', { least: 8, most: 2_000 }, USUAL_LIMITS.worlds));
  const seed = given.value('--seed') ?? COMMAND;
  const all = keptIn(word, language);
  const at = namedGame(all, given);
  const shown: Shown = { language, paint: paintOf(given, streams), all: given.has('--all') };
  const write = (lines: readonly string[]): void => {
    streams.output.write(lines.map((line) => `${line}\n`).join(''));
  };
  const isJson = given.has('--json');
  const situations = given.value('--situations');
  if (situations !== null) checkOut(situations, language);
  const losses = new LossesByPlayer();
  const worst = new WorstMoments();
  const kept = at === null ? all.kept : [all.kept[at]];
  let looked = 0;
  for (const game of kept) {
    const read = replayOf(game, language);
    if (!read.ok) throw new Failure(read.error);
    const recorded = read.value;
    const { replay } = recorded;
    const seats = askedSeats(given, recorded);
    looked += seats.length;
    const moves: ReviewedMove[] = [...reviewedMoves(replay, { seats, seed, limits: { worlds } })];
    if (isJson) write([JSON.stringify(reviewJson(recorded, moves))]);
    else {
      const body = isFinished(replay) ? moveLines(recorded, moves, shown) : [`  ${REVIEW_WORDS[language].unfinished}`];
      write([titleOf(recorded, all.of, shown), ...body]);
    }
    if (!isFinished(replay)) continue;
    worst.add(recorded, moves);
    const names = recorded.names(language);
    for (const each of seats) {
      losses.add(
        replay.game.id,
        names[each],
        moves.filter((move) => move.seat === each),
      );
    }
  }
  const player = given.value('--player');
  if (player !== null && looked === 0) throw new Failure(REVIEW_WORDS[language].noPlayer(player));
  if (kept.length > 1) {
    const width = columnsOf(streams.output);
    const match = word.toLowerCase().endsWith('.json') ? word : null;
    const parts = [losses.lines(shown, width), losses.kindLines(shown, width), worst.lines(shown, match)];
    if (isJson) write([JSON.stringify({ players: losses.json(), worst: worst.json() })]);
    else for (const lines of parts) write(lines.length === 0 ? [] : ['', ...lines]);
  }
  if (situations !== null) {
    const moments = worst.all.map(({ recorded: { replay, number }, move }) => ({ replay, number, move }));
    if (moments.length > 0) writeOut(situations, situationFile(moments), language);
    const say = REVIEW_WORDS[language];
    const told = moments.length > 0 ? say.written(moments.length, situations) : say.nothingWritten;
    // With --json only JSON goes to the output.
    if (!isJson) write(['', told]);
  }
  return OK;
};

/** `sanhrong review`: what should have been played in games that are over, and what the moves cost. */
export const review: CommandRun = command({
  command: COMMAND,
  values: ['--game', '--seat', '--player', '--worlds', '--seed', '--situations'],
  switches: ['--all', '--json'],
  words: 1,
  usage: (language) => REVIEW_WORDS[language].usage,
  run,
});
