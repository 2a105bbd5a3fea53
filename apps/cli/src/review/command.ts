import { isFinished, type ReviewedMove, reviewedMoves, USUAL_LIMITS } from '@sanh-rong/analysis';
import type { Seat } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { findPresentation } from '../games/registry.ts';
import { paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { keptIn, namedGame } from '../replay/kept-in.ts';
import { REPLAY_WORDS } from '../replay/messages/vi.ts';
import { type Recorded, replayOf } from '../replay/recorded.ts';
import { columnsOf } from '../report/live.ts';
import { REVIEW_WORDS } from './messages/vi.ts';
import { LossesByPlayer, moveLines, reviewJson, type Shown } from './report.ts';

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
  const losses = new LossesByPlayer();
  const kept = at === null ? all.kept : [all.kept[at]];
  for (const game of kept) {
    const read = replayOf(game, language);
    if (!read.ok) throw new Failure(read.error);
    const recorded = read.value;
    const seat = askedSeat(given, recorded);
    const { seats: seatCount } = recorded.replay.steps[0].state.setup;
    const seats = seat === null ? Array.from({ length: seatCount }, (_, each) => each) : [seat];
    const moves: ReviewedMove[] = [...reviewedMoves(recorded.replay, { seats, seed, limits: { worlds } })];
    if (given.has('--json')) {
      write([JSON.stringify(reviewJson(recorded, moves))]);
      continue;
    }
    const body = isFinished(recorded.replay)
      ? moveLines(recorded, moves, shown)
      : [`  ${REVIEW_WORDS[language].unfinished}`];
    write([titleOf(recorded, all.of, shown), ...body]);
    if (!isFinished(recorded.replay)) continue;
    const names = recorded.names(language);
    for (const each of seats) {
      losses.add(
        names[each],
        moves.filter((move) => move.seat === each),
      );
    }
  }
  if (!given.has('--json') && kept.length > 1) write(['', ...losses.lines(shown, columnsOf(streams.output))]);
  return OK;
};

/** `sanhrong review`: what should have been played in games that are over, and what the moves cost. */
export const review: CommandRun = command({
  command: COMMAND,
  values: ['--game', '--seat', '--worlds', '--seed'],
  switches: ['--all', '--json'],
  words: 1,
  usage: (language) => REVIEW_WORDS[language].usage,
  run,
});
