import type { Language } from '@sanh-rong/engine';
import { REST_ANSWERS, WITNESS } from '@sanh-rong/protocol';
import type { Arguments } from '../arguments/arguments.ts';
import { type CommandRun, chosen, command, FAILED, Failure, Misuse, OK } from '../arguments/command.ts';
import { readText } from '../arguments/files.ts';
import { ARGUMENT_WORDS } from '../arguments/messages/vi.ts';
import { paintOf } from '../play/palette.ts';
import type { Streams } from '../play/streams.ts';
import { matchOf, readMatchFile } from '../report/match-file.ts';
import { type Known, verifyDeal } from './deal.ts';
import { fetchShown } from './fetch-shown.ts';
import { type Fetched, isAddress } from './fetching.ts';
import { fails, holds, type Verdict, verdictLines } from './finding.ts';
import { verifyMatch } from './match.ts';
import { VERIFY_WORDS } from './messages/vi.ts';

const COMMAND = 'verify';
const MOST_MEGABYTES = 512;
const COMMITMENT = /^[0-9a-f]{64}$/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readFrom = (path: string, language: Language): Fetched => {
  const text = chosen(readText(path, language, MOST_MEGABYTES));
  const file = readMatchFile(text);
  if (file !== null) return { kind: 'match', match: matchOf(file), games: file.games };
  const replay = REST_ANSWERS.replay.safeParse(parsed(text));
  if (!replay.success) throw new Failure(VERIFY_WORDS[language].unreadable(path));
  return { kind: 'deal', replay: replay.data };
};

const commitmentIn = (given: Arguments): string | null => {
  const written = given.value('--commitment');
  if (written === null || COMMITMENT.test(written)) return written;
  const { language } = given;
  throw new Misuse(ARGUMENT_WORDS[language].badValue('--commitment', written, VERIFY_WORDS[language].badCommitment));
};

/** What a browser wrote down (`--witness`), or the seal alone, as a player noted it (`--commitment`). */
const knownIn = (given: Arguments): Known | null => {
  const { language } = given;
  const commitment = commitmentIn(given);
  const path = given.value('--witness');
  if (path === null)
    return commitment === null
      ? null
      : { commitment, own: null, pledges: null, strangers: false, games: null, deals: [], spent: 0 };
  const read = WITNESS.safeParse(parsed(chosen(readText(path, language, MOST_MEGABYTES))));
  if (!read.success) throw new Failure(VERIFY_WORDS[language].badWitness(path));
  if (commitment !== null && commitment !== read.data.commitment) throw new Failure(VERIFY_WORDS[language].twoSeals);
  return read.data;
};

const judge = (fetched: Fetched, known: Known | null, language: Language): Verdict =>
  fetched.kind === 'deal'
    ? verifyDeal(fetched.replay, known, language)
    : verifyMatch(fetched.match, fetched.games, language);

const run = async (given: Arguments, streams: Streams): Promise<number> => {
  const { language, words } = given;
  const say = VERIFY_WORDS[language];
  const [word] = words;
  if (word === undefined) throw new Misuse(ARGUMENT_WORDS[language].missing(COMMAND, say.what));
  const known = knownIn(given);
  const fetched = isAddress(word) ? await fetchShown(word, given, streams) : readFrom(word, language);
  const verdict = judge(fetched, known, language);
  const lines = given.has('--json')
    ? [JSON.stringify({ holds: holds(verdict), ...verdict })]
    : verdictLines(verdict, say, paintOf(given, streams));
  streams.output.write(`${lines.join('\n')}\n`);
  return fails(verdict) ? FAILED : OK;
};

/** `sanhrong verify`: whether a deal was as promised, whether a match was played as it says. */
export const verify: CommandRun = command({
  command: COMMAND,
  values: ['--commitment', '--witness'],
  switches: ['--json'],
  words: 1,
  usage: (language) => VERIFY_WORDS[language].usage,
  run,
});
