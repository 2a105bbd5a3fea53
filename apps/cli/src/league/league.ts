import {
  type Crosstable,
  clearlyBetter,
  crosstableOf,
  findCycles,
  isDisqualified,
  type LeagueMatch,
  type Standing,
  standingsOf,
} from '@sanh-rong/arena';
import type { FaultReport } from '../entrants/fault-report.ts';
import { dealPoints } from '../match/json.ts';
import type { Score } from '../match/score.ts';

/** What a league has come to, table by table. */

/** A table that was played, wholly or in part: who sat there by their number in the league, and what came of it. */
export interface PlayedTable {
  readonly members: readonly number[];
  readonly score: Score;
}

export interface LeagueRow extends Omit<Standing, 'id'> {
  /** The number in the league. */
  readonly contestant: number;
  readonly strikes: number;
}

/** A mistake of a contestant, and at which table from 0. */
export interface LeagueFault extends FaultReport {
  readonly table: number;
}

export interface LeagueResult {
  /** Of everybody the first few. */
  readonly faults: readonly LeagueFault[];
  /** Best first. */
  readonly rows: readonly LeagueRow[];
  readonly crosstable: Crosstable;
  /** Who is clearly better than whom, by number. */
  readonly beats: ReadonlyMap<number, readonly number[]>;
  /** Shortest circles of "clearly better", as numbers, without the first one again at the end. */
  readonly cycles: readonly (readonly number[])[];
}

const ID_LENGTH = 4;

/** Numbers as ids that are in the order of the numbers. */
export const idOf = (contestant: number): string => String(contestant).padStart(ID_LENGTH, '0');

const leagueMatch = ({ members, score }: PlayedTable): LeagueMatch => ({
  ids: members.map(idOf),
  deals: score.deals
    .filter(({ games }) => games.every(({ result }) => result !== null))
    .map((deal) => dealPoints(deal, members.length)),
  disqualified: [...members.keys()].filter((who) => isDisqualified(score.strikes[who])),
});

const strikesOf = (tables: readonly PlayedTable[], contestant: number): number =>
  tables.reduce((sum, { members, score }) => {
    const who = members.indexOf(contestant);
    return who < 0 ? sum : sum + score.strikes[who];
  }, 0);

const MOST_FAULTS = 3;

const faultsOf = (tables: readonly PlayedTable[], contestant: number): LeagueFault[] =>
  tables
    .flatMap(({ members, score }, table) =>
      score.faults
        .filter((fault) => members[fault.contestant] === contestant)
        .map((fault) => ({ ...fault, contestant, table })),
    )
    .slice(0, MOST_FAULTS);

export const leagueResult = (contestants: number, tables: readonly PlayedTable[]): LeagueResult => {
  const matches = tables.map(leagueMatch);
  const ids = Array.from({ length: contestants }, (_, contestant) => idOf(contestant));
  const crosstable = crosstableOf(matches);
  const beats = clearlyBetter(crosstable);
  return {
    rows: standingsOf(ids, matches).map(({ id, ...standing }) => {
      const contestant = Number(id);
      return { ...standing, contestant, strikes: strikesOf(tables, contestant) };
    }),
    faults: Array.from({ length: contestants }, (_, contestant) => faultsOf(tables, contestant)).flat(),
    crosstable,
    beats: new Map([...beats].map(([id, weaker]) => [Number(id), weaker.map(Number)])),
    cycles: findCycles(beats).map(({ shortest }) => shortest.map(Number)),
  };
};
