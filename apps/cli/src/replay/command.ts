import type { Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { onFullScreen, sizeOf } from '../play/full-screen.ts';
import { type Paint, paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { keptIn, namedGame } from './kept-in.ts';
import { gameLines, painted } from './lines.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { type ReplayedGame, replayedGameOf } from './moments.ts';
import { type KeptGame, type KeptGames, replayOf } from './recorded.ts';
import { isMoving, type ReplayedGames, type ReplayInput, type ReplayScreen, reduceReplay } from './screen.ts';
import { drawReplay } from './view.ts';

const COMMAND = 'replay';

/** How long each move stays when a game plays by itself. */
const PACE_MS = 900;

const replayedGame = (kept: KeptGame, language: Language): ReplayedGame => {
  const recorded = replayOf(kept, language);
  if (!recorded.ok) throw new Failure(recorded.error);
  return replayedGameOf(recorded.value);
};

/** Games are read when they are shown, and the one that is shown stays. */
const replayedGames = ({ kept, of }: KeptGames, language: Language): ReplayedGames => {
  let last: { readonly at: number; readonly game: ReplayedGame } | null = null;
  return {
    count: kept.length,
    of,
    game(at) {
      if (last === null || last.at !== at) last = { at, game: replayedGame(kept[at], language) };
      return last.game;
    },
  };
};

const showOnScreen = (opening: ReplayScreen, paint: Paint, streams: Streams): Promise<number> => {
  let screen = opening;
  let timer: NodeJS.Timeout | undefined;
  return onFullScreen(streams, (stage) => {
    const feed = (input: ReplayInput): void => {
      screen = reduceReplay(screen, input);
      clearTimeout(timer);
      if (isMoving(screen)) timer = setTimeout(() => stage.attempt(() => feed({ type: 'tick' })), PACE_MS);
      stage.show(drawReplay(screen, paint));
      if (screen.left) stage.leave(OK);
    };
    return {
      key: (key) => feed({ type: 'key', key }),
      resize: (size) => feed({ type: 'resize', ...size }),
      close: () => clearTimeout(timer),
    };
  });
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const [word] = words;
  if (word === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, REPLAY_WORDS[language].what));
  const all = keptIn(word, language);
  const at = namedGame(all, given) ?? 0;
  const paint = paintOf(given, streams);
  if (given.has('--plain') || streams.input.isTTY !== true || streams.output.isTTY !== true) {
    // Without a number all of them are told, one after the other.
    const told = given.value('--game') === null ? all.kept : [all.kept[at]];
    for (const [number, kept] of told.entries()) {
      streams.output.write(
        `${number === 0 ? '' : '\n'}${painted(gameLines(replayedGame(kept, language), all.of, language), paint)}`,
      );
    }
    return OK;
  }
  const games = replayedGames(all, language);
  games.game(at);
  const { columns, rows } = sizeOf(streams.output);
  const opening = { games, at, step: 0, playing: !given.has('--step'), language, columns, rows, left: false };
  return showOnScreen(opening, paint, streams);
};

/** `sanhrong replay`: games that were played, again. */
export const replay: CommandRun = command({
  command: COMMAND,
  values: ['--game'],
  switches: ['--step', '--plain'],
  words: 1,
  usage: (language) => REPLAY_WORDS[language].usage,
  run,
});
