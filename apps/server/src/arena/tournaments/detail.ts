import { type Crosstable, headToHead } from '@sanh-rong/arena';
import { ok } from '@sanh-rong/engine';
import type { ArenaRequest, ArenaTournament, ArenaTournamentDetail } from '@sanh-rong/protocol';
import { and, desc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../database/open.ts';
import { arenaTournaments } from '../../database/schema.ts';
import { newestByTurns } from '../../rate-limits/newest-by-turns.ts';
import { pause } from '../../stretches.ts';
import type { Asker } from '../reading/entry-rows.ts';
import { shownEstimate } from '../reading/figures.ts';
import { shownMatch } from '../reading/match-rows.ts';
import { type ArenaRuling, refuseArena } from '../refusal.ts';
import type { TournamentDependencies } from './dependencies.ts';
import { League, type RankedBot } from './league.ts';
import type { LeagueMemory } from './memory.ts';
import { selectTournaments, shownTournament } from './rows.ts';

/** Tournaments as people see them. */

export const MOST_LISTED = 100;

/** Newest first; where there are too many, organisers take turns. */
export const listTournaments = async (
  { sql, now }: Pick<TournamentDependencies, 'sql' | 'now'>,
  { status, game }: ArenaRequest<'tournaments'>,
  asker: Asker,
): Promise<ArenaTournament[]> => {
  const wanted = and(
    status === undefined ? undefined : eq(arenaTournaments.status, status),
    game === undefined ? undefined : eq(arenaTournaments.game, game),
  );
  const { id, organiser, createdAt } = arenaTournaments;
  const rows = query`select ${id} as id, ${organiser} as owner, ${createdAt} as at from ${arenaTournaments}
    where ${wanted ?? query`true`}`;
  const listed = await selectTournaments(sql, query`${id} in ${newestByTurns(rows, MOST_LISTED, now())}`).orderBy(
    desc(createdAt),
    desc(id),
  );
  return listed.map((row) => shownTournament(row, asker));
};

const standingOf = (
  { contestant: { bot, level }, owner, isGone, place, standing, finals, strikes }: RankedBot,
  isSwiss: boolean,
  asker: Asker,
): ArenaTournamentDetail['standings'][number] => ({
  bot,
  level,
  place,
  matches: standing.matches,
  points: shownEstimate(standing.points),
  strength: isSwiss && standing.deals > 0 ? standing.strength : null,
  finals: finals === null ? null : shownEstimate(finals.points),
  strikes,
  mine: owner !== null && owner === asker,
  gone: isGone,
});

const roundsOf = async ({ matches }: League): Promise<ArenaTournamentDetail['roundList']> => {
  const rounds = new Map<number, ArenaTournamentDetail['roundList'][number]>();
  for (const row of matches) {
    await pause();
    const number = row.round ?? 1;
    const round = rounds.get(number) ?? { number, isFinal: row.isFinal, matches: [] };
    rounds.set(number, round);
    round.matches.push(shownMatch(row));
  }
  return [...rounds.values()];
};

/** Every pair that met, once. */
const crosstableOf = async (
  table: Crosstable,
  ids: readonly string[],
): Promise<ArenaTournamentDetail['crosstable']> => {
  const pairs: ArenaTournamentDetail['crosstable'] = [];
  for (const [row, id] of ids.entries()) {
    for (const [column, other] of ids.entries()) {
      const met = row < column ? headToHead(table, id, other) : null;
      const lead = met === null ? null : shownEstimate(met.lead);
      if (met !== null && lead !== null) pairs.push({ row, column, deals: met.deals, lead });
    }
    await pause();
  }
  return pairs;
};

const winnersOf = (ranking: readonly RankedBot[]): ArenaTournamentDetail['winners'] =>
  ranking
    .filter(({ place, isGone }) => place === 1 && !isGone)
    .map(({ contestant: { bot, level } }) => ({ bot, level }));

export const showTournament = async (
  sql: Sql,
  memory: LeagueMemory,
  id: string,
  asker: Asker,
): Promise<ArenaRuling<ArenaTournamentDetail>> => {
  const [row] = await selectTournaments(sql, eq(arenaTournaments.id, id));
  if (row === undefined) return refuseArena('NO_TOURNAMENT');
  const { tournament } = row;
  const league = await League.read(sql, tournament, memory);
  const ranking = await league.ranking();
  const crosstable = await league.crosstable();
  return ok({
    ...shownTournament(row, asker),
    seed: tournament.status === 'finished' ? tournament.seed : null,
    standings: ranking.map((each) => standingOf(each, tournament.format === 'swiss', asker)),
    ...(tournament.status === 'finished' ? { winners: winnersOf(ranking) } : {}),
    roundList: await roundsOf(league),
    crosstable: await crosstableOf(
      crosstable,
      ranking.map(({ standing }) => standing.id),
    ),
  });
};
