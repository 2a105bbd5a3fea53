import { createHash } from 'node:crypto';
import {
  type Crosstable,
  crosstableSteps,
  headToHead,
  type LeagueMatch,
  type Standing,
  standingSteps,
} from '@sanh-rong/arena';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaMatches, type StoredContestant } from '../../database/schema.ts';
import { inStretches, pause } from '../../stretches.ts';
import { LISTED_MATCH, type ListedMatchRow } from '../reading/match-rows.ts';
import { byLot, type DrawnTable } from './draw.ts';
import type { LeagueMemory } from './memory.ts';
import { botOf, signedUpBots, type TournamentContestant, type TournamentRow, tournamentContestants } from './rows.ts';

/** The matches of a tournament, and what they come to. */

interface PlayedMatch {
  readonly row: ListedMatchRow;
  readonly points: LeagueMatch;
}

interface Seen {
  readonly contestant: StoredContestant;
  readonly strikes: number;
}

export interface RankedBot {
  readonly contestant: StoredContestant;
  readonly owner: string | null;
  readonly isGone: boolean;
  /** From 1; bots that nothing tells apart share a place. */
  readonly place: number;
  /** In the league. */
  readonly standing: Standing;
  /** In finals and play-offs; null for a bot that was not there. */
  readonly finals: Standing | null;
  readonly strikes: number;
}

/** Behind everybody. */
const NOWHERE: readonly number[] = [Number.POSITIVE_INFINITY];

/** Compares ranks from their first figures on, the lower the better. */
const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((figure, each) => figure !== (other[each] ?? figure));
  return at !== -1 && one[at] < other[at];
};

/** Matches read at a time. */
const PAGE = 100;

/** All matches of a tournament in the order they were made, read page by page: thousands at once would hold the node. */
const listedMatches = async (sql: Sql, tournament: string): Promise<ListedMatchRow[]> => {
  const ids = await sql
    .select({ id: arenaMatches.id })
    .from(arenaMatches)
    .where(eq(arenaMatches.tournament, tournament))
    .orderBy(asc(arenaMatches.round), asc(arenaMatches.createdAt), asc(arenaMatches.id));
  const rows = new Map<string, ListedMatchRow>();
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE).map(({ id }) => id);
    for (const row of await sql.select(LISTED_MATCH).from(arenaMatches).where(inArray(arenaMatches.id, page)))
      rows.set(row.id, row);
  }
  return ids.flatMap(({ id }) => rows.get(id) ?? []);
};

/** Every bot as its first match saw it, and its strikes in all of them. */
const seenIn = async (matches: readonly PlayedMatch[]): Promise<ReadonlyMap<string, Seen>> => {
  const seen = new Map<string, Seen>();
  for (const { row } of matches) {
    for (const [at, contestant] of row.contestants.entries()) {
      const before = seen.get(botOf(contestant)) ?? { contestant, strikes: 0 };
      seen.set(botOf(contestant), { ...before, strikes: before.strikes + (row.strikes[at] ?? 0) });
    }
    await pause();
  }
  return seen;
};

/** Everything that is known about a tournament at a moment. */
export class League {
  readonly tournament: TournamentRow;
  readonly matches: readonly ListedMatchRow[];
  readonly contestants: readonly TournamentContestant[];
  /** Everybody who began. */
  readonly field: readonly string[];
  private readonly played: readonly PlayedMatch[];
  private readonly memory: LeagueMemory;
  private readonly seen: ReadonlyMap<string, Seen>;

  private constructor(
    tournament: TournamentRow,
    contestants: readonly TournamentContestant[],
    signedUp: readonly string[],
    played: readonly PlayedMatch[],
    seen: ReadonlyMap<string, Seen>,
    memory: LeagueMemory,
  ) {
    this.memory = memory;
    this.tournament = tournament;
    this.contestants = contestants;
    this.played = played;
    this.matches = played.map(({ row }) => row);
    this.seen = seen;
    this.field = [...new Set([...signedUp, ...this.seen.keys()])];
  }

  static async read(sql: Sql, tournament: TournamentRow, memory: LeagueMemory): Promise<League> {
    const rows = await listedMatches(sql, tournament.id);
    const matches = await memory.matchesOf(sql, rows);
    const played = rows.flatMap((row) => {
      const points = matches.get(row.id);
      return points === undefined ? [] : [{ row, points }];
    });
    const contestants = await tournamentContestants(sql, tournament);
    const signedUp = await signedUpBots(sql, tournament.id);
    return new League(tournament, contestants, signedUp, played, await seenIn(played), memory);
  }

  /** Whether nothing of the round is still to be played. */
  get isRoundOver(): boolean {
    return this.matches.every(({ status }) => status === 'finished' || status === 'failed');
  }

  /** The tables of each round of the league. */
  get rounds(): DrawnTable[][] {
    const rounds: DrawnTable[][] = Array.from({ length: this.tournament.round }, () => []);
    for (const { round, isFinal, contestants } of this.matches) {
      if (!isFinal && round !== null) rounds[round - 1]?.push(contestants.map(botOf));
    }
    return rounds.slice(0, this.tournament.rounds ?? rounds.length);
  }

  /** How often finals were begun: those after the first are play-offs. */
  get finalRounds(): number {
    return new Set(this.matches.flatMap(({ isFinal, round }) => (isFinal ? [round] : []))).size;
  }

  /** A match that was given up says nothing. */
  private counting(isFinal: boolean): PlayedMatch[] {
    return this.played.filter(({ row, points }) => {
      const counts = row.status !== 'failed' && (row.status !== 'waiting' || points.deals.length > 0);
      return row.isFinal === isFinal && counts;
    });
  }

  crosstable(): Promise<Crosstable> {
    return inStretches(crosstableSteps(this.counting(false).map(({ points }) => points)));
  }

  /** Of the league alone, best first; those that nothing tells apart by lot. */
  private async leagueStandings(): Promise<Standing[]> {
    const { format, seed } = this.tournament;
    const matches = this.counting(false).map(({ points }) => points);
    const lots = byLot(seed, this.field);
    const lot = (id: string): number => lots.indexOf(id);
    const steps = standingSteps(this.field, matches, format === 'swiss' ? 'strength' : 'points');
    const standings = await inStretches(steps);
    return standings.toSorted((one, other) => one.place - other.place || lot(one.id) - lot(other.id));
  }

  private contestantOf(bot: string): { readonly contestant: StoredContestant; readonly owner: string | null } | null {
    const here = this.contestants.find(({ contestant }) => botOf(contestant) === bot);
    if (here !== undefined) return here;
    const then = this.seen.get(bot)?.contestant;
    return then === undefined ? null : { contestant: then, owner: then.bot?.owner.id ?? null };
  }

  /**
   * Everybody, best first: those of the finals by what they did there, then the others by what they did in the league, then
   * those who are gone.
   */
  async ranking(): Promise<readonly RankedBot[]> {
    const from = createHash('sha256').update(JSON.stringify([this.tournament.id, this.contestants, this.field]));
    for (const { id, status, played } of this.matches) {
      from.update(`${id} ${status} ${played}\n`);
      await pause();
    }
    return this.memory.ranking(from.digest('hex'), () => this.rank());
  }

  /** Everybody in the first place who still plays. */
  async leaders(): Promise<string[]> {
    const ranking = await this.ranking();
    return ranking.filter(({ place, isGone }) => place === 1 && !isGone).map(({ standing }) => standing.id);
  }

  /** Of finals and play-offs, or of one of them alone. */
  private async finalStandings(which?: 'finals' | 'playOff'): Promise<ReadonlyMap<string, Standing>> {
    const rounds = this.counting(true);
    const first = Math.min(...rounds.map(({ row }) => row.round ?? 0));
    const matches = rounds
      .filter(({ row }) => which === undefined || (row.round === first) === (which === 'finals'))
      .map(({ points }) => points);
    const ids = [...new Set(matches.flatMap((each) => each.ids))];
    const standings = await inStretches(standingSteps(ids, matches));
    return new Map(standings.map((each) => [each.id, each]));
  }

  /**
   * What tells those apart who are level in the first place, the higher the better: by how much they led each other in the
   * league, and then what they did in the play-off.
   */
  private async decidersAmong(tied: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const crosstable = await this.crosstable();
    const playOff = await this.finalStandings('playOff');
    return new Map(
      tied.map((id) => {
        const leads = tied.flatMap((other) => headToHead(crosstable, id, other)?.lead.mean ?? []);
        const lead = leads.length === 0 ? 0 : leads.reduce((sum, each) => sum + each, 0) / leads.length;
        return [id, [Math.round(lead * 1e9), -(playOff.get(id)?.place ?? tied.length)]];
      }),
    );
  }

  private async rank(): Promise<RankedBot[]> {
    const league = await this.leagueStandings();
    const all = await this.finalStandings();
    const finalists = await this.finalStandings('finals');
    const here = new Set(this.contestants.map(({ contestant }) => botOf(contestant)));
    const ranked = league.flatMap((standing) => {
      const known = this.contestantOf(standing.id);
      if (known === null) return [];
      const isGone = !here.has(standing.id);
      const final = finalists.get(standing.id)?.place;
      const tier = isGone ? 2 : final === undefined ? 1 : 0;
      const rank: readonly number[] = [tier, (isGone ? undefined : final) ?? standing.place];
      return [{ ...known, isGone, standing, finals: all.get(standing.id) ?? null, rank }];
    });
    const top = ranked.reduce<readonly number[]>((best, { rank }) => (isBefore(rank, best) ? rank : best), NOWHERE);
    const tied = ranked.filter(({ rank }) => this.isDecided && !isBefore(top, rank));
    const deciders = tied.length < 2 ? null : await this.decidersAmong(tied.map(({ standing }) => standing.id));

    const sorted = ranked
      .map((each) => ({ ...each, rank: [...each.rank, ...(deciders?.get(each.standing.id) ?? []).map((by) => -by)] }))
      .toSorted((one, other) => (isBefore(one.rank, other.rank) ? -1 : isBefore(other.rank, one.rank) ? 1 : 0));
    let place = 0;
    return sorted.map(({ rank, ...each }, at) => {
      if (at === 0 || isBefore(sorted[at - 1].rank, rank)) place = at + 1;
      return { ...each, place, strikes: this.seen.get(each.standing.id)?.strikes ?? 0 };
    });
  }

  /** Whether what decides about the first place has been played: the finals, or the league where there are none. */
  private get isDecided(): boolean {
    return this.tournament.finals ? this.finalRounds > 0 : this.isRoundOver;
  }
}
