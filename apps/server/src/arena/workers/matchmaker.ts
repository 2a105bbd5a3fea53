import { randomBytes } from 'node:crypto';
import { everybody, pickMatch } from '@sanh-rong/arena';
import { Random } from '@sanh-rong/engine';
import { and, desc, eq, gt, inArray, sql as query } from 'drizzle-orm';
import { rowsOf, type Sql } from '../../database/open.ts';
import { arenaEntries, arenaMatches } from '../../database/schema.ts';
import { LADDERS, type LadderRules, type PoolKey } from '../ladders/ladders.ts';
import { type Standing, standingAnchors, standingEntries } from '../ladders/standing-entries.ts';
import { recallMatches } from '../matches/claim.ts';
import { createMatch, WAITING_PATIENCE } from '../matches/create.ts';
import type { MatchDependencies } from '../matches/dependencies.ts';
import { overShareKeys } from '../matches/machine-shares.ts';
import { Alarm } from './alarm.ts';
import { oneAnOwner, waitsForCompany } from './company.ts';
import type { ArenaTimes } from './times.ts';

export interface MatchmakerDependencies extends MatchDependencies {
  readonly times: ArenaTimes;
  /** The built-in players that may be called to matches of ladders. */
  readonly levelsOf: (game: string) => readonly string[];
  /** Deals of a match. */
  readonly deals: number;
  readonly mayRun: () => Promise<boolean>;
  /** There are matches to play. */
  readonly made: () => void;
  readonly failed: (error: unknown) => void;
}

/** Matches of one ladder that wait to be played: more would only grow old. */
const MOST_WAITING = 2;

/** Nodes make matches one at a time. */
const LOCK = 7_202_612;

/** Below this sigma a place is known well enough: most are there after some forty matches of 24 deals. */
const SETTLED_SIGMA = 3;

/** A new entry goes ahead of those whose place is known, as if it had waited for so much longer (milliseconds). */
const HEAD_START = 60_000;

const isSettled = ({ rating }: Standing): boolean => rating.sigma <= SETTLED_SIGMA;

const withHeadStart = (entry: Standing): Standing =>
  isSettled(entry) || entry.lastPicked === null ? entry : { ...entry, lastPicked: entry.lastPicked - HEAD_START };

/** Every deal is played once among remote bots, so there are more of them. */
const DEALS_FACTOR = { sandbox: 1, remote: 2 } as const;

/**
 * Makes the matches of the ladders: as long as an entry's place is unknown, the next one when the last ones are being
 * played; where all places are known, one now and then, so that a ladder without news does not keep machines busy.
 */
export class Matchmaker {
  private readonly dependencies: MatchmakerDependencies;
  private readonly alarm = new Alarm();
  private isStopping = false;
  private working: Promise<void> = Promise.resolve();

  constructor(dependencies: MatchmakerDependencies) {
    this.dependencies = dependencies;
  }

  start(): void {
    this.working = this.work();
  }

  wake(): void {
    this.alarm.wake();
  }

  async close(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.working;
  }

  private async work(): Promise<void> {
    while (!this.isStopping) {
      await this.look().catch(this.dependencies.failed);
      if (!this.isStopping) await this.alarm.sleep(this.dependencies.times.matchmaking);
    }
  }

  /** Makes what is to be made, and looks after what was left behind. */
  async look(): Promise<void> {
    const recalled = await recallMatches(this.dependencies);
    const made = await this.makeMatches();
    if (recalled + made > 0) this.dependencies.made();
  }

  private async makeMatches(): Promise<number> {
    const { sql, mayRun } = this.dependencies;
    const playing = await sql
      .selectDistinct({ game: arenaEntries.game, ruleSet: arenaEntries.ruleSet, pool: arenaEntries.pool })
      .from(arenaEntries)
      .where(eq(arenaEntries.active, true));
    const mayPlay = playing.some(({ pool }) => pool === 'sandbox') && (await mayRun());
    const ladders = LADDERS.flatMap((ladder) =>
      playing
        .filter((each) => each.game === ladder.game && each.ruleSet === ladder.ruleSet)
        .map(({ pool }) => ({ ...ladder, pool })),
    ).filter(({ pool }) => pool === 'remote' || mayPlay);
    if (ladders.length === 0) return 0;
    return sql.transaction(async (work) => {
      const locked = await work.execute(query`select pg_try_advisory_xact_lock(${LOCK}) as mine`);
      if (!rowsOf<{ mine: boolean }>(locked)[0]?.mine) return 0;
      let made = 0;
      for (const ladder of ladders) made += await this.makeFor(work, ladder);
      return made;
    });
  }

  private async makeFor(work: Sql, ladder: LadderRules & PoolKey): Promise<number> {
    const { game, ruleSet, pool, seats } = ladder;
    const ofLadder = and(
      eq(arenaMatches.kind, 'ladder'),
      eq(arenaMatches.game, game),
      eq(arenaMatches.ruleSet, ruleSet),
      eq(arenaMatches.pool, pool),
    );
    const open = await work
      .select({ status: arenaMatches.status, contestants: arenaMatches.contestants })
      .from(arenaMatches)
      .where(and(ofLadder, inArray(arenaMatches.status, ['waiting', 'running'])));
    let waiting = open.filter(({ status }) => status === 'waiting').length;
    // Ladders may be long: they are read only where a match is to be made.
    if (waiting >= MOST_WAITING) return 0;
    if (!(await this.isAnybodyUnknown(work, ladder)) && !(await this.isTimeAgain(work, ofLadder))) return 0;
    const inMatch = new Set(open.flatMap(({ contestants }) => contestants.map(({ entry }) => entry)));
    const standing = await standingEntries(work, ladder, this.dependencies.now());
    const elsewhere = pool === 'remote' ? await this.playingElsewhere(work, standing) : new Set<string>();
    let free = await this.patient(
      work,
      standing.filter(({ id }) => !inMatch.has(id) && !elsewhere.has(id)),
    );
    if (free.every(isSettled) && !(await this.isTimeAgain(work, ofLadder))) return 0;
    // A remote bot may be called away by a challenge at any moment; one that is free here is free.
    const company = pool === 'remote' ? standing : standing.filter(({ id }) => inMatch.has(id));
    const anchors = standingAnchors(ladder, this.dependencies.levelsOf(game));
    const random = new Random(randomBytes(16).toString('hex'));
    let made = 0;
    while (waiting < MOST_WAITING && free.length > 0) {
      const callable = pool === 'remote' ? oneAnOwner(free) : free;
      const picked = pickMatch([...callable.map(withHeadStart), ...anchors], seats, random);
      if (picked === null) break;
      const lead = callable.find(({ id }) => id === picked[0]);
      if (lead !== undefined && waitsForCompany(lead, { pool, picked, company, now: this.dependencies.now() })) {
        free = free.filter((each) => each !== lead);
        continue;
      }
      const contestants = picked.flatMap((id) =>
        [...free, ...anchors].filter((each) => each.id === id).map(({ contestant }) => contestant),
      );
      const lineup = everybody(seats);
      await createMatch(
        this.dependencies,
        {
          kind: 'ladder',
          game,
          ruleSet,
          pool,
          contestants,
          lineup,
          deals: this.dependencies.deals * DEALS_FACTOR[pool],
        },
        work,
      );
      free = free.filter(({ id }) => !picked.includes(id));
      waiting += 1;
      made += 1;
      if (free.every(isSettled)) break;
    }
    return made;
  }

  /**
   * Whose bots play a remote match of any kind: those called with them would wait for its end. Called they are all the
   * same after a while, or others who challenge a bot again and again would keep it out of its ladder.
   */
  private async playingElsewhere(work: Sql, entries: readonly Standing[]): Promise<ReadonlySet<string>> {
    const running = await work
      .select({ contestants: arenaMatches.contestants })
      .from(arenaMatches)
      .where(and(eq(arenaMatches.pool, 'remote'), eq(arenaMatches.status, 'running')));
    const bots = new Set(running.flatMap(({ contestants }) => contestants.map(({ bot }) => bot?.id)));
    const since = this.dependencies.now() - WAITING_PATIENCE;
    const playing = entries.filter(
      ({ contestant, lastPicked }) => bots.has(contestant.bot?.id) && (lastPicked ?? 0) > since,
    );
    return new Set(playing.map(({ id }) => id));
  }

  /** Without those whose owners have had much of the machines lately, unless there are no others. */
  private async patient(work: Sql, entries: Standing[]): Promise<Standing[]> {
    const overShare = await overShareKeys(work, this.dependencies.now());
    const others = entries.filter(({ owner, networks }) =>
      [owner, ...networks].every((key) => !overShare.has(key ?? '')),
    );
    return others.length > 0 ? others : entries;
  }

  private async isAnybodyUnknown(work: Sql, { game, ruleSet, pool }: PoolKey): Promise<boolean> {
    const unknown = await work
      .select({ id: arenaEntries.id })
      .from(arenaEntries)
      .where(
        and(
          eq(arenaEntries.game, game),
          eq(arenaEntries.ruleSet, ruleSet),
          eq(arenaEntries.pool, pool),
          eq(arenaEntries.active, true),
          gt(arenaEntries.sigma, SETTLED_SIGMA),
        ),
      )
      .limit(1);
    return unknown.length > 0;
  }

  /** Whether the last match of a ladder was made so long ago that its places may be looked at again. */
  private async isTimeAgain(work: Sql, ofLadder: ReturnType<typeof and>): Promise<boolean> {
    const [last] = await work
      .select({ createdAt: arenaMatches.createdAt })
      .from(arenaMatches)
      .where(ofLadder)
      .orderBy(desc(arenaMatches.createdAt))
      .limit(1);
    return last === undefined || this.dependencies.now() - last.createdAt >= this.dependencies.times.settled;
  }
}
