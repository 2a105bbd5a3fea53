import type { BotFault } from '@sanh-rong/bot-kit';
import type { GameResult } from '@sanh-rong/engine';
import type { BotGameCall, BotWords } from '@sanh-rong/protocol';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import type { KeptCall } from '../database/schema/bots.ts';
import { botCalls, bots, games } from '../database/schema.ts';
import type { BotSnapshots, botSnapshots } from './bot-snapshots.ts';
import type { Asker } from './game-rows.ts';

/**
 * What the bots of a finished game saw, returned and printed, as one reader may know it. Where hands stay hidden for good, a
 * bot's snapshot is for those who may see its hand, and its words, which may tell of that hand, are for its owner.
 */

/** Playing a game again takes a while: where that is done is not a matter of the history. */
export type LookThroughBots = (...asked: Parameters<typeof botSnapshots>) => Promise<BotSnapshots | null>;

/** A game that the asker may read. */
export interface CalledGame {
  readonly code: string;
  readonly session: number;
  readonly number: number;
  readonly seats: number;
  readonly text: string;
  /** The seat of the asker. */
  readonly viewer: number | 'watcher';
}

/** Points of the session before a game, by seat. */
const scoresBefore = async (sql: Sql, { code, session, number, seats }: CalledGame): Promise<readonly number[]> => {
  const before = await sql
    .select({ result: games.result })
    .from(games)
    .where(and(eq(games.code, code), eq(games.session, session), lt(games.number, number)));
  const points = before.map(({ result }) => (result as GameResult).points);
  return Array.from({ length: seats }, (_, seat) => points.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
};

/** Where in its code a bot went wrong is its owner's to know. */
const withoutPlace = (fault: BotFault | null): BotFault | null =>
  fault !== null && 'place' in fault ? { ...fault, place: null } : fault;

const wordsFor = ({ hidings: _hidings, ...words }: KeptCall, own: boolean): BotWords =>
  own ? words : { ...words, fault: withoutPlace(words.fault) };

/** Null when the text of the game is not one that this version reads. */
export const callsOf = async (
  sql: Sql,
  look: LookThroughBots,
  game: CalledGame,
  asker: Asker,
): Promise<BotGameCall[] | null> => {
  const { code, session, number } = game;
  const rows = await sql
    .select({
      seat: botCalls.seat,
      move: botCalls.move,
      micros: botCalls.micros,
      call: botCalls.call,
      owner: bots.owner,
    })
    .from(botCalls)
    .innerJoin(bots, eq(bots.id, botCalls.bot))
    .where(and(eq(botCalls.code, code), eq(botCalls.session, session), eq(botCalls.number, number)))
    .orderBy(asc(botCalls.move));
  if (rows.length === 0) return [];
  const turns = rows.map(({ seat, move, call, owner }) => ({
    seat,
    move,
    hidings: call.hidings,
    own: owner === asker,
  }));
  const seen = await look(game.text, game.viewer, await scoresBefore(sql, game), turns);
  if (seen === null) return null;
  return rows.map(({ seat, move, micros, call }, at) => ({
    seat,
    step: move + 1,
    micros,
    strike: call.fault?.kind ?? null,
    snapshot: seen.snapshots[at],
    words: seen.conceals && !turns[at].own ? null : wordsFor(call, turns[at].own),
  }));
};
