import type { Table } from '@sanh-rong/arena';
import type { ContestantSpec } from '../entrants/contestant-specs.ts';
import { distinct } from '../entrants/names.ts';
import type { Look } from '../match/page.ts';
import { inTurn, type MatchPlan } from '../match/plan.ts';
import { type LiveView, type Watching, watchMatch } from '../match/progress.ts';
import { noScore } from '../match/score.ts';
import { displayWidth } from '../play/width.ts';
import { Figures } from '../report/figures.ts';
import { bar } from '../report/live.ts';
import { type LeagueResult, leagueResult, type PlayedTable } from './league.ts';
import { LEAGUE_WORDS } from './messages/vi.ts';
import { type League, leagueTable } from './page.ts';

/** A league on its way, table after table. */

export interface LeaguePlan extends Omit<MatchPlan, 'contestants' | 'lineup'> {
  readonly contestants: readonly ContestantSpec[];
  /** Who sits at which table, by number. */
  readonly tables: readonly Table[];
}

export interface PlayedLeague {
  readonly names: readonly string[];
  readonly tables: readonly PlayedTable[];
}

/** Every table has cards of its own: what is summed up over tables must not lean on the same luck. */
export const tablePlan = (plan: LeaguePlan, number: number): MatchPlan => {
  const { contestants, tables, seed, ...terms } = plan;
  const members = tables[number];
  return {
    ...terms,
    seed: `${seed}/${number}`,
    contestants: members.map((who) => contestants[who]),
    lineup: inTurn(members.length, members.length),
  };
};

const BAR = 24;

export const leagueOf = (plan: LeaguePlan, names: readonly string[], tables: number): League => {
  const { game, ruleSet, seats, seed, deals } = plan;
  return { game, ruleSet, seats, seed, tables, deals, names };
};

/** How it stands: the tables that are over, and how far the one is that is being played. */
const drawLeague = (
  plan: LeaguePlan,
  { names, tables, result }: PlayedLeague & { readonly result: LeagueResult },
  { ended, elapsed }: Pick<LiveView, 'ended' | 'elapsed'>,
  look: Look,
): string[] => {
  const share = (tables.length + ended / (plan.deals * plan.seats)) / plan.tables.length;
  const text = LEAGUE_WORDS[look.language].progress(
    tables.length + 1,
    plan.tables.length,
    new Figures(look.language).clock(elapsed),
  );
  const room = Math.max(0, Math.min(BAR, look.columns - displayWidth(text) - 2));
  return [
    `${look.paint('jade', bar(share, room))}  ${text}`,
    ...(tables.length === 0 ? [] : leagueTable(result, leagueOf(plan, names, tables.length), look)),
  ];
};

/** Plays all tables, or as far as it comes. */
export const playLeague = async (plan: LeaguePlan, watching: Watching): Promise<PlayedLeague> => {
  const began = performance.now();
  const played: PlayedTable[] = [];
  let names: readonly string[] = plan.contestants.map(({ name }) => name);
  for (const [number, members] of plan.tables.entries()) {
    if (watching.signal.aborted) break;
    const result = leagueResult(names.length, played);
    const watched = await watchMatch(tablePlan(plan, number), watching, {
      draw: ({ ended }, look) =>
        drawLeague(plan, { names, tables: played, result }, { ended, elapsed: performance.now() - began }, look),
    });
    names = distinct(names.map((name, who) => (members.includes(who) ? watched.names[members.indexOf(who)] : name)));
    played.push({ members, score: watched.score });
  }
  const whole = played.filter(({ score }) => score.deals.length > 0);
  return { names, tables: whole.length > 0 ? whole : [{ members: plan.tables[0], score: noScore(plan.seats) }] };
};
