import { z } from 'zod';
import { drawnId as id } from '../ids.ts';
import { moment, named } from './fields.ts';
import { entry, entryDetail, ladder, ladderRow } from './ladders.ts';
import { arenaReport, live, match, matchDetail, matchGame } from './matches.ts';
import { tournament, tournamentDetail } from './tournaments.ts';

/** What the arena answers over HTTP. `sanhrong watch` answers the same way for matches. */

export const ARENA_ANSWERS = {
  ladders: z.strictObject({ ladders: z.array(ladder) }),
  ladder: z.strictObject({ ladder, rows: z.array(ladderRow), cycles: z.array(z.array(named)) }),
  entry,
  entryDetail,
  entries: z.strictObject({ entries: z.array(entry) }),
  matches: z.strictObject({ matches: z.array(match), next: id.nullable() }),
  match: matchDetail,
  matchGame,
  live,
  /** Newest first. */
  reports: z.strictObject({ reports: z.array(arenaReport) }),
  tournaments: z.strictObject({ tournaments: z.array(tournament) }),
  tournament: tournamentDetail,
  /** Everything about a tournament for other programs. */
  tournamentExport: z.strictObject({ tournament: tournamentDetail, exportedAt: moment }),
  done: z.strictObject({}),
} as const;

export type ArenaAnswerOf<Name extends keyof typeof ARENA_ANSWERS> = z.infer<(typeof ARENA_ANSWERS)[Name]>;
