import type { ArenaRequest, ArenaTournament, ArenaTournamentDetail } from '@sanh-rong/protocol';
import { eq } from 'drizzle-orm';
import { workedFor } from '../../database/fair-pool.ts';
import type { Sql } from '../../database/open.ts';
import { arenaTournaments } from '../../database/schema.ts';
import { FairGate, type GateSize } from '../../fair-gate.ts';
import { type RateLimit, RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { Arena } from '../arena.ts';
import type { CompetitorRules } from '../entries/competitors.ts';
import type { Asker } from '../reading/entry-rows.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import { advance, advanceAll } from './advance.ts';
import type { TournamentDependencies } from './dependencies.ts';
import { listTournaments, showTournament } from './detail.ts';
import { LeagueMemory } from './memory.ts';
import { cancel, create, start } from './organise.ts';
import { signUp, withdraw } from './sign-ups.ts';
import { sweepTournaments } from './sweep.ts';

/**
 * Tournaments of bots: a league, a round robin or a Swiss one, and then finals of the best. `person` is the one who
 * asks. A refused request has changed nothing; only a broken database throws.
 */
export interface Tournaments {
  list(request: ArenaRequest<'tournaments'>, asker: Asker): Promise<ArenaTournament[]>;
  show(id: string, asker: Asker): Promise<ArenaRuling<ArenaTournamentDetail>>;
  /** The id of the new one. */
  create(person: string, request: ArenaRequest<'createTournament'>): Promise<ArenaRuling<string>>;
  signUp(person: string, id: string, bot: string): Promise<ArenaRuling<null>>;
  withdraw(person: string, id: string, bot: string): Promise<ArenaRuling<null>>;
  start(person: string, id: string): Promise<ArenaRuling<null>>;
  cancel(person: string, id: string): Promise<ArenaRuling<null>>;
  /** Makes the steps that are due: scheduled beginnings, next rounds, ends. */
  advance(): Promise<void>;
  /** Cancels those that were announced without a date and have had no sign-up for two weeks. */
  sweep(): Promise<void>;
  /** All tournaments of one person become another's. */
  handOver(from: string, to: string): Promise<void>;
}

export interface TournamentsEnvironment extends CompetitorRules {
  readonly sql: Sql;
  readonly arena: Pick<Arena, 'createMatch' | 'wake' | 'onEnded'>;
  readonly failed: (error: unknown) => void;
}

/** Tournaments and sign-ups: 30 at once, then one in two seconds. */
const CHANGES: RateLimit = { burst: 30, every: 2_000 };

/**
 * The largest tournament takes a second of work and thousands of rows: two are read at a time, one of each network, or a crowd of
 * readers would hold the event loop with all that comes from the database at once.
 */
const READERS: GateSize = { atOnce: 2, waiting: 200 };

export const createTournaments = ({ sql, now, guestAge, arena, failed }: TournamentsEnvironment): Tournaments => {
  const changes = new RateLimiter(CHANGES, now);
  const readers = new FairGate(READERS);
  const memory = new LeagueMemory(now);
  const dependencies: TournamentDependencies = {
    sql,
    now,
    guestAge,
    arena,
    memory,
    mayChange: (person) => changes.allows(person),
  };
  arena.onEnded(({ tournament }) => {
    if (tournament !== null) advance(dependencies, tournament).catch(failed);
  });
  return {
    list: (request, asker) => listTournaments(dependencies, request, asker),
    show: async (id, asker) =>
      (await readers.enter(workedFor(), () => showTournament(sql, memory, id, asker))) ?? refuseArena('SLOW_DOWN'),
    create: (person, request) => create(dependencies, person, request),
    signUp: (person, id, bot) => signUp(dependencies, person, id, bot),
    withdraw: (person, id, bot) => withdraw(dependencies, person, id, bot),
    start: (person, id) => start(dependencies, person, id),
    cancel: (person, id) => cancel(dependencies, person, id),
    advance: () => advanceAll(dependencies),
    sweep: () => sweepTournaments(dependencies),
    async handOver(from, to) {
      await sql.update(arenaTournaments).set({ organiser: to }).where(eq(arenaTournaments.organiser, from));
    },
  };
};
