import { ARENA_ANSWERS, type ArenaRequest, type ArenaTournamentDetail } from '@sanh-rong/protocol';
import { and, eq } from 'drizzle-orm';
import { LONG } from '../../../../test/examples.ts';
import type { Arena } from '../../src/arena/arena.ts';
import { createMatch } from '../../src/arena/matches/create.ts';
import type { MatchRow } from '../../src/arena/matches/dependencies.ts';
import type { MatchPlan } from '../../src/arena/matches/plan.ts';
import { createTournaments, type Tournaments } from '../../src/arena/tournaments/tournaments.ts';
import type { Database } from '../../src/database/open.ts';
import { arenaMatches } from '../../src/database/schema.ts';
import { DATABASES } from '../support/databases.ts';
import { ArenaRows, type BotRow, GAME } from './arena-rows.ts';

/** Tournaments on rows as the arena stores them, whose matches are played in this very process. */

type Ruled<Value> = { ok: true; value: Value } | { ok: false; error: { code: string } };

export const must = <Value>(ruling: Ruled<Value>): Value => {
  if (!ruling.ok) throw new Error(ruling.error.code);
  return ruling.value;
};

export const codeOf = (ruling: Ruled<unknown>): string => (ruling.ok ? 'ok' : ruling.error.code);

export const WANTED: ArenaRequest<'createTournament'> = {
  name: 'Giải mùa thu',
  ...GAME,
  format: 'roundRobin',
  seats: 3,
  deals: 2,
  finals: true,
  startsAt: null,
};

/** Hundreds of matches are played: on every database in the long run alone. */
export const TOURNAMENT_DATABASES = LONG ? DATABASES : DATABASES.filter(({ shared }) => shared);

export class TournamentFixture {
  readonly database: Database;
  readonly rows: ArenaRows;
  readonly tournaments: Tournaments;
  organiser = '';

  private constructor(database: Database) {
    this.database = database;
    this.rows = new ArenaRows(database);
    this.tournaments = this.node();
  }

  static async open(open: () => Promise<Database>): Promise<TournamentFixture> {
    return new TournamentFixture(await open());
  }

  close(): Promise<void> {
    return this.database.close();
  }

  /** For the next test: later, and with an organiser of its own. */
  async renew(): Promise<void> {
    this.rows.now += 3_600_000;
    this.organiser = await this.rows.person('Ban tổ chức');
  }

  /** A node: it stores matches as the arena does and does not tell of their ends. */
  node(creating: (plan: MatchPlan) => void = () => {}): Tournaments {
    const { database, rows } = this;
    return createTournaments({
      sql: database.sql,
      now: () => rows.now,
      guestAge: 0,
      arena: {
        async createMatch(plan, within) {
          creating(plan);
          return createMatch(rows.dependencies, plan, within ?? database.sql);
        },
        wake() {},
        onEnded() {},
      } satisfies Partial<Arena>,
      failed: (error) => {
        throw error;
      },
    });
  }

  async made(changes: Partial<typeof WANTED> = {}): Promise<string> {
    return must(await this.tournaments.create(this.organiser, { ...WANTED, ...changes }));
  }

  async show(id: string, asker: string | null = null): Promise<ArenaTournamentDetail> {
    return ARENA_ANSWERS.tournament.parse(must(await this.tournaments.show(id, asker)));
  }

  /** Bots of people of their own that are signed up, each playing as this level. */
  async withBots(id: string, levels: readonly string[]): Promise<BotRow[]> {
    const all: BotRow[] = [];
    for (const level of levels) {
      const owner = await this.rows.person(`Chủ của ${level}`);
      const bot = await this.rows.bot(owner, level);
      must(await this.tournaments.signUp(owner, id, bot.id));
      all.push(bot);
    }
    return all;
  }

  waiting(id: string): Promise<MatchRow[]> {
    return this.database.sql
      .select()
      .from(arenaMatches)
      .where(and(eq(arenaMatches.tournament, id), eq(arenaMatches.status, 'waiting')))
      .orderBy(arenaMatches.createdAt);
  }

  /** Plays every match that waits. */
  async playAll(id: string): Promise<void> {
    for (const match of await this.waiting(id)) await this.rows.play(match.id);
  }

  async toItsEnd(id: string): Promise<ArenaTournamentDetail> {
    for (let step = 0; step < 100; step++) {
      const { status } = await this.show(id);
      if (status === 'finished' || status === 'cancelled') return this.show(id);
      await this.playAll(id);
      await this.tournaments.advance();
    }
    throw new Error('it does not end');
  }
}
