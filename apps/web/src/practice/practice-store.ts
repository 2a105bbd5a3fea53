import type { TableEvent } from '@sanh-rong/table';
import { change, countOf, readAll, readOne } from './database.ts';
import type { Keeper, PracticeGame, PracticeSummary } from './kept.ts';

export { PRACTICE_ID, type PracticeGame, type PracticeSeat, type PracticeSummary } from './kept.ts';

/** Practice tables and games as this device keeps them. Pages read them without loading any game. */

/** How many finished games are kept. */
export const MOST_GAMES = 50;

/** Where storage is switched off there is just nothing kept: one can still play. */
const orNothing = async <Value>(read: Promise<Value>, nothing: Value): Promise<Value> => {
  try {
    return await read;
  } catch {
    return nothing;
  }
};

const newestFirst = (one: PracticeGame, other: PracticeGame): number => other.endedAt - one.endedAt;

/** Finished practice games, newest first. */
export const practiceGames = async (): Promise<readonly PracticeGame[]> =>
  [...(await orNothing(readAll<PracticeGame>('games'), []))].sort(newestFirst);

/** One of them by its id; null when it is not, or no longer, here. */
export const practiceGame = (id: string): Promise<PracticeGame | null> =>
  orNothing(readOne<PracticeGame>('games', id), null);

/** The sessions that wait to be played on, at most one of each game; the one played last comes first. */
export const unfinishedPractice = async (): Promise<readonly PracticeSummary[]> =>
  (await orNothing(readAll<PracticeSummary>('table'), []))
    .filter(({ unfinished }) => unfinished)
    .sort((one, other) => other.at - one.at);

/** Keeps one of the tables of this device, one thing after the other. */
export class PracticeStore implements Keeper {
  private readonly table: string;
  private last: Promise<unknown> = Promise.resolve();

  constructor(table: string) {
    this.table = table;
  }

  /** The keys of the table's events from this number on. */
  private from(number: number): IDBKeyRange {
    return IDBKeyRange.bound([this.table, number], [this.table, Number.POSITIVE_INFINITY]);
  }

  async read(): Promise<readonly TableEvent[]> {
    await this.last;
    return orNothing(readAll<TableEvent>('events', this.from(1)), []);
  }

  keep(from: number, events: readonly TableEvent[], summary: PracticeSummary): void {
    this.queue(() =>
      change(['events', 'table'], (store) => {
        // Another tab may have left events of its own behind: what is kept now stands in their place.
        store('events').delete(this.from(from));
        for (const [at, event] of events.entries()) store('events').put(event, [this.table, from + at]);
        store('table').put(summary, this.table);
      }),
    );
  }

  forget(): void {
    this.queue(() =>
      change(['events', 'table'], (store) => {
        store('events').delete(this.from(1));
        store('table').delete(this.table);
      }),
    );
  }

  finish(game: PracticeGame): void {
    this.queue(async () => {
      const games = await practiceGames();
      const tooOld = games.slice(MOST_GAMES - 1);
      await change(['games'], (store) => {
        for (const { id } of tooOld) store('games').delete(id);
        store('games').put(game, game.id);
      });
    });
  }

  async hasFinished(): Promise<boolean> {
    await this.last;
    return (await orNothing(countOf('games'), 0)) > 0;
  }

  private queue(work: () => Promise<void>): void {
    this.last = this.last.then(work).catch(() => {});
  }
}
