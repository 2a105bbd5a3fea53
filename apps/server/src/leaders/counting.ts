import { and, asc, eq, inArray, isNotNull, sql as query } from 'drizzle-orm';
import type { Sql } from '../database/open.ts';
import {
  gameSeats,
  games,
  leadersCount,
  leadersDue,
  leadersMeetings,
  leadersRatings,
  tables,
} from '../database/schema.ts';
import { isDelayed } from '../history/watch-delay.ts';
import { Book, type CountedGame, type MeetingRow, type StandingRow } from './book.ts';
import { ratedPeople } from './rated-people.ts';
import { seasonAt } from './season.ts';
import { shownRating } from './standing.ts';

/** Games counted in one transaction: few enough that other transactions do not wait long for it. */
export const BATCH = 100;

interface Due {
  readonly numbers: readonly number[];
  readonly games: readonly CountedGame[];
}

/** A game that watchers do not know yet to be over waits: ratings would say who won it. */
const readDue = async (sql: Sql, now: number, limit: number): Promise<Due> => {
  const due = await sql
    .select({
      number: leadersDue.number,
      id: games.id,
      game: games.game,
      ruleSet: games.ruleSet,
      endedAt: games.endedAt,
      result: games.result,
    })
    .from(leadersDue)
    .innerJoin(games, eq(games.id, leadersDue.gameId))
    .innerJoin(tables, eq(tables.code, games.code))
    .where(query`${isDelayed(now)} is not true`)
    .orderBy(asc(leadersDue.number))
    .limit(limit);
  if (due.length === 0) return { numbers: [], games: [] };
  const ids = due.map(({ id }) => id);
  const seats = await sql
    .select({
      id: gameSeats.gameId,
      seat: gameSeats.seat,
      person: gameSeats.person,
      place: gameSeats.place,
      points: gameSeats.points,
    })
    .from(gameSeats)
    .where(and(inArray(gameSeats.gameId, ids), isNotNull(gameSeats.person), eq(gameSeats.absent, false)))
    .orderBy(asc(gameSeats.seat));
  const peopleOf = (id: string) =>
    seats.flatMap(({ id: of, person, ...seat }) => (of === id && person !== null ? { ...seat, person } : []));
  return {
    numbers: due.map(({ number }) => number),
    games: due.map(({ id, game, ruleSet, endedAt, result }) => ({
      game,
      ruleSet,
      endedAt,
      ...ratedPeople(game, result, peopleOf(id)),
    })),
  };
};

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

const openBook = async (sql: Sql, counted: readonly CountedGame[]): Promise<Book> => {
  const people = distinct(counted.flatMap((game) => game.people.map(({ person }) => person)));
  if (people.length === 0) return new Book([], []);
  const standings = await sql.select().from(leadersRatings).where(inArray(leadersRatings.person, people));
  const meetings = await sql
    .select()
    .from(leadersMeetings)
    .where(
      and(
        // As the key is ordered: of all meetings ever, only those of these boards are looked at.
        inArray(leadersMeetings.season, distinct(counted.map(({ endedAt }) => seasonAt(endedAt).id))),
        inArray(leadersMeetings.game, distinct(counted.map(({ game }) => game))),
        inArray(leadersMeetings.ruleSet, distinct(counted.map(({ ruleSet }) => ruleSet))),
        inArray(leadersMeetings.person, people),
        inArray(leadersMeetings.other, people),
      ),
    );
  return new Book(
    standings.map(({ mu, sigma, shown, ...row }) => ({ ...row, rating: { mu, sigma } })),
    meetings,
  );
};

const keepStandings = async (sql: Sql, rows: readonly StandingRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql
    .insert(leadersRatings)
    .values(rows.map(({ rating, ...row }) => ({ ...row, ...rating, shown: shownRating(rating) })))
    .onConflictDoUpdate({
      target: [leadersRatings.season, leadersRatings.game, leadersRatings.ruleSet, leadersRatings.person],
      set: {
        mu: query`excluded.mu`,
        sigma: query`excluded.sigma`,
        shown: query`excluded.shown`,
        games: query`excluded.games`,
        wins: query`excluded.wins`,
        opponents: query`excluded.opponents`,
        recent: query`excluded.recent`,
        lastAt: query`excluded.last_at`,
      },
    });
};

const keepMeetings = async (sql: Sql, rows: readonly MeetingRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const { season, game, ruleSet, person, other } = leadersMeetings;
  await sql
    .insert(leadersMeetings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [season, game, ruleSet, person, other],
      set: { games: query`excluded.games`, day: query`excluded.day`, today: query`excluded.today` },
    });
};

/**
 * Counts games that are due, at most `limit` of them: either all of it is stored, the ratings and that these games are
 * counted, or nothing. Answers with how many there were; none as well while another node is at it.
 */
export const countDue = (sql: Sql, now: () => number, limit = BATCH): Promise<number> =>
  sql.transaction(async (tx) => {
    const mine = await tx.select().from(leadersCount).for('update', { skipLocked: true });
    if (mine.length === 0) return 0;
    const due = await readDue(tx, now(), limit);
    if (due.numbers.length === 0) return 0;
    const book = await openBook(tx, due.games);
    for (const game of due.games) book.count(game);
    const { standings, meetings } = book.changed;
    await keepStandings(tx, standings);
    await keepMeetings(tx, meetings);
    await tx.delete(leadersDue).where(inArray(leadersDue.number, [...due.numbers]));
    await tx.update(leadersCount).set({ countedAt: now() });
    return due.numbers.length;
  });
