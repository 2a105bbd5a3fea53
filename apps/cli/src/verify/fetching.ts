import { setTimeout } from 'node:timers/promises';
import { isLineup } from '@sanh-rong/arena';
import type { Language } from '@sanh-rong/engine';
import {
  ARENA_ANSWERS,
  type ArenaMatchDetail,
  type ArenaMatchGame,
  REST_ANSWERS,
  type Replay,
} from '@sanh-rong/protocol';
import { visible } from '../arguments/arguments.ts';
import { Failure, Misuse } from '../arguments/command.ts';
import { REMOTE_WORDS } from '../remote/messages/vi.ts';
import { readAddress, Server } from '../remote/server.ts';
import { VERIFY_WORDS } from './messages/vi.ts';

/** What a server has of a game or a match, by the address of its page or of its answer. */

export type Fetched =
  | { readonly kind: 'deal'; readonly replay: Replay }
  | { readonly kind: 'match'; readonly match: ArenaMatchDetail; readonly games: readonly ArenaMatchGame[] };

const GAME = /^(?:\/api)?\/games\/([A-Za-z0-9]+)(?:\/replay)?\/?$/;
const MATCH = /^(?:\/api)?\/arena\/matches\/([A-Za-z0-9]+)\/?$/;

/** Asked for side by side. */
const AT_ONCE = 4;

/** Told how far it is. */
export interface FetchProgress {
  /** So many of so many games are there. */
  fetched(games: number, of: number): void;
  /** The server wants to be left alone for so long (milliseconds). */
  waiting(milliseconds: number): void;
}

export const isAddress = (word: string): boolean => /^https?:\/\//i.test(word);

const fetchGames = async (
  server: Server,
  match: ArenaMatchDetail,
  progress: FetchProgress,
): Promise<ArenaMatchGame[]> => {
  const numbers = match.dealList.flatMap(({ games }) => games.map(({ number }) => number));
  const games: ArenaMatchGame[] = [];
  progress.fetched(0, numbers.length);
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    const some = numbers.slice(at, at + AT_ONCE);
    const path = (number: number) => `/api/arena/matches/${match.id}/games/${number}`;
    games.push(...(await Promise.all(some.map((number) => server.ask('GET', path(number), ARENA_ANSWERS.matchGame)))));
    progress.fetched(games.length, numbers.length);
  }
  return games;
};

export const fetchFrom = async (word: string, language: Language, progress: FetchProgress): Promise<Fetched> => {
  const address = readAddress(word, language);
  const server = new Server(address, {
    language,
    wait: (milliseconds) => {
      progress.waiting(milliseconds);
      return setTimeout(milliseconds);
    },
  });
  const [, game] = GAME.exec(address.pathname) ?? [];
  if (game !== undefined) {
    return { kind: 'deal', replay: await server.ask('GET', `/api/games/${game}/replay`, REST_ANSWERS.replay) };
  }
  const [, id] = MATCH.exec(address.pathname) ?? [];
  if (id === undefined) throw new Misuse(VERIFY_WORDS[language].badAddress(visible(word)));
  const match = await server.ask('GET', `/api/arena/matches/${id}`, ARENA_ANSWERS.match);
  if (!isLineup(match.lineup)) throw new Failure(REMOTE_WORDS[language].stranger(server.origin));
  return { kind: 'match', match, games: await fetchGames(server, match, progress) };
};
