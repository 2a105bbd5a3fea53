import type { Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, Failure, Misuse, OK } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { readPlan, VALUES } from '../match/command.ts';
import { writeOut } from '../match/out.ts';
import { tableUsage } from '../match/playing-command.ts';
import type { Streams } from '../play/streams.ts';
import { INTERRUPTED, onInterrupt } from '../report/interrupt.ts';
import { readMatchFile } from '../report/match-file.ts';
import { REPORT_WORDS } from '../report/messages/vi.ts';
import { openBrowser } from './browser.ts';
import { findClient } from './client.ts';
import { WATCH_WORDS } from './messages/vi.ts';
import { PlayingMatch } from './playing-match.ts';
import { openViewer, type Viewer, type ViewerOptions } from './viewer.ts';
import { finishedMatch, type WatchedMatch } from './watched.ts';

const COMMAND = 'watch';
const MOST_MEGABYTES = 512;
const PORTS = { least: 1, most: 65_535 } as const;

/** One word that is no program and no bot can only be a match that was written down. */
const isFile = (words: readonly string[]): boolean => words.length === 1 && words[0].toLowerCase().endsWith('.json');

const matchFrom = (path: string, language: Language): WatchedMatch => {
  const file = readMatchFile(chosen(readText(path, language, MOST_MEGABYTES)));
  if (file === null) throw new Failure(WATCH_WORDS[language].unreadable(path));
  return finishedMatch(file);
};

const opened = async (options: ViewerOptions): Promise<Viewer> => {
  try {
    return await openViewer(options);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Failure(WATCH_WORDS[options.language].portTaken(options.port));
  }
};

/** Until it is stopped. */
const closing = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const playingMatch = (given: Arguments): PlayingMatch => {
  const { plan, again } = readPlan(given);
  return new PlayingMatch(plan, again);
};

/** Plays the match while the viewer shows it, and says how it ended. */
const playOn = async (match: PlayingMatch, given: Arguments, streams: Streams): Promise<boolean> => {
  const say = WATCH_WORDS[given.language];
  streams.output.write(`${say.playing}\n`);
  await match.play();
  const out = given.value('--out');
  if (out !== null && match.games > 0) writeOut(out, match.text(), given.language);
  streams.output.write(`${match.isWhole ? say.over(match.games) : say.stopped(match.played)}\n`);
  if (out !== null && match.games > 0) streams.output.write(`${REPORT_WORDS[given.language].written(out)}\n`);
  return match.isWhole;
};

const MOST_MOVES = 999_999;

/** The moment of a match that was written down, as the page's address names it; nothing where none is asked for. */
const momentPath = (given: Arguments): string => {
  if (!isFile(given.words)) return '';
  const asked = (name: string, least: number): number | null =>
    given.value(name) === null ? null : chosen(given.number(name, { least, most: MOST_MOVES }, least));
  const [game, move, seat] = [asked('--game', 1), asked('--move', 0), asked('--seat', 1)];
  if (game === null) return '';
  const query = new URLSearchParams();
  if (move !== null) query.set('move', String(move));
  if (seat !== null) query.set('seat', String(seat - 1));
  return `/games/${game - 1}${query.size === 0 ? '' : `?${query}`}`;
};

/** Shows a match until it is stopped; one that is played now is played meanwhile. */
const show = async (
  options: ViewerOptions,
  playing: PlayingMatch | null,
  signal: AbortSignal,
  given: Arguments,
  streams: Streams,
): Promise<number> => {
  const { language } = given;
  const say = WATCH_WORDS[language];
  const moment = momentPath(given);
  const viewer = await opened(options);
  try {
    // A language chosen here counts there as well; else the page speaks the browser's.
    const address = new URL(`${viewer.url}${moment}`);
    if (given.has('--lang')) address.searchParams.set('lang', language);
    const url = address.href;
    streams.output.write(`${say.address(url)}\n`);
    if (!given.has('--no-open')) openBrowser(url);
    const isWhole = playing === null || (await playOn(playing, given, streams));
    if (!signal.aborted) streams.output.write(`${say.stop}\n`);
    await closing(signal);
    streams.output.write(`${say.closed}\n`);
    return isWhole ? OK : INTERRUPTED;
  } finally {
    await viewer.close();
  }
};

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = WATCH_WORDS[language];
  if (words.length === 0) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.what));
  const port = chosen(given.number('--port', PORTS, 0));
  const client = findClient(streams.env);
  if (client === null) throw new Failure(say.notBuilt);
  const playing = isFile(words) ? null : playingMatch(given);
  const watched = playing ?? matchFrom(words[0], language);
  const interrupt = onInterrupt();
  try {
    // A match that cannot begin is not shown.
    await playing?.open(interrupt.signal);
    return await show({ client, watched, language, port }, playing, interrupt.signal, given, streams);
  } finally {
    interrupt.close();
    await playing?.close();
  }
};

/** `sanhrong watch`: a match in the real viewer, on this machine. */
export const watch: CommandRun = command({
  command: COMMAND,
  values: [...VALUES, '--port', '--move', '--seat'],
  switches: ['--no-open', '--quiet'],
  words: 64,
  usage: (language) => tableUsage(WATCH_WORDS[language], language),
  run,
});
