import type { ArenaAnswerOf, ArenaReport, ArenaRequest, Pool } from '@sanh-rong/protocol';
import type { PoolKey } from '../ladders/ladders.ts';
import type { ArenaRuling } from '../refusal.ts';
import { Circles } from './circles.ts';
import type { ReadingDependencies } from './dependencies.ts';
import { listEntriesOf, readEntry, showEntry } from './entries.ts';
import type { Asker } from './entry-rows.ts';
import { listLadders, showLadder } from './ladders.ts';
import { MatchCounts } from './match-counts.ts';
import { listMatches, showGame, showLive, showMatch } from './matches.ts';
import { listReports } from './reports.ts';
import { ShownQueue } from './shown-queue.ts';

/**
 * What can be read about the arena. Everybody may read everything here but reports, and nothing here says what a bot's code
 * is, what it printed, or from which seed deals will still be shuffled.
 */
export interface ArenaReading {
  ladders(pool: Pool): Promise<ArenaAnswerOf<'ladders'>>;
  ladder(which: PoolKey, asker: Asker): Promise<ArenaRuling<ArenaAnswerOf<'ladder'>>>;
  /** A whole page about an entry, or just where it stands. */
  entryPage(id: string, asker: Asker): Promise<ArenaRuling<ArenaAnswerOf<'entryDetail'>>>;
  entry(id: string, asker: Asker): Promise<ArenaRuling<ArenaAnswerOf<'entry'>>>;
  entriesOf(bot: string, asker: Asker): Promise<ArenaRuling<ArenaAnswerOf<'entries'>>>;
  matches(request: ArenaRequest<'matches'>): Promise<ArenaAnswerOf<'matches'>>;
  match(id: string, asker?: Asker): Promise<ArenaRuling<ArenaAnswerOf<'match'>>>;
  game(request: ArenaRequest<'matchGame'>): Promise<ArenaRuling<ArenaAnswerOf<'matchGame'>>>;
  live(id: string): Promise<ArenaRuling<ArenaAnswerOf<'live'>>>;
  /** For the owner of the bot alone. */
  reports(person: string, bot: string): Promise<ArenaRuling<readonly ArenaReport[]>>;
}

export type ReadingEnvironment = Pick<ReadingDependencies, 'sql' | 'anchorOf' | 'now'>;

export const createArenaReading = ({ sql, anchorOf, now }: ReadingEnvironment): ArenaReading => {
  const dependencies: ReadingDependencies = {
    sql,
    anchorOf,
    now,
    circles: new Circles(sql, now),
    counts: new MatchCounts(sql, now),
    queue: new ShownQueue(sql, now),
  };
  return {
    ladders: (pool) => listLadders(dependencies, pool),
    ladder: (which, asker) => showLadder(dependencies, which, asker),
    entryPage: (id, asker) => showEntry(dependencies, id, asker),
    entry: (id, asker) => readEntry(sql, id, asker),
    entriesOf: (bot, asker) => listEntriesOf(sql, bot, asker),
    matches: (request) => listMatches(dependencies, request),
    match: (id, asker = null) => showMatch(dependencies, id, asker),
    game: (request) => showGame(sql, request),
    live: (id) => showLive(sql, id),
    reports: (person, bot) => listReports(sql, person, bot),
  };
};
