import { isLineup } from '@sanh-rong/arena';
import { ARENA_ANSWERS, type ArenaMatchDetail, type ArenaMatchGame } from '@sanh-rong/protocol';

/**
 * What `sanhrong match --out FILE` writes and `replay` and `watch` open: the match as the arena's own pages get it, with
 * all its games. One JSON object.
 *
 * A file or a program stands in it as a bot without an owner (`LOCAL_OWNER`), a built-in player by its level.
 */
export interface MatchFile extends ArenaMatchDetail {
  readonly format: typeof MATCH_FORMAT;
  /** In the order of their numbers. */
  readonly games: readonly ArenaMatchGame[];
}

export const MATCH_FORMAT = 'sanhrong-match-1';

/** Whose a bot of this machine is. */
export const LOCAL_OWNER = { id: 'local', name: '' } as const;

/** The part of it that the arena's page of a match is made from. */
export const matchOf = ({ format: _format, games: _games, ...match }: MatchFile): ArenaMatchDetail => match;

/** Games that a deal of a match is played in: from all seats, or once where bots play from afar. */
export const gamesEach = ({ pool, lineup }: Pick<ArenaMatchDetail, 'pool' | 'lineup'>): number =>
  pool === 'remote' ? 1 : lineup.length;

export const writeMatchFile = (match: ArenaMatchDetail, games: readonly ArenaMatchGame[]): string =>
  `${JSON.stringify({ format: MATCH_FORMAT, ...match, games } satisfies MatchFile)}\n`;

/** One command of ours with words as `quoted` writes them (again.ts): a page offers it to be copied into a terminal. */
const COMMAND = /^sanhrong match(?: (?:[\w@%+=:,./-]+|(?:'[^'\p{Cc}\p{Bidi_Control}]*'|\\')+))*$/u;

const withSafeCommand = ({ command, ...match }: ArenaMatchDetail): ArenaMatchDetail =>
  command === undefined || !COMMAND.test(command) ? match : { ...match, command };

/** Null for any text that is no such file. */
export const readMatchFile = (text: string): MatchFile | null => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || !('format' in read) || read.format !== MATCH_FORMAT) return null;
  const { games, format: _format, ...rest } = read as Partial<MatchFile>;
  const match = ARENA_ANSWERS.match.safeParse(rest);
  if (!match.success || !isLineup(match.data.lineup) || !Array.isArray(games)) return null;
  const played = games.map((game) => ARENA_ANSWERS.matchGame.safeParse(game));
  const sound = played.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return sound.length === games.length ? { format: MATCH_FORMAT, ...withSafeCommand(match.data), games: sound } : null;
};
