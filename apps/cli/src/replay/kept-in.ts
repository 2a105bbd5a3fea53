import type { Language } from '@sanh-rong/engine';
import type { Arguments } from '../arguments/arguments.ts';
import { chosen, Failure, Misuse } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { REPLAY_WORDS } from './messages/vi.ts';
import { isRecord, type KeptGames, readKept } from './recorded.ts';

/** A match of many thousand games still fits. */
const MOST_MEGABYTES = 512;

/** The games that a word of a command line means: a game itself, or a file with games. */
export const keptIn = (word: string, language: Language): KeptGames => {
  const say = REPLAY_WORDS[language];
  const place = isRecord(word) ? say.text : word;
  const kept = readKept(isRecord(word) ? word : chosen(readText(word, language, MOST_MEGABYTES)));
  if (kept === null) throw new Failure(say.unreadable(place));
  if (kept.kept.length === 0) throw new Failure(say.noGames(place));
  return kept;
};

/** Which of the kept games `--game` asks for; null where it does not stand. */
export const namedGame = ({ kept, of }: KeptGames, given: Arguments): number | null => {
  const say = REPLAY_WORDS[given.language];
  const written = given.value('--game');
  if (written === null) return null;
  const number = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (number < 1 || number > of) throw new Misuse(say.noGame(written, of));
  const at = kept.findIndex((game) => game.number === number);
  if (at < 0) throw new Failure(say.notKept(written));
  return at;
};
