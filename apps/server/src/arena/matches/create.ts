import { randomBytes } from 'node:crypto';
import { emptyTally, NO_THINKING } from '@sanh-rong/arena';
import { asc, inArray } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaEntries, arenaMatchEntries, arenaMatches } from '../../database/schema.ts';
import { drawId } from '../../draw-id.ts';
import type { MatchDependencies } from './dependencies.ts';
import type { MatchKind, MatchPlan } from './plan.ts';

const ID_LENGTH = 16;
const SEED_BYTES = 16;

/** People who wait for their match come before the house, which has all the time in the world. */
export const PRIORITIES: Readonly<Record<MatchKind, number>> = { challenge: 20, tournament: 10, ladder: 0 };

/**
 * A match that waits longer than this (milliseconds) goes ahead of all that came later, of any kind: or a person who
 * always has another challenge or tournament ready would keep the ladders waiting for ever.
 */
export const WAITING_PATIENCE = 600_000;

const drawSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** They are called now, so others come first the next time. Always in the same order, or two matches could wait for each other. */
const callEntries = async (work: Sql, entries: readonly string[], at: number): Promise<void> => {
  if (entries.length === 0) return;
  const which = inArray(arenaEntries.id, [...entries]);
  await work
    .select({ id: arenaEntries.id })
    .from(arenaEntries)
    .where(which)
    .orderBy(asc(arenaEntries.id))
    .for('update');
  await work.update(arenaEntries).set({ calledAt: at }).where(which);
};

/** Stores a match that waits to be played. */
export const createMatch = async ({ now }: MatchDependencies, plan: MatchPlan, work: Sql): Promise<string> => {
  const {
    kind,
    game,
    ruleSet,
    pool = 'sandbox',
    contestants,
    lineup,
    deals,
    askedBy = null,
    tournament,
    seed = drawSeed(),
  } = plan;
  const id = drawId(ID_LENGTH);
  const at = now();
  await work.insert(arenaMatches).values({
    id,
    kind,
    status: 'waiting',
    game,
    ruleSet,
    pool,
    options: {},
    lineup,
    contestants,
    seed,
    deals,
    played: 0,
    blocks: 0,
    attempt: 0,
    strikes: contestants.map(() => 0),
    thinking: contestants.map(() => NO_THINKING),
    tally: emptyTally(contestants.length),
    askedBy,
    tournament: tournament?.id ?? null,
    round: tournament?.round ?? null,
    isFinal: tournament?.isFinal ?? false,
    createdAt: at,
  });
  if (kind === 'ladder') {
    const entered = contestants.flatMap(({ entry, bot }, contestant) =>
      entry === null || bot === null ? [] : [{ match: id, contestant, entry, version: bot.version }],
    );
    await callEntries(
      work,
      entered.map(({ entry }) => entry),
      at,
    );
    if (entered.length > 0) await work.insert(arenaMatchEntries).values(entered);
  }
  return id;
};
