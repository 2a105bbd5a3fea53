import { sql as query, type SQL } from 'drizzle-orm';
import { arenaMatches } from '../../database/schema.ts';

/** How long a match has kept a runner busy until it is ended, with the block that was being played and is lost. */
export const spentUntil = (at: number): SQL<number> =>
  query`${arenaMatches.spent} + case ${arenaMatches.status} when 'running' then greatest(0, ${at}::bigint - ${arenaMatches.turnAt}) else 0 end`;
