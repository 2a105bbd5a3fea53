import type { Rating } from '@sanh-rong/arena';
import { levelIdsOf } from '@sanh-rong/players';
import { ARENA_LIMITS, type ArenaRequest, POOLS, type Pool } from '@sanh-rong/protocol';
import type { Database, Sql } from '../database/open.ts';
import type { GuestQuotas } from '../rate-limits/guest-quotas.ts';
import { type RateLimit, RateLimiter } from '../rate-limits/rate-limiter.ts';
import { challenge } from './entries/challenges.ts';
import type { CompetitorRules } from './entries/competitors.ts';
import { enter, withdraw } from './entries/entries.ts';
import { anchorOf } from './ladders/ladder-anchors.ts';
import { cancelChallenge } from './matches/cancel.ts';
import { recallAll } from './matches/claim.ts';
import { createMatch } from './matches/create.ts';
import type { MatchDependencies, MatchRow } from './matches/dependencies.ts';
import type { MatchKind, MatchPlan } from './matches/plan.ts';
import { sweepMatches } from './matches/sweep.ts';
import { type ArenaRuling, refuseArena, refuseGuests } from './refusal.ts';
import type { RemoteBotRequests } from './remote/remote-bot-requests.ts';
import type { RunnerOptions } from './runner/runner.ts';
import { MatchWorker } from './workers/match-worker.ts';
import { Matchmaker } from './workers/matchmaker.ts';
import { ARENA_TIMES, type ArenaTimes } from './workers/times.ts';

/** A match that is over: finished and counted, or given up. */
export interface EndedMatch {
  readonly id: string;
  readonly kind: MatchKind;
  readonly status: 'finished' | 'failed';
  readonly tournament: string | null;
}

/**
 * Where bots meet. A refused request has changed nothing; only a broken database throws. Matches are played by the
 * nodes that have runners, in processes of their own; any of these may die at any moment.
 */
export interface Arena {
  /** Puts a version of an own bot into a ladder, or a newer one in place of it; the id of its entry. */
  enter(person: string, request: ArenaRequest<'enter'>): Promise<ArenaRuling<string>>;
  /** It is called to no more matches; its page and its rating stay. */
  withdraw(person: string, entry: string): Promise<ArenaRuling<null>>;
  /** A match of an own bot that changes no rating and goes ahead of those of ladders; the id of the match. */
  challenge(person: string, request: ArenaRequest<'challenge'>): Promise<ArenaRuling<string>>;
  /** Ends an own challenge that is not over; its id. */
  cancelChallenge(person: string, match: string): Promise<ArenaRuling<string>>;
  /**
   * A match that another part of the server plans, such as a tournament; its id. With `within` it is stored by that
   * transaction.
   */
  createMatch(plan: MatchPlan, within?: Sql): Promise<string>;
  /** After a transaction that `createMatch` was given has ended: idle workers look for matches at once. */
  wake(): void;
  /** The rating of a built-in player, which never changes; null where there is no such level. */
  anchorOf(game: string, ruleSet: string, level: string): Rating | null;
  /**
   * Told of every match that this node has finished or given up, when that is stored. A node may die before it tells: a
   * listener that must not miss one looks at the rows as well.
   */
  onEnded(listener: (match: EndedMatch) => void): void;
  /** Of the processes in which matches are played. */
  readonly pids: readonly number[];
  /** Begins to look for matches to make and to play. */
  start(): void;
  /** Removes replays and reports that are kept no longer. */
  sweep(): Promise<void>;
  /** Plays no more; what is stored goes on elsewhere, or here after the next start. */
  close(): Promise<void>;
}

export interface ArenaEnvironment extends CompetitorRules {
  readonly database: Database;
  /** What guests may use together. */
  readonly quotas: GuestQuotas;
  /** Matches that this node plays at the same time, each in a process of its own; with none it plays and makes none. */
  readonly runners: number;
  /** Whether bots can run on this machine. */
  readonly mayRun: () => Promise<boolean>;
  /** The code of a version; null when it is kept no longer. */
  readonly sourceOf: (bot: string, version: number) => Promise<string | null>;
  readonly failed: (error: unknown) => void;
  readonly times?: ArenaTimes;
  /** Deals of a match of a ladder. */
  readonly deals?: number;
  /** The built-in players that may be called to matches of ladders. */
  readonly levelsOf?: (game: string) => readonly string[];
  readonly runner?: RunnerOptions;
  /** Where remote bots are asked. */
  readonly remoteBots: RemoteBotRequests;
}

/** Entering and withdrawing: 60 at once, then one in two seconds. */
const CHANGES: RateLimit = { burst: 60, every: 2_000 };
/** Each is a match that is kept for a year: 30 at once, then one a minute. */
const CHALLENGES: RateLimit = { burst: 30, every: 60_000 };

/** Matches of remote bots that a node plays at the same time: mostly they wait for the connections of programs. */
const REMOTE_RUNNERS = 4;

const endedMatch = ({ id, kind, status, tournament }: MatchRow): EndedMatch => ({
  id,
  kind,
  status: status === 'finished' ? 'finished' : 'failed',
  tournament,
});

export const openArena = async (environment: ArenaEnvironment): Promise<Arena> => {
  const { database, now, failed, mayRun, sourceOf, remoteBots, times = ARENA_TIMES, runner = {} } = environment;
  const { deals = ARENA_LIMITS.deals.usual, levelsOf = levelIdsOf, runners, guestAge, quotas } = environment;
  const { sql, shared } = database;
  const dependencies: MatchDependencies = { sql, now, anchorOf };
  if (!shared) await recallAll(dependencies);
  const listeners = new Set<(match: EndedMatch) => void>();
  const changes = new RateLimiter(CHANGES, now);
  const challenges = new RateLimiter(CHALLENGES, now);

  const wakeWorkers = (): void => {
    for (const worker of workers) worker.wake();
  };
  const matchmaker = new Matchmaker({ ...dependencies, times, deals, levelsOf, mayRun, failed, made: wakeWorkers });
  const ended = (match: MatchRow): void => {
    matchmaker.wake();
    for (const listener of listeners) {
      try {
        listener(endedMatch(match));
      } catch (error) {
        failed(error);
      }
    }
  };
  const pools = POOLS.flatMap((pool) =>
    new Array<Pool>(pool === 'remote' && runners > 0 ? REMOTE_RUNNERS : runners).fill(pool),
  );
  const workers = pools.map(
    (pool) => new MatchWorker({ ...dependencies, pool, times, runner, remoteBots, mayRun, sourceOf, failed, ended }),
  );

  const closeAll = async (): Promise<void> => {
    await Promise.all([matchmaker.close(), ...workers.map((worker) => worker.close())]);
  };
  let closing: Promise<void> | null = null;

  return {
    async enter(person, request) {
      if (changes.take(person) > 0) return refuseArena('SLOW_DOWN');
      const entered = await enter({ ...dependencies, guestAge }, person, request);
      if (entered.ok) matchmaker.wake();
      return entered;
    },
    async withdraw(person, entry) {
      return changes.allows(person) ? withdraw(dependencies, person, entry) : refuseArena('SLOW_DOWN');
    },
    async challenge(person, request) {
      const taken = await quotas.take('challenges', person, 1);
      if (!taken.ok) return refuseGuests(taken.error);
      let isMade = false;
      try {
        const mayAsk = (): boolean => challenges.allows(person);
        const made = await challenge({ ...dependencies, guestAge, mayAsk }, person, request);
        isMade = made.ok;
        return made;
      } finally {
        if (isMade) wakeWorkers();
        else await taken.value.giveBack();
      }
    },
    async cancelChallenge(person, match) {
      return changes.allows(person) ? cancelChallenge(dependencies, person, match) : refuseArena('SLOW_DOWN');
    },
    async createMatch(plan, within) {
      if (within !== undefined) return createMatch(dependencies, plan, within);
      const id = await sql.transaction((work) => createMatch(dependencies, plan, work));
      wakeWorkers();
      return id;
    },
    wake: wakeWorkers,
    anchorOf,
    onEnded: (listener) => {
      listeners.add(listener);
    },
    get pids() {
      return workers.flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
    },
    start() {
      if (runners > 0) matchmaker.start();
      for (const worker of workers) worker.start();
    },
    async sweep() {
      await sweepMatches(dependencies);
      await remoteBots.sweep();
    },
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
};
