import type { Arguments } from '../arguments/arguments.ts';
import type { Streams } from '../play/streams.ts';
import { cropped } from '../play/width.ts';
import { bar, LiveLines } from '../report/live.ts';
import { type Fetched, fetchFrom } from './fetching.ts';
import { VERIFY_WORDS } from './messages/vi.ts';

const SECOND = 1_000;
const BAR = 24;

/** Fetches and shows how far it is: a bar on a terminal, elsewhere a line at the beginning and one for the first pause. */
export const fetchShown = async (word: string, given: Arguments, { errors }: Streams): Promise<Fetched> => {
  const say = VERIFY_WORDS[given.language];
  const isQuiet = given.has('--json');
  let [games, total, pause] = [0, 0, 0];
  const live = new LiveLines(
    errors,
    (columns) => {
      const text = pause > 0 ? say.waiting(games, total, pause / SECOND) : say.fetched(games, total);
      return total === 0 ? [] : [cropped(`${bar(games / total, BAR)}  ${text}`, columns)];
    },
    { quiet: isQuiet },
  );
  const told = new Set<string>();
  const tellOnce = (what: string, line: string): void => {
    if (!isQuiet && !live.isShown && !told.has(what)) errors.write(`${line}\n`);
    told.add(what);
  };
  try {
    return await fetchFrom(word, given.language, {
      fetched: (now, of) => {
        [games, total, pause] = [now, of, 0];
        tellOnce('fetching', say.fetching(of));
        live.update();
      },
      waiting: (milliseconds) => {
        pause = milliseconds;
        tellOnce('waiting', say.waiting(games, total, milliseconds / SECOND));
        live.update();
      },
    });
  } finally {
    live.close();
  }
};
