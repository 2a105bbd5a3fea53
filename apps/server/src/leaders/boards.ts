import type { Leader, LeadersAnswer, PersonRating, Season } from '@sanh-rong/protocol';
import { and, asc, desc, eq, gt, gte, inArray, min, sql as query, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '../database/open.ts';
import { leadersCount, leadersRatings, people } from '../database/schema.ts';
import { readAvatar } from '../people/profile.ts';
import type { Board } from './book.ts';
import { LISTED_FROM } from './fairness.ts';
import { readSeason, seasonAt, seasonsBetween } from './season.ts';
import { trendOf } from './standing.ts';

/** What boards show to whom. */

const onBoard = ({ season, game, ruleSet }: Board): SQL | undefined =>
  and(eq(leadersRatings.season, season), eq(leadersRatings.game, game), eq(leadersRatings.ruleSet, ruleSet));

/** A guest's name can be taken by any other guest: guests are rated, and listed once they have an account. */
const isListed = and(
  gte(leadersRatings.games, LISTED_FROM.games),
  gte(leadersRatings.opponents, LISTED_FROM.opponents),
  eq(people.isAnonymous, false),
);

const ROW = {
  id: people.id,
  name: people.name,
  guest: people.isAnonymous,
  image: people.image,
  shown: leadersRatings.shown,
  games: leadersRatings.games,
  wins: leadersRatings.wins,
  opponents: leadersRatings.opponents,
  recent: leadersRatings.recent,
} as const;

type Row = { readonly [Name in Exclude<keyof typeof ROW, 'image'>]: (typeof ROW)[Name]['_']['data'] } & {
  readonly image: string | null;
};

const standingOf = ({ shown, games, wins, opponents, recent }: Omit<Row, 'id' | 'name' | 'guest' | 'image'>) => ({
  rating: shown,
  games,
  wins,
  opponents,
  trend: trendOf(recent),
  recent: [...recent],
});

const leaderOf = ({ id, name, guest, image, ...row }: Row, place: number | null): Leader => ({
  person: { id, name, guest, face: readAvatar(image) },
  place,
  ...standingOf(row),
});

const isRowListed = ({ games, opponents, guest }: Row): boolean =>
  !guest && games >= LISTED_FROM.games && opponents >= LISTED_FROM.opponents;

/** Every season of the house, newest first. */
export const seasonsOf = async (sql: Sql, now: number): Promise<Season[]> => {
  const [row] = await sql.select({ first: min(leadersRatings.season) }).from(leadersRatings);
  const current = seasonAt(now);
  return seasonsBetween(row?.first ? readSeason(row.first) : current, current);
};

/** The best of a board; equals share a place. */
const leadersOf = async (sql: Sql, board: Board, limit: number): Promise<Leader[]> => {
  const rows = await sql
    .select(ROW)
    .from(leadersRatings)
    .innerJoin(people, eq(people.id, leadersRatings.person))
    .where(and(onBoard(board), isListed))
    .orderBy(desc(leadersRatings.shown), asc(leadersRatings.person))
    .limit(limit);
  return rows.map((row) => leaderOf(row, 1 + rows.findIndex(({ shown }) => shown === row.shown)));
};

const leaderAt = async (sql: Sql, board: Board, person: string): Promise<Leader | null> => {
  const [row] = await sql
    .select(ROW)
    .from(leadersRatings)
    .innerJoin(people, eq(people.id, leadersRatings.person))
    .where(and(onBoard(board), eq(leadersRatings.person, person)));
  if (row === undefined) return null;
  if (!isRowListed(row)) return leaderOf(row, null);
  const [ahead] = await sql
    .select({ count: query<string>`count(*)` })
    .from(leadersRatings)
    .innerJoin(people, eq(people.id, leadersRatings.person))
    .where(and(onBoard(board), isListed, gt(leadersRatings.shown, row.shown)));
  return leaderOf(row, 1 + Number(ahead.count));
};

export const readBoard = async (
  sql: Sql,
  board: Board,
  { seasons, boards }: Pick<LeadersAnswer<'board'>, 'seasons' | 'boards'>,
  { asker, limit }: { readonly asker: string | null; readonly limit: number },
): Promise<LeadersAnswer<'board'>> => {
  const [counted] = await sql.select().from(leadersCount);
  return {
    game: board.game,
    ruleSet: board.ruleSet,
    season: readSeason(board.season),
    seasons,
    boards,
    leaders: await leadersOf(sql, board, limit),
    you: asker === null ? null : await leaderAt(sql, board, asker),
    listedFrom: { ...LISTED_FROM },
    countedAt: counted?.countedAt ?? null,
  };
};

/** How many seasons back a person's ratings are told. */
const TOLD_SEASONS = 4;

const others = alias(leadersRatings, 'others');
const otherPeople = alias(people, 'other_people');

const ahead = query<string>`(select count(*) from ${leadersRatings} others join ${people} other_people on ${otherPeople.id} = ${others.person}
  where ${others.season} = ${leadersRatings.season} and ${others.game} = ${leadersRatings.game}
    and ${others.ruleSet} = ${leadersRatings.ruleSet} and ${others.shown} > ${leadersRatings.shown}
    and ${others.games} >= ${LISTED_FROM.games} and ${others.opponents} >= ${LISTED_FROM.opponents}
    and not ${otherPeople.isAnonymous})`;

/** A person's ratings of the last seasons, newest first. */
export const ratingsOf = async (sql: Sql, person: string, now: number): Promise<PersonRating[]> => {
  const seasons = (await seasonsOf(sql, now)).slice(0, TOLD_SEASONS);
  const rows = await sql
    .select({
      ...ROW,
      season: leadersRatings.season,
      game: leadersRatings.game,
      ruleSet: leadersRatings.ruleSet,
      lastAt: leadersRatings.lastAt,
      ahead,
    })
    .from(leadersRatings)
    .innerJoin(people, eq(people.id, leadersRatings.person))
    .where(
      and(
        eq(leadersRatings.person, person),
        inArray(
          leadersRatings.season,
          seasons.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(leadersRatings.season), asc(leadersRatings.game), asc(leadersRatings.ruleSet));
  return rows.map(({ season, game, ruleSet, lastAt, ahead, ...row }) => ({
    season: readSeason(season),
    game,
    ruleSet,
    lastAt,
    place: isRowListed(row) ? 1 + Number(ahead) : null,
    ...standingOf(row),
  }));
};
