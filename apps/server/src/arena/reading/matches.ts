import { CARD_IDS, ok, shuffledDeck } from '@sanh-rong/engine';
import type { ArenaAnswerOf, ArenaMatchDetail, ArenaRequest } from '@sanh-rong/protocol';
import { and, asc, desc, eq, inArray, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaGames, arenaMatchEntries, arenaMatches, arenaTournaments } from '../../database/schema.ts';
import type { LiveGame } from '../matches/outcome.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import type { ReadingDependencies } from './dependencies.ts';
import type { Asker } from './entry-rows.ts';
import { LISTED_MATCH, type ListedMatchRow, shownMatch } from './match-rows.ts';
import type { ShownQueue } from './shown-queue.ts';

/** Matches as all may see them. What bots printed, and what exactly went wrong, is not among it. */

const SEED = / seed=(\S+)/;

/**
 * The same game, told by its cards and not by the seed they were shuffled from: the seeds of a match follow from one
 * another, and with that of one deal all that are still to come could be worked out.
 */
const withoutSeed = (text: string): string =>
  text.replace(SEED, (_whole, seed: string) => {
    const deck = shuffledDeck(decodeURIComponent(seed)).map((card) => CARD_IDS[card]);
    return ` deck=${deck.join('.')}`;
  });

type Status = ListedMatchRow['status'];
type TournamentStatus = typeof arenaTournaments.$inferSelect.status;

/** The matches of finals are dealt from one seed, so that of the first is no less secret than that of the last. */
const isOpen = (status: Status, tournament: TournamentStatus | null, isFinal: boolean): boolean =>
  status !== 'waiting' && status !== 'running' && !(isFinal && tournament === 'finals');

type MatchesDependencies = Pick<ReadingDependencies, 'sql' | 'queue'>;

/** What is said of each match about its place in the queue; nothing of those that do not wait. */
const waitingOf = async (queue: ShownQueue, rows: readonly Pick<ListedMatchRow, 'id' | 'status' | 'pool'>[]) => {
  const waiting = rows.filter(({ status }) => status === 'waiting');
  const ahead = new Map<string, number>();
  for (const pool of new Set(waiting.map((row) => row.pool))) {
    const ids = waiting.filter((row) => row.pool === pool).map(({ id }) => id);
    const places = await queue.places(pool, ids);
    for (const id of ids) {
      const place = places.get(id);
      if (place !== undefined) ahead.set(id, place);
    }
  }
  return (id: string): Pick<ArenaMatchDetail, 'waiting'> => {
    const before = ahead.get(id);
    return before === undefined ? {} : { waiting: { ahead: before } };
  };
};

const ofEntry = (sql: Sql, entry: string): SQL =>
  inArray(
    arenaMatches.id,
    sql.select({ id: arenaMatchEntries.match }).from(arenaMatchEntries).where(eq(arenaMatchEntries.entry, entry)),
  );

/** Behind a match in the order of the list; behind one that is there no longer comes nothing. */
const behind = (before: string): SQL => query`(${arenaMatches.createdAt}, ${arenaMatches.id}) <
  (select last.created_at, last.id from arena_matches last where last.id = ${before})`;

export const listMatches = async (
  { sql, queue }: MatchesDependencies,
  { game, ruleSet, status, kind, pool, entry, before, limit }: ArenaRequest<'matches'>,
): Promise<ArenaAnswerOf<'matches'>> => {
  const rows = await sql
    .select(LISTED_MATCH)
    .from(arenaMatches)
    .where(
      and(
        game === undefined ? undefined : eq(arenaMatches.game, game),
        ruleSet === undefined ? undefined : eq(arenaMatches.ruleSet, ruleSet),
        status === undefined ? undefined : eq(arenaMatches.status, status),
        pool === undefined ? undefined : eq(arenaMatches.pool, pool),
        kind === undefined ? undefined : eq(arenaMatches.kind, kind),
        entry === undefined ? undefined : ofEntry(sql, entry),
        before === undefined ? undefined : behind(before),
      ),
    )
    .orderBy(desc(arenaMatches.createdAt), desc(arenaMatches.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const waiting = await waitingOf(queue, page);
  return {
    matches: page.map((row) => ({ ...shownMatch(row), ...waiting(row.id) })),
    next: rows.length > limit ? page[page.length - 1].id : null,
  };
};

type ListedGame = ArenaMatchDetail['dealList'][number]['games'][number];

/** Mean points of each contestant in the games of one deal. */
const meansOf = (contestants: number, games: readonly ListedGame[]): number[] =>
  Array.from({ length: contestants }, (_, who) => {
    const own = games.flatMap(({ seating, points }) => points.filter((_points, seat) => seating[seat] === who));
    return own.length === 0 ? 0 : own.reduce((sum, each) => sum + each, 0) / own.length;
  });

const dealsOf = async (sql: Sql, match: string, contestants: number): Promise<ArenaMatchDetail['dealList']> => {
  const rows = await sql
    .select({
      number: arenaGames.number,
      deal: arenaGames.deal,
      seating: arenaGames.seating,
      points: arenaGames.points,
      faults: query<number>`jsonb_array_length(${arenaGames.faults})`.mapWith(Number),
    })
    .from(arenaGames)
    .where(eq(arenaGames.match, match))
    .orderBy(asc(arenaGames.number));
  const deals = new Map<number, ListedGame[]>();
  for (const { deal, number, seating, points, faults } of rows) {
    const games = deals.get(deal) ?? [];
    deals.set(deal, games);
    games.push({ number, seating: [...seating], points: [...points], faults });
  }
  return [...deals].map(([number, games]) => ({ number, points: meansOf(contestants, games), games }));
};

export const showMatch = async (
  { sql, queue }: MatchesDependencies,
  id: string,
  asker: Asker,
): Promise<ArenaRuling<ArenaMatchDetail>> => {
  const [row] = await sql
    .select({
      ...LISTED_MATCH,
      options: arenaMatches.options,
      seed: arenaMatches.seed,
      askedBy: arenaMatches.askedBy,
      tournamentStatus: arenaTournaments.status,
    })
    .from(arenaMatches)
    .leftJoin(arenaTournaments, eq(arenaTournaments.id, arenaMatches.tournament))
    .where(eq(arenaMatches.id, id));
  if (row === undefined) return refuseArena('NO_MATCH');
  return ok({
    ...shownMatch(row),
    ...(await waitingOf(queue, [row]))(id),
    mine: row.kind === 'challenge' && row.askedBy !== null && row.askedBy === asker,
    options: row.options as Record<string, unknown>,
    lineup: [...row.lineup],
    seed: isOpen(row.status, row.tournamentStatus, row.isFinal) ? row.seed : null,
    dealList: await dealsOf(sql, id, row.contestants.length),
  });
};

export const showGame = async (
  sql: Sql,
  { id, number }: ArenaRequest<'matchGame'>,
): Promise<ArenaRuling<ArenaAnswerOf<'matchGame'>>> => {
  const [row] = await sql
    .select({
      status: arenaMatches.status,
      isFinal: arenaMatches.isFinal,
      tournament: arenaTournaments.status,
      game: arenaGames,
    })
    .from(arenaMatches)
    .leftJoin(arenaTournaments, eq(arenaTournaments.id, arenaMatches.tournament))
    .leftJoin(arenaGames, and(eq(arenaGames.match, arenaMatches.id), eq(arenaGames.number, number)))
    .where(eq(arenaMatches.id, id));
  if (row === undefined) return refuseArena('NO_MATCH');
  if (row.game === null) return refuseArena('NO_MATCH_GAME');
  const { deal, seating, text, points, places, faults } = row.game;
  return ok({
    match: id,
    number,
    deal,
    seating: [...seating],
    text: isOpen(row.status, row.tournament, row.isFinal) ? text : withoutSeed(text),
    points: [...points],
    places: [...places],
    faults: faults.map(({ seat, move, kind }) => ({ seat, move, kind })),
  });
};

export const showLive = async (sql: Sql, id: string): Promise<ArenaRuling<ArenaAnswerOf<'live'>>> => {
  const [row] = await sql
    .select({
      status: arenaMatches.status,
      played: arenaMatches.played,
      deals: arenaMatches.deals,
      live: arenaMatches.live,
    })
    .from(arenaMatches)
    .where(eq(arenaMatches.id, id));
  if (row === undefined) return refuseArena('NO_MATCH');
  const { status, played, deals } = row;
  const live = status === 'running' ? (row.live as LiveGame | null) : null;
  return ok({
    status,
    played,
    deals,
    game: live === null ? null : { number: live.number, seating: [...live.seating], text: withoutSeed(live.text) },
  });
};
