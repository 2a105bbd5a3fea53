import type { Sql } from '../../database/open.ts';
import type { Arena } from '../arena.ts';
import type { CompetitorRules } from '../entries/competitors.ts';
import type { LeagueMemory } from './memory.ts';

/** What everything about tournaments works with. */
export interface TournamentDependencies extends CompetitorRules {
  readonly sql: Sql;
  readonly arena: Pick<Arena, 'createMatch' | 'wake'>;
  readonly memory: LeagueMemory;
  /** Whether a person may do one more thing now. */
  readonly mayChange: (person: string) => boolean;
}
